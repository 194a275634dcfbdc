package dev.goldtrace.replay.process;

/** What comes out of a program next. */
sealed interface OutputEvent {

  /** A whole line, without its end. */
  record Line(String text, int bytes) implements OutputEvent {}

  /** A line that is longer than allowed. */
  record TooLong() implements OutputEvent {}

  /** A line with bytes that are not UTF-8. */
  record NotText() implements OutputEvent {}

  /** The end; what stands after the last line end, if anything, is half a line. */
  record End(String half) implements OutputEvent {}
}
