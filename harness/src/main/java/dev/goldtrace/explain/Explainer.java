package dev.goldtrace.explain;

import dev.goldtrace.check.FunctionCatalog;
import dev.goldtrace.compare.Comparison;
import dev.goldtrace.compare.Divergence;
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
   * @param goldenFrames the file of the golden frames, with the names of the others beside it
   */
  public Optional<Explanation> explain(
      Comparison comparison, BothSides sides, String goldenFrames) {
    return explain(comparison, sides, TraceFacts.none(goldenFrames));
  }

  Optional<Explanation> explain(Comparison comparison, BothSides sides, TraceFacts trace) {
    return comparison.first().map(first -> explain(comparison, sides, trace, first));
  }

  private Explanation explain(
      Comparison comparison, BothSides sides, TraceFacts trace, Divergence first) {
    Kind kind = new KindFinder(sides, trace, comparison, first).find();
    if (kind instanceof IrregularGolden
        || kind instanceof Mismatched
        || kind instanceof TraceClock) {
      return new Explanation(kind, Optional.empty(), trace.sides());
    }
    Optional<Blame> blame = new BlameFinder(catalog(), sides, trace, first).find();
    boolean byTrace = blame.filter(it -> it.evidence() == Blame.Evidence.TRACE).isPresent();
    return new Explanation(
        byTrace && kind instanceof CallArgument argument ? argument.madeByTrace() : kind,
        blame,
        trace.sides());
  }
}
