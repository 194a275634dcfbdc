package dev.goldtrace.wire;

/** What the bytes to be described are. */
public enum BodyKind {
  /** A whole message, opcode first. */
  MESSAGE,
  /** A movement event body alone: the {@code hex} of an {@code UpdateMotion} record. */
  MOVEMENT,
  /** A PositionPack alone: the {@code hex} of an {@code UpdatePosition} record. */
  POSITION
}
