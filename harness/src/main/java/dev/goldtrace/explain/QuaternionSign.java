package dev.goldtrace.explain;

import java.util.List;
import java.util.Optional;
import java.util.function.Function;

/** The rotation is the golden one with all four signs turned: the same rotation. */
record QuaternionSign(int ticks) implements Kind {
  private static final List<String> COLUMNS = List.of("qw", "qx", "qy", "qz");

  /**
   * @param series gives a column from the first divergence on
   */
  static Optional<Kind> in(String column, Function<String, Series> series) {
    if (!COLUMNS.contains(column)) {
      return Optional.empty();
    }
    List<Series> parts = COLUMNS.stream().map(series).toList();
    int ticks = 0;
    for (int i = 0; i < parts.get(0).points().size(); i++) {
      int at = i;
      boolean same = parts.stream().allMatch(part -> part.points().get(at).same());
      boolean turned = parts.stream().allMatch(part -> isTurned(part.points().get(at)));
      if (!same && !turned) {
        return Optional.empty();
      }
      ticks += same ? 0 : 1;
    }
    return ticks > 0 ? Optional.of(new QuaternionSign(ticks)) : Optional.empty();
  }

  private static boolean isTurned(Series.Point point) {
    return point.actual().value() == -point.expected().value();
  }

  @Override
  public String id() {
    return "quaternion_sign";
  }

  @Override
  public String diagnosis(Sides sides) {
    return "the quaternion is "
        + sides.own()
        + " one with the opposite sign, in "
        + ticks
        + (ticks == 1 ? " tick" : " ticks")
        + ": the same rotation, written otherwise";
  }

  @Override
  public String nextStep(Sides sides) {
    return "look at how the quaternion is made from a heading or a matrix, and at the order of a"
        + " product; retail never normalises the sign (docs/spec/math.md)";
  }
}
