package dev.goldtrace.cli;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeFalse;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.ArrayList;
import java.util.List;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class ValidateCommandTest {

  @TempDir private Path folder;

  @BeforeEach
  void writeFiles() throws IOException {
    Files.writeString(folder.resolve("good.trace.jsonl"), header("good"));
    Files.createDirectory(folder.resolve("sub"));
    Files.writeString(
        folder.resolve("sub/bad.trace.jsonl"),
        header("bad")
            + "{\"k\":\"<b>|x\"}\n{\"k\":\"time\"}\n{\"k\":\"time\",\"time\":1,\"note\":1}\n");
  }

  private static String header(String id) {
    return "{\"k\":\"trace\",\"v\":1,\"id\":\""
        + id
        + "\",\"origin\":\"authored\",\"dialect\":\"retail\","
        + "\"build\":\"\",\"title\":\"\",\"tags\":[],\"time\":0}\n";
  }

  @Test
  void validFileEndsWithZero() {
    CommandRun run = CommandRun.in(folder, "validate", "good.trace.jsonl");
    assertThat(run.out()).isEqualTo("1 file: 1 valid, 0 not, 0 problems, 0 warnings.\n");
    assertThat(run.code()).isZero();
  }

  @Test
  void everyProblemIsALineWithFileLineAndColumn() {
    CommandRun run = CommandRun.in(folder, "validate", ".");
    assertThat(run.out())
        .isEqualTo(
            """
            ./sub/bad.trace.jsonl:2:6: unknown kind of record "<b>|x"; expected trace, object, tick, \
            frame, time, env, call, msg or remove
            ./sub/bad.trace.jsonl:3:12: "time" has no member "time", which is needed; add it
            ./sub/bad.trace.jsonl:4:22: warning: unknown member "note" of "time" is ignored; correct \
            or remove it
            2 files: 1 valid, 1 not, 2 problems, 1 warning.
            """);
    assertThat(run.code()).isEqualTo(3);
  }

  @Test
  void restIsCounted() {
    CommandRun run =
        CommandRun.in(folder, "validate", "--max-problems", "1", "sub/bad.trace.jsonl");
    assertThat(run.out()).contains("sub/bad.trace.jsonl: and 2 more problems\n");
  }

  @Test
  void filtersAndShardsChooseFilesAndTheJobsChangeNothing() throws IOException {
    Path traces = Files.createDirectories(folder.resolve("traces/a/b"));
    Path golden = Files.createDirectories(folder.resolve("golden/a/b"));
    for (String name : List.of("one", "two", "three")) {
      Files.writeString(traces.resolve(name + ".trace.jsonl"), "{}\n");
      Files.writeString(golden.resolve(name + ".frames.csv"), "");
    }
    String whole = CommandRun.in(folder, "validate", "traces", "golden").out();

    assertThat(CommandRun.in(folder, "validate", "traces", "golden", "--filter", "a/b/t*").out())
        .contains("traces/a/b/two", "golden/a/b/three", "4 files: ")
        .doesNotContain("one");
    assertThat(CommandRun.in(folder, "validate", "traces", "golden", "--filter", "tag:x").code())
        .isEqualTo(2);
    for (String jobs : List.of("1", "4")) {
      assertThat(CommandRun.in(folder, "validate", "traces", "golden", "--jobs", jobs).out())
          .isEqualTo(whole);
    }
    List<String> parts = new ArrayList<>();
    for (String shard : List.of("1/2", "2/2")) {
      CommandRun.in(folder, "validate", "traces", "golden", "--shard", shard)
          .out()
          .lines()
          .filter(line -> line.contains("/a/b/"))
          .forEach(parts::add);
    }
    assertThat(parts)
        .containsExactlyInAnyOrderElementsOf(
            whole.lines().filter(line -> line.contains("/a/b/")).toList())
        .hasSizeGreaterThanOrEqualTo(6);
  }

  @Test
  void strictMakesWarningsProblems() throws IOException {
    Path file = folder.resolve("note.trace.jsonl");
    Files.writeString(file, header("note") + "{\"k\":\"time\",\"time\":1,\"note\":1}\n");
    assertThat(CommandRun.in(folder, "validate", "note.trace.jsonl").code()).isZero();
    assertThat(CommandRun.in(folder, "validate", "--strict", "note.trace.jsonl").code())
        .isEqualTo(3);
  }

  @Test
  void jsonHoldsFilesAndProblems() throws IOException {
    CommandRun run =
        CommandRun.in(folder, "validate", "--format", "json", "good.trace.jsonl", "sub");
    JsonNode json = new ObjectMapper().readTree(run.out());
    assertThat(json.get("valid").booleanValue()).isFalse();
    assertThat(json.get("files").get(0).get("kind").textValue()).isEqualTo("trace");
    assertThat(json.get("files").get(0).get("valid").booleanValue()).isTrue();
    JsonNode problem = json.get("problems").get(0);
    assertThat(problem.get("line").intValue()).isEqualTo(2);
    assertThat(problem.get("column").intValue()).isEqualTo(6);
    assertThat(problem.get("severity").textValue()).isEqualTo("error");
  }

  @Test
  void markdownEscapesTextOfTheFile() {
    CommandRun run = CommandRun.in(folder, "validate", "--format", "markdown", "sub");
    assertThat(run.out()).contains("\"&lt;b>\\|x\"").doesNotContain("<b>");
  }

  @Test
  void missingFileIsAProblemAndTheOthersAreStillChecked() {
    CommandRun run = CommandRun.in(folder, "validate", "none.trace.jsonl", "good.trace.jsonl");
    assertThat(run.out())
        .isEqualTo(
            "none.trace.jsonl: there is no such file; check the path\n"
                + "2 files: 1 valid, 1 not, 1 problem, 0 warnings.\n");
    assertThat(run.code()).isEqualTo(3);
  }

  @Test
  void filesInAnArchiveAreChecked() throws IOException {
    Path zip = folder.resolve("r.zip");
    try (ZipOutputStream out = new ZipOutputStream(Files.newOutputStream(zip))) {
      out.putNextEntry(new ZipEntry("x/bad.trace.jsonl"));
      out.write((header("bad") + "1\n").getBytes(UTF_8));
      out.putNextEntry(new ZipEntry("readme.txt"));
    }
    CommandRun run = CommandRun.in(folder, "validate", "r.zip");
    assertThat(run.out())
        .startsWith("r.zip!x/bad.trace.jsonl:2:1: expected a JSON object")
        .contains("1 file:");
    assertThat(run.code()).isEqualTo(3);
  }

  @Test
  void archiveThatLeavesItsFolderIsRefused() throws IOException {
    try (ZipOutputStream out =
        new ZipOutputStream(Files.newOutputStream(folder.resolve("r.zip")))) {
      out.putNextEntry(new ZipEntry("../evil.trace.jsonl"));
    }
    CommandRun run = CommandRun.in(folder, "validate", "r.zip");
    assertThat(run.out()).startsWith("r.zip: holds an entry named \"../evil.trace.jsonl\"");
    assertThat(run.code()).isEqualTo(3);
  }

  @Test
  void aFolderThatCannotBeListedDoesNotHideTheRest() throws IOException {
    Path closed = Files.createDirectory(folder.resolve("closed"));
    Files.setPosixFilePermissions(closed, PosixFilePermissions.fromString("---------"));
    assumeFalse(Files.isReadable(closed), "this user may list every folder");
    try {
      CommandRun run = CommandRun.in(folder, "validate", ".");
      assertThat(run.code()).isEqualTo(3);
      assertThat(run.out())
          .contains("./closed: permission denied", "./sub/bad.trace.jsonl:2:6", "3 files: 1 valid");
    } finally {
      Files.setPosixFilePermissions(closed, PosixFilePermissions.fromString("rwx------"));
    }
  }

  @Test
  void anEmptyFolderDoesNotHideTheRest() throws IOException {
    Files.createDirectory(folder.resolve("empty"));
    assertThat(CommandRun.in(folder, "validate", "empty", "good.trace.jsonl").out())
        .contains("empty: this folder holds no trace", "2 files: 1 valid, 1 not");
  }

  @Test
  void folderWithoutSuchFilesIsUnreadableInput() throws IOException {
    Files.createDirectory(folder.resolve("empty"));
    assertThat(CommandRun.in(folder, "validate", "empty").code()).isEqualTo(3);
    assertThat(CommandRun.in(folder, "validate").code()).isEqualTo(2);
    assertThat(CommandRun.in(folder, "validate", "--max-problems", "0", "sub").code()).isEqualTo(2);
  }

  @ParameterizedTest
  @ValueSource(strings = {"address:0x00555710", "manager:sticky", "tag:sticky"})
  void aFileIsChosenByItsNameAlone(String condition) {
    assertThat(CommandRun.in(folder, "validate", ".", "--filter", condition))
        .isEqualTo(
            new CommandRun(
                2,
                "",
                "goldtrace: a file is chosen by its name alone, so '"
                    + condition
                    + "' can't be asked; use a pattern of ids or family:.\n"));
  }

  @Test
  void aFolderInPlaceOfAGoldenFileIsAProblem() throws IOException {
    Files.createDirectories(folder.resolve("set/walk.frames.csv"));
    Files.writeString(folder.resolve("set/walk.trace.jsonl"), header("walk"));

    CommandRun run = CommandRun.in(folder, "validate", "set");

    assertThat(run.out())
        .contains("set/walk.frames.csv: this is a folder; expected a file\n")
        .endsWith("2 files: 1 valid, 1 not, 1 problem, 0 warnings.\n");
    assertThat(run.code()).isEqualTo(3);
  }

  @Test
  void aGoldenFileThatIsMissingBesideAnotherIsWarnedOfOnce() throws IOException {
    Path set = Files.createDirectory(folder.resolve("set"));
    Files.writeString(set.resolve("walk.trace.jsonl"), header("walk"));
    Files.writeString(
        set.resolve("walk.frames.csv"), "tick,time,guid,cell,x,y,z,qw,qx,qy,qz,heading\n");
    Files.copy(set.resolve("walk.frames.csv"), set.resolve("other.frames.csv"));
    Files.writeString(set.resolve("walk.probes.csv"), "seq,tick,time,guid,addr,fn,args\n");

    CommandRun run = CommandRun.in(folder, "validate", "set");

    assertThat(run.out())
        .contains("set/walk.frames.csv: warning: golden file missing beside it: walk.state.csv;")
        .endsWith("4 files: 4 valid, 0 not, 0 problems, 1 warning.\n");
    assertThat(run.code()).isZero();
    assertThat(CommandRun.in(folder, "validate", "--strict", "set").code()).isEqualTo(3);
    assertThat(CommandRun.of("validate", "--help").out().replaceAll("\\s+", " "))
        .contains("--strict Refuse what is only warned of: ")
        .contains("a golden file that is missing beside the others of its trace");
  }
}
