package dev.goldtrace.strength;

import dev.goldtrace.check.CaseFinder;
import dev.goldtrace.check.TraceCase;
import dev.goldtrace.check.VectorFinder;
import dev.goldtrace.check.VectorFinder.VectorFile;
import dev.goldtrace.diagnose.LoadedTrace;
import dev.goldtrace.diagnose.RecordedRows;
import dev.goldtrace.diagnose.RecordedTrace;
import dev.goldtrace.vector.VectorFunctions;
import dev.goldtrace.vector.VectorRun;
import java.nio.file.Path;
import java.util.Collection;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

/** The golden suite of the repository in memory; a trace is read when it is first asked for. */
final class GoldenMemory {
  private final Path root;
  private final Map<String, TraceCase> cases = new TreeMap<>();
  private final Map<String, VectorFile> vectors = new TreeMap<>();
  private final Map<String, RecordedTrace> read = new HashMap<>();

  /**
   * @param root the repository's root
   */
  GoldenMemory(Path root) {
    this.root = root;
    for (TraceCase one : new CaseFinder(root, Optional.empty()).find(List.of("traces")).cases()) {
      cases.put(one.id(), one);
    }
    for (VectorFile file : new VectorFinder(root).find(List.of(VectorFinder.FOLDER))) {
      vectors.put(file.id(), file);
    }
  }

  Collection<String> traces() {
    return cases.keySet();
  }

  Collection<String> vectors() {
    return vectors.keySet();
  }

  /** Whether the port makes exactly the golden rows of a trace. */
  boolean reproduced(String trace) {
    return read.computeIfAbsent(trace, id -> read(cases.get(id))).reproduced();
  }

  private RecordedTrace read(TraceCase one) {
    return new RecordedTrace(
        LoadedTrace.read(root.resolve(one.trace())), RecordedRows.read(one.golden(root)));
  }

  /** Whether the port answers every case of a file of function vectors as it says. */
  boolean vectorsPass(String id) {
    Path file = root.resolve(vectors.get(id).file());
    return new VectorRun(VectorFunctions.ofPort()).run(file, List.of()).passed();
  }
}
