package dev.goldtrace.explain;

import dev.goldtrace.compare.DivergenceKind;

/** Rows that only one side has, or that stand in another order. */
record WholeRows(DivergenceKind rows, String object, int tick) implements Kind {

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
    return side + " has a row for " + object + " in tick " + tick + " and " + other + " none";
  }

  @Override
  public String nextStep(Sides sides) {
    return switch (rows) {
      case MISSING_ROW -> "look at when the object leaves the object table, and at lost files";
      case EXTRA_ROW -> "look at when the object enters and leaves the object table";
      default -> "objects keep the order in which the trace declares them";
    };
  }
}
