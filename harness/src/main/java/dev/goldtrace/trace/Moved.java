package dev.goldtrace.trace;

/**
 * What the collision transition answered.
 *
 * @param position where the object ended; null: the transition failed
 */
public record Moved(PositionValue position) {

  public boolean failed() {
    return position == null;
  }
}
