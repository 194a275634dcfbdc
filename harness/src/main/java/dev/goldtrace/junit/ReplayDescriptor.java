package dev.goldtrace.junit;

import dev.goldtrace.check.CaseResult;
import dev.goldtrace.check.CheckResult;
import dev.goldtrace.check.TraceCase;
import java.nio.file.Path;
import java.util.Set;
import java.util.stream.Collectors;
import org.junit.platform.engine.TestDescriptor;
import org.junit.platform.engine.TestTag;
import org.junit.platform.engine.UniqueId;
import org.junit.platform.engine.support.descriptor.AbstractTestDescriptor;
import org.junit.platform.engine.support.descriptor.FileSource;
import org.junit.platform.engine.support.hierarchical.Node;
import org.opentest4j.AssertionFailedError;

/**
 * The check that a trace could be replayed to its end, and that nothing came out of the replay that
 * no golden file speaks of.
 */
final class ReplayDescriptor extends AbstractTestDescriptor implements Node<TraceRun> {
  static final String CHECK = "replay";

  ReplayDescriptor(UniqueId trace, TraceCase one, Path here) {
    super(
        trace.append(CheckDescriptor.SEGMENT, CHECK),
        one.id() + " replay",
        FileSource.from(here.resolve(one.trace()).toFile()));
  }

  @Override
  public Type getType() {
    return Type.TEST;
  }

  /** Those of the trace. */
  @Override
  public Set<TestTag> getTags() {
    return getParent().orElseThrow().getTags();
  }

  @Override
  public TraceRun execute(TraceRun run, DynamicTestExecutor dynamicTests) {
    CaseResult result = run.result().orElseThrow();
    switch (result.status()) {
      case PASSED, NOT_PORTED, EXPECTED_FAILURE -> {}
      case DIVERGED -> failForUnforeseenChecks(result);
      default -> throw CheckFailure.ofCase(result);
    }
    return run;
  }

  /** Everything that diverges has a check of its own, unless the golden files do not know it. */
  private void failForUnforeseenChecks(CaseResult result) {
    Set<String> foreseen =
        getParent().orElseThrow().getChildren().stream()
            .map(TestDescriptor::getUniqueId)
            .map(id -> id.getLastSegment().getValue())
            .collect(Collectors.toSet());
    for (CheckResult check : result.checks()) {
      if (!check.passed() && !foreseen.contains(check.check().id())) {
        throw new AssertionFailedError(CheckFailure.message(result, check));
      }
    }
  }
}
