package dev.goldtrace.port.object;

/** CPhysicsObj: one object of the physics world. */
public final class PhysicsObj {}
