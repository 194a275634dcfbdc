package dev.goldtrace.strength;

import java.util.Collection;
import org.pitest.classinfo.ClassByteArraySource;
import org.pitest.testapi.Configuration;
import org.pitest.testapi.TestGroupConfig;
import org.pitest.testapi.TestPluginFactory;

/** By this PIT finds {@link GoldenUnits} as a test framework. */
public final class GoldenUnitsFactory implements TestPluginFactory {

  @Override
  public Configuration createTestFrameworkConfiguration(
      TestGroupConfig groups,
      ClassByteArraySource classes,
      Collection<String> excludedRunners,
      Collection<String> includedTestMethods) {
    return new GoldenUnits();
  }

  @Override
  public String name() {
    return "goldtrace";
  }

  @Override
  public String description() {
    return "Traces and function vectors with their golden files";
  }
}
