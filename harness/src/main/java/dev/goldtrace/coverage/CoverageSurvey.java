package dev.goldtrace.coverage;

import dev.goldtrace.check.FunctionCatalog;
import dev.goldtrace.check.OrderedRunner;
import dev.goldtrace.coverage.CountingWorld.Exercised;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.function.Consumer;
import java.util.stream.Stream;

/** Runs traces and vectors and adds up what they say about each known function. */
public final class CoverageSurvey {
  private final FunctionCatalog catalog;
  private final Path here;
  private final int jobs;
  private final Map<Integer, FunctionCoverage.Tally> tallies =
      new TreeMap<>(Integer::compareUnsigned);
  private final List<String> unreadable = new ArrayList<>();

  /**
   * @param catalog the known functions
   * @param here the folder that relative paths are relative to
   * @param jobs how many items run at the same time; each job has a world of its own
   */
  public CoverageSurvey(FunctionCatalog catalog, Path here, int jobs) {
    this.catalog = catalog;
    this.here = here;
    this.jobs = jobs;
  }

  /**
   * Runs everything and answers for each known function, by address.
   *
   * @param done is told the id of each item when it has been run
   */
  public List<FunctionCoverage> run(List<CoverageItem> items, Consumer<String> done) {
    BlockingQueue<CountingWorld> idle =
        new LinkedBlockingQueue<>(
            Stream.generate(() -> new CountingWorld(here)).limit(jobs).toList());
    new OrderedRunner<CoverageItem, Exercised>(item -> run(item, idle), jobs)
        .run(
            items,
            exercised -> {
              add(exercised);
              done.accept(exercised.item().id());
            });
    List<FunctionCoverage> coverage = new ArrayList<>();
    for (int address : catalog.names().keySet()) {
      coverage.add(tally(address).result(address, !catalog.port().at(address).isEmpty()));
    }
    return coverage;
  }

  /** What of the items that were run can't be read or is missing, a line each. */
  public List<String> unreadable() {
    return List.copyOf(unreadable);
  }

  private static Exercised run(CoverageItem item, BlockingQueue<CountingWorld> idle)
      throws InterruptedException {
    CountingWorld world = idle.take();
    try {
      return world.run(item);
    } finally {
      idle.add(world);
    }
  }

  private void add(Exercised exercised) {
    exercised.outcome().unreadable().ifPresent(unreadable::add);
    Map<Integer, Long> entries = new TreeMap<>(exercised.entries());
    // A function that the reference enters and the port does not is part of the story, too.
    exercised.outcome().failed().forEach(address -> entries.putIfAbsent(address, 0L));
    entries.forEach(
        (address, times) ->
            tally(address).add(exercised.item().id(), exercised.outcome(), address, times));
  }

  private FunctionCoverage.Tally tally(int address) {
    return tallies.computeIfAbsent(address, key -> new FunctionCoverage.Tally());
  }
}
