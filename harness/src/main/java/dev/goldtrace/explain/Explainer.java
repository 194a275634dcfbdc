package dev.goldtrace.explain;

import dev.goldtrace.check.FunctionCatalog;
import dev.goldtrace.compare.Comparison;
import java.util.Optional;
import java.util.function.Supplier;

/** Explains the first divergence of two recordings. */
public final class Explainer {
  private final Supplier<FunctionCatalog> source;
  private FunctionCatalog catalog;

  /**
   * @param source the functions that can be blamed; asked once, when there is something to explain,
   *     since reading them takes longer than many a replay
   */
  public Explainer(Supplier<FunctionCatalog> source) {
    this.source = source;
  }

  private synchronized FunctionCatalog catalog() {
    if (catalog == null) {
      catalog = source.get();
    }
    return catalog;
  }

  /**
   * Explains a comparison; nothing if it found no divergence.
   *
   * @param sides the whole of what was compared
   */
  public Optional<Explanation> explain(Comparison comparison, BothSides sides) {
    return comparison
        .first()
        .map(
            first ->
                new Explanation(
                    new KindFinder(sides, comparison, first).find(),
                    new BlameFinder(catalog(), sides, first).find()));
  }
}
