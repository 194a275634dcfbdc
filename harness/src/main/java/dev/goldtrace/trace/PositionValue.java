package dev.goldtrace.trace;

/**
 * A position.
 *
 * @param cell objcell id
 * @param o origin inside the landblock, metres
 * @param q rotation
 */
public record PositionValue(int cell, Vec3 o, Quat q) {}
