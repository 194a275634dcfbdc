package dev.goldtrace.coverage;

import java.nio.file.Path;
import java.util.Map;

/** The program a second time, with counters in the port. For one thread at a time. */
final class CountingWorld {
  private final CountingLoader loader = new CountingLoader();
  private final Exercise exercise;

  /**
   * @param here the folder that relative paths are relative to
   */
  CountingWorld(Path here) {
    try {
      exercise =
          (Exercise)
              loader
                  .loadClass(PortExercise.class.getName())
                  .getConstructor(Path.class)
                  .newInstance(here);
    } catch (ReflectiveOperationException e) {
      throw new IllegalStateException(e);
    }
  }

  /**
   * What came of an item.
   *
   * @param entries how often which functions were entered, by address
   */
  record Exercised(CoverageItem item, Outcome outcome, Map<Integer, Long> entries) {}

  /** Runs an item and counts. */
  Exercised run(CoverageItem item) {
    loader.takeEntries();
    Outcome outcome = item.run().apply(exercise);
    return new Exercised(item, outcome, loader.takeEntries());
  }
}
