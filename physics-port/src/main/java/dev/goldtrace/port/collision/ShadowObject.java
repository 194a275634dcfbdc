package dev.goldtrace.port.collision;

import dev.goldtrace.port.Retail;
import dev.goldtrace.port.math.Frame;
import dev.goldtrace.port.math.Vector3;
import dev.goldtrace.port.object.PhysicsObj;
import dev.goldtrace.port.object.PhysicsState;
import dev.goldtrace.port.object.Weenie;
import java.util.List;

/** An object as an obstacle (CShadowObj): the object itself and its shapes. */
public final class ShadowObject {
  /** Added to a reach: covers the tolerances of the tests. */
  private static final double REACH_MARGIN = 0.01;

  /** Covers the rounding of sphere centres far from the block's corner. */
  private static final double RELATIVE_MARGIN = 1e-6;

  final PhysicsObj object;

  /** Place in the shadow list; -1: not in it. */
  int index = -1;

  // --- its place in the grid, kept by ShadowGrid ---

  static final int NOWHERE = 0;
  static final int IN_SQUARE = 1;
  static final int UNBOUNDED = 2;

  /** One of the three above. */
  int square = NOWHERE;

  int squareX;
  int squareY;
  ShadowObject previous;
  ShadowObject next;

  /** Metres from the origin to the farthest point of the shapes, horizontally. */
  double reach;

  ShadowObject(PhysicsObj object) {
    this.object = object;
  }

  /** Tests the mover of a transition against this obstacle (spec transition.md 6.3). */
  @Retail(address = 0x0050F050, name = "CPhysicsObj::FindObjCollisions")
  TransitionState findObjCollisions(Transition transition) {
    int state = object.state;
    if (has(state, PhysicsState.ETHEREAL) && has(state, PhysicsState.IGNORE_COLLISIONS)) {
      return TransitionState.OK;
    }
    ObjectInfo mover = transition.objectInfo;
    if (mover.has(ObjectInfoState.IS_VIEWER)) {
      throw new UnsupportedCollisionException(0x0050F050, "the camera sweep");
    }
    SpherePath path = transition.spherePath;
    boolean isStatic = has(state, PhysicsState.STATIC);
    boolean ethereal = has(state, PhysicsState.ETHEREAL) || (mover.ethereal && !isStatic);
    if (ethereal && path.stepDown) {
      return TransitionState.OK;
    }
    path.obstructionEthereal = ethereal;
    if (isExempt(mover) || mover.missileIgnore(object)) {
      path.obstructionEthereal = false;
      return TransitionState.OK;
    }
    Weenie weenie = object.weenie;
    boolean isCreature =
        has(state, PhysicsState.MISSILE) || (weenie != null && weenie.isCreature());
    TransitionState answer = testShapes(transition, isCreature);
    if (answer != TransitionState.OK && !path.stepDown) {
      answer = report(transition, answer, isStatic, ethereal, isCreature);
    }
    path.obstructionEthereal = false;
    return answer;
  }

  /** Players pass through players, unless they may fight or one of the two is impenetrable. */
  private boolean isExempt(ObjectInfo mover) {
    Weenie weenie = object.weenie;
    return weenie != null
        && weenie.isPlayer()
        && mover.has(ObjectInfoState.IS_PLAYER)
        && !mover.has(ObjectInfoState.IS_IMPENETRABLE)
        && !weenie.isImpenetrable()
        && !(mover.has(ObjectInfoState.IS_PK) && weenie.isPk())
        && !(mover.has(ObjectInfoState.IS_PKLITE) && weenie.isPkLite());
  }

  /** The first kind of shape that the obstacle has, and of these the first that is in the way. */
  private TransitionState testShapes(Transition transition, boolean isCreature) {
    if (has(object.state, PhysicsState.HAS_PHYSICS_BSP)) {
      throw new UnsupportedCollisionException(
          0x00518180, String.format("BSP collision with object 0x%08X", object.id));
    }
    List<CylSphere> cylSpheres = object.setup.cylSpheres();
    if (!cylSpheres.isEmpty()) {
      for (int i = 0; i < cylSpheres.size(); i++) {
        TransitionState answer =
            cylSpheres.get(i).intersectsSphere(object.position, object.scale, transition);
        if (answer != TransitionState.OK) {
          return answer;
        }
      }
      return TransitionState.OK;
    }
    List<Sphere> spheres = object.setup.spheres();
    for (int i = 0; i < spheres.size(); i++) {
      TransitionState answer =
          spheres.get(i).intersectsSphere(object.position, object.scale, transition, isCreature);
      if (answer != TransitionState.OK) {
        return answer;
      }
    }
    return TransitionState.OK;
  }

  private TransitionState report(
      Transition transition,
      TransitionState answer,
      boolean isStatic,
      boolean ethereal,
      boolean isCreature) {
    ObjectInfo mover = transition.objectInfo;
    CollisionInfo info = transition.collisionInfo;
    if (isStatic) {
      if (!mover.has(ObjectInfoState.CONTACT)) {
        info.collidedWithEnvironment = true;
      }
      return answer;
    }
    if (ethereal || (isCreature && mover.has(ObjectInfoState.IGNORE_CREATURES))) {
      info.addObject(object, TransitionState.OK);
      info.collisionNormalValid = false;
      return TransitionState.OK;
    }
    info.addObject(object, answer);
    return answer;
  }

  /**
   * How far the shapes reach from the origin, horizontally, in metres, rounded up generously; the
   * extent of a BSP is unknown: infinity.
   */
  double measureReach() {
    if (has(object.state, PhysicsState.HAS_PHYSICS_BSP)) {
      return Double.POSITIVE_INFINITY;
    }
    Frame frame = object.position.frame;
    Vector3 origin = frame.origin;
    double farthest = 0;
    List<CylSphere> cylSpheres = object.setup.cylSpheres();
    List<Sphere> spheres = object.setup.spheres();
    for (int i = 0; i < cylSpheres.size(); i++) {
      CylSphere cyl = cylSpheres.get(i);
      farthest = Math.max(farthest, reach(frame, cyl.lowPoint, cyl.radius));
    }
    for (int i = 0; i < spheres.size(); i++) {
      Sphere sphere = spheres.get(i);
      farthest = Math.max(farthest, reach(frame, sphere.center, sphere.radius));
    }
    return farthest
        + REACH_MARGIN
        + RELATIVE_MARGIN * (Math.abs((double) origin.x) + Math.abs((double) origin.y));
  }

  private double reach(Frame f, Vector3 v, float radius) {
    double x = (double) f.m0 * v.x + (double) f.m3 * v.y + (double) f.m6 * v.z;
    double y = (double) f.m1 * v.x + (double) f.m4 * v.y + (double) f.m7 * v.z;
    return Math.abs((double) object.scale) * (Math.sqrt(x * x + y * y) + Math.abs(radius));
  }

  /** Whether the shapes may reach into a rectangle. */
  boolean reaches(double minX, double minY, double maxX, double maxY) {
    Vector3 origin = object.position.frame.origin;
    return origin.x + reach >= minX
        && origin.x - reach <= maxX
        && origin.y + reach >= minY
        && origin.y - reach <= maxY;
  }

  private static boolean has(int state, int bit) {
    return (state & bit) != 0;
  }
}
