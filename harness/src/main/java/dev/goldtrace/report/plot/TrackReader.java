package dev.goldtrace.report.plot;

import dev.goldtrace.check.GoldenFiles;
import dev.goldtrace.check.TraceCase;
import dev.goldtrace.golden.FrameReader;
import dev.goldtrace.golden.FrameRow;
import dev.goldtrace.replay.Recording;
import dev.goldtrace.replay.Replayer;
import dev.goldtrace.replay.Subject;
import dev.goldtrace.trace.TraceReader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Supplier;

/** Gets the tracks of a case: reads the golden ones, replays for the others. */
public final class TrackReader {
  private final Path here;
  private final Supplier<Subject> subjects;

  /**
   * @param here the folder that relative paths are relative to
   * @param subjects makes what the trace is replayed through
   */
  public TrackReader(Path here, Supplier<Subject> subjects) {
    this.here = here;
    this.subjects = subjects;
  }

  /**
   * The tracks of all objects of a case; a side that can't be had is empty where it breaks off.
   *
   * @throws dev.goldtrace.trace.InputException a file can't be read
   */
  public List<Track> read(TraceCase one) {
    Recording recording = new Recording();
    try (TraceReader trace = TraceReader.open(here.resolve(one.trace()));
        Subject subject = subjects.get()) {
      Replayer.replay(trace, one.trace().toString(), subject, recording);
    }
    return Track.of(golden(one.golden(here)), recording.frames());
  }

  private static List<FrameRow> golden(GoldenFiles files) {
    List<FrameRow> rows = new ArrayList<>();
    if (Files.isRegularFile(files.frames())) {
      try (FrameReader reader = FrameReader.open(files.frames())) {
        for (FrameRow row = reader.next(); row != null; row = reader.next()) {
          rows.add(row);
        }
      }
    }
    return rows;
  }
}
