package dev.goldtrace.report.plot;

import dev.goldtrace.golden.FrameRow;
import dev.goldtrace.report.Words;
import dev.goldtrace.report.plot.Chart.Axis;
import dev.goldtrace.report.plot.Chart.Point;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.SortedMap;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * Draws many objects from above, each as a circle of its radius, as one SVG file: before, where the
 * trace begins, with the way of each, and after, where it ends, with the last position that the
 * server sent of each. Both panels have the same scale. A golden way is drawn where it differs.
 */
public final class CrowdPlot {
  /** From so many objects on a plot shows them as a crowd. */
  public static final int FEWEST = 5;

  private static final int SIDE = 440;
  private static final int LEFT = 74;
  private static final int GAP = 16;
  private static final int BOTTOM = 28;

  private static final String STYLE =
      """
      .body{fill:#1f77b4;fill-opacity:.22;stroke:#1f77b4;stroke-width:1.3}
      .still{fill:#555;fill-opacity:.3;stroke:#333;stroke-width:1.3}
      .golden,.replayed,.apart{fill:none;stroke-linejoin:round}
      .golden{stroke:#d00;stroke-width:3;stroke-opacity:.3}
      .replayed{stroke:#555;stroke-width:.7;stroke-opacity:.8}
      .apart{stroke:#d95f02;stroke-width:.8;stroke-dasharray:2 2;stroke-opacity:.7}
      .server{fill:none;stroke:#d95f02;stroke-width:1.5}
      """;

  private final String title;
  private final List<CrowdMember> members;
  private final Map<Integer, Track> tracks;

  private CrowdPlot(String title, List<CrowdMember> members, List<Track> tracks) {
    this.title = title;
    this.tracks = tracks.stream().collect(Collectors.toMap(Track::guid, Function.identity()));
    this.members = members.stream().filter(one -> this.tracks.containsKey(one.guid())).toList();
  }

  /**
   * The plot of a trace.
   *
   * @param title what is drawn
   * @param trace the trace file, which tells radii and server positions
   * @param tracks the objects to draw
   * @throws dev.goldtrace.trace.InputException the trace can't be read
   */
  public static CrowdPlot of(String title, Path trace, List<Track> tracks) {
    return new CrowdPlot(title, CrowdMember.read(trace), tracks);
  }

  /** The SVG file's text. */
  public String svg() {
    int width = LEFT + SIDE + GAP + SIDE + GAP;
    int height = Drawing.TOP + SIDE + BOTTOM;
    Axis[] axes = axes();
    Drawing drawing = new Drawing(width, height, title, legend(), STYLE);
    drawing.add(
        before(
            new Chart(
                "before: where the trace begins, and the ways from there",
                axes[0],
                axes[1],
                LEFT,
                Drawing.TOP,
                SIDE,
                SIDE)));
    drawing.add(
        after(
            new Chart(
                "after: " + end(),
                axes[0],
                axes[1].untitled(),
                LEFT + SIDE + GAP,
                Drawing.TOP,
                SIDE,
                SIDE)));
    return drawing.toString();
  }

  private String legend() {
    return "circle: an object at its radius; dark: one without updates from the server; line: its way;"
        + " orange cross: the last position that the server sent, tied to its object";
  }

  private String end() {
    return tracks.values().stream()
        .map(CrowdPlot::last)
        .max(Comparator.comparingInt(FrameRow::tick))
        .map(row -> String.format(Locale.ROOT, "tick %d, %.2f s", row.tick(), row.time()))
        .orElse("no tick");
  }

  /** What was replayed; where that is missing, what is golden. */
  private static SortedMap<Integer, FrameRow> rows(Track track) {
    return track.replayed().isEmpty() ? track.golden() : track.replayed();
  }

  private static FrameRow last(Track track) {
    return rows(track).get(rows(track).lastKey());
  }

  /** Scales that hold everything drawn, a metre as long in both directions. */
  private Axis[] axes() {
    List<Double> east = new ArrayList<>();
    List<Double> north = new ArrayList<>();
    for (CrowdMember member : members) {
      List<Point> points = new ArrayList<>(way(member, rows(tracks.get(member.guid()))));
      points.addAll(member.received());
      for (Point point : points) {
        if (point.isFinite()) {
          east.add(point.x() - member.radius());
          east.add(point.x() + member.radius());
          north.add(point.y() - member.radius());
          north.add(point.y() + member.radius());
        }
      }
    }
    Axis x = Axis.around("east, m", east);
    Axis y = Axis.around("north, m", north);
    double length = Math.max(x.to() - x.from(), y.to() - y.from());
    return new Axis[] {x.stretched(length), y.stretched(length)};
  }

  private Chart before(Chart chart) {
    for (CrowdMember member : members) {
      Track track = tracks.get(member.guid());
      if (track.golden().keySet().stream().anyMatch(tick -> track.error(tick) > 0)) {
        chart.line("golden", way(member, track.golden()));
      }
      chart.line("replayed", way(member, rows(track)));
    }
    members.forEach(member -> body(chart, member, member.start()));
    return chart;
  }

  private Chart after(Chart chart) {
    List<Point> servers = new ArrayList<>();
    for (CrowdMember member : members) {
      Point end = Track.place(last(tracks.get(member.guid())));
      body(chart, member, end);
      lastReceived(member)
          .ifPresent(
              place -> {
                chart.line("apart", List.of(place, end));
                servers.add(place);
              });
    }
    chart.crosses("server", servers);
    return chart;
  }

  private static void body(Chart chart, CrowdMember member, Point place) {
    if (place.isFinite()) {
      String style = member.received().isEmpty() ? "still" : "body";
      chart.circle(style, place, member.radius(), "object " + Words.id(member.guid()));
    }
  }

  private static Optional<Point> lastReceived(CrowdMember member) {
    List<Point> received = member.received();
    return received.isEmpty()
        ? Optional.empty()
        : Optional.of(received.get(received.size() - 1)).filter(Point::isFinite);
  }

  private static List<Point> way(CrowdMember member, SortedMap<Integer, FrameRow> rows) {
    return Stream.concat(Stream.of(member.start()), rows.values().stream().map(Track::place))
        .toList();
  }
}
