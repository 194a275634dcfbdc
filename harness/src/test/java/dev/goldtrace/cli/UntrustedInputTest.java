package dev.goldtrace.cli;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import dev.goldtrace.repository.RepositoryRoot;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import java.util.zip.GZIPOutputStream;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;
import javax.xml.parsers.DocumentBuilderFactory;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What comes from outside does no harm, whatever command reads it. */
class UntrustedInputTest {
  private static final String SCRIPT = "<script>alert(1)</script>";
  private static final String IMAGE = "<img src=x onerror=alert(2)>";

  /** A name that a shell would run and a page would show, if it came there as it is. */
  private static final String NAME = "x;touch pwned;$(touch pwned)&'<b>";

  @TempDir private Path outer;

  /** Where the commands run: nothing may appear beside it. */
  private Path here;

  @BeforeEach
  void makeAFolderInside() throws IOException {
    here = Files.createDirectories(outer.resolve("a/b/work"));
  }

  @Nested
  class SizesAreBounded {
    @ParameterizedTest
    @ValueSource(
        strings = {
          "x.trace.jsonl",
          "x.frames.csv",
          "x.probes.csv",
          "x.state.csv",
          "x.vectors.jsonl"
        })
    void aLineLongerThanAnyRecordIsToldAndNotKept(String file) throws IOException {
      Files.writeString(here.resolve(file), "a".repeat((1 << 24) + 1));

      CommandRun run = run("validate", file);

      assertThat(run.code()).isEqualTo(3);
      assertThat(run.out()).contains("this line is longer than 16777216 bytes");
      assertThat(run.out()).hasSizeLessThan(2000);
    }

    @Test
    void aLineOfALogThatIsLongerThanADebuggersIsToldAndNotKept() throws IOException {
      Files.writeString(here.resolve("x.log"), "GT1 " + "0 ".repeat(1 << 16) + ".\n");

      CommandRun run = run("import", "cdb", "x.log", "-o", "out");

      assertThat(run.code()).isEqualTo(3);
      assertThat(run.err()).contains("line 1: a line that is too long for a debugger's log");
    }

    @Test
    void aLogsMessageOfManyBytesIsRefusedBeforeAnythingIsReserved() throws IOException {
      Files.writeString(
          here.resolve("x.log"),
          "GT1 begin 1 0 0 .\nGT1 bytes 7fffffff 00000000 .\nGT1 bytes ffffffff 00000000 .\n");

      CommandRun run = run("import", "cdb", "x.log", "-o", "out");

      assertThat(run.code()).isEqualTo(3);
      assertThat(run.err())
          .contains("line 2: a message of 2147483647 bytes", "a message of 4294967295 bytes");
    }

    @Test
    void aFrameOfACaptureThatSaysItIsHugeIsRefused() throws IOException {
      ByteBuffer capture = ByteBuffer.allocate(40).order(ByteOrder.LITTLE_ENDIAN);
      capture.putInt(0xA1B2C3D4).putShort((short) 2).putShort((short) 4);
      capture.putInt(0).putInt(0).putInt(Integer.MAX_VALUE).putInt(101);
      capture.putInt(0).putInt(0).putInt(Integer.MAX_VALUE).putInt(Integer.MAX_VALUE);
      Files.write(here.resolve("x.pcap"), capture.array());

      CommandRun run = run("import", "pcap", "x.pcap", "-o", "out");

      assertThat(run.code()).isEqualTo(3);
      assertThat(run.err()).startsWith("goldtrace: x.pcap").hasLineCount(1);
    }
  }

  @Nested
  class ArchivesStayInsideAndSmall {
    @ParameterizedTest
    @ValueSource(strings = {"../../evil.frames.csv", "/evil.frames.csv", "..\\evil.frames.csv"})
    void anEntryOutsideIsRefusedByEveryCommandThatReadsArchives(String entry) throws IOException {
      zip("x.zip", entry);
      for (List<String> command :
          List.of(List.of("validate", "x.zip"), List.of("compare", "x.zip", "x.zip"))) {
        CommandRun run = run(command.toArray(String[]::new));

        assertThat(run.code()).isEqualTo(3);
        assertThat(run.out() + run.err()).contains("which is no plain relative path");
      }
      assertThat(files()).containsExactly("a/b/work/x.zip");
    }

