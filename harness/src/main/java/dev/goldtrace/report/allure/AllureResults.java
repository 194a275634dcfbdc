package dev.goldtrace.report.allure;

import dev.goldtrace.check.CaseStatus;
import dev.goldtrace.check.FunctionCatalog;
import dev.goldtrace.check.NotPorted;
import dev.goldtrace.check.TraceCase;
import dev.goldtrace.check.VectorFinder.VectorFile;
import dev.goldtrace.explain.ExplainedCase;
import dev.goldtrace.replay.Subject;
import dev.goldtrace.report.plot.TrackReader;
import dev.goldtrace.vector.VectorResult;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.function.Supplier;

/**
 * Writes the results of a run into a folder for Allure. The command line and the test engine both
 * write through it. Several threads may use one.
 */
public final class AllureResults {
  private final AllureSettings settings;
  private final Path here;
  private final TrackReader tracks;
  private final Function<TraceCase, String> rerun;
  private final Links links;
  private final FunctionText functions;
  private final RunTimes times;
  private final ItemWriter writer;

  /**
   * @param here the folder that relative paths are relative to
   * @param subjects makes what failing traces are replayed through once more, to be drawn
   * @param rerun the command that runs just one case again
   */
  public AllureResults(
      AllureSettings settings,
      Path here,
      Supplier<Subject> subjects,
      Function<TraceCase, String> rerun) {
    this.settings = settings;
    this.here = here;
    this.tracks = new TrackReader(here, subjects);
    this.rerun = rerun;
    FunctionCatalog catalog = FunctionCatalog.ofProgram();
    this.links = new Links(catalog, settings.linkBase());
    this.functions = new FunctionText(catalog);
    this.times = new RunTimes(settings.time());
    this.writer = new ItemWriter(new ResultFolder(settings.folder()), times);
  }

  /**
   * Runs a trace or a file of vectors; how long that takes is kept for its result, if results are
   * wanted.
   *
   * @param id its id
   */
  public static <T> T timed(Optional<AllureResults> results, String id, Supplier<T> run) {
    return results.isPresent() ? results.get().times.measure(id, run) : run.get();
  }

  /** Writes all checks of a trace. */
  public void add(ExplainedCase explained) {
    add(explained, check -> true);
  }

  /**
   * Writes some checks of a trace.
   *
   * @param wanted which checks, by id; {@code replay} is the trace as a whole
   */
  public void add(ExplainedCase explained, Predicate<String> wanted) {
    TraceCase one = explained.result().traceCase();
    CaseItems items =
        new CaseItems(
            explained.result(),
            here,
            links,
            new CaseEvidence(explained, here, tracks, functions, rerun.apply(one)));
    List<Item> all = settings.level() == AllureLevel.TRACE ? List.of(items.whole()) : items.all();
    writer.write(all.stream().filter(item -> wanted.test(item.check())).toList());
  }

  /**
   * Writes a file of function vectors.
   *
   * @param result what came of it; empty when it can't be read
   * @param problem why it can't be read
   * @param listed the entry of the not-ported list that it matches
   */
  public void add(
      VectorFile file,
      CaseStatus status,
      Optional<VectorResult> result,
      String problem,
      Optional<NotPorted> listed) {
    VectorItems items = new VectorItems(links, functions, here);
    writer.write(List.of(items.of(file, status, result, problem, listed)));
  }
}
