package dev.goldtrace.port.math;

import dev.goldtrace.port.dialect.Dialect;

/** Frame and position arithmetic in a dialect. */
public final class Geometry {
  public Geometry(Dialect dialect) {}
}
