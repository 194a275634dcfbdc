package dev.goldtrace.check;

import dev.goldtrace.golden.ProbeReader;
import dev.goldtrace.golden.ProbeRow;
import dev.goldtrace.port.probe.ProbedFunction;
import dev.goldtrace.trace.TraceHeader;
import dev.goldtrace.trace.TraceReader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;

/** What a trace's header and its golden probes say. */
final class TraceTraits implements CaseTraits {
  private final TraceCase one;
  private final Path here;
  private TraceHeader header;
  private Set<Function> functions;

  /**
   * @param here the folder that relative paths are relative to
   */
  TraceTraits(TraceCase one, Path here) {
    this.one = one;
    this.here = here;
  }

  @Override
  public String id() {
    return one.id();
  }

  @Override
  public List<String> tags() {
    return header().tags();
  }

  @Override
  public String origin() {
    return header().origin().word();
  }

  @Override
  public String dialect() {
    return header().dialect().word();
  }

  @Override
  public List<String> divergences() {
    return header().divergences();
  }

  @Override
  public Set<Function> functions() {
    if (functions == null) {
      functions = entered().stream().map(Function::of).collect(Collectors.toUnmodifiableSet());
    }
    return functions;
  }

  private TraceHeader header() {
    if (header == null) {
      try (TraceReader reader = TraceReader.open(here.resolve(one.trace()))) {
        header = reader.header();
      }
    }
    return header;
  }

  private Set<ProbedFunction> entered() {
    Set<ProbedFunction> entered = EnumSet.noneOf(ProbedFunction.class);
    Path probes = one.golden(here).probes();
    if (Files.isRegularFile(probes)) {
      try (ProbeReader reader = ProbeReader.open(probes)) {
        for (ProbeRow row = reader.next(); row != null; row = reader.next()) {
          entered.add(row.function());
        }
      }
    }
    return entered;
  }
}
