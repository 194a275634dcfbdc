package dev.goldtrace.explain;

import dev.goldtrace.compare.Aspect;
import dev.goldtrace.compare.AspectResult;
import dev.goldtrace.compare.Comparison;
import dev.goldtrace.compare.Divergence;
import dev.goldtrace.compare.DivergenceKind;
import java.util.Optional;
import java.util.Set;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Names the kind of a first divergence: the most telling one that fits. */
final class KindFinder {
  private final BothSides sides;
  private final Comparison comparison;
  private final TraceFacts trace;
  private final Divergence first;
  private final Set<Aspect> failed;

  KindFinder(BothSides sides, TraceFacts trace, Comparison comparison, Divergence first) {
    this.trace = trace;
    this.sides = sides;
    this.comparison = comparison;
    this.first = first;
    this.failed =
        comparison.aspects().stream()
            .filter(aspect -> !aspect.passed())
            .map(AspectResult::aspect)
            .collect(Collectors.toSet());
  }

  Kind find() {
    return IrregularGolden.in(trace, sides.golden(), first)
        .or(() -> EarlyEnd.in(trace, sides.golden(), first))
        .or(() -> Mismatched.in(trace, sides.golden(), first))
        .or(() -> TraceClock.in(first))
        .orElseGet(this::ofSubject);
  }

  private Kind ofSubject() {
    if (first.expectedCall().isPresent() || first.actualCall().isPresent()) {
      return OrderOnly.in(failed, first)
          .or(() -> CallChange.in(comparison, first))
          .orElseThrow(() -> new IllegalStateException("a call without a change: " + first));
    }
    if (first.kind() != DivergenceKind.VALUE) {
      return RowGap.in(trace, sides, first).orElseGet(() -> WholeRows.of(sides, first));
    }
    Series whole = sides.series(first.guid(), first.field());
    Series fromFirst = whole.from(first.tick());
    return Stream.<Supplier<Optional<Kind>>>of(
            () -> HeadingOnly.in(failed, fromFirst),
            () -> QuaternionSign.in(first.field(), this::fromFirst),
            () -> SingleTick.in(whole, first.tick()),
            () -> ShiftedTicks.in(whole, first.tick()),
            () -> ConstantOffset.in(fromFirst),
            () -> GrowingDrift.in(fromFirst),
            () -> Unrelated.in(trace, sides, first))
        .map(Supplier::get)
        .flatMap(Optional::stream)
        .findFirst()
        .orElseGet(() -> LastingDifference.in(fromFirst));
  }

  private Series fromFirst(String column) {
    return sides.series(first.guid(), column).from(first.tick());
  }
}
