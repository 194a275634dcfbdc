package dev.goldtrace.replay.process;

import dev.goldtrace.replay.RowKind;
import java.util.List;

/** One line that a program answers. */
sealed interface Answer {

  /** Who it is. */
  record Hello(SubjectHello hello) implements Answer {}

  /** Rows, cell by cell as they would stand in a golden file. */
  record Rows(RowKind kind, List<List<String>> rows) implements Answer {}

  /** The line sent was carried out; the answer is complete. */
  record Done() implements Answer {}

  /** The program knows that it can't do what the line says; the answer is complete. */
  record Unsupported(String reason) implements Answer {}

  /** The program went wrong at the line; the answer is complete. */
  record Failed(String reason) implements Answer {}
}
