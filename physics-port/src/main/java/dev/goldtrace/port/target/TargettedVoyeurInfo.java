package dev.goldtrace.port.target;

import dev.goldtrace.port.math.Position;

/** An object that watches this one: an entry of the {@link VoyeurTable}. */
final class TargettedVoyeurInfo {

  /** The watching object. */
  final int objectId;

  /** Seconds to predict ahead. */
  double quantum;

  /** Metres to move before another snapshot is sent. */
  float radius;

  /** The (predicted) position of the last snapshot; cell 0 before the first. */
  final Position lastSentPosition = new Position();

  /** The next entry of the chain; kept after the removal, for loops that stand on this entry. */
  TargettedVoyeurInfo next;

  boolean removed;

  TargettedVoyeurInfo(int objectId, float radius, double quantum) {
    this.objectId = objectId;
    this.radius = radius;
    this.quantum = quantum;
  }
}
