package dev.goldtrace.report.plot;

import static org.assertj.core.api.Assertions.assertThat;

import dev.goldtrace.cli.CommandRun;
import dev.goldtrace.report.plot.Chart.Point;
import dev.goldtrace.repository.RepositoryRoot;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;

class CrowdPlotTest {
  private static final Path ROOT = RepositoryRoot.find();
  private static final Path PICTURE = ROOT.resolve("docs/img/crowd12.svg");

  /** With {@code -Dgoldtrace.update=true} the picture is written, not compared. */
  @Test
  void thePictureOfTheReadmeIsWhatTheCommandDraws() throws IOException {
    CommandRun run = CommandRun.of("plot", "authored/remote/crowd12", "-o", "-");
    if (Boolean.getBoolean("goldtrace.update")) {
      Files.writeString(PICTURE, run.out());
    }

    assertThat(run.err()).isEmpty();
    assertThat(run.out()).isEqualTo(Files.readString(PICTURE));
  }

  @Test
  void drawsEveryObjectBeforeAndAfterAndWhereTheServerPutsIt() {
    String svg = CommandRun.of("plot", "authored/remote/crowd60", "-o", "-").out();

    assertThat(svg.split("<circle class=\"body\"", -1)).hasSize(2 * 60 + 1);
    assertThat(svg.split("<circle class=\"still\"", -1)).hasSize(2 * 1 + 1);
    assertThat(svg.split("<path class=\"replayed\"", -1)).hasSize(61 + 1);
    assertThat(svg.split("<path class=\"apart\"", -1)).hasSize(60 + 1);
    assertThat(svg.split("l6 6m-6 0l6 -6", -1)).hasSize(60 + 1);
    assertThat(svg).doesNotContain("<path class=\"golden\"");
  }

  @Test
  void oneObjectOfACrowdHasAPlotOfItsOwn() {
    String svg =
        CommandRun.of("plot", "authored/remote/crowd12", "--object", "0x80000003", "-o", "-").out();

    assertThat(svg).contains("heading over time").doesNotContain("<circle class=\"body\"");
  }

  @Test
  void positionsOfTheServerAreThoseOfCallsAndOfMessages() {
    List<CrowdMember> called =
        CrowdMember.read(ROOT.resolve("traces/authored/remote/crowd12.trace.jsonl"));
    List<CrowdMember> sent =
        CrowdMember.read(ROOT.resolve("traces/retail/position/wire.trace.jsonl"));

    assertThat(called).hasSize(13);
    assertThat(called.get(0).received()).isEmpty();
    assertThat(called.get(1).received()).hasSize(25);
    assertThat(called.get(1).radius()).isEqualTo((double) 0.48f);
    assertThat(called.get(1).start()).isEqualTo(new Point(0xA9 * 192 + 12, 0xB4 * 192 + 16));
    assertThat(sent).anySatisfy(member -> assertThat(member.received()).isNotEmpty());
  }

  @Test
  void positionsOfWholeMessagesCountToo() {
    List<CrowdMember> members =
        CrowdMember.read(ROOT.resolve("traces/authored/object/position_messages.trace.jsonl"));

    assertThat(members)
        .filteredOn(member -> member.guid() == 0x50000001)
        .singleElement()
        .satisfies(
            member ->
                assertThat(member.received()).contains(new Point(0xA9 * 192 + 81, 0xB4 * 192 + 3)));
  }
}
