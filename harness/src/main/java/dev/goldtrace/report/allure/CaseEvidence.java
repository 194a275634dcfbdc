package dev.goldtrace.report.allure;

import dev.goldtrace.check.CaseResult;
import dev.goldtrace.check.CheckResult;
import dev.goldtrace.compare.Comparison;
import dev.goldtrace.compare.Divergence;
import dev.goldtrace.compare.TickRows;
import dev.goldtrace.explain.Blame;
import dev.goldtrace.explain.ExplainedCase;
import dev.goldtrace.explain.Explanation;
import dev.goldtrace.replay.SubjectFailure;
import dev.goldtrace.report.DivergenceText;
import dev.goldtrace.report.ExplanationText;
import dev.goldtrace.report.plot.Track;
import dev.goldtrace.report.plot.TrackPlot;
import dev.goldtrace.report.plot.TrackReader;
import dev.goldtrace.trace.InputException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * What explains the failures of one trace. Tracks are read when the first failure asks for them.
 */
final class CaseEvidence {
  private final CaseResult result;
  private final Optional<Explanation> explanation;
  private final Path here;
  private final TrackReader trackReader;
  private final FunctionText functions;
  private final String rerun;
  private final Map<Integer, Optional<String>> excerpts = new HashMap<>();
  private List<Track> tracks;

  CaseEvidence(
      ExplainedCase explained,
      Path here,
      TrackReader trackReader,
      FunctionText functions,
      String rerun) {
    this.result = explained.result();
    this.explanation = explained.explanation();
    this.here = here;
    this.trackReader = trackReader;
    this.functions = functions;
    this.rerun = rerun;
  }

  /** The evidence of a check that diverged. */
  List<TextAttachment> of(CheckResult check) {
    return of(check.first().orElseThrow(), check.check().address());
  }

  /** The evidence of a trace that could not be replayed to its end, or that diverged. */
  List<TextAttachment> ofWhole() {
    if (!result.complete()) {
      return ofStop();
    }
    return result
        .comparison()
        .flatMap(Comparison::first)
        .map(first -> of(first, Optional.empty()))
        .orElseGet(() -> List.of(rerun()));
  }

  private List<TextAttachment> of(Divergence first, Optional<Integer> function) {
    List<TextAttachment> all = new ArrayList<>();
    all.add(rerun());
    all.add(TextAttachment.plain("explanation", explanation(first, function)));
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

  /** Why it differs, as far as is known, and what the function is that it points to. */
  private String explanation(Divergence first, Optional<Integer> function) {
    boolean explained =
        result.comparison().flatMap(Comparison::first).filter(first::equals).isPresent();
    Optional<Explanation> why = explanation.filter(known -> explained);
    StringBuilder text = new StringBuilder(DivergenceText.headline(first)).append('\n');
    why.ifPresent(it -> ExplanationText.lines(it).forEach(line -> text.append(line).append('\n')));
    function
        .or(() -> why.flatMap(Explanation::blame).map(Blame::address))
        .or(() -> first.lastEntered().map(call -> call.function().address()))
        .ifPresent(address -> text.append('\n').append(functions.of(address)));
    return text.toString();
  }

  private List<TextAttachment> ofStop() {
    List<TextAttachment> all = new ArrayList<>();
    all.add(rerun());
    result.failure().ifPresent(failure -> all.addAll(of(failure)));
    return TextAttachment.within(TextAttachment.MOST_BYTES, all);
  }

  private List<TextAttachment> of(SubjectFailure failure) {
    List<TextAttachment> all = new ArrayList<>();
    List<String> words = new ArrayList<>(failure.lastWords());
    failure.cause().map(Throwable::getStackTrace).stream()
        .flatMap(Arrays::stream)
        .limit(1)
        .forEach(frame -> words.add("in " + frame));
    if (!words.isEmpty()) {
      all.add(TextAttachment.plain("last words of the subject", String.join("\n", words) + "\n"));
    }
    new TraceExcerpt(trace())
        .aroundLine(failure.line())
        .ifPresent(text -> all.add(TextAttachment.plain("trace around the last record", text)));
    return all;
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
