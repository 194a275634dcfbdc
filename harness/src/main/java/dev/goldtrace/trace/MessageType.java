package dev.goldtrace.trace;

/** What the bytes of a {@code msg} record are. */
public enum MessageType {
  /** The movement event body that MovementManager::unpack_movement reads. */
  UPDATE_MOTION("UpdateMotion"),
  /** A PositionPack. */
  UPDATE_POSITION("UpdatePosition"),
  /** Format 1.2: a whole message, opcode and object id first. */
  MESSAGE("Message"),
  /** Format 1.2: as {@link #UPDATE_MOTION}, and answered. */
  MOVEMENT_EVENT("MovementEvent");

  private final String word;

  MessageType(String word) {
    this.word = word;
  }

  /** Whether only a trace of format 1.2 can hold it. */
  public boolean needsAllColumns() {
    return ordinal() > UPDATE_POSITION.ordinal();
  }

  /** The word in the file. */
  public String word() {
    return word;
  }
}