    @Test
    void anArchiveOfVeryManyEntriesIsRefused() throws IOException {
      List<String> names = new ArrayList<>();
      for (int i = 0; i <= 100_000; i++) {
        names.add("e" + i);
      }
      zip("x.zip", names.toArray(String[]::new));

      CommandRun run = run("validate", "x.zip");

      assertThat(run.code()).isEqualTo(3);
      assertThat(run.out() + run.err()).contains("holds 100001 entries, more than 100000");
    }

    @Test
    void aLineThatExpandsToVeryMuchIsToldWithoutBeingKept() throws IOException {
      try (GZIPOutputStream out =
          new GZIPOutputStream(Files.newOutputStream(here.resolve("x.trace.jsonl.gz")))) {
        byte[] letters = new byte[1 << 26];
        Arrays.fill(letters, (byte) 'x');
        out.write(letters);
      }
      assertThat(Files.size(here.resolve("x.trace.jsonl.gz"))).isLessThan(1 << 17);

      CommandRun run = run("validate", "x.trace.jsonl.gz");

      assertThat(run.code()).isEqualTo(3);
      assertThat(run.out()).contains("this line is longer than 16777216 bytes");
    }
  }

  @Nested
  class IdsCannotLeaveTheFolder {
    @Test
    void noCommandWritesWhereAHeadersIdPoints() throws IOException {
      hostileTrace("walk");

      run("replay", "traces", "--allure", "allure", "--junit-xml", "junit.xml");
      run("plot", "traces/walk.trace.jsonl", "-o", "plot.svg");
      run("minimize", "traces/walk.trace.jsonl");
      run("record", "traces/walk.trace.jsonl");

      assertThat(files()).allMatch(file -> file.startsWith("a/b/work/"));
      assertThat(files()).noneMatch(file -> file.contains("evil"));
      assertThat(here.resolve("reports/minimized/walk.trace.jsonl")).exists();
    }

    @Test
    void anIdOfALogIsCleanedBeforeItNamesAFile() throws IOException {
      Files.writeString(
          here.resolve("x.log"),
          Files.readString(RepositoryRoot.find().resolve("docs/examples/cdb/movement.log"))
              .replace("GT1 id sticky/first_attack .", "GT1 id ../../../C:\\evil/" + NAME + " ."));

      assertThat(run("import", "cdb", "x.log", "-o", "out").code()).isZero();
      assertThat(files()).allMatch(file -> file.matches("a/b/work/(x\\.log|out/[A-Za-z0-9_./-]+)"));
      assertThat(files()).noneMatch(file -> file.contains("..")).hasSize(5);
    }
  }

  @Nested
  class NoTextReachesAPageOrAShellAsItIs {
    private static final Pattern MARKUP = Pattern.compile("(?i)<(script|img src=x|b)>?");

    @Test
    void pagesPicturesAndMarkdownShowItAsText() throws Exception {
      hostileTrace(NAME);

      assertThat(run("replay", "traces", "--allure", "allure", "--junit-xml", "junit.xml").code())
          .isEqualTo(1);
      run("plot", "traces/" + NAME + ".trace.jsonl", "-o", "plot.svg");
      for (String command : List.of("replay", "list")) {
        assertThat(run(command, "traces", "--format", "markdown").out())
            .isNotEmpty()
            .doesNotContainPattern(outsideFences());
      }
      String shown = run("show", "traces/" + NAME + ".trace.jsonl", "--format", "markdown").out();
      assertThat(shown).contains("&lt;script>").doesNotContainPattern("(?m)^- .*" + MARKUP);

      List<Path> pages = new ArrayList<>();
      try (Stream<Path> files = Files.walk(here)) {
        files.filter(f -> f.toString().matches(".*\\.(html|svg|xml)")).forEach(pages::add);
      }
      assertThat(pages).hasSizeGreaterThan(3);
      for (Path page : pages) {
        assertThat(page).content(UTF_8).doesNotContainPattern(MARKUP);
      }
      DocumentBuilderFactory.newInstance()
          .newDocumentBuilder()
          .parse(here.resolve("junit.xml").toFile());
    }

    /** The lines of fenced blocks are text in Markdown, and the rerun line must stay as it is. */
    private String outsideFences() {
      return "(?m)^(?!\\./goldtrace ).*(" + MARKUP + ")";
    }

