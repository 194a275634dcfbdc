package dev.goldtrace.trace;

/** Three float32 numbers: an origin in metres, or a velocity in metres a second. */
public record Vec3(float x, float y, float z) {

  public static final Vec3 ZERO = new Vec3(0, 0, 0);
}
