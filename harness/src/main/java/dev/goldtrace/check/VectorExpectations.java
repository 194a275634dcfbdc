package dev.goldtrace.check;

import dev.goldtrace.check.VectorFinder.VectorFile;
import dev.goldtrace.compare.Tolerance;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;

/**
 * What a golden folder says about function vectors that are not simply equal: which are not ported,
 * and which values have a tolerance.
 */
public record VectorExpectations(NotPortedList notPorted, ToleranceList tolerances) {

  /**
   * Reads the lists of a golden folder.
   *
   * @param golden the folder, as messages name it
   * @param here the folder that relative paths are relative to
   * @throws dev.goldtrace.trace.InputException a list can't be read
   */
  public static VectorExpectations read(Path golden, Path here) {
    Path missing = golden.resolve(NotPortedList.FILE);
    Path loose = golden.resolve(ToleranceList.FILE);
    return new VectorExpectations(
        NotPortedList.read(here.resolve(missing), missing.toString()).aboutVectors(true),
        ToleranceList.read(here.resolve(loose), loose.toString()).aboutVectors(true));
  }

  /** The entry of the not-ported list that a file matches. */
  public Optional<NotPorted> listed(VectorFile file) {
    return notPorted.find(file.id());
  }

  /** The tolerances of a file, in the list's order. */
  public List<Tolerance> tolerances(VectorFile file) {
    return tolerances.of(file.id());
  }
}
