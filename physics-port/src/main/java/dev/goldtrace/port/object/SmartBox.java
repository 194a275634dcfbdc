package dev.goldtrace.port.object;

import dev.goldtrace.port.Retail;
import dev.goldtrace.port.dialect.Divergence;
import dev.goldtrace.port.math.Frame;
import dev.goldtrace.port.math.Position;
import dev.goldtrace.port.math.Vector3;
import dev.goldtrace.port.wire.MotionStamps;
import dev.goldtrace.port.wire.MovementEvent;
import dev.goldtrace.port.wire.PositionPack;
import dev.goldtrace.port.wire.UpdateMotion;
import dev.goldtrace.port.wire.VectorUpdate;

/**
 * Where received messages come in: positions (spec position-managers.md sections 9.2 to 9.5),
 * movement events and velocities (spec wire.md sections 2.1 and 5).
 */
public final class SmartBox {

  /** What becomes of a message. */
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

  private final PhysicsWorld world;

  SmartBox(PhysicsWorld world) {
    this.world = world;
  }

  /** Handles a position message for the object of an id. */
  @Retail(address = 0x004542C0, name = "SmartBox::UnpackPositionEvent")
  public Answer unpackPositionEvent(int objectId, PositionPack pack) {
    PhysicsObj object = world.getObject(objectId);
    Answer answer = answerTo(object, pack.instanceStamp());
    if (answer != Answer.HANDLED) {
      return answer;
    }
    handleReceivedPosition(
        object,
        positionOf(pack),
        pack.placement(),
        pack.hasContact(),
        new Vector3(pack.velocityX(), pack.velocityY(), pack.velocityZ()),
        pack.positionStamp(),
        pack.teleportStamp(),
        pack.forcePositionStamp());
    return Answer.HANDLED;
  }

  /** Which messages for an object are handled: those for the instance of it that is here. */
  private static Answer answerTo(PhysicsObj object, int instanceStamp) {
    if (object == null) {
      return Answer.QUEUED;
    }
    int instance = object.updateTimes[TimestampSlot.INSTANCE];
    if (Timestamps.isNewer(instance, instanceStamp)) {
      return Answer.QUEUED;
    }
    return instance == instanceStamp ? Answer.HANDLED : Answer.DROPPED;
  }

  /** Handles a movement event for its object. */
  public Answer unpackMovementEvent(UpdateMotion message) {
    PhysicsObj object = world.getObject(message.object());
    Answer answer = answerTo(object, message.instance());
    if (answer == Answer.HANDLED) {
      setObjectMovement(object, message.stamps(), message.event());
    }
    return answer;
  }

  /** Lets an object do what a movement event says, if the event is news and not its own echo. */
  @Retail(address = 0x00509690, name = "CPhysics::SetObjectMovement")
  public void setObjectMovement(PhysicsObj object, MotionStamps stamps, MovementEvent event) {
    boolean isPlayer = object.weenie != null && object.weenie.isThePlayer();
    if (!object.newerEvent(TimestampSlot.MOVEMENT, stamps.movement())) {
      return;
    }
    // The movement stamp stays stored when the server-control stamp is older.
    int serverControl = object.updateTimes[TimestampSlot.SERVER_CONTROLLED_MOVE];
    if (Timestamps.isNewer(stamps.serverControl(), serverControl)) {
      return;
    }
    object.updateTimes[TimestampSlot.SERVER_CONTROLLED_MOVE] = stamps.serverControl();
    boolean autonomous = stamps.autonomous() != 0;
    if (autonomous && isPlayer) {
      return;
    }
    object.lastMoveWasAutonomous = autonomous;
    object.unpackMovement(event);
    if (isPlayer) {
      world.commandInterpreter.lostControlToServer();
    }
  }

