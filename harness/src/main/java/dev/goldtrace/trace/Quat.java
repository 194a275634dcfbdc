package dev.goldtrace.trace;

/** A rotation quaternion as written, not normalised. */
public record Quat(float w, float x, float y, float z) {

  public static final Quat IDENTITY = new Quat(1, 0, 0, 0);
}
