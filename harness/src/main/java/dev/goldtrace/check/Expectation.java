package dev.goldtrace.check;

import dev.goldtrace.compare.Signature;
import java.util.Optional;

/**
 * An entry of a list that says which cases do not pass. Such cases are run like all others; an
 * entry that is not true is an error.
 */
public sealed interface Expectation permits NotPorted, ExpectedFailure {

  /** The cases' ids. */
  IdPattern pattern();

  /** Why they do not pass. */
  String reason();

  /** The list. */
  String file();

  /** The entry's line in it. */
  int line();

  /** What the list says of its cases, e.g. {@code not ported}. */
  String says();

  /** What a case that fulfils the expectation has come out as. */
  CaseStatus fulfilled();

  /**
   * Whether a case that does not pass fails as this entry says.
   *
   * @param found its first divergence; none if it can't be told
   */
  boolean accepts(Optional<Signature> found);

  /** File and line. */
  default String place() {
    return file() + ":" + line();
  }
}
