package dev.goldtrace.report.allure;

import dev.goldtrace.check.CaseResult;
import dev.goldtrace.check.CheckResult;
import dev.goldtrace.compare.Divergence;
import dev.goldtrace.compare.TickRows;
import dev.goldtrace.report.plot.Track;
import dev.goldtrace.report.plot.TrackPlot;
import dev.goldtrace.report.plot.TrackReader;
import dev.goldtrace.trace.InputException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * What explains the failures of one trace. Tracks are read when the first failure asks for them.
 */
final class CaseEvidence {
  private final CaseResult result;
  private final Path here;
  private final TrackReader trackReader;
  private final String rerun;
  private final Map<Integer, Optional<String>> excerpts = new HashMap<>();
  private List<Track> tracks;

  CaseEvidence(CaseResult result, Path here, TrackReader trackReader, String rerun) {
    this.result = result;
    this.here = here;
    this.trackReader = trackReader;
    this.rerun = rerun;
  }

  /** The evidence of a check that diverged. */
  List<TextAttachment> of(CheckResult check) {
    return check.first().map(this::of).orElseGet(this::ofStop);
  }

  /** The evidence of a trace that diverged. */
  List<TextAttachment> ofWhole() {
    return result
        .comparison()
        .flatMap(comparison -> comparison.first())
        .map(this::of)
        .orElseGet(this::ofStop);
  }

  private List<TextAttachment> of(Divergence first) {
    List<TextAttachment> all = new ArrayList<>();
    all.add(rerun());
    List<TickRows> window =
        result.comparison().map(comparison -> comparison.around(first)).orElse(List.of());
    if (!window.isEmpty()) {
      WindowTable table = new WindowTable(window, first);
      all.add(TextAttachment.html("rows of both sides", table.rows()));
      all.add(TextAttachment.html("calls of both sides", table.calls()));
    }
    plot(first).ifPresent(svg -> all.add(TextAttachment.svg("plot", svg)));
    excerpts
        .computeIfAbsent(first.tick(), tick -> new TraceExcerpt(trace()).aroundTick(tick))
        .ifPresent(text -> all.add(TextAttachment.plain("trace around the tick", text)));
    return TextAttachment.within(TextAttachment.MOST_BYTES, all);
  }

  /** The evidence of a trace that could not be replayed to its end. */
  List<TextAttachment> ofStop() {
    List<TextAttachment> all = new ArrayList<>();
    all.add(rerun());
    result
        .failure()
        .flatMap(failure -> new TraceExcerpt(trace()).aroundLine(failure.line()))
        .ifPresent(text -> all.add(TextAttachment.plain("trace around the last record", text)));
    return TextAttachment.within(TextAttachment.MOST_BYTES, all);
  }

  private TextAttachment rerun() {
    return TextAttachment.plain("run just this", rerun + "\n");
  }

  private Path trace() {
    return here.resolve(result.traceCase().trace());
  }

  private Optional<String> plot(Divergence first) {
    if (tracks == null) {
      tracks = tracks();
    }
    List<Track> own = tracks.stream().filter(track -> track.guid() == first.guid()).toList();
    return own.isEmpty()
        ? Optional.empty()
        : Optional.of(new TrackPlot(result.traceCase().id(), own, Optional.of(first)).svg());
  }

  private List<Track> tracks() {
    try {
      return trackReader.read(result.traceCase());
    } catch (InputException e) {
      // The comparison has come to the place of the divergence all the same.
      return List.of();
    }
  }
}
