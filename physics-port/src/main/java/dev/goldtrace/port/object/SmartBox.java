package dev.goldtrace.port.object;

import dev.goldtrace.port.Retail;
import dev.goldtrace.port.math.Position;
import dev.goldtrace.port.math.Vector3;

/** Where received positions come in (spec position-managers.md sections 9.2 to 9.5). */
public final class SmartBox {

  /** What becomes of a position message. */
  public enum Answer {
    /** It has been handled. */
    HANDLED(1),
    /** It is for an earlier instance of the object: it is dropped. */
    DROPPED(2),
    /** It is for an object, or an instance of it, that is not here yet: it is to be kept. */
    QUEUED(4);

    private final int code;

    Answer(int code) {
      this.code = code;
    }

    /** Retail's number. */
    public int code() {
      return code;
    }
  }

  /**
   * A position message.
   *
   * @param placementId the placement frame of an object without animations
   * @param hasContact whether the object is on the ground
   * @param velocity never used; retail never reads it
   * @param instanceStamp this and the other stamps are unsigned 16-bit
   */
  public record ReceivedPosition(
      Position position,
      int placementId,
      boolean hasContact,
      Vector3 velocity,
      int instanceStamp,
      int positionStamp,
      int teleportStamp,
      int forcePositionStamp) {}

  private final PhysicsWorld world;

  SmartBox(PhysicsWorld world) {
    this.world = world;
  }

  /** Handles a position message for the object of an id. */
  @Retail(address = 0x004542C0, name = "SmartBox::UnpackPositionEvent")
  public Answer unpackPositionEvent(int objectId, ReceivedPosition received) {
    PhysicsObj object = world.getObject(objectId);
    if (object == null) {
      return Answer.QUEUED;
    }
    int instance = object.updateTimes[TimestampSlot.INSTANCE];
    if (Timestamps.isNewer(instance, received.instanceStamp())) {
      return Answer.QUEUED;
    }
    if (instance != received.instanceStamp()) {
      return Answer.DROPPED;
    }
    handleReceivedPosition(object, received);
    return Answer.HANDLED;
  }

  /** Moves an object to, or leads it to, where the server says it is. */
  @Retail(address = 0x00453FD0, name = "SmartBox::HandleReceivedPosition")
  public void handleReceivedPosition(PhysicsObj object, ReceivedPosition received) {
    Position position = received.position().copy();
    int teleportStamp = received.teleportStamp();
    int[] updateTimes = object.updateTimes;
    boolean isPlayer = object == world.player;

    // The stamp of a forced position is stored even if its teleport stamp is stale.
    if (isPlayer
        && object.newerEvent(TimestampSlot.FORCE_POSITION, received.forcePositionStamp())
        && !isStale(object, teleportStamp)) {
      world.geometry().setHeading(position.frame, (float) object.getHeading());
      blipPlayer(position);
      updateTimes[TimestampSlot.POSITION] = received.positionStamp();
      world.commandInterpreter.sendPositionEvent();
      return;
    }

    int saved = updateTimes[TimestampSlot.POSITION];
    if (!object.newerEvent(TimestampSlot.POSITION, received.positionStamp())) {
      return;
    }
    if (isStale(object, teleportStamp)) {
      updateTimes[TimestampSlot.POSITION] = saved;
      return;
    }

    // Retail tells the weenie here that it is held no more, and sets the placement frame of an
    // object without animations: no movement depends on either.
    object.unsetParent();

    if (isPlayer) {
      handlePlayer(object, position, received);
    } else if (object.moveOrTeleport(
        position, teleportStamp, received.hasContact(), received.velocity())) {
      constrain(object, object.position);
    }
  }

  private void handlePlayer(PhysicsObj player, Position position, ReceivedPosition received) {
    if (player.newerEvent(TimestampSlot.TELEPORT, received.teleportStamp())) {
      teleportPlayer(position);
      constrain(player, position);
      player.setVelocity(new Vector3(), true);
      return;
    }
    constrain(player, position);
    if (world.commandInterpreter.usePositionFromServer() && received.hasContact()) {
      player.interpolateTo(position, world.commandInterpreter.autonomyLevel() != 0);
    }
  }

  private static boolean isStale(PhysicsObj object, int teleportStamp) {
    return Timestamps.isNewer(teleportStamp, object.updateTimes[TimestampSlot.TELEPORT]);
  }

  private static void constrain(PhysicsObj object, Position anchor) {
    object.constrainTo(
        anchor, object.getStartConstraintDistance(), object.getMaxConstraintDistance());
  }

  /** The hook runs after the move: the voyeurs hear of the new position. */
  @Retail(address = 0x00453910, name = "SmartBox::TeleportPlayer")
  private void teleportPlayer(Position position) {
    world.player.setPositionSimple(position, true);
    world.player.teleportHook(true);
    world.commandInterpreter.playerTeleported();
  }

  /** Target, stick and interpolation survive a blip; the rest of retail's concerns the camera. */
  @Retail(address = 0x00453940, name = "SmartBox::BlipPlayer")
  private void blipPlayer(Position position) {
    world.player.setPositionSimple(position, true);
  }
}
