package dev.goldtrace.strength;

import java.util.function.BooleanSupplier;
import org.pitest.testapi.AbstractTestUnit;
import org.pitest.testapi.Description;
import org.pitest.testapi.ResultCollector;

/** One trace or one file of function vectors as a test. */
final class GoldenUnit extends AbstractTestUnit {
  private final CpuLimit limit;
  private final BooleanSupplier passes;

  /**
   * @param id of the trace or vectors
   * @param limit how long it may compute
   * @param passes runs it
   */
  GoldenUnit(String id, CpuLimit limit, BooleanSupplier passes) {
    super(new Description(id, GoldenUnits.class));
    this.limit = limit;
    this.passes = passes;
  }

  @Override
  public void execute(ResultCollector results) {
    limit.run(() -> report(results));
  }

  private void report(ResultCollector results) {
    results.notifyStart(getDescription());
    try {
      if (passes.getAsBoolean()) {
        results.notifyEnd(getDescription());
      } else {
        results.notifyEnd(getDescription(), new AssertionError("differs"));
      }
    } catch (RuntimeException | StackOverflowError e) {
      results.notifyEnd(getDescription(), e);
    }
  }
}
