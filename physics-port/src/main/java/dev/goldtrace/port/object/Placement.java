package dev.goldtrace.port.object;

import dev.goldtrace.port.Retail;
import dev.goldtrace.port.dialect.Divergence;
import dev.goldtrace.port.math.LandDefs;
import dev.goldtrace.port.math.Position;
import dev.goldtrace.port.probe.Probe;
import dev.goldtrace.port.probe.ProbedFunction;

/**
 * Where an object stands, and what follows from it: the commit of a transition, the placements,
 * entering and leaving the world (spec physics-tick.md sections 9, 11 and 12).
 */
final class Placement {
  private final PhysicsObj object;
  private final PhysicsWorld world;
  private final Animation animation;
  private final Collision collision;
  private final Probe probe;
  private final CollisionResponse collisionResponse;

  /** The object has left the world though its position still names a cell. */
  private boolean leftWorld;

  /** Made with the first placement. */
  private TransitionResult result;

  Placement(PhysicsObj object, Animation animation, CollisionResponse collisionResponse) {
    this.object = object;
    this.world = object.world;
    this.animation = animation;
    this.collision = object.collision();
    this.probe = world.probe();
    this.collisionResponse = collisionResponse;
  }

  boolean hasCell() {
    return object.position.cell != 0 && !leftWorld;
  }

  /** Puts the object where a transition or placement has led it. */
  @Retail(address = 0x00515330, name = "CPhysicsObj::SetPositionInternal")
  void setPositionInternal(TransitionResult answer) {
    Position current = answer.position;
    if (probe.sees(ProbedFunction.PHYSICS_OBJ_SET_POSITION_INTERNAL)) {
      probe.enter(
          object.id,
          ProbedFunction.PHYSICS_OBJ_SET_POSITION_INTERNAL,
          Probe.f32(current.frame.origin.x),
          Probe.f32(current.frame.origin.y),
          Probe.f32(current.frame.origin.z));
    }
    boolean prevHasContact = object.hasTransient(TransientState.CONTACT);
    boolean prevOnWalkable = object.hasTransient(TransientState.ON_WALKABLE);
    if (current.cell == 0) {
      object.position.set(current);
      object.setActive(false);
      collision.removed(object);
      return;
    }
    object.position.cell = current.cell;
    leftWorld = false;
    object.setFrame(current.frame);
    object.contactPlaneNormal.set(answer.contactPlaneNormal);
    object.contactPlaneDistance = answer.contactPlaneDistance;
    object.contactPlaneCell = answer.contactPlaneCell;
    object.setTransient(TransientState.CONTACT, answer.contactPlaneValid);
    object.calcAcceleration();
    object.setTransient(TransientState.WATER_CONTACT, answer.contactPlaneIsWater);
    object.setOnWalkable(answer.contactPlaneValid && answer.walkable);
    object.slidingNormal.set(answer.slidingNormal);
    object.setTransient(TransientState.SLIDING, answer.slidingNormalValid);
    collisionResponse.handleAllCollisions(answer, prevHasContact, prevOnWalkable);
    if (hasCell()) {
      collision.committed(object);
    }
  }

  /**
   * Puts the object at a position, or near it, without moving it there.
   *
   * @param flags {@link SetPositionFlags}
   * @return {@link SetPositionError}
   */
  @Retail(address = 0x005160C0, name = "CPhysicsObj::SetPosition")
  int setPosition(Position target, int flags) {
    if (!hasCell()) {
      object.updateTime = world.curTime;
      object.setActive(true);
    }
    if (result == null) {
      result = new TransitionResult();
    }
    Position goal = world.dialect().has(Divergence.D_P110) ? inItsOwnCell(target) : target;
    if (!collision.place(object, goal, flags, result)) {
      return collisionResponse.handleAllCollisions(result, false, false)
          ? SetPositionError.COLLIDED
          : SetPositionError.NO_VALID_POSITION;
    }
    if (result.position.cell == 0) {
      return SetPositionError.NO_CELL;
    }
    setPositionInternal(result);
    return SetPositionError.OK;
  }

  /** An outdoor position with the cell that its origin lies in. */
  private static Position inItsOwnCell(Position position) {
    Position adjusted = position.copy();
    if ((position.cell & 0xFFFF) < PhysicsObj.FIRST_INDOOR_CELL) {
      adjusted.cell = LandDefs.adjustToOutside(position.cell, adjusted.frame.origin);
    }
    return adjusted;
  }

  /** Puts the object at a position; {@code sliding}: the nearest free place will do. */
  @Retail(address = 0x005162B0, name = "CPhysicsObj::SetPositionSimple")
  int setPositionSimple(Position target, boolean sliding) {
    probe.enter(
        object.id,
        ProbedFunction.PHYSICS_OBJ_SET_POSITION_SIMPLE,
        target.cell,
        Probe.f32(target.frame.origin.x),
        Probe.f32(target.frame.origin.y),
        Probe.f32(target.frame.origin.z));
    int flags = SetPositionFlags.SEND_POSITION_EVENT | SetPositionFlags.TELEPORT;
    return setPosition(target, sliding ? flags | SetPositionFlags.SLIDE : flags);
  }

  /**
   * Clears ETHEREAL, unless the object still overlaps something: then this is tried again in the
   * next slice.
   */
  @Retail(address = 0x00511C40, name = "CPhysicsObj::set_ethereal")
  void clearEthereal() {
    object.state &= ~PhysicsState.ETHEREAL;
    if (object.parent() == null && hasCell() && collision.overlaps(object)) {
      object.state |= PhysicsState.ETHEREAL;
    } else {
      object.setTransient(TransientState.CHECK_ETHEREAL, false);
    }
  }

  /** Places the object where it is; answers whether it found a place. */
  @Retail(address = 0x00516170, name = "CPhysicsObj::enter_world")
  boolean enterWorld(boolean sliding) {
    if (object.parent() != null) {
      return false;
    }
    object.updateTime = world.curTime;
    int flags = SetPositionFlags.PLACEMENT;
    int error = setPosition(object.position, sliding ? flags | SetPositionFlags.SLIDE : flags);
    if (error != SetPositionError.OK) {
      return false;
    }
    object.setActive(true);
    animation.handleEnterWorld(object);
    if (object.movementManager() != null) {
      object.movementManager().handleEnterWorld();
    }
    return true;
  }

  /** Takes the object out of its cell; no manager of position or target is told. */
  @Retail(address = 0x005155A0, name = "CPhysicsObj::leave_world")
  void leaveWorld() {
    collisionResponse.reportCollisionEnd(true);
    object.setActive(false);
    leftWorld = true;
    collision.removed(object);
    clearTransientStates();
  }

  /** Lets go of the object that holds this one. */
  @Retail(address = 0x00513470, name = "CPhysicsObj::unset_parent")
  void unsetParent() {
    if (object.parent() == null) {
      return;
    }
    if (object.parent().hasState(PhysicsState.HIDDEN)) {
      int cleared =
          world.dialect().has(Divergence.D_P58) ? PhysicsState.HIDDEN : PhysicsState.NODRAW;
      object.state &= ~cleared;
    }
    object.setParent(null);
    object.updateTime = world.curTime;
    clearTransientStates();
  }

  /** Contact and all that follows from it ends. */
  private void clearTransientStates() {
    object.setTransient(TransientState.CONTACT, false);
    object.setOnWalkable(false);
    object.setTransient(
        TransientState.SLIDING | TransientState.WATER_CONTACT | TransientState.STATIONARY_MASK,
        false);
  }
}
