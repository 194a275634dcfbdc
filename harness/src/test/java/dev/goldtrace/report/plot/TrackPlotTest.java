package dev.goldtrace.report.plot;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import dev.goldtrace.compare.Cell;
import dev.goldtrace.compare.ColumnGroup;
import dev.goldtrace.compare.Divergence;
import dev.goldtrace.compare.DivergenceKind;
import dev.goldtrace.golden.CellType;
import dev.goldtrace.golden.FrameRow;
import dev.goldtrace.report.plot.Chart.Point;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

/** An object goes east; from tick 2 on the replay is off, first by 2^-10 m, then by 2^-3 m. */
class TrackPlotTest {
  private static final int OBJECT = 0x80000001;
  private static final List<FrameRow> GOLDEN =
      List.of(row(0, 10, 30, 350), row(1, 20, 30, 359), row(2, 30, 30, 8), row(3, 40, 30, 20));
  private static final List<FrameRow> REPLAYED =
      List.of(
          row(0, 10, 30, 350),
          row(1, 20, 30, 359),
          row(2, 30, 30 + 0x1p-10f, 8),
          row(3, 40, 30 + 0x1p-3f, 20));

  /** Where a panel begins and how large it is. */
  private record Panel(double x, double y, double width, double height) {}

  @Test
  void thePathFromAboveHasBothTracksAndTheFirstDivergenceMarked() {
    String path = svg().split("heading over time")[0];
    Panel panel = panel(path);

    List<Point> golden = line(path, "golden");
    assertThat(path).contains(">path from above</text>");
    assertThat(golden).hasSize(4);
    assertThat(line(path, "replayed")).hasSize(4);
    // A metre is as long to the east as to the north, and the way lies in the panel's middle.
    double metre = (golden.get(3).x() - golden.get(0).x()) / 30;
    assertThat(golden.get(2).x() - golden.get(1).x()).isCloseTo(10 * metre, within(0.2));
    assertThat(line(path, "replayed").get(3).y() - golden.get(3).y())
        .isCloseTo(-0.125 * metre, within(0.2));
    assertThat((golden.get(0).x() + golden.get(3).x()) / 2)
        .isCloseTo(panel.x() + panel.width() / 2, within(0.2));
    assertThat(path)
        .contains(
            "<circle class=\"mark\" cx=\"%.1f\" cy=\"%.1f\" r=\"6\"><title>first divergence, object"
                    .formatted(golden.get(2).x(), golden.get(2).y())
                + " 0x80000001</title></circle>");
  }

  @Test
  void theHeadingIsDrawnOverTimeAndInterruptedWhereItPassesNorth() {
    String headings = svg().split("heading over time")[1].split("distance between")[0];

    String golden = path(headings, "golden");
    assertThat(golden.chars().filter(c -> c == 'M')).hasSize(2);
    assertThat(line(headings, "golden")).isEqualTo(line(headings, "replayed")).hasSize(4);
  }

  @Test
  void theErrorOverTimeIsLogarithmicAndEqualIsAtTheBottom() {
    String svg = svg();
    String errors = svg.substring(svg.lastIndexOf("<rect x="));
    Panel panel = panel(errors);
    double decade = panel.height() / 9;

    List<Point> error = line(errors, "error");
    assertThat(errors).contains("logarithmic (bottom: equal)", ">log10 m</text>", ">-9.00</text>");
    assertThat(error).hasSize(4);
    assertThat(error.get(0).y()).isEqualTo(panel.y() + panel.height());
    assertThat(error.get(1).y()).isEqualTo(panel.y() + panel.height());
    assertThat(error.get(0).y() - error.get(2).y())
        .isCloseTo((Math.log10(0x1p-10) + 9) * decade, within(0.2));
    assertThat(error.get(0).y() - error.get(3).y())
        .isCloseTo((Math.log10(0x1p-3) + 9) * decade, within(0.2));
  }

  @Test
  void theFirstDivergenceIsMarkedOnBothTimeAxes() {
    String svg = svg();
    double at = line(svg.substring(svg.lastIndexOf("<rect x=")), "error").get(2).x();

    assertThat(svg.split("<path class=\"mark\" d=\"M%.1f ".formatted(at), -1)).hasSize(3);
    assertThat(svg)
        .contains("red: first divergence (tick 2, time 2 s, object 0x80000001, column y)");
  }

  @Test
  void withoutADivergenceNothingIsMarked() {
    String svg = new TrackPlot("t", Track.of(GOLDEN, GOLDEN), Optional.empty()).svg();

    assertThat(svg).contains("first divergence: none").doesNotContain("class=\"mark\"");
  }

  private static String svg() {
    Divergence first =
        new Divergence(
            DivergenceKind.VALUE,
            ColumnGroup.FRAMES,
            2,
            2,
            OBJECT,
            "y",
            Optional.of(Cell.of(CellType.F32, Float.floatToIntBits(30))),
            Optional.of(Cell.of(CellType.F32, Float.floatToIntBits(30 + 0x1p-10f))),
            Optional.empty(),
            Optional.empty(),
            Optional.empty());
    return new TrackPlot("t", Track.of(GOLDEN, REPLAYED), Optional.of(first)).svg();
  }

  private static FrameRow row(int tick, float x, float y, float heading) {
    return new FrameRow(tick, tick, OBJECT, 0xA9B40001, x, y, 0, 1, 0, 0, 0, heading);
  }

  private static Panel panel(String svg) {
    var match =
        Pattern.compile(
                "<rect x=\"(.*)\" y=\"(.*)\" width=\"(.*)\" height=\"(.*)\" class=\"panel\"/>")
            .matcher(svg);
    assertThat(match.find()).isTrue();
    return new Panel(
        Double.parseDouble(match.group(1)),
        Double.parseDouble(match.group(2)),
        Double.parseDouble(match.group(3)),
        Double.parseDouble(match.group(4)));
  }

  private static String path(String svg, String style) {
    var match = Pattern.compile("<path class=\"" + style + "\" d=\"([^\"]*)\"").matcher(svg);
    assertThat(match.find()).as(style).isTrue();
    return match.group(1);
  }

  private static List<Point> line(String svg, String style) {
    return Pattern.compile("[ML](\\S+) ([^ML]+)")
        .matcher(path(svg, style))
        .results()
        .map(
            point ->
                new Point(Double.parseDouble(point.group(1)), Double.parseDouble(point.group(2))))
        .toList();
  }
}
