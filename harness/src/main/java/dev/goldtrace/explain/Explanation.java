package dev.goldtrace.explain;

import java.util.Optional;

/**
 * Why a case differs, as far as it can be told.
 *
 * @param kind what the divergence looks like
 * @param blame the function that wrote the first wrong value
 * @param sides what the two sides are called
 */
public record Explanation(Kind kind, Optional<Blame> blame, Sides sides) {

  /** What is seen, in a sentence without a full stop. */
  public String diagnosis() {
    return kind.diagnosis(sides);
  }

  /** What to do next, in a sentence without a full stop. */
  public String nextStep() {
    return kind.nextStep(sides);
  }
}
