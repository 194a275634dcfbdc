package dev.goldtrace.repository;

import static org.assertj.core.api.Assertions.assertThat;

import dev.goldtrace.cli.CommandRun;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.io.TempDir;

/**
 * The documents tell the truth: each command of a {@code console} block of README.md and docs/*.md
 * is run and must print exactly what stands below it. With {@code -Dgoldtrace.update=true} the
 * blocks are rewritten first.
 */
class ReadmeCommandsTest {
  private static final Path ROOT = RepositoryRoot.find();

  @TempDir private static Path copies;

  @TestFactory
  Stream<DynamicTest> everyCommandPrintsWhatTheDocumentShows() throws IOException {
    if (Boolean.getBoolean("goldtrace.update")) {
      documents().forEach(new ConsoleBlockUpdate(this::workingDirectory)::rewrite);
    }
    return documents().stream().flatMap(this::tests);
  }

  private Stream<DynamicTest> tests(Path document) {
    Map<String, Path> folders = new HashMap<>();
    List<DynamicTest> tests = new ArrayList<>();
    for (ConsoleBlock block : ConsoleBlock.of(document)) {
      Path folder = folders.computeIfAbsent(block.folder(), this::workingDirectory);
      for (ConsoleBlock.Command shown : block.commands()) {
        tests.add(DynamicTest.dynamicTest(shown.name(ROOT), () -> verify(shown, folder)));
      }
    }
    return tests.stream();
  }

  /** The root, or a fresh copy of a folder of the repository. */
  private Path workingDirectory(String folder) {
    return folder.isEmpty() ? ROOT : FolderCopy.of(ROOT.resolve(folder), copies);
  }

  @Test
  void theReadmeShowsCommandsAtAll() {
    assertThat(ConsoleBlock.of(ROOT.resolve("README.md"))).isNotEmpty();
  }

  @Test
  void theReadmeNamesEveryCommand() throws IOException {
    String help = CommandRun.of("--help").out();
    String list = help.substring(help.indexOf("Commands:\n"), help.indexOf("Exit codes:\n"));
    String readme = Files.readString(ROOT.resolve("README.md"));

    assertThat(Pattern.compile("(?m)^  ([a-z-]+) ").matcher(list).results())
        .extracting(match -> match.group(1))
        .hasSizeGreaterThan(5)
        .filteredOn(command -> !command.equals("help"))
        .filteredOn(command -> !readme.contains("goldtrace " + command))
        .isEmpty();
  }

  @Test
  void theContinuousBuildRunsTheCommandOfTheReadme() throws IOException {
    String readme = Files.readString(ROOT.resolve("README.md"));
    String section = readme.substring(readme.indexOf("# Run all tests"));
    String block = section.substring(section.indexOf("```sh\n") + 6);
    String command = block.substring(0, block.indexOf("\n```"));

    assertThat(command).isEqualTo("mvn verify");
    assertThat(Files.readAllLines(ROOT.resolve(".ci/run"))).containsOnlyOnce(command);
  }

  @Test
  void everyLinkToAFileOfTheRepositoryLeadsSomewhere() throws IOException {
    assertThat(documents().stream().flatMap(document -> DocumentLinks.broken(document).stream()))
        .isEmpty();
  }

  private static void verify(ConsoleBlock.Command shown, Path folder) {
    CommandRun run = CommandRun.in(folder, shown.arguments().toArray(String[]::new));

    assertThat(run.out() + run.err()).as("output of " + shown.text()).matches(shown.output());
    assertThat(run.code()).as("exit code of " + shown.text()).isEqualTo(shown.code());
  }

  private static List<Path> documents() throws IOException {
    try (Stream<Path> docs = Files.walk(ROOT.resolve("docs"));
        Stream<Path> others =
            Stream.of("README.md", "golden/README.md", "traces/README.md", "reports/README.md")
                .map(ROOT::resolve)) {
      return Stream.concat(others, docs.filter(file -> file.toString().endsWith(".md")).sorted())
          .toList();
    }
  }
}
