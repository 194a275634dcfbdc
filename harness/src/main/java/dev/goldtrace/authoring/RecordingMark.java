package dev.goldtrace.authoring;

import dev.goldtrace.check.GoldenFiles;
import java.nio.file.Path;

/**
 * The empty file that says that a result is being recorded: while it is there, some of the pending
 * files of the trace may be of this recording and others of an earlier one.
 */
final class RecordingMark {
  private static final String SUFFIX = ".recording";

  private RecordingMark() {}

  /** Where the mark of these golden files lies: {@code NAME.recording} beside them. */
  static Path of(GoldenFiles golden) {
    return golden.mark(SUFFIX);
  }
}
