package dev.goldtrace.selftest;

import dev.goldtrace.compare.Divergence;
import dev.goldtrace.compare.DivergenceKind;

/**
 * A difference planted on the golden side, and where it must be found.
 *
 * @param name what was done
 * @param golden the golden rows with the difference
 * @param kind in what way the first divergence must differ
 * @param tick its tick
 * @param guid its object
 * @param field its column or argument; empty for whole rows and calls
 */
record Planted(String name, Rows golden, DivergenceKind kind, int tick, int guid, String field) {

  boolean isFoundAs(Divergence first) {
    return first.kind() == kind
        && first.tick() == tick
        && first.guid() == guid
        && first.field().equals(field);
  }
}
