package dev.goldtrace.trace;

/** A sphere of an object's Setup, unscaled. */
public record SphereValue(Vec3 o, float r) {}
