package dev.goldtrace.trace;

/**
 * What the collision transition answered.
 *
 * @param position where the object ended; null: the transition failed
 */
public record Moved(PositionValue position) {

  /** The transition failed. */
  public static final Moved FAILED = new Moved(null);

  public boolean failed() {
    return position == null;
  }
}
