package dev.goldtrace.diagnose;

import dev.goldtrace.trace.ReadOptions;
import dev.goldtrace.trace.TraceHeader;
import dev.goldtrace.trace.TraceReader;
import dev.goldtrace.trace.TraceRecord;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/**
 * A trace held in memory, to be replayed many times.
 *
 * @param header its first line
 * @param records the lines after the first
 */
public record LoadedTrace(TraceHeader header, List<TraceRecord> records) {

  public LoadedTrace {
    records = List.copyOf(records);
  }

  /** The last line. */
  TraceRecord last() {
    return records.isEmpty() ? header : records.get(records.size() - 1);
  }

  /**
   * Reads a trace.
   *
   * @throws dev.goldtrace.trace.InputException there is no such file, or it is no trace
   */
  public static LoadedTrace read(Path file) {
    try (TraceReader reader = TraceReader.open(file, ReadOptions.QUIET)) {
      List<TraceRecord> records = new ArrayList<>();
      for (TraceRecord record = reader.next(); record != null; record = reader.next()) {
        if (record != reader.header()) {
          records.add(record);
        }
      }
      return new LoadedTrace(reader.header(), records);
    }
  }
}
