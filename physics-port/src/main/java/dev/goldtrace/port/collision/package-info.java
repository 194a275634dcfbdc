/**
 * The collision transition for creatures on open, flat ground (spec transition.md): how an object
 * that wants to move is stepped, tested against the ground and against the other objects, slid,
 * stopped or placed, and what is written back into it.
 *
 * <p>The names are retail's in Java case: CSphere is {@link Sphere}, CCylSphere {@link CylSphere},
 * OBJECTINFO {@link ObjectInfo}, SPHEREPATH {@link SpherePath}, COLLISIONINFO {@link
 * CollisionInfo}, CTransition {@link Transition}. What the specification puts out of scope (BSP,
 * cameras, steep planes, walkable polygons) throws {@link UnsupportedCollisionException}.
 */
package dev.goldtrace.port.collision;
