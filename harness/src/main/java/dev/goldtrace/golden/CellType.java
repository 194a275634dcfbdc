package dev.goldtrace.golden;

/** How a state cell is held and printed. */
public enum CellType {
  /** 32 bits, printed {@code 0x%08X}. */
  HEX,
  /** An integer or enum, printed decimal. */
  INT,
  /** A boolean, printed 0 or 1. */
  BOOL,
  /** A float32. */
  F32,
  /** A float64. */
  F64,
  /** Text; the empty text is an empty cell. */
  TEXT
}
