package dev.goldtrace.explain;

import dev.goldtrace.compare.Divergence;
import dev.goldtrace.compare.DivergenceKind;
import dev.goldtrace.number.NumberText;

/**
 * Rows that only one side has, or that stand in another order.
 *
 * @param never whether the side that lacks the row has none of the object in any tick
 */
record WholeRows(DivergenceKind rows, String object, int tick, boolean never) implements Kind {

  static Kind of(BothSides sides, Divergence first) {
    boolean never = sides.ticksOfLackingSide(first).isEmpty();
    return new WholeRows(first.kind(), NumberText.hex(first.guid()), first.tick(), never);
  }

  @Override
  public String id() {
    return rows.name().toLowerCase(java.util.Locale.ROOT);
  }

  @Override
  public String diagnosis(Sides sides) {
    return switch (rows) {
      case MISSING_ROW -> onlyIn(sides.expectedWhole(), sides.actualWhole());
      case EXTRA_ROW -> onlyIn(sides.actualWhole(), sides.expectedWhole());
      default -> "the objects' rows stand in another order in tick " + tick;
    };
  }

  private String onlyIn(String side, String other) {
    return side
        + " has a row for "
        + object
        + " in tick "
        + tick
        + " and "
        + other
        + " none"
        + (never ? ", nor in any other tick" : "");
  }

  @Override
  public String nextStep(Sides sides) {
    return switch (rows) {
      case MISSING_ROW ->
          never
              ? "see whether "
                  + sides.actualWhole()
                  + " has rows at all, and whether the object gets into the object table"
              : "look at when the object leaves the object table, and at lost files";
      case EXTRA_ROW ->
          never
              ? "see whether "
                  + sides.expectedWhole()
                  + " was made of the same trace; if so, the object must not be in the object table"
              : "look at when the object enters and leaves the object table";
      default -> "objects keep the order in which the trace declares them";
    };
  }
}
