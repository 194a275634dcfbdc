package dev.goldtrace.importer.cdb;

import dev.goldtrace.check.CaseFinder;
import dev.goldtrace.check.GoldenFiles;
import dev.goldtrace.golden.FrameRow;
import dev.goldtrace.golden.FrameWriter;
import dev.goldtrace.golden.ProbeRow;
import dev.goldtrace.golden.ProbeWriter;
import dev.goldtrace.golden.StateColumns;
import dev.goldtrace.golden.StateRow;
import dev.goldtrace.golden.StateWriter;
import dev.goldtrace.trace.TraceRecord;
import dev.goldtrace.trace.TraceWriter;
import java.io.IOException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/** The files of one session; golden files go where {@code replay} looks for them. */
final class SessionFiles implements AutoCloseable {
  private final Path trace;
  private final List<Path> golden = new ArrayList<>();
  private final TraceWriter records;
  private final ProbeWriter probes;
  private final FrameWriter frames;
  private final Path stateFile;
  private StateWriter states;
  private long rows;

  /**
   * Creates the files.
   *
   * @param folder where the trace goes; made when missing
   * @param id the trace's id, nothing but letters, digits, {@code _ - /}
   * @param overwrite whether files that are there already may be replaced
   * @throws FileAlreadyExistsException a file is there already
   */
  SessionFiles(Path folder, String id, boolean overwrite) throws IOException {
    trace = folder.resolve(id + ".trace.jsonl");
    GoldenFiles belonging = CaseFinder.goldenOf(trace);
    List<Path> all = new ArrayList<>(belonging.all());
    all.add(trace);
    for (Path file : all) {
      if (overwrite) {
        Files.deleteIfExists(file);
      } else if (Files.exists(file)) {
        throw new FileAlreadyExistsException(file.toString());
      }
      Files.createDirectories(file.getParent());
    }
    records = TraceWriter.create(trace);
    frames = FrameWriter.create(listed(belonging.frames()));
    probes = ProbeWriter.create(listed(belonging.probes()));
    stateFile = belonging.state();
  }

  private Path listed(Path file) {
    golden.add(file);
    return file;
  }

  void write(TraceRecord record) throws IOException {
    records.write(record);
  }

  void write(FrameRow row) throws IOException {
    frames.write(row);
    rows++;
  }

  void write(ProbeRow row) throws IOException {
    probes.write(row);
    rows++;
  }

  /** Writes a state row; the file is made with the first. */
  void write(StateRow row) throws IOException {
    if (states == null) {
      states = StateWriter.create(listed(stateFile), StateColumns.V1_0);
    }
    states.write(row);
    rows++;
  }

  CdbReport.Session report(int objects, int ticks, int calls) {
    return new CdbReport.Session(trace, golden, objects, ticks, calls, rows);
  }

  /** Closes and removes the files; what else went wrong before is what will be told. */
  void remove() {
    try {
      close();
      Files.deleteIfExists(trace);
      for (Path file : golden) {
        Files.deleteIfExists(file);
      }
    } catch (IOException e) {
      // The user sees the files, and the message that made this necessary.
    }
  }

  @Override
  public void close() throws IOException {
    try (records;
        frames;
        probes;
        StateWriter last = states) {
      // Closed in any case, whatever one of them throws.
    }
  }
}
