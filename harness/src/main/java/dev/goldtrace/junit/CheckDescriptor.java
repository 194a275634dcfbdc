package dev.goldtrace.junit;

import dev.goldtrace.check.CaseResult;
import dev.goldtrace.check.Check;
import dev.goldtrace.check.CheckResult;
import dev.goldtrace.check.TraceCase;
import java.util.LinkedHashSet;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.platform.engine.TestSource;
import org.junit.platform.engine.TestTag;
import org.junit.platform.engine.UniqueId;
import org.junit.platform.engine.support.descriptor.AbstractTestDescriptor;
import org.junit.platform.engine.support.hierarchical.Node;
import org.opentest4j.AssertionFailedError;
import org.opentest4j.TestAbortedException;

/** One check of a trace. Its name holds the trace's, so that it is unique in flat reports. */
final class CheckDescriptor extends AbstractTestDescriptor implements Node<TraceRun> {
  static final String SEGMENT = "check";

  private final Check check;
  private final Set<TestTag> tags;

  CheckDescriptor(UniqueId trace, TraceCase traceCase, Check check, TestSource source) {
    super(
        trace.append(SEGMENT, check.id()),
        traceCase.id() + " " + check.id() + " " + check.title(),
        source);
    this.check = check;
    this.tags = TraceDescriptor.tags(Stream.of(check.id(), check.owner()));
  }

  @Override
  public Type getType() {
    return Type.TEST;
  }

  /** Those of the trace, the retail address or the check's name, and the class it belongs to. */
  @Override
  public Set<TestTag> getTags() {
    Set<TestTag> all = new LinkedHashSet<>(tags);
    getParent().ifPresent(trace -> all.addAll(trace.getTags()));
    return all;
  }

  @Override
  public TraceRun execute(TraceRun run, DynamicTestExecutor dynamicTests) {
    CaseResult result = run.result().orElseThrow();
    if (result.notCompared().contains(check.rows())) {
      throw new TestAbortedException("the subject does not emit " + check.rows().word());
    }
    Optional<CheckResult> own =
        result.checks().stream().filter(one -> one.check().id().equals(check.id())).findFirst();
    if (own.filter(CheckResult::passed).isPresent() && result.complete()) {
      return run;
    }
    if (result.asExpected()) {
      throw new TestAbortedException(
          result.listed().map(one -> one.says() + ": " + one.reason()).orElseThrow());
    }
    throw own.filter(one -> !one.passed())
        .map(one -> new AssertionFailedError(CheckFailure.message(result, one)))
        .orElseGet(() -> CheckFailure.notReached(result));
  }
}
