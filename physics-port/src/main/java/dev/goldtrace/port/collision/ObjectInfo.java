package dev.goldtrace.port.collision;

import static dev.goldtrace.port.collision.CollisionConstants.EPSILON;
import static dev.goldtrace.port.collision.CollisionConstants.FLOOR_Z;
import static dev.goldtrace.port.collision.CollisionConstants.INTERP_MIN;

import dev.goldtrace.port.Retail;
import dev.goldtrace.port.math.Vector3;
import dev.goldtrace.port.object.PhysicsObj;
import dev.goldtrace.port.object.PhysicsState;
import dev.goldtrace.port.object.Weenie;

/** The mover of a transition (OBJECTINFO; spec transition.md 1.2). */
public final class ObjectInfo {
  public PhysicsObj object;

  /** {@link ObjectInfoState} bits. */
  public int state;

  public float scale;
  public float stepUpHeight;
  public float stepDownHeight;
  public boolean ethereal;

  /** Whether the mover looks for ground below when it has lost contact. */
  public boolean stepDown;

  /** The only creature a missile collides with; the client leaves it 0: all. */
  public int targetId;

  /** Takes the mover and its flags; its weenie adds some. */
  @Retail(address = 0x0050CF30, name = "OBJECTINFO::init")
  public void init(PhysicsObj mover, int flags) {
    object = mover;
    state = flags;
    scale = mover.scale;
    stepUpHeight = mover.setup.stepUpHeight(mover.scale);
    stepDownHeight = mover.setup.stepDownHeight(mover.scale);
    ethereal = (mover.state & PhysicsState.ETHEREAL) != 0;
    stepDown = (mover.state & PhysicsState.MISSILE) == 0;
    Weenie weenie = mover.weenie;
    if (weenie == null) {
      return;
    }
    if (weenie.isImpenetrable()) {
      state |= ObjectInfoState.IS_IMPENETRABLE;
    }
    if (weenie.isPlayer()) {
      state |= ObjectInfoState.IS_PLAYER;
    }
    if (weenie.isPk()) {
      state |= ObjectInfoState.IS_PK;
    }
    if (weenie.isPkLite()) {
      state |= ObjectInfoState.IS_PKLITE;
    }
  }

  public boolean has(int stateBit) {
    return (state & stateBit) != 0;
  }

  void setContact(boolean contact, boolean walkable) {
    state &= ~(ObjectInfoState.CONTACT | ObjectInfoState.ON_WALKABLE);
    if (contact) {
      state |= ObjectInfoState.CONTACT | (walkable ? ObjectInfoState.ON_WALKABLE : 0);
    }
  }

  /** Whether a normal with this z can be walked on. */
  @Retail(address = 0x0050F530, name = "CPhysicsObj::is_valid_walkable")
  public static boolean isValidWalkable(Vector3 normal) {
    return normal.z >= FLOOR_Z;
  }

  /** Stops the object itself, at once: the transition is still running. */
  @Retail(address = 0x0050CFE0, name = "OBJECTINFO::kill_velocity")
  public void killVelocity() {
    object.setVelocity(new Vector3(), false);
  }

  /** Whether an obstacle does not exist for this mover because one of the two is a missile. */
  @Retail(address = 0x0050CEB0, name = "OBJECTINFO::missile_ignore")
  public boolean missileIgnore(PhysicsObj obstacle) {
    if ((obstacle.state & PhysicsState.MISSILE) != 0) {
      return true;
    }
    if ((object.state & PhysicsState.MISSILE) == 0 || obstacle.id == targetId) {
      return false;
    }
    Weenie weenie = obstacle.weenie;
    return weenie != null
        && ((obstacle.state & PhysicsState.ETHEREAL) != 0
            || (targetId != 0 && weenie.isCreature()));
  }

  /**
   * Tests the lowest point of the first sphere against a ground plane: sets the contact plane when
   * it touches, lifts the position under test when it is below.
   *
   * @param waterDepth metres of water above the plane
   * @param cell the cell that the plane belongs to
   */
  @Retail(address = 0x0050D010, name = "OBJECTINFO::validate_walkable")
  public TransitionState validateWalkable(
      Sphere checked,
      Plane plane,
      boolean isWater,
      float waterDepth,
      Transition transition,
      int cell) {
    if (has(ObjectInfoState.IS_VIEWER)) {
      throw new UnsupportedCollisionException(0x0050D010, "the camera sweep");
    }
    SpherePath path = transition.spherePath;
    CollisionInfo info = transition.collisionInfo;
    Vector3 n = plane.normal;
    Vector3 c = checked.center;
    double h =
        (double) c.y * n.y
            + ((double) c.z - checked.radius) * n.z
            + (double) c.x * n.x
            + plane.d
            + waterDepth;
    boolean allow = path.stepDown || !has(ObjectInfoState.ON_WALKABLE) || isValidWalkable(n);
    if (h >= -EPSILON) {
      if (h > EPSILON) {
        return TransitionState.OK;
      }
      if (allow) {
        info.setContactPlane(plane, isWater);
        info.contactPlaneCell = cell;
      }
      collideWithGroundInTheAir(n, path, info);
      return TransitionState.OK;
    }
    if (path.checkWalkable) {
      return TransitionState.COLLIDED;
    }
    float p = (float) (h / n.z);
    TransitionState answer = TransitionState.OK;
    if (allow) {
      info.setContactPlane(plane, isWater);
      info.contactPlaneCell = cell;
      if (path.stepDown) {
        double interp =
            (1.0 - (-1.0 / ((double) path.stepDownAmt * path.walkInterp)) * p) * path.walkInterp;
        if (interp >= path.walkInterp || interp < INTERP_MIN) {
          return TransitionState.COLLIDED;
        }
        path.walkInterp = (float) interp;
      }
      path.addOffset(0, 0, -p);
      answer = TransitionState.ADJUSTED;
    }
    collideWithGroundInTheAir(n, path, info);
    return answer;
  }

  private void collideWithGroundInTheAir(Vector3 normal, SpherePath path, CollisionInfo info) {
    if (!has(ObjectInfoState.CONTACT) && !path.stepDown) {
      info.setCollisionNormal(normal);
      info.collidedWithEnvironment = true;
    }
  }
}
