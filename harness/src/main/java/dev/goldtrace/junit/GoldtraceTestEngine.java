package dev.goldtrace.junit;

import java.util.Optional;
import org.junit.platform.engine.EngineDiscoveryRequest;
import org.junit.platform.engine.ExecutionRequest;
import org.junit.platform.engine.TestDescriptor;
import org.junit.platform.engine.UniqueId;
import org.junit.platform.engine.support.config.PrefixedConfigurationParameters;
import org.junit.platform.engine.support.hierarchical.ForkJoinPoolHierarchicalTestExecutorService;
import org.junit.platform.engine.support.hierarchical.HierarchicalTestEngine;
import org.junit.platform.engine.support.hierarchical.HierarchicalTestExecutorService;

/**
 * Runs traces and function vectors as tests of the JUnit Platform. Select folders or files of them,
 * for instance with {@code @Suite @IncludeEngines("goldtrace") @SelectDirectories("traces")}; what
 * can be configured is in {@link EngineSettings}.
 */
public final class GoldtraceTestEngine extends HierarchicalTestEngine<TraceRun> {

  /** Id of the engine. */
  public static final String ID = "goldtrace";

  private static final String PARALLEL_ENABLED = "goldtrace.execution.parallel.enabled";
  private static final String PARALLEL_CONFIG = "goldtrace.execution.parallel.config.";

  @Override
  public String getId() {
    return ID;
  }

  @Override
  public Optional<String> getGroupId() {
    return Optional.of("dev.goldtrace");
  }

  @Override
  public Optional<String> getArtifactId() {
    return Optional.of("harness");
  }

  @Override
  public TestDescriptor discover(EngineDiscoveryRequest request, UniqueId uniqueId) {
    EngineSettings settings = EngineSettings.of(request.getConfigurationParameters());
    return new Discovery(settings).discover(request, uniqueId);
  }

  @Override
  protected TraceRun createExecutionContext(ExecutionRequest request) {
    FoundDescriptor found = (FoundDescriptor) request.getRootTestDescriptor();
    return TraceRun.none(
        EngineSettings.of(request.getConfigurationParameters()), found.goldenRoots());
  }

  @Override
  protected HierarchicalTestExecutorService createExecutorService(ExecutionRequest request) {
    if (request.getConfigurationParameters().getBoolean(PARALLEL_ENABLED).orElse(false)) {
      return new ForkJoinPoolHierarchicalTestExecutorService(
          new PrefixedConfigurationParameters(
              request.getConfigurationParameters(), PARALLEL_CONFIG));
    }
    return super.createExecutorService(request);
  }
}
