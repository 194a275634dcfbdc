package dev.goldtrace.check;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * What golden folders say about cases that are not simply equal: which are not ported, which fail
 * and how, and which columns have a tolerance.
 *
 * @param entries what is expected not to pass; the first entry that a case matches counts
 * @param tolerances what need not be exact
 */
public record Expectations(List<Expectation> entries, ToleranceList tolerances) {

  /** Everything must be equal. */
  public static final Expectations NONE = new Expectations(List.of(), ToleranceList.EXACT);

  public Expectations {
    entries = List.copyOf(entries);
  }

  /**
   * Reads the lists of golden folders.
   *
   * @param here the folder that relative paths are relative to
   * @throws dev.goldtrace.trace.InputException a list can't be read
   */
  public static Expectations read(Collection<Path> goldenRoots, Path here) {
    List<Expectation> failures = new ArrayList<>();
    List<Expectation> notPorted = new ArrayList<>();
    ToleranceList tolerances = ToleranceList.EXACT;
    for (Path root : goldenRoots) {
      Path failing = root.resolve(ExpectedFailureList.FILE);
      failures.addAll(
          ExpectedFailureList.read(here.resolve(failing), failing.toString()).entries());
      Path missing = root.resolve(NotPortedList.FILE);
      notPorted.addAll(
          NotPortedList.read(here.resolve(missing), missing.toString())
              .aboutVectors(false)
              .entries());
      Path loose = root.resolve(ToleranceList.FILE);
      tolerances =
          tolerances.and(
              ToleranceList.read(here.resolve(loose), loose.toString()).aboutVectors(false));
    }
    return new Expectations(
        Stream.concat(failures.stream(), notPorted.stream()).toList(), tolerances);
  }

  /** The first entry that a case id matches. */
  public Optional<Expectation> find(String id) {
    return entries.stream().filter(entry -> entry.pattern().matches(id)).findFirst();
  }

  /** The entries that match none of the ids. */
  public List<Expectation> unused(Collection<String> ids) {
    return entries.stream()
        .filter(entry -> ids.stream().noneMatch(entry.pattern()::matches))
        .toList();
  }
}
