package dev.goldtrace.explain;

import dev.goldtrace.compare.Divergence;
import dev.goldtrace.compare.DivergenceKind;
import dev.goldtrace.golden.FrameRow;
import dev.goldtrace.golden.ProbeRow;
import dev.goldtrace.golden.StateRow;
import dev.goldtrace.number.NumberText;
import dev.goldtrace.replay.Recording;
import dev.goldtrace.text.QuotedWord;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Supplier;
import java.util.function.ToIntFunction;
import java.util.stream.Stream;

/**
 * A golden file that no recording can have written.
 *
 * @param problem what is wrong with it
 * @param remedy what puts it in order
 */
record IrregularGolden(String problem, String remedy) implements Kind {
  private static final String FRAMES = ".frames.csv";

  static Optional<Kind> in(TraceFacts trace, Recording golden, Divergence first) {
    String frames = trace.goldenFrames();
    return Stream.<Supplier<Optional<Kind>>>of(
            () -> calls(golden.probes()).map(it -> invalid(it, file(frames, ".probes.csv"))),
            () ->
                rows(golden.frames(), FrameRow::tick, FrameRow::guid)
                    .map(it -> invalid(it, frames)),
            () ->
                rows(golden.states(), StateRow::tick, StateRow::guid)
                    .map(it -> invalid(it, file(frames, ".state.csv"))),
            () -> order(golden.frames(), first).map(it -> unordered(it, frames)))
        .map(Supplier::get)
        .flatMap(Optional::stream)
        .findFirst();
  }

  private static String file(String frames, String suffix) {
    return frames.replace(FRAMES, suffix);
  }

  private static Kind invalid(String problem, String file) {
    return new IrregularGolden(problem, "'goldtrace validate " + QuotedWord.of(file) + "'");
  }

  /** A file alone does not say in which order its trace declares the objects. */
  private static Kind unordered(String problem, String file) {
    return new IrregularGolden(
        problem,
        "each tick of "
            + file
            + " must have its rows in the order in which the trace declares the"
            + " objects");
  }

  private static Optional<String> calls(List<ProbeRow> calls) {
    int tick = -1;
    for (int i = 0; i < calls.size(); i++) {
      ProbeRow call = calls.get(i);
      if (call.seq() != i) {
        return Optional.of("seq " + call.seq() + " stands where " + i + " must");
      }
      if (call.tick() < tick) {
        return Optional.of("a call of tick " + call.tick() + " comes after one of tick " + tick);
      }
      tick = call.tick();
    }
    return Optional.empty();
  }

  private static <R> Optional<String> rows(
      List<R> rows, ToIntFunction<R> tickOf, ToIntFunction<R> guidOf) {
    int tick = Integer.MIN_VALUE;
    Set<Integer> seen = new HashSet<>();
    for (R row : rows) {
      int next = tickOf.applyAsInt(row);
      if (next < tick) {
        return Optional.of("a row of tick " + next + " comes after one of tick " + tick);
      }
      if (next > tick) {
        seen.clear();
        tick = next;
      }
      if (!seen.add(guidOf.applyAsInt(row))) {
        return Optional.of(
            "two rows for " + NumberText.hex(guidOf.applyAsInt(row)) + " in tick " + tick);
      }
    }
    return Optional.empty();
  }

  /** Objects in another order than in the tick before. */
  private static Optional<String> order(List<FrameRow> rows, Divergence first) {
    if (first.kind() != DivergenceKind.ROW_ORDER) {
      return Optional.empty();
    }
    List<Integer> here = objects(rows, first.tick());
    List<Integer> before = objects(rows, first.tick() - 1);
    List<Integer> stayed = before.stream().filter(here::contains).toList();
    return here.stream().filter(before::contains).toList().equals(stayed)
        ? Optional.empty()
        : Optional.of(
            "the rows of tick " + first.tick() + " stand in another order than those before");
  }

  private static List<Integer> objects(List<FrameRow> rows, int tick) {
    return rows.stream().filter(row -> row.tick() == tick).map(FrameRow::guid).toList();
  }

  @Override
  public String id() {
    return "irregular_golden";
  }

  @Override
  public String diagnosis(Sides sides) {
    return sides.expectedWhole() + " itself is irregular: " + problem;
  }

  @Override
  public String nextStep(Sides sides) {
    return (sides.isReplay() ? "the port" : sides.actualWhole())
        + " is not to blame before the file is in order: "
        + remedy;
  }
}
