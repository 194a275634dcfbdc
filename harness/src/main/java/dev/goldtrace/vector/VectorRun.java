package dev.goldtrace.vector;

import java.nio.file.Path;
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
   * @throws dev.goldtrace.trace.InputException the file can't be read as vectors of that function
   */
  public VectorResult run(Path file) {
    try (VectorReader reader = VectorReader.open(file)) {
      return run(reader);
    }
  }

  VectorResult run(VectorReader reader) {
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
          VectorComparison.of(new VectorLine(reader.file(), one.line()), one.out(), actual);
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
        Optional.ofNullable(first));
  }
}
