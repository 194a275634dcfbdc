package dev.goldtrace.importer.cdb;

import dev.goldtrace.trace.InputException;
import dev.goldtrace.trace.TextLines;
import dev.goldtrace.trace.TraceDialect;
import dev.goldtrace.trace.TraceHeader;
import dev.goldtrace.trace.TraceOrigin;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Imports one debugger log: reads it once, front to back, and writes each session as it comes. */
public final class CdbImport {
  private static final String BUILD = "acclient.exe 11.4186 (debugger log)";
  private static final int FORMAT = 1;
  private static final int LONGEST_NAME = 64;
  private static final int MOST_FOLDERS = 3;
  private static final int LONGEST_TEXT = 1000;
  private static final int MOST_TAGS = 50;
  private static final int MOST_SESSIONS = 10_000;

  private final Path folder;
  private final boolean overwrite;
  private final SkippedLines skipped = new SkippedLines();
  private final List<CdbReport.Session> written = new ArrayList<>();
  private final Set<String> ids = new HashSet<>();
  private String base;
  private int sessions;
  private int line;

  private SessionTrace session;
  private double start;
  private String id;
  private String title;
  private List<String> tags;
  private boolean begun;

  /**
   * @param folder where the traces go; made when missing
   * @param overwrite whether files that are there already may be replaced
   */
  public CdbImport(Path folder, boolean overwrite) {
    this.folder = folder;
    this.overwrite = overwrite;
  }

  /**
   * Imports a log, plain or gzip.
   *
   * @param shown the log as the user named it
   * @param log the log
   * @throws InputException it is no text, or no session is in it
   * @throws FileAlreadyExistsException a file is there already
   * @throws IOException a file cannot be written
   */
  public CdbReport run(String shown, Path log) throws IOException {
    base = cleaned(log.getFileName().toString().replaceFirst("\\.(log|txt)(\\.gz)?$", ""));
    CdbLog reader = new CdbLog(skipped, new Records());
    try (TextLines text = CdbLog.open(shown, log)) {
      reader.read(text);
      endSession(false);
    } catch (UncheckedIOException e) {
      abandon();
      throw e.getCause();
    } catch (InputException e) {
      abandon();
      throw e;
    }
    if (written.isEmpty()) {
      throw new InputException(shown, 0, 0, nothingFound());
    }
    return new CdbReport(
        reader.lines(), reader.records(), written, skipped.kept(), skipped.count());
  }

  private void abandon() {
    if (session != null) {
      session.abandon();
    }
  }

  /** Sorts out what makes sessions and headers; the session takes the rest. */
  private final class Records implements CdbLog.Listener {
    @Override
    public void accept(LogRecord record) {
      line = record.line();
      switch (record.kind()) {
        case "begin" -> begin(record);
        case "id", "title", "tag" -> describe(record);
        case "end" -> {
          record.expect(0);
          inSession(record);
          endSession(true);
        }
        default -> inSession(record).accept(record);
      }
    }

    @Override
    public int wordsAwaited() {
      return session == null ? 0 : session.wordsAwaited();
    }

    @Override
    public int addressAwaited() {
      return session.addressAwaited();
    }

    @Override
    public void memory(int[] words) {
      session.memory(words);
    }
  }

  private void begin(LogRecord record) {
    record.expect(3);
    int format = record.word();
    double time = record.time();
    endSession(false);
    if (format != FORMAT) {
      throw new RecordFault(
          "a session of line format "
              + Integer.toUnsignedString(format)
              + "; this program reads format "
              + FORMAT);
    }
    if (sessions == MOST_SESSIONS) {
      throw new RecordFault("more than " + MOST_SESSIONS + " sessions");
    }
    sessions++;
    start = time;
    begun = true;
    id = null;
    title = "";
    tags = new ArrayList<>();
  }

  private void describe(LogRecord record) {
    if (!begun || session != null) {
      throw new RecordFault("a record " + record.kind() + " that does not follow a begin");
    }
    String text = record.name();
    if (text.length() > LONGEST_TEXT || text.chars().anyMatch(Character::isISOControl)) {
      throw new RecordFault("a record " + record.kind() + " whose text is too long or binary");
    }
    switch (record.kind()) {
      case "id" -> id = cleanedPath(text);
      case "title" -> title = text;
      default -> {
        if (tags.size() == MOST_TAGS) {
          throw new RecordFault("more than " + MOST_TAGS + " tags");
        }
        tags.add(text);
      }
    }
  }

  private SessionTrace inSession(LogRecord record) {
    if (!begun) {
      throw new RecordFault(
          "a record " + RecordFault.quote(record.kind()) + " outside a session, before its begin");
    }
    if (session == null) {
      String unique = unique(id == null ? base + "-" + sessions : id);
      TraceHeader header =
          new TraceHeader(
              0, unique, TraceOrigin.CDB, TraceDialect.RETAIL, BUILD, title, tags, start, null);
      session =
          new SessionTrace(
              start,
              skipped,
              () -> {
                SessionFiles files = new SessionFiles(folder, unique, overwrite);
                files.write(header);
                return files;
              });
    }
    return session;
  }

  private void endSession(boolean ended) {
    SessionTrace over = session;
    if (begun && over == null) {
      skipped.add(line, "a session without a record");
    }
    begun = false;
    if (over != null) {
      CdbReport.Session report = over.finish(line, ended);
      if (report != null) {
        written.add(report);
      }
    }
    session = null;
  }

  /** The id, with a number behind it where an earlier session has it. */
  private String unique(String wanted) {
    String name = wanted;
    for (int number = 2; !ids.add(name); number++) {
      name = wanted + "-" + number;
    }
    return name;
  }

  /** An id as a path inside a folder: up to four names, see {@link #cleaned}. */
  static String cleanedPath(String text) {
    return Stream.of(text.split("/", MOST_FOLDERS + 1))
        .map(CdbImport::cleaned)
        .collect(Collectors.joining("/"));
  }

  /** A name for a file: nothing but letters, digits, - and _. */
  private static String cleaned(String text) {
    String name = text.replaceAll("[^A-Za-z0-9_-]", "_");
    String shortened = name.substring(0, Math.min(name.length(), LONGEST_NAME));
    return shortened.isEmpty() ? "_" : shortened;
  }

  private String nothingFound() {
    StringBuilder text =
        new StringBuilder("no recorded session with a tick in this log; expected lines that begin")
            .append(" with \"")
            .append(CdbLog.PREFIX.trim())
            .append("\", as traces/recorders/cdb/record-movement.cdb prints them");
    skipped.kept().stream()
        .limit(3)
        .forEach(e -> text.append("; line ").append(e.line()).append(": ").append(e.reason()));
    return text.toString();
  }
}
