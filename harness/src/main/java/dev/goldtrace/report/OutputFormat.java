package dev.goldtrace.report;

/** In what form a command prints its results. */
public enum OutputFormat {
  /** For a person at a terminal. */
  TEXT,
  /** For programs. */
  JSON,
  /** For issues and reviews. */
  MARKDOWN
}
