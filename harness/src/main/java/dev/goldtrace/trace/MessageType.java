package dev.goldtrace.trace;

/** What the bytes of a {@code msg} record are. */
public enum MessageType {
  /** The movement event body that MovementManager::unpack_movement reads. */
  UPDATE_MOTION("UpdateMotion"),
  /** A PositionPack. */
  UPDATE_POSITION("UpdatePosition");

  private final String word;

  MessageType(String word) {
    this.word = word;
  }

  /** The word in the file. */
  public String word() {
    return word;
  }
}
