package dev.goldtrace.junit;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.platform.engine.discovery.DiscoverySelectors.selectDirectory;

import dev.goldtrace.check.CaseFinder;
import dev.goldtrace.check.Expectations;
import dev.goldtrace.check.Selection;
import dev.goldtrace.check.TraceCase;
import dev.goldtrace.repository.RepositoryRoot;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.platform.engine.TestDescriptor;
import org.junit.platform.testkit.engine.EngineTestKit;

/** What {@link GoldenSuiteTest} runs is all that the folders hold. */
class GoldenFoldersTest {
  private final Path root = RepositoryRoot.find();
  private final Selection selection =
      new CaseFinder(root, Optional.empty()).find(List.of("traces"));
  private final Expectations expectations = Expectations.read(selection.goldenRoots(), root);

  @Test
  void theEngineFindsEveryTraceAndEveryFileOfVectors() throws IOException {
    TestDescriptor engine =
        EngineTestKit.engine(GoldtraceTestEngine.ID)
            .selectors(
                selectDirectory(root.resolve("traces").toFile()),
                selectDirectory(root.resolve("golden/vectors").toFile()))
            .discover()
            .getEngineDescriptor();

    assertThat(engine.getChildren())
        .hasSize(count("traces", "trace") + count("golden/vectors", "vectors"))
        .isNotEmpty()
        .allSatisfy(
            one ->
                assertThat(one instanceof VectorsDescriptor || one.getChildren().size() > 3)
                    .as("%s has checks", one.getUniqueId())
                    .isTrue());
  }

  private int count(String folder, String kind) throws IOException {
    try (Stream<Path> files = Files.walk(root.resolve(folder))) {
      return (int)
          files
              .filter(file -> file.toString().matches(".*\\." + kind + "\\.jsonl(\\.gz)?"))
              .count();
    }
  }

  @Test
  void everyGoldenFileBelongsToATrace() {
    assertThat(selection.orphans()).isEmpty();
  }

  @Test
  void everyExpectationMatchesATrace() {
    assertThat(expectations.unused(selection.cases().stream().map(TraceCase::id).toList()))
        .isEmpty();
  }
}
