package dev.goldtrace.minimize;

import dev.goldtrace.check.GoldenFiles;
import dev.goldtrace.compare.Divergence;
import dev.goldtrace.file.AtomicFile;
import dev.goldtrace.golden.FrameRow;
import dev.goldtrace.golden.FrameWriter;
import dev.goldtrace.golden.ProbeRow;
import dev.goldtrace.golden.ProbeWriter;
import dev.goldtrace.golden.StateColumns;
import dev.goldtrace.golden.StateRow;
import dev.goldtrace.golden.StateWriter;
import dev.goldtrace.trace.TraceHeader;
import dev.goldtrace.trace.TraceRecord;
import dev.goldtrace.trace.TraceWriter;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/** A reduced trace with its golden rows. */
public final class Minimized {
  /** Marks traces that were made by reducing another one. */
  public static final String TAG = "minimized";

  private static final String THROWS_AT_THE_END = "ace-throws";

  private final TraceHeader header;
  private final Divergence first;
  private final Minimizer.Size before;
  private final Minimizer.Size after;
  private final List<TraceRecord> records;
  private final GoldenRows golden;
  private final boolean wholeEnd;
  private final int tries;
  private final boolean gaveUp;

  Minimized(
      TraceHeader header,
      Divergence first,
      Minimizer.Size before,
      Minimizer.Size after,
      List<TraceRecord> records,
      GoldenRows golden,
      boolean wholeEnd,
      int tries,
      boolean gaveUp) {
    this.header = header;
    this.first = first;
    this.before = before;
    this.after = after;
    this.records = List.copyOf(records);
    this.golden = golden;
    this.wholeEnd = wholeEnd;
    this.tries = tries;
    this.gaveUp = gaveUp;
  }

  /** The divergence, as it is in the trace that was reduced. */
  public Divergence first() {
    return first;
  }

  public Minimizer.Size before() {
    return before;
  }

  public Minimizer.Size after() {
    return after;
  }

  /** How often a trace was replayed. */
  public int tries() {
    return tries;
  }

  /** Whether the number of replays came to its end before the reduction did. */
  public boolean gaveUp() {
    return gaveUp;
  }

  /**
   * Writes the trace and its golden files. If the program is killed meanwhile, golden files are
   * missing; those of an older trace never stand beside the new one.
   *
   * @param id the new trace's name
   */
  public void write(Path trace, GoldenFiles files, String id) throws IOException {
    StateColumns columns = StateColumns.of(header);
    for (Path older : files.all()) {
      Files.deleteIfExists(older);
    }
    AtomicFile.write(
        trace,
        out -> {
          TraceWriter writer = new TraceWriter(out);
          writer.write(header(id));
          for (TraceRecord record : records) {
            writer.write(record);
          }
          writer.flush();
        });
    AtomicFile.write(
        files.frames(),
        out -> {
          FrameWriter writer = new FrameWriter(out);
          for (FrameRow row : golden.frames()) {
            writer.write(row);
          }
        });
    AtomicFile.write(
        files.probes(),
        out -> {
          ProbeWriter writer = new ProbeWriter(out);
          for (ProbeRow row : golden.probes()) {
            writer.write(row);
          }
        });
    AtomicFile.write(
        files.state(),
        out -> {
          StateWriter writer = new StateWriter(out, columns);
          for (StateRow row : golden.states()) {
            writer.write(row);
          }
        });
  }

  private TraceHeader header(String id) {
    List<String> tags = new ArrayList<>(header.tags());
    if (!wholeEnd) {
      tags.remove(THROWS_AT_THE_END);
    }
    if (!tags.contains(TAG)) {
      tags.add(TAG);
    }
    return new TraceHeader(
        0,
        id,
        header.origin(),
        header.dialect(),
        header.build(),
        header.title(),
        tags,
        header.time(),
        header.groundZ(),
        header.allColumns(),
        header.divergences());
  }
}
