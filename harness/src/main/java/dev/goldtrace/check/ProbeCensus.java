package dev.goldtrace.check;

import dev.goldtrace.golden.ProbeReader;
import dev.goldtrace.golden.ProbeRow;
import dev.goldtrace.port.probe.ProbedFunction;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Collection;
import java.util.EnumMap;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;

/** How often the reference entered each probed function, trace by trace, by its golden probes. */
public final class ProbeCensus {
  private final Map<ProbedFunction, SortedMap<String, Long>> entries =
      new EnumMap<>(ProbedFunction.class);

  private ProbeCensus() {}

  /**
   * Counts the golden probes of some cases; a case without the file counts nothing.
   *
   * @param here the folder that relative paths are relative to
   * @throws dev.goldtrace.trace.InputException a file can't be read
   */
  public static ProbeCensus of(Collection<TraceCase> cases, Path here) {
    ProbeCensus census = new ProbeCensus();
    for (TraceCase one : cases) {
      Path file = one.golden(here).probes();
      if (Files.isRegularFile(file)) {
        census.count(one.id(), file);
      }
    }
    return census;
  }

  private void count(String id, Path file) {
    try (ProbeReader reader = ProbeReader.open(file)) {
      for (ProbeRow row = reader.next(); row != null; row = reader.next()) {
        entries.computeIfAbsent(row.function(), key -> new TreeMap<>()).merge(id, 1L, Long::sum);
      }
    }
  }

  /** The traces that enter a function, by id, with how often they do. */
  public SortedMap<String, Long> entries(ProbedFunction function) {
    return entries.getOrDefault(function, new TreeMap<>());
  }

  /** How often all traces together enter a function. */
  public long total(ProbedFunction function) {
    return entries(function).values().stream().mapToLong(Long::longValue).sum();
  }
}
