package dev.goldtrace.explain;

import dev.goldtrace.compare.Divergence;
import dev.goldtrace.compare.DivergenceKind;
import dev.goldtrace.golden.FrameRow;
import dev.goldtrace.golden.ProbeRow;
import dev.goldtrace.golden.StateRow;
import dev.goldtrace.number.NumberText;
import dev.goldtrace.replay.Recording;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.stream.IntStream;

/**
 * The trace and the golden file do not belong together: they end at different ticks, or the file
 * has an object that the trace does not declare.
 */
record Mismatched(String found) implements Kind {

  static Optional<Kind> in(TraceFacts trace, Recording golden, Divergence first) {
    OptionalInt end =
        IntStream.concat(
                golden.frames().stream().mapToInt(FrameRow::tick),
                IntStream.concat(
                    golden.probes().stream().mapToInt(ProbeRow::tick),
                    golden.states().stream().mapToInt(StateRow::tick)))
            .max();
    if (trace.lastTick().isEmpty() || end.isEmpty()) {
      return Optional.empty();
    }
    Optional<Integer> stranger =
        golden.frames().stream()
            .map(FrameRow::guid)
            .filter(guid -> !trace.objects().contains(guid))
            .findFirst();
    if (stranger.isPresent()) {
      return Optional.of(
          new Mismatched(
              "the golden file has rows of "
                  + NumberText.hex(stranger.get())
                  + ", which the trace does not declare: it is of another trace"));
    }
    int traceEnd = trace.lastTick().getAsInt();
    // Without objects a tick leaves no rows, so an early end of the golden file may be right.
    boolean tooShort =
        end.getAsInt() < traceEnd
            && first.tick() > end.getAsInt()
            && (first.kind() == DivergenceKind.EXTRA_ROW
                || first.kind() == DivergenceKind.EXTRA_CALL);
    return end.getAsInt() > traceEnd || tooShort
        ? Optional.of(
            new Mismatched(
                "the trace ends at tick "
                    + traceEnd
                    + ", the golden at "
                    + end.getAsInt()
                    + ": they do not belong together, or one is truncated"))
        : Optional.empty();
  }

  @Override
  public String id() {
    return "mismatched";
  }

  @Override
  public String diagnosis(Sides sides) {
    return found;
  }

  @Override
  public String nextStep(Sides sides) {
    return "restore the trace and its golden files from one commit or one recording; the port is"
        + " not to blame before they fit";
  }
}
