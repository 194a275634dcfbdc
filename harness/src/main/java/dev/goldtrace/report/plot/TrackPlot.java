package dev.goldtrace.report.plot;

import dev.goldtrace.compare.Divergence;
import dev.goldtrace.golden.FrameRow;
import dev.goldtrace.report.DivergenceText;
import dev.goldtrace.report.Words;
import dev.goldtrace.report.plot.Chart.Axis;
import dev.goldtrace.report.plot.Chart.Point;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Optional;
import java.util.SortedSet;
import java.util.TreeSet;

/**
 * Draws tracks as one SVG file: the way from above, the heading over time, and how far the two
 * sides are apart over time, on a logarithmic scale. The first divergence is marked.
 */
public final class TrackPlot {
  private static final int WIDTH = 760;
  private static final int LEFT = 90;
  private static final int RIGHT = 16;
  private static final int PATH_HEIGHT = 320;
  private static final int TIME_HEIGHT = 110;
  private static final int GAP = 52;

  /** Where equality is drawn; float32 positions differ by more. */
  private static final double NOTHING = -9;

  private static final String STYLE =
      """
      .golden,.replayed,.error{fill:none;stroke-linejoin:round}
      .golden{stroke:#1f77b4;stroke-width:4;stroke-opacity:.45}
      .replayed{stroke:#d95f02;stroke-width:1.4}
      .error{stroke:#7a0177;stroke-width:1.4}
      .mark{fill:none;stroke:#d00;stroke-width:1.6}
      """;

  private final String title;
  private final List<Track> tracks;
  private final Optional<Divergence> first;

  /**
   * @param title what is drawn
   * @param tracks the objects to draw
   * @param first what to mark
   */
  public TrackPlot(String title, List<Track> tracks, Optional<Divergence> first) {
    this.title = title;
    this.tracks = List.copyOf(tracks);
    this.first = first;
  }

  /** The SVG file's text. */
  public String svg() {
    int headings = Drawing.TOP + PATH_HEIGHT + GAP;
    int errors = headings + TIME_HEIGHT + GAP;
    int height = errors + TIME_HEIGHT + 28;
    Drawing drawing = new Drawing(WIDTH, height, title, legend(), STYLE);
    return drawing.add(path()).add(headings(headings)).add(errors(errors)).toString();
  }

  private String legend() {
    return "blue: golden; orange: replayed; red: first divergence"
        + first
            .map(divergence -> " (" + DivergenceText.headline(divergence) + ")")
            .orElse(": none");
  }

  private Chart path() {
    List<Double> east = new ArrayList<>();
    List<Double> north = new ArrayList<>();
    for (FrameRow row : rows()) {
      east.add(Track.east(row));
      north.add(Track.north(row));
    }
    Axis x = Axis.around("east, m", finite(east));
    Axis y = Axis.around("north, m", finite(north));
    // One metre is as long in both directions.
    double width = WIDTH - LEFT - RIGHT;
    double metre = Math.max((x.to() - x.from()) / width, (y.to() - y.from()) / PATH_HEIGHT);
    Chart chart =
        new Chart(
            "path from above",
            x.stretched(metre * width),
            y.stretched(metre * PATH_HEIGHT),
            LEFT,
            Drawing.TOP,
            width,
            PATH_HEIGHT);
    for (Track track : tracks) {
      chart.line("golden", points(track.golden().values()));
      chart.line("replayed", points(track.replayed().values()));
      mark(chart, track);
    }
    return chart;
  }

  private void mark(Chart chart, Track track) {
    first
        .filter(divergence -> divergence.guid() == track.guid())
        .flatMap(divergence -> row(track, divergence.tick()))
        .ifPresent(
            row ->
                chart.ring(
                    new Point(Track.east(row), Track.north(row)),
                    "first divergence, object " + Words.id(track.guid())));
  }

  /** The row of a tick; of a tick before the first one, the first. */
  private static Optional<FrameRow> row(Track track, int tick) {
    var side = track.golden().isEmpty() ? track.replayed() : track.golden();
    var from = side.tailMap(tick);
    return from.isEmpty() ? Optional.empty() : Optional.of(from.get(from.firstKey()));
  }

  private static List<Point> points(Collection<FrameRow> rows) {
    return rows.stream().map(row -> new Point(Track.east(row), Track.north(row))).toList();
  }

  private Chart headings(int top) {
    Chart chart = overTime("heading over time", new Axis("degrees", 0, 360), top);
    for (Track track : tracks) {
      chart.line("golden", headings(track.golden().values()));
      chart.line("replayed", headings(track.replayed().values()));
    }
    return chart;
  }

  /** The points of a heading's curve, interrupted where it passes north. */
  private static List<Point> headings(Collection<FrameRow> rows) {
    List<Point> points = new ArrayList<>();
    FrameRow last = null;
    for (FrameRow row : rows) {
      if (last != null && Math.abs((double) row.heading() - last.heading()) > 180) {
        points.add(new Point(Double.NaN, Double.NaN));
      }
      points.add(new Point(row.time(), row.heading()));
      last = row;
    }
    return points;
  }

  private Chart errors(int top) {
    double largest = NOTHING + 1;
    for (Track track : tracks) {
      for (int tick : ticks(track)) {
        largest = Math.max(largest, log(track.error(tick)));
      }
    }
    Chart chart =
        overTime(
            "distance between the two over time, logarithmic (bottom: equal)",
            new Axis("log10 m", NOTHING, Math.ceil(largest)),
            top);
    for (Track track : tracks) {
      chart.line(
          "error",
          ticks(track).stream()
              .map(tick -> new Point(track.golden().get(tick).time(), log(track.error(tick))))
              .toList());
    }
    return chart;
  }

  private static double log(double error) {
    return Double.isFinite(error) ? Math.max(NOTHING, Math.log10(error)) : NOTHING;
  }

  /** The ticks that both sides have. */
  private static SortedSet<Integer> ticks(Track track) {
    SortedSet<Integer> ticks = new TreeSet<>(track.golden().keySet());
    ticks.retainAll(track.replayed().keySet());
    return ticks;
  }

  private Chart overTime(String name, Axis vertical, int top) {
    List<Double> times = new ArrayList<>(rows().stream().map(FrameRow::time).toList());
    Chart chart =
        new Chart(
            name,
            Axis.around("seconds", finite(times)),
            vertical,
            LEFT,
            top,
            WIDTH - LEFT - RIGHT,
            TIME_HEIGHT);
    first.ifPresent(divergence -> chart.upright(divergence.time()));
    return chart;
  }

  private List<FrameRow> rows() {
    List<FrameRow> rows = new ArrayList<>();
    for (Track track : tracks) {
      rows.addAll(track.golden().values());
      rows.addAll(track.replayed().values());
    }
    return rows;
  }

  private static List<Double> finite(List<Double> values) {
    return values.stream().filter(Double::isFinite).toList();
  }
}
