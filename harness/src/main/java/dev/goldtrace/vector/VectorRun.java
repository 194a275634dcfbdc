package dev.goldtrace.vector;

import dev.goldtrace.compare.Tolerance;
import dev.goldtrace.compare.ToleranceMeter;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;

/** Runs vector files through functions. */
public final class VectorRun {
  private final VectorFunctions functions;

  public VectorRun(VectorFunctions functions) {
    this.functions = functions;
  }

  /**
   * Runs a file from the first case to the last, also after a divergence.
   *
   * @param tolerances what need not be exact
   * @throws dev.goldtrace.trace.InputException the file can't be read as vectors of that function
   */
  public VectorResult run(Path file, List<Tolerance> tolerances) {
    try (VectorReader reader = VectorReader.open(file)) {
      return run(reader, tolerances);
    }
  }

  VectorResult run(VectorReader reader, List<Tolerance> tolerances) {
    ToleranceMeter meter = new ToleranceMeter(tolerances);
    Optional<VectorFunction> function = functions.find(reader.header());
    int cases = 0;
    long cells = 0;
    long divergences = 0;
    VectorDivergence first = null;
    for (VectorCase one = reader.next(); one != null; one = reader.next()) {
      cases++;
      if (function.isEmpty()) {
        continue;
      }
      VectorOutput actual = function.get().call(one.in());
      one.in().rejectUnknown();
      VectorComparison comparison =
          VectorComparison.of(new VectorLine(reader.file(), one.line()), one.out(), actual, meter);
      cells += comparison.cells();
      divergences += comparison.divergences().size();
      if (first == null && !comparison.divergences().isEmpty()) {
        first = comparison.divergences().get(0);
      }
    }
    return new VectorResult(
        reader.file(),
        reader.header(),
        function.isPresent(),
        cases,
        cells,
        divergences,
        Optional.ofNullable(first),
        meter.uses());
  }
}
