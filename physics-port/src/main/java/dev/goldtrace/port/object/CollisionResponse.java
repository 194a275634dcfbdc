package dev.goldtrace.port.object;

import dev.goldtrace.port.Retail;
import dev.goldtrace.port.math.Vector3;
import dev.goldtrace.port.probe.Probe;
import dev.goldtrace.port.probe.ProbedFunction;

/**
 * What collisions do to an object after the frame is in place: reports, bounce and the stationary
 * bits (spec physics-tick.md section 10, transition.md sections 9 and 16).
 *
 * <p>The reports go to the weenies, which do nothing here; what is left of them is whether
 * something was reported, and that a missile is one no more.
 */
public final class CollisionResponse {
  private static final int MISSILE_BITS =
      PhysicsState.MISSILE | PhysicsState.ALIGNPATH | PhysicsState.PATH_CLIPPED;

  private final PhysicsObj object;

  /** Made with the first touch. */
  private CollisionTable collisionTable;

  /** The response of an object; it has one for its whole life, for the touches it remembers. */
  public CollisionResponse(PhysicsObj object) {
    this.object = object;
  }

  /**
   * Reacts to what a transition or placement has met.
   *
   * @param prevHasContact whether the object had contact before it
   * @param prevOnWalkable whether it was on walkable ground before it
   * @return whether something was reported
   */
  @Retail(address = 0x00514780, name = "CPhysicsObj::handle_all_collisions")
  public boolean handleAllCollisions(
      TransitionResult info, boolean prevHasContact, boolean prevOnWalkable) {
    Probe probe = object.world.probe();
    if (probe.sees(ProbedFunction.PHYSICS_OBJ_HANDLE_ALL_COLLISIONS)) {
      probe.enter(
          object.id,
          ProbedFunction.PHYSICS_OBJ_HANDLE_ALL_COLLISIONS,
          Probe.bool(prevHasContact),
          Probe.bool(prevOnWalkable),
          info.collidedObjects.size(),
          Probe.bool(info.collidedWithEnvironment),
          info.framesStationaryFall,
          Probe.bool(info.collisionNormalValid));
    }
    boolean onWalkable = object.hasTransient(TransientState.ON_WALKABLE);
    boolean bounce = !(prevOnWalkable && onWalkable && !object.hasState(PhysicsState.SLEDDING));

    boolean reported = false;
    for (int i = 0; i < info.collidedObjects.size(); i++) {
      reported |= trackObjectCollision(info.collidedObjects.get(i));
    }
    reportCollisionEnd(false);
    if (object.collidingWithEnvironment) {
      object.collidingWithEnvironment = info.collidedWithEnvironment;
    } else if (info.collidedWithEnvironment || (!prevOnWalkable && onWalkable)) {
      reported |= reportEnvironmentCollision();
    }

    Vector3 v = object.velocity;
    if (info.framesStationaryFall > 1) {
      v.set(0, 0, 0);
      if (info.framesStationaryFall == 3) {
        object.transientState &= ~TransientState.STATIONARY_MASK;
        return reported;
      }
    } else if (bounce && info.collisionNormalValid) {
      bounce(v, info.collisionNormal);
    }

    if (info.framesStationaryFall == 0) {
      object.transientState &= ~TransientState.STATIONARY_MASK;
    } else if (info.framesStationaryFall == 1) {
      object.transientState |= TransientState.STATIONARY_FALL;
    } else if (info.framesStationaryFall == 2) {
      object.transientState |= TransientState.STATIONARY_STOP;
    }
    return reported;
  }

  private void bounce(Vector3 v, Vector3 normal) {
    if (object.hasState(PhysicsState.INELASTIC)) {
      v.set(0, 0, 0);
      return;
    }
    double nx = normal.x;
    double ny = normal.y;
    double nz = normal.z;
    double dot = v.z * nz + v.y * ny + nx * v.x;
    if (dot < 0.0) {
      double k = -(dot * (object.elasticity + 1.0));
      v.x = (float) (k * nx + v.x);
      v.y = (float) ((double) (float) (k * ny) + v.y);
      v.z = (float) ((double) (float) (k * nz) + v.z);
    }
  }

  /** Answers whether the touch was reported: a lasting one is not. */
  @Retail(address = 0x00513F10, name = "CPhysicsObj::track_object_collision")
  private boolean trackObjectCollision(PhysicsObj obstacle) {
    if (obstacle.hasState(PhysicsState.STATIC)) {
      return reportEnvironmentCollision();
    }
    if (collisionTable == null) {
      collisionTable = new CollisionTable();
    }
    boolean isNew =
        collisionTable.touch(
            obstacle.id, object.world.physicsTime, obstacle.hasState(PhysicsState.ETHEREAL));
    return isNew && reportObjectCollision(obstacle);
  }

  @Retail(address = 0x00513060, name = "CPhysicsObj::report_object_collision")
  private boolean reportObjectCollision(PhysicsObj obstacle) {
    if (obstacle.hasState(PhysicsState.REPORT_COLLISIONS_AS_ENVIRONMENT)) {
      return reportEnvironmentCollision();
    }
    boolean reported = false;
    if (!obstacle.hasState(PhysicsState.IGNORE_COLLISIONS)) {
      reported = object.hasState(PhysicsState.REPORT_COLLISIONS) && object.weenie != null;
      stopBeingMissile();
    }
    return reported
        || (obstacle.hasState(PhysicsState.REPORT_COLLISIONS)
            && !object.hasState(PhysicsState.IGNORE_COLLISIONS)
            && obstacle.weenie != null);
  }

  @Retail(address = 0x00512FC0, name = "CPhysicsObj::report_environment_collision")
  private boolean reportEnvironmentCollision() {
    if (object.collidingWithEnvironment) {
      return false;
    }
    boolean reported = object.hasState(PhysicsState.REPORT_COLLISIONS) && object.weenie != null;
    object.collidingWithEnvironment = true;
    stopBeingMissile();
    return reported;
  }

  private void stopBeingMissile() {
    if (object.hasState(PhysicsState.MISSILE)) {
      object.state &= ~MISSILE_BITS;
    }
  }

  /**
   * Forgets the touches that are over.
   *
   * @param all whether the others are over too
   */
  @Retail(address = 0x00514620, name = "CPhysicsObj::report_collision_end")
  void reportCollisionEnd(boolean all) {
    if (collisionTable == null) {
      return;
    }
    if (all) {
      collisionTable.clear();
    } else {
      collisionTable.removeEnded(object.world.physicsTime);
    }
  }
}
