package dev.goldtrace.port.moveto;

import dev.goldtrace.port.Retail;
import dev.goldtrace.port.dialect.Dialect;
import dev.goldtrace.port.dialect.Divergence;

/**
 * The two checkpoints by which a move-to notices that it makes no progress: one moved on at every
 * test passed, one at the beginning of the step. Distances are metres, times seconds of the frame
 * clock.
 */
public final class MoveProgress {
  private static final double GRACE_SECONDS = 1.0;
  private static final double MIN_RATE = 0.25;

  public float previousDistance;
  public double previousDistanceTime;
  public float originalDistance;
  public double originalDistanceTime;

  private final boolean floatDifferences;

  public MoveProgress(Dialect dialect) {
    this.floatDifferences = dialect.has(Divergence.D_M18);
  }

  /** Sets the times of both checkpoints. */
  public void restartTimes(double now) {
    previousDistanceTime = now;
    originalDistanceTime = now;
  }

  /** Sets both checkpoints. */
  public void restart(float distance, double now) {
    previousDistance = distance;
    originalDistance = distance;
    restartTimes(now);
  }

  /**
   * Whether the distance has changed as it should, by 0.25 m/s, since both checkpoints; always true
   * in the first second after the last one.
   */
  @Retail(address = 0x005290F0, name = "MoveToManager::CheckProgressMade")
  public boolean checkProgressMade(float distance, boolean movingAway, double now) {
    double elapsed = now - previousDistanceTime;
    if (elapsed <= GRACE_SECONDS) {
      return true;
    }
    if (progress(previousDistance, distance, movingAway) / elapsed < MIN_RATE) {
      return false;
    }
    previousDistance = distance;
    previousDistanceTime = now;
    double sinceStart = now - originalDistanceTime;
    return !(progress(originalDistance, distance, movingAway) / sinceStart < MIN_RATE);
  }

  private double progress(float from, float to, boolean movingAway) {
    if (floatDifferences) {
      return movingAway ? to - from : from - to;
    }
    return movingAway ? (double) to - from : (double) from - to;
  }
}
