package dev.goldtrace.importer.cdb;

import dev.goldtrace.check.CaseFinder;
import dev.goldtrace.check.GoldenFiles;
import dev.goldtrace.file.FileInProgress;
import dev.goldtrace.file.LeftOver;
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
import java.io.OutputStream;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import java.util.zip.GZIPOutputStream;

/**
 * The files of one session; golden files go where {@code replay} looks for them. They are there
 * when the session is complete.
 */
final class SessionFiles implements AutoCloseable {
  private final Path trace;
  private final GoldenFiles belonging;
  private final List<Path> golden = new ArrayList<>();
  // In the order in which they are put in their places.
  private final List<FileInProgress> files = new ArrayList<>();
  private final TraceWriter records;
  private final ProbeWriter probes;
  private final FrameWriter frames;
  private StateWriter states;
  private long rows;

  /**
   * Begins the files.
   *
   * @param folder where the trace goes; made when missing
   * @param id the trace's id, nothing but letters, digits, {@code _ - /}
   * @param overwrite whether files that are there already may be replaced
   * @throws FileAlreadyExistsException a file is there already
   */
  SessionFiles(Path folder, String id, boolean overwrite) throws IOException {
    trace = folder.resolve(id + ".trace.jsonl");
    belonging = CaseFinder.goldenOf(trace);
    for (Path file : Stream.concat(belonging.all().stream(), Stream.of(trace)).toList()) {
      if (!overwrite && Files.exists(file)) {
        throw new FileAlreadyExistsException(file.toString());
      }
      LeftOver.removeFrom(file.getParent());
    }
    try {
      records = new TraceWriter(begin(trace));
      frames = new FrameWriter(beginGolden(belonging.frames()));
      probes = new ProbeWriter(beginGolden(belonging.probes()));
    } catch (IOException e) {
      close();
      throw e;
    }
  }

  private OutputStream beginGolden(Path file) throws IOException {
    golden.add(file);
    OutputStream out = begin(file);
    return file.toString().endsWith(".gz") ? new GZIPOutputStream(out) : out;
  }

  private OutputStream begin(Path file) throws IOException {
    FileInProgress progress = FileInProgress.of(file);
    files.add(progress);
    return progress.stream();
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
      states = new StateWriter(beginGolden(belonging.state()), StateColumns.V1_0);
    }
    states.write(row);
    rows++;
  }

  CdbReport.Session report(int objects, int ticks, int calls) {
    return new CdbReport.Session(trace, golden, objects, ticks, calls, rows);
  }

  /**
   * Puts the files in their places. If the program is killed meanwhile, golden files are missing;
   * those of an older trace never stand beside the new one.
   */
  void complete() throws IOException {
    try (records;
        frames;
        probes;
        StateWriter last = states) {
      // Closed in any case, whatever one of them throws.
    }
    for (Path file : belonging.all()) {
      Files.deleteIfExists(file);
    }
    for (FileInProgress file : files) {
      file.complete();
    }
  }

  /** Removes what is not complete. */
  @Override
  public void close() throws IOException {
    for (FileInProgress file : files) {
      file.close();
    }
  }
}
