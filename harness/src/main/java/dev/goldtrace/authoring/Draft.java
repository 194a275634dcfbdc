package dev.goldtrace.authoring;

import dev.goldtrace.check.TraceCase;
import dev.goldtrace.file.AtomicFile;
import dev.goldtrace.replay.SubjectFailure;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;

/**
 * What the golden files of one trace should hold, and what that changes.
 *
 * @param traceCase the trace
 * @param files frames, probes and state; empty if the replay failed
 * @param failure where the replay stopped, if it did
 */
public record Draft(TraceCase traceCase, List<DraftFile> files, Optional<SubjectFailure> failure) {

  public Draft {
    files = List.copyOf(files);
  }

  /** What it does to frames, probes and state, in this order. */
  public List<Change> changes() {
    return files.stream().map(DraftFile::change).toList();
  }

  /** Whether accepting it would change something. */
  public boolean changesSomething() {
    return changes().stream().anyMatch(change -> change != Change.SAME);
  }

  /**
   * Makes the pending files beside the golden files what they must be: those that change something
   * are written, those that are out of date go away. A run that is killed meanwhile leaves a mark,
   * and nothing of the result can be accepted until it is recorded again.
   *
   * @param here the folder that relative paths are relative to
   */
  public void save(Path here) throws IOException {
    Path mark = RecordingMark.of(traceCase.golden(here));
    if (!files.stream().allMatch(DraftFile::isSaved)) {
      AtomicFile.writeResult(mark, new byte[0]);
      for (DraftFile file : files) {
        file.save();
      }
    }
    Files.deleteIfExists(mark);
  }
}
