package dev.goldtrace.check;

/** How a case came out. */
public enum CaseStatus {
  /** Everything is as the golden files say. */
  PASSED,
  /** Something differs. */
  DIVERGED,
  /** The subject can't replay the trace. */
  UNSUPPORTED,
  /** The subject went wrong on the way. */
  SUBJECT_FAILED,
  /** The trace or a golden file is missing or can't be read, or there was nothing to compare. */
  UNREADABLE,
  /** It does not pass, as listed: what it needs is not ported yet. */
  NOT_PORTED,
  /** It fails, as listed, and in the way that is listed. */
  EXPECTED_FAILURE,
  /** It is listed as not passing, but passes or fails in another way. */
  STALE
}
