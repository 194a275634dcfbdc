package dev.goldtrace.port.math;

/**
 * The outputs of {@link LandDefs}' lcoord functions: a landcell's column and row, counted over the
 * whole map from its south-west corner. Mutable, so that "the outputs stay untouched" can be said.
 */
public final class LandCoordinate {
  public int x;
  public int y;

  public LandCoordinate() {}

  public LandCoordinate(int x, int y) {
    set(x, y);
  }

  public void set(int x, int y) {
    this.x = x;
    this.y = y;
  }
}
