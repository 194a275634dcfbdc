package dev.goldtrace.authored;

import static org.assertj.core.api.Assertions.assertThat;

import dev.goldtrace.repository.RepositoryRoot;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** Golden files that the port wrote and nobody derived would prove nothing. */
class EveryTraceIsExpectedTest {
  private static final String SUFFIX = ".trace.jsonl";
  private static final Path ROOT = RepositoryRoot.find();

  @Test
  void everyAuthoredTraceIsNamedInATestOfItsExpectations() throws IOException {
    String tests = String.join("", texts());
    List<String> unexpected = new ArrayList<>();
    int traces = 0;
    Path folder = ROOT.resolve("traces/authored");
    for (Path file : below(folder, SUFFIX)) {
      traces++;
      String name = file.getFileName().toString().replace(SUFFIX, "");
      String id = folder.relativize(file).getParent().getFileName() + "/" + name;
      if (!tests.contains('"' + name + '"') && !tests.contains('"' + id + '"')) {
        unexpected.add(id);
      }
    }
    assertThat(unexpected).isEmpty();
    assertThat(traces).isGreaterThan(70);
  }

  private static List<String> texts() throws IOException {
    List<String> texts = new ArrayList<>();
    Path sources = ROOT.resolve("harness/src/test/java/dev/goldtrace/authored");
    for (Path file : below(sources, "ExpectationsTest.java")) {
      texts.add(Files.readString(file));
    }
    return texts;
  }

  private static List<Path> below(Path folder, String suffix) throws IOException {
    try (Stream<Path> files = Files.walk(folder)) {
      return files.filter(file -> file.toString().endsWith(suffix)).sorted().toList();
    }
  }
}
