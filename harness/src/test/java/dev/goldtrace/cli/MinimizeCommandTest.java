package dev.goldtrace.cli;

import static org.assertj.core.api.Assertions.assertThat;

import dev.goldtrace.replay.process.JavaProgram;
import dev.goldtrace.replay.process.PortProgram;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class MinimizeCommandTest {
  private static final String HEADER =
      "{\"k\":\"trace\",\"v\":1,\"id\":\"three\",\"origin\":\"authored\",\"dialect\":\"retail\","
          + "\"build\":\"by hand\",\"title\":\"three objects\",\"tags\":[\"test\"],\"time\":1000}";
  private static final String SMALL = "reports/minimized/three.trace.jsonl";

  @TempDir private Path here;

  /** 1 and 3 are asked to catch up, 2 stands by, and 1 is stuck to 3 in the end. */
  @BeforeEach
  void threeObjectsWithGoldenFiles() throws IOException {
    List<String> lines = new ArrayList<>(List.of(HEADER));
    for (int id = 1; id <= 3; id++) {
      lines.add(
          "{\"k\":\"object\",\"guid\":\"0x8000000"
              + id
              + "\",\"pos\":"
              + place(10 * id)
              + ",\"radius\":0.5,\"height\":1.8}");
    }
    lines.add(catchUp(3, 30.2));
    tick(lines, 0);
    tick(lines, 1);
    lines.add(catchUp(1, 10.5));
    for (int n = 2; n < 12; n++) {
      tick(lines, n);
    }
    lines.add(
        "{\"k\":\"call\",\"guid\":\"0x80000001\",\"fn\":\"CPhysicsObj::stick_to_object\","
            + "\"args\":{\"object\":\"0x80000003\"}}");
    tick(lines, 12);
    Files.createDirectories(here.resolve("traces"));
    Files.writeString(here.resolve("traces/three.trace.jsonl"), String.join("\n", lines) + "\n");
    CommandRun.in(here, "record", "three");
    assertThat(CommandRun.in(here, "accept", "--all").code()).isZero();
  }

  @Test
  void aTraceThatDoesNotDivergeIsLeftAlone() {
    CommandRun run = CommandRun.in(here, "minimize", "three");

    assertThat(run.code()).isZero();
    assertThat(run.out()).isEqualTo("three does not diverge; there is nothing to reduce.\n");
    assertThat(here.resolve("reports")).doesNotExist();
  }

  @Test
  void onlyTheObjectsTheCallsAndTheTicksThatTheDivergenceNeedsAreLeft() throws IOException {
    plantInFrames(5, "0x80000001");

    CommandRun run = CommandRun.in(here, "minimize", "three");

    assertThat(run.code()).isEqualTo(1);
    assertThat(run.out())
        .contains(
            "divergence  5/0x80000001/x",
            "objects             3      1",
            "other records       3      1");
    List<String> lines = Files.readAllLines(here.resolve(SMALL));
    assertThat(lines.get(0)).contains("\"id\":\"three\"", "\"tags\":[\"test\",\"minimized\"]");
    assertThat(lines).noneMatch(line -> line.contains("0x80000002") || line.contains("0x80000003"));
    assertThat(lines.stream().filter(line -> line.contains("\"k\":\"tick\"")))
        .hasSizeLessThanOrEqualTo(6);
  }

  @Test
  void theReducedTraceShowsTheSameDivergenceAndNoOther() throws IOException {
    plantInFrames(5, "0x80000001");
    String before = CommandRun.in(here, "replay", "three").out();

    CommandRun.in(here, "minimize", "three");
    CommandRun after = CommandRun.in(here, "replay", SMALL);

    assertThat(after.code()).isEqualTo(1);
    for (String side : List.of("    golden    ", "    replayed  ", "    apart     ")) {
      assertThat(lineWith(after.out(), side)).isEqualTo(lineWith(before, side));
    }
    assertThat(after.out())
        .contains("object 0x80000001, column x", "object 0x80000001: 0 differences");
  }

  @Test
  void anObjectThatTheOtherOneNeedsStays() throws IOException {
    plantInFrames(12, "0x80000001");

    CommandRun run = CommandRun.in(here, "minimize", "three");

    assertThat(run.out()).contains("objects             3      2");
    assertThat(Files.readString(here.resolve(SMALL)))
        .contains("\"guid\":\"0x80000003\"")
        .doesNotContain("0x80000002");
  }

  @Test
  void aCallThatDiffersIsKeptWithWhatComesBeforeIt() throws IOException {
    Path probes = here.resolve("golden/three.probes.csv");
    String text = Files.readString(probes);
    Files.writeString(probes, text.replace("y=10.5;", "y=10.75;"));

    CommandRun run = CommandRun.in(here, "minimize", "three");

    assertThat(run.out()).contains("divergence  1/0x80000001/0x00555B20.y");
    CommandRun after = CommandRun.in(here, "replay", SMALL);
    assertThat(after.code()).isEqualTo(1);
    assertThat(after.out()).contains("argument y of the call of 0x00555B20", "golden    10.75 ");
  }

  @Test
  void aPlaceThatIsTakenIsToldBeforeAnythingIsReplayed() throws IOException {
    Files.writeString(here.resolve("mine.trace.jsonl"), "notes");

    CommandRun run = CommandRun.in(here, "minimize", "three", "-o", "mine.trace.jsonl");

    assertThat(run.code()).as("though there would be nothing to reduce").isEqualTo(2);
    assertThat(run.err()).contains("mine.trace.jsonl is there already").hasLineCount(1);
    assertThat(here.resolve("mine.trace.jsonl")).hasContent("notes");
  }

  @Test
  void theResultIsWrittenWhereItIsAskedForButNotOverSomethingElse() throws IOException {
    plantInFrames(5, "0x80000001");

    assertThat(CommandRun.in(here, "minimize", "three", "-o", "small.trace.jsonl").code())
        .isEqualTo(1);
    assertThat(here.resolve("small.frames.csv")).exists();
    assertThat(CommandRun.in(here, "minimize", "three", "-o", "small.trace.jsonl").code())
        .as("over its own result")
        .isEqualTo(1);

    String original = Files.readString(here.resolve("traces/three.trace.jsonl"));
    CommandRun over = CommandRun.in(here, "minimize", "three", "-o", "traces/three.trace.jsonl");
    assertThat(over.code()).isEqualTo(2);
    assertThat(over.err()).contains("is there already").hasLineCount(1);
    assertThat(here.resolve("traces/three.trace.jsonl")).hasContent(original);
  }

  @Test
  void whenTheReplaysAreUsedUpThatIsTold() throws IOException {
    plantInFrames(5, "0x80000001");

    CommandRun run = CommandRun.in(here, "minimize", "three", "--tries", "2");

    assertThat(run.code()).isEqualTo(1);
    assertThat(run.out()).contains("larger --tries");
    assertThat(CommandRun.in(here, "replay", SMALL).code()).isEqualTo(1);
  }

  @Test
  void anotherProgramIsMinimizedThrough() throws IOException {
    plantInFrames(5, "0x80000001");
    String subject = JavaProgram.command(PortProgram.class);

    CommandRun port = CommandRun.in(here, "minimize", "three", "-o", "port.trace.jsonl");
    CommandRun run =
        CommandRun.in(
            here,
            "minimize",
            "three",
            "-o",
            "program.trace.jsonl",
            "--subject",
            subject,
            "--subject-timeout",
            "60");

    assertThat(run.err()).isEmpty();
    assertThat(run.code()).isEqualTo(1);
    assertThat(run.out())
        .startsWith(
            port.out().replace("port.trace", "program.trace").replaceAll("Run it: .*\n", ""))
        .contains("Run it: ./goldtrace replay program.trace.jsonl --subject ");
    assertThat(here.resolve("program.trace.jsonl"))
        .hasContent(
            Files.readString(here.resolve("port.trace.jsonl"))
                .replace("\"id\":\"port\"", "\"id\":\"program\""));
  }

  @Test
  void aProgramThatEndsBeforeAnythingDiffersIsToldSo() throws IOException {
    plantInFrames(5, "0x80000001");
    String subject = JavaProgram.command(PortProgram.class) + " frames,probes,state 3";

    CommandRun run =
        CommandRun.in(here, "minimize", "three", "--subject", subject, "--subject-timeout", "60");

    assertThat(run.code()).isEqualTo(1);
    assertThat(run.out()).contains("the replay stops before anything differs (the subject ended");
    assertThat(here.resolve("reports")).doesNotExist();
  }

  private void plantInFrames(int tick, String guid) throws IOException {
    Path frames = here.resolve("golden/three.frames.csv");
    List<String> lines = new ArrayList<>(Files.readAllLines(frames));
    lines.replaceAll(
        line ->
            line.startsWith(tick + ",") && line.contains(guid)
                ? line.replace(",84,", ",85,")
                : line);
    Files.writeString(frames, String.join("\n", lines) + "\n");
  }

  private static String lineWith(String text, String start) {
    return text.lines().filter(line -> line.startsWith(start)).findFirst().orElseThrow();
  }

  private static String place(double y) {
    return "{\"cell\":\"0xA9B40019\",\"o\":[84," + y + ",0],\"q\":[1,0,0,0]}";
  }

  private static String catchUp(int id, double y) {
    return "{\"k\":\"call\",\"guid\":\"0x8000000"
        + id
        + "\",\"fn\":\"CPhysicsObj::InterpolateTo\",\"args\":{\"pos\":"
        + place(y)
        + ",\"keepHeading\":0}}";
  }

  private static void tick(List<String> lines, int n) {
    double time = 1000 + (n + 1) / 32.0;
    lines.add("{\"k\":\"tick\",\"n\":" + n + ",\"time\":" + time + ",\"quantum\":0.03125}");
  }
}
