package dev.goldtrace.port.collision;

import dev.goldtrace.port.Retail;
import dev.goldtrace.port.object.PhysicsObj;
import dev.goldtrace.port.object.PhysicsState;
import dev.goldtrace.port.object.Weenie;
import java.util.List;

/** An object as an obstacle (CShadowObj): the object itself and its shapes. */
public final class ShadowObject {
  final PhysicsObj object;

  /** Place in the shadow list; -1: not in it. */
  int index = -1;

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

  private static boolean has(int state, int bit) {
    return (state & bit) != 0;
  }
}
