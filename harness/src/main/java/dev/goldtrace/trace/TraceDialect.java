package dev.goldtrace.trace;

/** Whose behaviour the golden files of a trace hold. */
public enum TraceDialect {
  RETAIL("retail"),
  ACE("ace");

  private final String word;

  TraceDialect(String word) {
    this.word = word;
  }

  /** The word in the file. */
  public String word() {
    return word;
  }
}
