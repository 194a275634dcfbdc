package dev.goldtrace.port.target;

import dev.goldtrace.port.math.Position;

/** An object that watches this one. */
public final class TargettedVoyeurInfo {

  /** The watching object. */
  public final int objectId;

  /** Seconds to predict ahead. */
  public double quantum;

  /** Metres to move before another snapshot is sent. */
  public float radius;

  /** The (predicted) position of the last snapshot; cell 0 before the first. */
  public final Position lastSentPosition = new Position();

  TargettedVoyeurInfo(int objectId, float radius, double quantum) {
    this.objectId = objectId;
    this.radius = radius;
    this.quantum = quantum;
  }
}
