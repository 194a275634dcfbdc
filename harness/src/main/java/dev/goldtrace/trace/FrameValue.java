package dev.goldtrace.trace;

/** An origin and a rotation without a cell: a delta frame. */
public record FrameValue(Vec3 o, Quat q) {

  public static final FrameValue IDENTITY = new FrameValue(Vec3.ZERO, Quat.IDENTITY);
}
