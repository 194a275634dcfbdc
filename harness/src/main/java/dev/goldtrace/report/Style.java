package dev.goldtrace.report;

/** Colours words, or leaves them as they are. */
public enum Style {
  PLAIN,
  ANSI;

  private static final String RESET = "\u001b[0m";

  String good(String text) {
    return colour("\u001b[32m", text);
  }

  String bad(String text) {
    return colour("\u001b[31m", text);
  }

  String odd(String text) {
    return colour("\u001b[33m", text);
  }

  String faint(String text) {
    return colour("\u001b[2m", text);
  }

  String strong(String text) {
    return colour("\u001b[1m", text);
  }

  private String colour(String start, String text) {
    return this == PLAIN || text.isEmpty() ? text : start + text + RESET;
  }
}
