package dev.goldtrace.explain;

/** Values that differ in no pattern known here. */
record LastingDifference(String column, int ticks, int of) implements Kind {

  static Kind in(Series fromFirst) {
    return new LastingDifference(
        fromFirst.title(), fromFirst.differing(), fromFirst.points().size());
  }

  @Override
  public String id() {
    return "lasting";
  }

  @Override
  public String diagnosis(Sides sides) {
    return column + " differs in " + ticks + " of the " + of + " ticks from then on";
  }

  @Override
  public String nextStep(Sides sides) {
    return "start with the first tick only: what follows is its consequence until it is right";
  }
}