    @Test
    void descriptionsOfResultsHoldNoMarkupAndLinksNoScheme() throws IOException {
      String name = "javascript:alert(1)";
      hostileTrace(name);
      Path file = here.resolve(name + ".trace.jsonl");
      Files.move(here.resolve("traces").resolve(name + ".trace.jsonl"), file);

      run("replay", file.getFileName().toString(), "--golden", "golden", "--allure", "allure");

      int results = 0;
      try (Stream<Path> files = Files.walk(here.resolve("allure"))) {
        for (Path result : files.filter(f -> f.toString().endsWith("-result.json")).toList()) {
          String json = Files.readString(result);
          assertThat(json)
              .contains("javascript%3Aalert%281%29.trace.jsonl\"")
              .doesNotContain("\"url\":\"javascript:", "\"url\" : \"javascript:")
              .doesNotContain(SCRIPT);
          results++;
        }
      }
      assertThat(results).isPositive();
    }

    @Test
    void theLineThatRepeatsAFailureIsOneWordToAShell() throws Exception {
      hostileTrace(NAME);
      String out = run("replay", "traces").out();
      String rerun = out.substring(out.indexOf("run just this: ") + 15);
      String line = rerun.substring(0, rerun.indexOf('\n'));
      assertThat(line).startsWith("./goldtrace replay '");
      Files.writeString(here.resolve("goldtrace"), "#!/bin/sh\nprintf '%s\\n' \"$2\"\n");
      assertThat(here.resolve("goldtrace").toFile().setExecutable(true)).isTrue();

      Process shell =
          new ProcessBuilder("sh", "-c", line)
              .directory(here.toFile())
              .redirectErrorStream(true)
              .start();
      String printed = new String(shell.getInputStream().readAllBytes(), UTF_8);

      assertThat(shell.waitFor()).isZero();
      assertThat(printed).isEqualTo("traces/" + NAME + ".trace.jsonl\n");
      assertThat(here.resolve("pwned")).doesNotExist();
    }

    @Test
    void controlCharactersOfATitleNeverReachATerminal() throws IOException {
      hostileTrace("walk");
      Path trace = here.resolve("traces/walk.trace.jsonl");
      Files.writeString(trace, Files.readString(trace).replace(SCRIPT, "\\u001b[2J"));
      for (String command : List.of("list", "show", "replay", "validate")) {
        CommandRun run = run(command, "traces/walk.trace.jsonl");
        assertThat(run.out() + run.err()).doesNotContain("\u001b");
      }
    }
  }

  /** The tour's trace, which diverges, with a header that wants to do harm. */
  private void hostileTrace(String name) throws IOException {
    Path tour = RepositoryRoot.find().resolve("docs/tour");
    Files.createDirectories(here.resolve("traces"));
    Files.createDirectories(here.resolve("golden"));
    List<String> lines =
        new ArrayList<>(Files.readAllLines(tour.resolve("traces/walk.trace.jsonl")));
    lines.set(
        0,
        "{\"k\":\"trace\",\"v\":1,\"id\":\"../../../evil\",\"origin\":\"authored\","
            + "\"dialect\":\"retail\",\"build\":\""
            + IMAGE
            + "\","
            + "\"title\":\""
            + SCRIPT
            + " $(touch pwned) `touch pwned`\","
            + "\"tags\":[\""
            + IMAGE
            + "\",\"../../../evil\"],\"time\":1000}");
    Files.write(here.resolve("traces").resolve(name + ".trace.jsonl"), lines);
    for (String end : List.of(".frames.csv", ".probes.csv", ".state.csv")) {
      Files.copy(tour.resolve("golden/walk" + end), here.resolve("golden").resolve(name + end));
    }
  }

  private void zip(String file, String... names) throws IOException {
    try (ZipOutputStream out = new ZipOutputStream(Files.newOutputStream(here.resolve(file)))) {
      for (String name : names) {
        out.putNextEntry(new ZipEntry(name));
        out.closeEntry();
      }
    }
  }

  private CommandRun run(String... args) {
    return CommandRun.in(here, args);
  }

  /** All files there are, from the outermost folder on. */
  private List<String> files() throws IOException {
    try (Stream<Path> files = Files.walk(outer)) {
      return files
          .filter(Files::isRegularFile)
          .map(file -> outer.relativize(file).toString().replace('\\', '/'))
          .toList();
    }
  }
}
