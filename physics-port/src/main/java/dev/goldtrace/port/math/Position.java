package dev.goldtrace.port.math;

/** A cell id and a frame inside its landblock (spec math.md sections 2 and 8). */
public final class Position {
  /** The 32-bit objcell id, {@code 0xXXYYLLLL}; 0: none. */
  public int cell;

  public final Frame frame = new Frame();
}
