package dev.goldtrace.vector;

import static org.assertj.core.api.Assertions.assertThat;

import dev.goldtrace.repository.RepositoryRoot;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

/** Every reference vector of a ported function gives the reference's answer. */
class GoldenVectorsTest {
  private static final VectorRun RUN = new VectorRun(VectorFunctions.ofPort());

  @TestFactory
  Stream<DynamicTest> everyRetailFileIsPortedAndAgrees() throws IOException {
    return tests("retail");
  }

  @TestFactory
  Stream<DynamicTest> everyAceFileIsPortedAndAgrees() throws IOException {
    return tests("ace");
  }

  private static Stream<DynamicTest> tests(String dialect) throws IOException {
    Path folder = RepositoryRoot.find().resolve("golden/vectors").resolve(dialect);
    List<Path> files;
    try (Stream<Path> found = Files.list(folder)) {
      files = found.filter(f -> f.toString().endsWith(".vectors.jsonl")).sorted().toList();
    }
    assertThat(files).isNotEmpty();
    return files.stream()
        .map(
            file ->
                DynamicTest.dynamicTest(file.getFileName().toString(), () -> assertPasses(file)));
  }

  private static void assertPasses(Path file) {
    VectorResult result = RUN.run(file);
    assertThat(result.cases()).isPositive();
    assertThat(result.ported()).as("%s is ported", result.header().function()).isTrue();
    assertThat(result.first().map(VectorDivergence::message)).isEmpty();
    assertThat(result.cells()).isGreaterThanOrEqualTo(result.cases());
  }
}
