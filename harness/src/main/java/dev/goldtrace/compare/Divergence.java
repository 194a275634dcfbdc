package dev.goldtrace.compare;

import dev.goldtrace.golden.ProbeRow;
import java.util.Optional;

/**
 * One place where a recording is not what it must be.
 *
 * @param kind in what way
 * @param aspect whose check it fails
 * @param tick number of the tick
 * @param time its clock in seconds; NaN where neither side tells it
 * @param guid the object
 * @param field the column, or the argument of a call; empty when a whole row or call is concerned
 * @param expected the golden value, where there are values
 * @param actual the recorded value, where there are values
 * @param expectedCall the golden call, where calls are concerned and there is one
 * @param actualCall the recorded call, where calls are concerned and there is one
 * @param lastEntered the recorded call that came last before this: of the same object if it had
 *     any, otherwise of any object
 */
public record Divergence(
    DivergenceKind kind,
    Aspect aspect,
    int tick,
    double time,
    int guid,
    String field,
    Optional<Cell> expected,
    Optional<Cell> actual,
    Optional<ProbeRow> expectedCall,
    Optional<ProbeRow> actualCall,
    Optional<ProbeRow> lastEntered) {

  /** How far the two values are apart, if they are numbers. */
  public Optional<Difference> difference() {
    return expected.flatMap(value -> actual.flatMap(other -> Difference.between(value, other)));
  }
}
