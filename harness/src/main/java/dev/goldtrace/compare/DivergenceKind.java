package dev.goldtrace.compare;

/** In what way the two sides part. */
public enum DivergenceKind {
  /** A cell, or an argument of a call, has another value. */
  VALUE,
  /** The recording lacks a row that the golden side has. */
  MISSING_ROW,
  /** The recording has a row that the golden side lacks. */
  EXTRA_ROW,
  /** Both sides have the tick's rows, in another order. */
  ROW_ORDER,
  /** The recording lacks a call. */
  MISSING_CALL,
  /** The recording has a call that the golden side lacks. */
  EXTRA_CALL,
  /** Both sides have the call, but not at the same place in the sequence. */
  CALL_ORDER
}
