package dev.goldtrace.explain;

import dev.goldtrace.compare.Aspect;
import dev.goldtrace.compare.CallSequence;
import dev.goldtrace.compare.Divergence;
import dev.goldtrace.compare.DivergenceKind;
import java.util.Optional;
import java.util.Set;

/**
 * All rows are right and each function is called as it must be; the calls come in another order.
 */
record OrderOnly(int tick) implements Kind {

  /**
   * @param failed everything that differs anywhere in the case
   */
  static Optional<Kind> in(Set<Aspect> failed, Divergence first) {
    return failed.equals(Set.of(CallSequence.INSTANCE)) && first.kind() == DivergenceKind.CALL_ORDER
        ? Optional.of(new OrderOnly(first.tick()))
        : Optional.empty();
  }

  @Override
  public String id() {
    return "order_only";
  }

  @Override
  public String diagnosis(Sides sides) {
    return "the right calls in another order, first in tick "
        + tick
        + "; no row and no call by itself differs";
  }

  @Override
  public String nextStep(Sides sides) {
    return "compare the order of the tick and of the managers with docs/spec/physics-tick.md, and"
        + " the order in which voyeurs and objects are visited";
  }
}
