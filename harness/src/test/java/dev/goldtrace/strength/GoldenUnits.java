package dev.goldtrace.strength;

import dev.goldtrace.repository.RepositoryRoot;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.pitest.extension.common.NoTestSuiteFinder;
import org.pitest.help.PitHelpError;
import org.pitest.testapi.Configuration;
import org.pitest.testapi.TestSuiteFinder;
import org.pitest.testapi.TestUnit;
import org.pitest.testapi.TestUnitExecutionListener;
import org.pitest.testapi.TestUnitFinder;

/**
 * The golden suite as PIT's tests: one for each trace and each file of function vectors, which ends
 * at the first difference.
 *
 * <p>PIT's tests are not JUnit's here because starting a launcher for each costs ten times what
 * replaying a trace does, and because finding JUnit tests means to run them all in every process.
 * The normal build runs the same files as {@code GoldenSuiteTest}.
 */
public final class GoldenUnits implements Configuration {

  @Override
  public TestUnitFinder testUnitFinder() {
    return GoldenUnits::find;
  }

  /** All units for this class, which stands for the suite; none for any other class. */
  private static List<TestUnit> find(Class<?> type, TestUnitExecutionListener listener) {
    List<TestUnit> units = new ArrayList<>();
    if (type == GoldenUnits.class) {
      GoldenMemory memory = new GoldenMemory(RepositoryRoot.find());
      CpuLimit limit = new CpuLimit();
      for (String id : memory.traces()) {
        units.add(new GoldenUnit(id, limit, () -> memory.reproduced(id)));
      }
      for (String id : memory.vectors()) {
        units.add(new GoldenUnit(id, limit, () -> memory.vectorsPass(id)));
      }
    }
    return units;
  }

  @Override
  public TestSuiteFinder testSuiteFinder() {
    return new NoTestSuiteFinder();
  }

  @Override
  public Optional<PitHelpError> verifyEnvironment() {
    return Optional.empty();
  }
}
