package dev.goldtrace.cli;

import static org.assertj.core.api.Assertions.assertThat;

import dev.goldtrace.repository.RepositoryRoot;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** What people do wrong in their first minutes is answered with what to do instead. */
class NewcomersMistakesTest {

  @TempDir private Path here;

  @Test
  void aTraceThatIsNotThere() {
    CommandRun run = CommandRun.of("replay", "traces/retail/sticky/abov.trace.jsonl");

    assertThat(run.code()).isEqualTo(3);
    assertThat(run.err())
        .contains("no such file or folder", "Did you mean 'retail/sticky/above'")
        .hasLineCount(1);
  }

  @ParameterizedTest
  @ValueSource(strings = {"replay", "show", "plot", "minimize", "record", "validate", "vectors"})
  void aMissingFileIsUnreadableInputForEveryCommand(String command) {
    CommandRun run = CommandRun.in(here, command, "nosuch.trace.jsonl");

    assertThat(run.code()).isEqualTo(3);
    assertThat(run.err() + run.out()).contains("no such file");
  }

  @ParameterizedTest
  @ValueSource(strings = {"replay", "validate", "vectors"})
  void aFolderThatHoldsNothingOfTheKindIsUnreadableInput(String command) {
    assertThat(CommandRun.in(here, command, ".").code()).isEqualTo(3);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "replay retail/sticky/above --allure-clean        | --allure DIR",
        "replay retail/sticky/above --allure-level trace  | --allure DIR",
        "vectors retail/heading_diff --allure-links x     | --allure DIR",
        "replay retail/sticky/above --subject-timeout 5   | --subject COMMAND",
        "minimize retail/sticky/above --subject-timeout 5 | --subject COMMAND",
        "show retail/sticky/above --context 1             | --tick N",
        "report --port 80                                 | --open",
      })
  void anOptionThatDoesNothingWithoutAnotherOne(String command, String needed) {
    String option = command.replaceAll("^.* (--[a-z-]+).*$", "$1");

    assertThat(CommandRun.of(command.split(" +")))
        .isEqualTo(
            new CommandRun(
                2,
                "",
                "goldtrace: "
                    + option
                    + " does nothing without "
                    + needed
                    + "; give both or none of them.\n"));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "report --single-file a.html --no-single-file",
        "diagnose retail/sticky/above --golden golden --actual golden",
        "diagnose retail/sticky/above --golden golden --simulate D-P01",
      })
  void optionsOfWhichOneWouldBeIgnored(String command) {
    CommandRun run = CommandRun.of(command.split(" +"));

    assertThat(run.code()).isEqualTo(2);
    assertThat(run.err()).contains(" exclude each other").hasLineCount(1);
  }

  @Test
  void aPatternThatMatchesNothingSaysWhereItLooked() {
    CommandRun run = CommandRun.of("replay", "retail/nosuch");

    assertThat(run.err())
        .contains(
            "retail/nosuch: there is no such file or folder, and no trace id that matches in "
                + RepositoryRoot.find().resolve("traces")
                + ".");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "nosuch",
        "./nosuch",
        "nosuch/",
        "retail/nosuch",
        "retail/nosuch/*",
        "traces/retail/nosuch.trace.jsonl",
        "nosuch.zip",
        "/nosuch"
      })
  void whatDoesNotExistIsAMissingInputHoweverItIsWritten(String argument) {
    for (String command : List.of("replay", "vectors", "show", "minimize", "diagnose")) {
      CommandRun run = CommandRun.of(command, argument);

      assertThat(run.code()).as(command).isEqualTo(3);
      assertThat(run.err())
          .startsWith("goldtrace: " + argument + ": there is no such file or folder")
          .hasLineCount(1);
    }
  }

  @Test
  void aFolderTracesThatHidesTheRepositoryIsTold() throws IOException {
    Path root = Files.createDirectories(here.resolve("repository"));
    Files.createDirectories(root.resolve("traces"));
    Files.createDirectories(root.resolve("golden"));
    Path below = Files.createDirectories(root.resolve("mine/traces")).getParent();
    Files.copy(
        RepositoryRoot.find().resolve("traces/retail/sticky/above.trace.jsonl"),
        below.resolve("traces/above.trace.jsonl"));

    assertThat(CommandRun.in(below, "replay", "retail/sticky/follow").err())
        .contains(
            "no trace id that matches in " + below.resolve("traces") + ".",
            "What lies here comes before the repository " + root + "; go there for it.");
  }

  @Test
  void twoFoldersOfTracesWithTheSameIdAreGivenOneAtATime() throws IOException {
    for (String folder : List.of("a", "b")) {
      Path traces = Files.createDirectories(here.resolve(folder).resolve("traces"));
      Files.copy(
          RepositoryRoot.find().resolve("traces/retail/sticky/above.trace.jsonl"),
          traces.resolve("above.trace.jsonl"));
    }

    CommandRun run = CommandRun.in(here, "replay", ".");

    assertThat(run.code()).isEqualTo(3);
    assertThat(run.err())
        .contains(
            "b/traces/above.trace.jsonl: has the same id above as a/traces/above.trace.jsonl;"
                + " give the folders one at a time");
  }

  @Test
  void anAlmostRightFileOfVectors() {
    assertThat(CommandRun.of("vectors", "retail/Frame.cach").err())
        .contains("Did you mean 'vectors/retail/Frame.cache'");
  }

  @Test
  void aFamilyGivenForItsTraces() {
    CommandRun run = CommandRun.of("replay", "retail/sticky");

    assertThat(run.code()).isEqualTo(3);
    assertThat(run.err()).contains("Did you mean all below it, 'retail/sticky/**'?");
  }

  @Test
  void aFamilyOrATraceWithoutItsFolders() {
    assertThat(CommandRun.of("replay", "sticky").err())
        .endsWith(". Did you mean '**/sticky/**'?\n");
    assertThat(CommandRun.of("replay", "sticky/").err())
        .endsWith(". Did you mean '**/sticky/**'?\n");
    assertThat(CommandRun.of("replay", "sticky/follow").err())
        .endsWith(". Did you mean '**/sticky/follow'?\n");
  }

  @Test
  void suggestionsCallTheProgramAsItWasCalled() {
    Map<String, String> called = Map.of("GOLDTRACE_COMMAND", "../bin/goldtrace");
    Path root = RepositoryRoot.find();

    assertThat(CommandRun.with(called, root, "explain", "nosuch").err())
        .endsWith(" '../bin/goldtrace coverage' lists all.\n");
    assertThat(CommandRun.with(called, root, "--odd").err())
        .endsWith(" '../bin/goldtrace --help' lists what there is.\n");
    assertThat(CommandRun.with(called, here, "replay", newTrace()).out())
        .contains("; make them with '../bin/goldtrace record ");
  }

  private String newTrace() {
    try {
      Path trace = here.resolve("x.trace.jsonl");
      Files.copy(
          RepositoryRoot.find().resolve("docs/authoring/traces/catch-up.trace.jsonl"), trace);
      return trace.toString();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  @Test
  void aRootFolderHidesNoRepository() {
    Map<String, String> home =
        Map.of("GOLDTRACE_HOME", RepositoryRoot.find().toAbsolutePath().toString());

    assertThat(CommandRun.with(home, RepositoryRoot.find().getRoot(), "replay", "zzz").err())
        .startsWith("goldtrace: zzz: there is no such file or folder, and no trace id that matches")
        .doesNotContain("What lies here");
  }

  @Test
  void aFolderInPlaceOfAGoldenFile() throws IOException {
    replay(new byte[0]);
    Files.copy(
        RepositoryRoot.find().resolve("docs/authoring/traces/catch-up.trace.jsonl"),
        here.resolve("traces/y.trace.jsonl"));
    Files.createDirectory(here.resolve("golden/y.frames.csv"));
    CommandRun run = CommandRun.in(here, "record", "y");

    assertThat(run.code()).isEqualTo(3);
    assertThat(run.out()).contains("golden/y.frames.csv: this is a folder; expected a golden file");
  }

  @Test
  void emptyValuesAreRefused() {
    assertThat(CommandRun.of("replay", "").code()).isEqualTo(2);
    assertThat(CommandRun.of("explain", "").err()).contains("an argument is empty ('')");
    assertThat(CommandRun.of("replay", "--filter", "").err())
        .contains("--filter has an empty value");
    assertThat(CommandRun.of("replay", "--golden=").err()).contains("--golden has an empty value");
  }

  @Test
  void wrongValuesAreAnsweredInTheWordsOfTheHelp() {
    assertThat(CommandRun.of("replay", "--context", "x").err())
        .contains("'x' is not a whole number");
    assertThat(CommandRun.of("replay", "--format", "x").err())
        .contains("expected text, json or markdown, found 'x'")
        .doesNotContain("case-insensitive");
  }

  @Test
  void resultsForAllureWhereThereCanBeNoFolder() throws IOException {
    Files.writeString(here.resolve("file"), "");

    CommandRun run =
        CommandRun.of("replay", "retail/sticky/above", "--allure", here + "/file/results");

    assertThat(run.code()).isEqualTo(5);
    assertThat(run.err()).startsWith("goldtrace: cannot write the results of --allure: ");
  }

  @Test
  void aTraceGivenAsVectors() {
    CommandRun run = CommandRun.of("vectors", "traces/retail/sticky/above.trace.jsonl");

    assertThat(run.code()).isEqualTo(3);
    assertThat(run.err()).contains("is a trace, not function vectors");
  }

  @Test
  void aGoldenFileGivenAsATrace() {
    CommandRun run = CommandRun.of("replay", "golden/retail/sticky/above.frames.csv");

    assertThat(run.code()).isEqualTo(3);
    assertThat(run.err())
        .contains("is a golden file, not a trace; give the trace, NAME.trace.jsonl")
        .hasLineCount(1);
  }

  @Test
  void aTraceOfANewerFormat() throws IOException {
    String trace =
        Files.readString(RepositoryRoot.find().resolve("traces/retail/sticky/above.trace.jsonl"));
    CommandRun run =
        replay(trace.replaceFirst("\"v\":1,", "\"v\":2,").getBytes(StandardCharsets.UTF_8));

    assertThat(run.code()).isEqualTo(3);
    assertThat(run.out() + run.err()).contains("x.trace.jsonl:1", "version").doesNotContain("\tat");
  }

  @Test
  void aBinaryFile() throws IOException {
    CommandRun run = replay(new byte[] {(byte) 0x89, 'P', 'N', 'G', 13, 10, 26, 10, 0, 0, 0, 13});

    assertThat(run.code()).isEqualTo(3);
    assertThat(run.out() + run.err()).contains("x.trace.jsonl").doesNotContain("\tat");
  }

  @ParameterizedTest
  @ValueSource(strings = {"UTF-16", "UTF-16LE", "UTF-16BE"})
  void aFileInUtf16(String charset) throws IOException {
    String trace =
        Files.readString(RepositoryRoot.find().resolve("traces/retail/sticky/above.trace.jsonl"));
    CommandRun run = replay(trace.getBytes(charset));

    assertThat(run.code()).isEqualTo(3);
    assertThat(run.out() + run.err())
        .contains(
            "x.trace.jsonl:1:1: this is UTF-16 text; expected a trace (NAME.trace.jsonl) in UTF-8:"
                + " convert it ('iconv -f UTF-16 -t UTF-8 FILE > NEW'");
  }

  @Test
  void aFileWhoseLinesEndInCrAlone() throws IOException {
    String trace =
        Files.readString(RepositoryRoot.find().resolve("traces/retail/sticky/above.trace.jsonl"));
    CommandRun run = replay(trace.replace('\n', '\r').getBytes(StandardCharsets.UTF_8));

    assertThat(run.code()).isEqualTo(3);
    assertThat(run.out())
        .contains(
            "x.trace.jsonl:1:1: this is text whose lines end in CR alone; expected a trace"
                + " (NAME.trace.jsonl) with LF: convert it ('tr \"\\r\" \"\\n\" < FILE > NEW')");
  }

  @Test
  void anEmptyFile() throws IOException {
    CommandRun run = replay(new byte[0]);

    assertThat(run.code()).isEqualTo(3);
    assertThat(run.out() + run.err()).contains("x.trace.jsonl").doesNotContain("\tat");
  }

  @Test
  void aNumberThatIsTooLargeForAnOption() {
    CommandRun run = CommandRun.of("replay", "--jobs", "99999999999");

    assertThat(run.code()).isEqualTo(2);
    assertThat(run.err())
        .contains("'99999999999' is no whole number from -2147483648 to 2147483647");
  }

  @Test
  void helpForAnUnknownCommand() {
    CommandRun run = CommandRun.of("help", "repaly");

    assertThat(run.code()).isEqualTo(2);
    assertThat(run.err()).contains("unknown command 'repaly'. Did you mean 'replay'?");
  }

  @Test
  void anUnknownCommand() {
    CommandRun run = CommandRun.of("repaly");

    assertThat(run.code()).isEqualTo(2);
    assertThat(run.err()).contains("unknown command 'repaly'. Did you mean 'replay'?");
  }

  @Test
  void anArchiveWhereAFolderOrATraceIsWanted() throws IOException {
    String zip = Files.writeString(here.resolve("recorded.zip"), "PK").toString();

    for (String[] command :
        List.of(
            new String[] {"replay", "retail/sticky/above", "--golden", zip},
            new String[] {"diagnose", "retail/sticky/above", "--actual", zip})) {
      CommandRun run = CommandRun.of(command);
      assertThat(run.code()).isEqualTo(3);
      assertThat(run.err())
          .startsWith("goldtrace: " + zip + ": is no folder; give the one that holds")
          .contains("compare two recordings with 'goldtrace compare', which reads zip files")
          .hasLineCount(1);
    }
    assertThat(CommandRun.of("replay", zip))
        .isEqualTo(
            new CommandRun(
                3,
                "",
                "goldtrace: "
                    + zip
                    + ": is a zip archive, not a trace; unpack it and give the folder. 'goldtrace"
                    + " validate' and 'compare' read archives\n"));
  }

  @Test
  void anUnknownKindOfRecording() {
    assertThat(CommandRun.of("import", "wrong", "x"))
        .isEqualTo(
            new CommandRun(
                2,
                "",
                "goldtrace: unknown kind 'wrong'. There are: pcap, cdb."
                    + " 'goldtrace import --help' lists what there is.\n"));
    assertThat(CommandRun.of("import", "pcpa", "x").err())
        .startsWith("goldtrace: unknown kind 'pcpa'. Did you mean 'pcap'?");
  }

  private CommandRun replay(byte[] content) throws IOException {
    Files.createDirectories(here.resolve("traces"));
    Files.createDirectories(here.resolve("golden"));
    Files.write(here.resolve("traces/x.trace.jsonl"), content);
    for (String kind : new String[] {"frames", "probes", "state"}) {
      Files.copy(
          RepositoryRoot.find().resolve("golden/retail/sticky/above." + kind + ".csv"),
          here.resolve("golden/x." + kind + ".csv"));
    }
    return CommandRun.in(here, "replay", "traces/x.trace.jsonl");
  }
}