  /** Gives an object the velocity and the turning that the server says. */
  @Retail(address = 0x00453480, name = "SmartBox::UnpackVectorEvent")
  public Answer unpackVectorEvent(VectorUpdate message) {
    PhysicsObj object = world.getObject(message.object());
    Answer answer = answerTo(object, message.instance());
    if (answer != Answer.HANDLED
        || !object.newerEvent(TimestampSlot.VECTOR, message.vector())
        || object == world.player && !world.commandInterpreter.usePositionFromServer()) {
      return answer;
    }
    object.setVelocity(
        new Vector3(message.velocityX(), message.velocityY(), message.velocityZ()), true);
    object.omega.set(message.omegaX(), message.omegaY(), message.omegaZ());
    return answer;
  }

  /** The rotation is taken as it was sent, not normalised. */
  private static Position positionOf(PositionPack pack) {
    Position position = new Position();
    position.cell = pack.cell();
    Frame frame = position.frame;
    frame.origin.set(pack.x(), pack.y(), pack.z());
    frame.qw = pack.qw();
    frame.qx = pack.qx();
    frame.qy = pack.qy();
    frame.qz = pack.qz();
    frame.cache();
    return position;
  }

  /**
   * Moves an object to, or leads it to, where the server says it is.
   *
   * @param placementId the placement frame of an object without animations; no movement depends on
   *     it
   * @param hasContact whether the object is on the ground
   * @param velocity not used
   * @param positionStamp unsigned 16-bit, as are the other two stamps
   */
  @Retail(address = 0x00453FD0, name = "SmartBox::HandleReceivedPosition")
  public void handleReceivedPosition(
      PhysicsObj object,
      Position received,
      int placementId,
      boolean hasContact,
      Vector3 velocity,
      int positionStamp,
      int teleportStamp,
      int forcePositionStamp) {
    Position position = received.copy();
    int[] updateTimes = object.updateTimes;
    boolean isPlayer = object == world.player;

    // The stamp of a forced position is stored even if its teleport stamp is stale.
    if (isPlayer
        && object.newerEvent(TimestampSlot.FORCE_POSITION, forcePositionStamp)
        && !isStale(object, teleportStamp)) {
      world.geometry().setHeading(position.frame, (float) object.getHeading());
      blipPlayer(position);
      updateTimes[TimestampSlot.POSITION] = positionStamp;
      world.commandInterpreter.sendPositionEvent();
      return;
    }

    int saved = updateTimes[TimestampSlot.POSITION];
    if (!object.newerEvent(TimestampSlot.POSITION, positionStamp)) {
      return;
    }
    if (isStale(object, teleportStamp)) {
      updateTimes[TimestampSlot.POSITION] = saved;
      return;
    }

    // Retail also tells the weenie that it is held no more, and sets the placement frame of an
    // object without animations: no movement depends on either.
    object.unsetParent();

    if (isPlayer) {
      handlePlayer(object, position, hasContact, teleportStamp);
    } else if (object.moveOrTeleport(position, teleportStamp, hasContact, velocity)) {
      constrain(object, object.position);
    }
  }

  private void handlePlayer(
      PhysicsObj player, Position position, boolean hasContact, int teleportStamp) {
    if (player.newerEvent(TimestampSlot.TELEPORT, teleportStamp)) {
      teleportPlayer(position);
      constrain(player, position);
      player.setVelocity(new Vector3(), true);
      return;
    }
    constrain(player, position);
    CommandInterpreter interpreter = world.commandInterpreter;
    if (interpreter.usePositionFromServer() && hasContact) {
      player.interpolateTo(position, interpreter.autonomyLevel() != 0);
    }
  }

  private static boolean isStale(PhysicsObj object, int teleportStamp) {
    return Timestamps.isNewer(teleportStamp, object.updateTimes[TimestampSlot.TELEPORT]);
  }

  private static void constrain(PhysicsObj object, Position anchor) {
    if (object.world.dialect().has(Divergence.D_P06)) {
      return;
    }
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
