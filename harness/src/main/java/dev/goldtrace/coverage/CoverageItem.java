package dev.goldtrace.coverage;

import dev.goldtrace.check.CaseTraits;
import dev.goldtrace.check.TraceCase;
import dev.goldtrace.check.VectorFinder.VectorFile;
import java.nio.file.Path;
import java.util.function.Function;

/**
 * Something that exercises the port: a trace, or a file of function vectors.
 *
 * @param traits its id, and what conditions look at
 * @param run runs it
 */
public record CoverageItem(CaseTraits traits, Function<Exercise, Outcome> run) {

  /**
   * A trace.
   *
   * @param here the folder that relative paths are relative to
   */
  public static CoverageItem of(TraceCase one, Path here) {
    return new CoverageItem(
        one.traits(here), exercise -> exercise.trace(one.id(), one.trace(), one.goldenBases()));
  }

  /**
   * A file of function vectors.
   *
   * @param here the folder that relative paths are relative to
   */
  public static CoverageItem of(VectorFile file, Path here) {
    return new CoverageItem(
        file.traits(here), exercise -> exercise.vectors(file.id(), file.file()));
  }

  /** Stable name. */
  public String id() {
    return traits.id();
  }
}
