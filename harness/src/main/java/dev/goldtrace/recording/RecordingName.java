package dev.goldtrace.recording;

import dev.goldtrace.replay.RowKind;
import java.util.Optional;

/**
 * What the name of a file says: {@code NAME.frames.csv} and so on, plain or {@code .gz}.
 *
 * @param base NAME, with the path before it
 * @param kind the rows in the file
 */
record RecordingName(String base, RowKind kind) {
  private static final String COMPRESSED = ".gz";

  /** Takes a path apart; empty if it names no file of a recording. */
  static Optional<RecordingName> of(String path) {
    String plain =
        path.endsWith(COMPRESSED) ? path.substring(0, path.length() - COMPRESSED.length()) : path;
    for (RowKind kind : RowKind.values()) {
      String suffix = "." + kind.word() + ".csv";
      if (plain.endsWith(suffix) && plain.length() > suffix.length()) {
        return Optional.of(
            new RecordingName(plain.substring(0, plain.length() - suffix.length()), kind));
      }
    }
    return Optional.empty();
  }
}
