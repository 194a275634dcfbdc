package dev.goldtrace.junit;

import dev.goldtrace.check.CaseStatus;
import dev.goldtrace.check.NotPorted;
import dev.goldtrace.check.VectorExpectations;
import dev.goldtrace.check.VectorFinder.VectorFile;
import dev.goldtrace.check.VectorSummary;
import dev.goldtrace.report.RerunCommand;
import dev.goldtrace.report.allure.AllureResults;
import dev.goldtrace.trace.InputException;
import dev.goldtrace.vector.VectorDivergence;
import dev.goldtrace.vector.VectorFunctions;
import dev.goldtrace.vector.VectorHeader;
import dev.goldtrace.vector.VectorReader;
import dev.goldtrace.vector.VectorResult;
import dev.goldtrace.vector.VectorRun;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.platform.engine.TestTag;
import org.junit.platform.engine.UniqueId;
import org.junit.platform.engine.support.descriptor.AbstractTestDescriptor;
import org.junit.platform.engine.support.descriptor.FileSource;
import org.junit.platform.engine.support.hierarchical.Node;
import org.opentest4j.AssertionFailedError;
import org.opentest4j.TestAbortedException;

/** A file of function vectors as one test. */
final class VectorsDescriptor extends AbstractTestDescriptor implements Node<TraceRun> {
  static final String SEGMENT = "vectors";

  private final Path file;
  private final VectorFile vectorFile;
  private final Set<TestTag> tags;

  private VectorsDescriptor(UniqueId id, VectorFile vectorFile, Path file, Set<TestTag> tags) {
    super(id, vectorFile.id(), FileSource.from(file.toFile()));
    this.file = file;
    this.vectorFile = vectorFile;
    this.tags = Set.copyOf(tags);
  }

  static VectorsDescriptor of(UniqueId engineId, VectorFile vectorFile, EngineSettings settings) {
    Path file = settings.here().resolve(vectorFile.file());
    return new VectorsDescriptor(
        engineId.append(SEGMENT, vectorFile.id()), vectorFile, file, tags(file));
  }

  private static Set<TestTag> tags(Path file) {
    try (VectorReader reader = VectorReader.open(file)) {
      VectorHeader header = reader.header();
      return TraceDescriptor.tags(
          Stream.of(
              String.format(Locale.ROOT, "0x%08X", header.address()),
              owner(header.function()),
              header.dialect().word(),
              header.origin()));
    } catch (InputException e) {
      return Set.of();
    }
  }

  /** The class of {@code Class::function} or {@code Class.function}. */
  private static String owner(String function) {
    return function.split("::|\\.")[0];
  }

  @Override
  public Type getType() {
    return Type.TEST;
  }

  @Override
  public Set<TestTag> getTags() {
    return tags;
  }

  @Override
  public TraceRun execute(TraceRun run, DynamicTestExecutor dynamicTests) {
    VectorResult result = result(run);
    Optional<NotPorted> listed = expectations(run.settings()).listed(vectorFile);
    if (!result.passed()) {
      String why =
          result.first().map(VectorDivergence::message).orElse("the function is not ported");
      listed.ifPresent(
          entry -> {
            throw new TestAbortedException(entry.says() + ": " + entry.reason());
          });
      throw new AssertionFailedError(why + "\n  see more: " + RerunCommand.of(vectorFile));
    }
    listed.ifPresent(
        entry -> {
          throw new AssertionFailedError(
              "passes although " + entry.place() + " says that it can't; remove the entry");
        });
    return run;
  }

  private VectorResult result(TraceRun run) {
    VectorExpectations expectations = expectations(run.settings());
    VectorSummary summary = new VectorSummary(expectations, List.of(), List.of());
    try {
      VectorResult result =
          AllureResults.timed(
              run.allure(),
              vectorFile.id(),
              () ->
                  new VectorRun(VectorFunctions.ofPort())
                      .run(file, expectations.tolerances(vectorFile)));
      report(run, summary, Optional.of(result), "");
      return result;
    } catch (InputException e) {
      report(run, summary, Optional.empty(), e.getMessage());
      throw e;
    }
  }

  private void report(
      TraceRun run, VectorSummary summary, Optional<VectorResult> result, String problem) {
    CaseStatus status = summary.add(vectorFile, result);
    run.allure()
        .ifPresent(
            allure -> allure.add(vectorFile, status, result, problem, summary.listed(vectorFile)));
  }

  private static VectorExpectations expectations(EngineSettings settings) {
    return VectorExpectations.read(settings.goldenOfVectors(), settings.here());
  }
}
