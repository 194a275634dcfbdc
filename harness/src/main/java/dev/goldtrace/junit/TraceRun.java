package dev.goldtrace.junit;

import dev.goldtrace.check.CaseResult;
import dev.goldtrace.check.FunctionCatalog;
import dev.goldtrace.explain.CaseExplainer;
import dev.goldtrace.explain.Explainer;
import dev.goldtrace.report.allure.AllureResults;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.junit.platform.engine.support.hierarchical.EngineExecutionContext;

/**
 * What the checks of a trace look at.
 *
 * @param settings what the user set
 * @param result how the trace came out; empty outside of a trace
 * @param allure what takes the results for Allure, if they are wanted
 * @param explainer explains divergences for Allure
 */
record TraceRun(
    EngineSettings settings,
    Optional<CaseResult> result,
    Optional<AllureResults> allure,
    CaseExplainer explainer)
    implements EngineExecutionContext {

  /**
   * The run before its first trace.
   *
   * @param goldenRoots the folders of the golden files, absolute
   */
  static TraceRun none(EngineSettings settings, List<Path> goldenRoots) {
    return new TraceRun(
        settings,
        Optional.empty(),
        AllureFolder.open(settings, goldenRoots),
        new CaseExplainer(settings.here(), new Explainer(FunctionCatalog::ofProgram)));
  }

  TraceRun with(CaseResult done) {
    return new TraceRun(settings, Optional.of(done), allure, explainer);
  }
}
