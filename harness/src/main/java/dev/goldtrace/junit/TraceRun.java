package dev.goldtrace.junit;

import dev.goldtrace.check.CaseResult;
import dev.goldtrace.report.allure.AllureResults;
import java.util.Optional;
import org.junit.platform.engine.support.hierarchical.EngineExecutionContext;

/**
 * What the checks of a trace look at.
 *
 * @param settings what the user set
 * @param result how the trace came out; empty outside of a trace
 * @param allure what takes the results for Allure, if they are wanted
 */
record TraceRun(
    EngineSettings settings, Optional<CaseResult> result, Optional<AllureResults> allure)
    implements EngineExecutionContext {

  static TraceRun none(EngineSettings settings) {
    return new TraceRun(settings, Optional.empty(), AllureFolder.open(settings));
  }

  TraceRun with(CaseResult done) {
    return new TraceRun(settings, Optional.of(done), allure);
  }
}
