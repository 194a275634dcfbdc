package dev.goldtrace.authoring;

import dev.goldtrace.check.TraceCase;
import dev.goldtrace.trace.TraceOrigin;
import dev.goldtrace.trace.TraceReader;
import java.nio.file.Path;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;

/**
 * Finds the traces among some whose golden files are not the project's own output and must
 * therefore never be written.
 *
 * @param outside those of outside origin, by id
 */
public record Origins(List<OutsideTrace> outside) {

  /** A trace of outside origin. */
  public record OutsideTrace(String id, TraceOrigin origin) {}

  /**
   * Reads the first line of each trace.
   *
   * @param here the folder that relative paths are relative to
   * @throws dev.goldtrace.trace.InputException a file is no trace
   */
  public static Origins of(List<TraceCase> cases, Path here) {
    return new Origins(
        cases.stream()
            .map(one -> new OutsideTrace(one.id(), origin(here.resolve(one.trace()))))
            .filter(one -> one.origin() != TraceOrigin.AUTHORED)
            .toList());
  }

  private static TraceOrigin origin(Path trace) {
    try (TraceReader reader = TraceReader.open(trace)) {
      return reader.header().origin();
    }
  }

  /** How many there are of each origin: {@code 217 retail-model, 108 ace}. */
  public String counts() {
    Map<TraceOrigin, Long> counts =
        outside.stream()
            .collect(
                Collectors.groupingBy(
                    OutsideTrace::origin,
                    () -> new EnumMap<>(TraceOrigin.class),
                    Collectors.counting()));
    return counts.entrySet().stream()
        .map(entry -> entry.getValue() + " " + entry.getKey().word())
        .collect(Collectors.joining(", "));
  }
}
