package dev.goldtrace.robust;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import dev.goldtrace.cli.CommandRun;
import dev.goldtrace.importer.pcap.TurningCapture;
import dev.goldtrace.repository.RepositoryRoot;
import dev.goldtrace.repository.Toolchain;
import java.io.File;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * Files that the file system does not take: exit code 5 and one line that names the file and says
 * what to do. The tests may run as root, who may write everywhere, so the places are such that
 * nobody can.
 */
class UnwritableOutputTest {
  private static final int CODE = 5;
  private static final String NO_FOLDER =
      ": a part of its path is a file and no folder; choose another place.\n";

  @TempDir private Path here;
  private WalkTraces traces;

  @BeforeEach
  void tracesThatDivergeAndAFile() throws IOException {
    traces = WalkTraces.in(here);
    traces.makePendingChanges();
    Files.writeString(here.resolve("file"), "");
    Files.copy(
        RepositoryRoot.find().resolve("docs/examples/cdb/movement.log"), here.resolve("walk.log"));
    TurningCapture.write(here.resolve("turn.pcap"), 1);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "plot authored/walk00 -o file/a.svg                     | write the plot",
        "replay authored/walk00 --junit-xml file/a.xml          | write the results of --junit-xml",
        "replay authored/walk00 --allure file/results           | write the results of --allure",
        "minimize authored/walk00 --out file/a.trace.jsonl      | write",
        "import cdb walk.log -o file/made                       | write to file/made",
        "import pcap turn.pcap -o file/made                     | write to file/made",
        "init-subject --language python file/kit                | write to 'file/kit'",
      })
  void aPlaceBelowAFile(String command, String doing) {
    CommandRun run = CommandRun.in(here, command.split(" +"));

    assertThat(run.err())
        .startsWith("goldtrace: cannot " + doing)
        .contains(here.resolve("file").toString())
        .endsWith(NO_FOLDER)
        .hasLineCount(1);
    assertThat(run.code()).isEqualTo(CODE);
  }

  @ParameterizedTest
  @ValueSource(strings = {"replay authored/walk00", "vectors FILE", "compare golden golden"})
  void aFolderInPlaceOfJunitXmlIsToldBeforeTheRun(String command) throws IOException {
    Files.createDirectory(here.resolve("a.xml"));
    Files.copy(
        RepositoryRoot.find().resolve("golden/vectors/retail/Frame.cache.vectors.jsonl"),
        here.resolve("FILE"));

    CommandRun run = CommandRun.in(here, (command + " --junit-xml a.xml").split(" +"));

    assertThat(run.out()).isEmpty();
    assertThat(run.err())
        .startsWith("goldtrace: cannot write the results of --junit-xml: ")
        .endsWith(": it is a folder; choose another name.\n");
    assertThat(run.code()).isEqualTo(CODE);
  }

  @Test
  void junitXmlOfAnEarlierRunStaysUntilTheNextIsComplete() throws IOException {
    Path former = Files.writeString(here.resolve("a.xml"), "former");

    CommandRun run =
        CommandRun.in(
            here, "replay", "--junit-xml", "a.xml", "--allure", "file/x", "authored/walk00");

    assertThat(run.code()).isEqualTo(CODE);
    assertThat(former).hasContent("former");
  }

  @Test
  void aReportBelowAFile() {
    CommandRun.in(here, "replay", "--allure", "reports/allure-results");

    CommandRun run = CommandRun.in(here, "report", "-o", "file/report");

    assertThat(run.err())
        .startsWith("goldtrace: cannot make the report: " + here.resolve("file"))
        .endsWith(NO_FOLDER)
        .hasLineCount(1);
    assertThat(run.code()).isEqualTo(CODE);

    CommandRun single =
        CommandRun.in(here, "report", "-o", "fine/report", "--single-file", "file/a.html");
    assertThat(single.err())
        .startsWith("goldtrace: cannot make the report: " + here.resolve("file/a.html"))
        .endsWith(NO_FOLDER)
        .hasLineCount(1);
    assertThat(here.resolve("fine")).as("it is told before the long work").doesNotExist();
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "plot authored/walk00 -o /dev/full              | write the plot",
        "replay authored/walk00 --junit-xml /dev/full   | write the results of --junit-xml",
      })
  void aFullDevice(String command, String doing) {
    assumeTrue(new File("/dev/full").exists(), "no /dev/full on this system");

    CommandRun run = CommandRun.in(here, command.split(" +"));

    assertThat(run.err())
        .isEqualTo(
            "goldtrace: cannot "
                + doing
                + ": /dev/full: no space is left on the device; make room and run the command"
                + " again.\n");
    assertThat(run.code()).isEqualTo(CODE);
    assertThat(Files.isRegularFile(Path.of("/dev/full"))).isFalse();
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "plot authored/walk00 -o /proc/goldtrace/a.svg",
        "replay authored/walk00 --allure /proc/goldtrace/results",
        "init-subject --language rust /proc/goldtrace/kit",
        "minimize authored/walk00 --out /proc/goldtrace/a.trace.jsonl",
        "import cdb walk.log -o /proc/goldtrace/made",
        "import pcap turn.pcap -o /proc/goldtrace/made",
      })
  void aFileSystemWithoutRoomForFiles(String command) {
    assumeTrue(new File("/proc/self").exists(), "no /proc on this system");

    CommandRun run = CommandRun.in(here, command.split(" +"));

    assertThat(run.err())
        .startsWith("goldtrace: cannot write")
        .contains("/proc/goldtrace")
        .hasLineCount(1);
    assertThat(run.code()).isEqualTo(CODE);
  }

  /** No file may have a byte: what a full disk is to a program, for each of its files. */
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "accept --all                                | cannot accept authored/walk00: ",
        "replay authored/walk00 --allure results     | cannot write the results of --allure: ",
        "minimize authored/walk00 --out a.trace.jsonl | cannot write ",
        "init-subject --language rust kit            | cannot write to 'kit': ",
        "import cdb walk.log -o made                 | cannot write to made: ",
        "import pcap turn.pcap -o made               | cannot write to made: ",
      })
  void noRoom(String command, String message) throws Exception {
    Toolchain.require("bash");
    Map<String, String> before = FolderContent.of(here);

    List<String> words = new ArrayList<>(List.of("bash", "-c", "ulimit -f 0; exec \"$@\"", "-"));
    words.addAll(
        ChildProgram.command(List.of(), dev.goldtrace.cli.Main.class, command.split(" +")));
    ProcessBuilder builder =
        new ProcessBuilder(words).directory(here.toFile()).redirectErrorStream(true);
    builder.environment().remove("CI");
    Process process = builder.start();
    process.getOutputStream().close();
    String said = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);

    assertThat(process.waitFor()).isEqualTo(CODE);
    assertThat(said)
        .contains("goldtrace: " + message)
        .endsWith(
            ": it would be larger than a file may be here (ulimit -f); raise the limit and run the"
                + " command again.\n");
    assertThat(said.lines().filter(line -> line.startsWith("\tat "))).isEmpty();
    assertThat(FolderContent.of(here)).isEqualTo(before);
  }

  @Test
  void recordWithoutRoomLeavesNothingThatCouldBeAccepted() throws Exception {
    Path golden = traces.golden().resolve("authored");
    CommandRun.in(here, "reject", "--all");
    // The place of the second of the three pending files is taken.
    Files.createDirectories(golden.resolve("walk00.probes.csv.new/in the way"));

    CommandRun run = CommandRun.in(here, "record", "authored/walk00");

    assertThat(run.code()).isEqualTo(CODE);
    assertThat(run.err())
        .isEqualTo(
            "goldtrace: cannot record authored/walk00: "
                + golden.resolve("walk00.probes.csv.new")
                + ": it is a folder; choose another name.\n");
    CommandRun accept = CommandRun.in(here, "accept", "authored/walk00");
    assertThat(accept.code()).isEqualTo(3);
    assertThat(accept.err())
        .contains("its result is being recorded, or the program was killed while it recorded")
        .contains("'goldtrace record authored/walk00'");
    try (Stream<Path> temporaries = Files.list(golden)) {
      assertThat(temporaries.map(Path::getFileName).map(Path::toString))
          .noneMatch(name -> name.startsWith(".goldtrace"));
    }
  }
}
