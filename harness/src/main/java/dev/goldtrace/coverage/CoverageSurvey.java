package dev.goldtrace.coverage;

import dev.goldtrace.check.FunctionCatalog;
import dev.goldtrace.check.TraceCase;
import dev.goldtrace.check.VectorFinder.VectorFile;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.Consumer;

/** Runs traces and vectors and adds up what they say about each known function. */
public final class CoverageSurvey {
  private final FunctionCatalog catalog;
  private final CountingLoader loader = new CountingLoader();
  private final Exercise exercise;
  private final Map<Integer, FunctionCoverage.Tally> tallies =
      new TreeMap<>(Integer::compareUnsigned);

  /**
   * @param catalog the known functions
   * @param here the folder that relative paths are relative to
   */
  public CoverageSurvey(FunctionCatalog catalog, Path here) {
    this.catalog = catalog;
    this.exercise = exercise(loader, here);
  }

  private static Exercise exercise(CountingLoader loader, Path here) {
    try {
      return (Exercise)
          loader
              .loadClass(PortExercise.class.getName())
              .getConstructor(Path.class)
              .newInstance(here);
    } catch (ReflectiveOperationException e) {
      throw new IllegalStateException(e);
    }
  }

  /**
   * Runs everything and answers for each known function, by address.
   *
   * @param done is told the id of each trace and vector file when it has been run
   */
  public List<FunctionCoverage> run(
      List<TraceCase> cases, List<VectorFile> vectors, Consumer<String> done) {
    loader.takeEntries();
    for (TraceCase one : cases) {
      add(one.id(), exercise.trace(one.id(), one.trace(), one.goldenBases()));
      done.accept(one.id());
    }
    for (VectorFile file : vectors) {
      add(file.id(), exercise.vectors(file.id(), file.file()));
      done.accept(file.id());
    }
    List<FunctionCoverage> coverage = new ArrayList<>();
    for (int address : catalog.names().keySet()) {
      coverage.add(tally(address).result(address, !catalog.port().at(address).isEmpty()));
    }
    return coverage;
  }

  private void add(String id, Outcome outcome) {
    Map<Integer, Long> entries = loader.takeEntries();
    // A function that the reference enters and the port does not is part of the story, too.
    outcome.failed().forEach(address -> entries.putIfAbsent(address, 0L));
    entries.forEach((address, times) -> tally(address).add(id, outcome, address, times));
  }

  private FunctionCoverage.Tally tally(int address) {
    return tallies.computeIfAbsent(address, key -> new FunctionCoverage.Tally());
  }
}
