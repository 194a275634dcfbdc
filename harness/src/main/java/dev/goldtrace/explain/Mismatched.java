package dev.goldtrace.explain;

import dev.goldtrace.compare.Divergence;
import dev.goldtrace.compare.DivergenceKind;
import dev.goldtrace.golden.FrameRow;
import dev.goldtrace.golden.ProbeRow;
import dev.goldtrace.golden.StateRow;
import dev.goldtrace.replay.Recording;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.stream.IntStream;

/** The trace and the golden file end at different ticks. */
record Mismatched(int traceEnd, int goldenEnd) implements Kind {

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
    int traceEnd = trace.lastTick().getAsInt();
    // Without objects a tick leaves no rows, so an early end of the golden file may be right.
    boolean tooShort =
        end.getAsInt() < traceEnd
            && first.tick() > end.getAsInt()
            && (first.kind() == DivergenceKind.EXTRA_ROW
                || first.kind() == DivergenceKind.EXTRA_CALL);
    return end.getAsInt() > traceEnd || tooShort
        ? Optional.of(new Mismatched(traceEnd, end.getAsInt()))
        : Optional.empty();
  }

  @Override
  public String id() {
    return "mismatched";
  }

  @Override
  public String diagnosis() {
    return "the trace ends at tick "
        + traceEnd
        + ", the golden at "
        + goldenEnd
        + ": they do not belong together, or one is truncated";
  }

  @Override
  public String nextStep() {
    return "restore the trace and its golden files from one commit or one recording; the port is"
        + " not to blame before they fit";
  }
}
