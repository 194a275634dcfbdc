package dev.goldtrace.explain;

import dev.goldtrace.check.FunctionCatalog;
import dev.goldtrace.compare.Comparison;
import java.util.Optional;

/** Explains the first divergence of two recordings. */
public final class Explainer {
  private final FunctionCatalog catalog;

  /**
   * @param catalog the functions that can be blamed
   */
  public Explainer(FunctionCatalog catalog) {
    this.catalog = catalog;
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
                    new BlameFinder(catalog, sides, first).find()));
  }
}
