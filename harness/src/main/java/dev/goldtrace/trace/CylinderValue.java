package dev.goldtrace.trace;

/**
 * A cylinder of an object's Setup, unscaled.
 *
 * @param o its lowest point
 * @param r radius
 * @param h height
 */
public record CylinderValue(Vec3 o, float r, float h) {}
