package dev.goldtrace.report.plot;

import dev.goldtrace.golden.FrameRow;
import dev.goldtrace.report.plot.Chart.Point;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;

/**
 * The way of one object: what the golden file says and what was replayed, by tick.
 *
 * @param guid the object
 * @param golden golden rows by tick
 * @param replayed recorded rows by tick
 */
public record Track(
    int guid, SortedMap<Integer, FrameRow> golden, SortedMap<Integer, FrameRow> replayed) {

  /** Side of a landblock. */
  private static final double BLOCK_METRES = 192;

  /** The tracks of all objects, in the order in which they first occur. */
  public static List<Track> of(List<FrameRow> golden, List<FrameRow> replayed) {
    Map<Integer, Track> tracks = new LinkedHashMap<>();
    golden.forEach(row -> track(tracks, row.guid()).golden.putIfAbsent(row.tick(), row));
    replayed.forEach(row -> track(tracks, row.guid()).replayed.putIfAbsent(row.tick(), row));
    return new ArrayList<>(tracks.values());
  }

  private static Track track(Map<Integer, Track> tracks, int guid) {
    return tracks.computeIfAbsent(guid, id -> new Track(id, new TreeMap<>(), new TreeMap<>()));
  }

  /** How far apart the two are in a tick, metres; NaN where one side has no row. */
  double error(int tick) {
    FrameRow a = golden.get(tick);
    FrameRow b = replayed.get(tick);
    if (a == null || b == null) {
      return Double.NaN;
    }
    double x = east(a) - east(b);
    double y = north(a) - north(b);
    double z = (double) a.z() - b.z();
    return Math.sqrt(x * x + y * y + z * z);
  }

  /** Metres from the map's western edge. */
  static double east(FrameRow row) {
    return place(row).x();
  }

  /** Metres from the map's southern edge. */
  static double north(FrameRow row) {
    return place(row).y();
  }

  /** Metres from the map's south-western corner. */
  static Point place(FrameRow row) {
    return place(row.cell(), row.x(), row.y());
  }

  /**
   * Metres from the map's south-western corner.
   *
   * @param cell the objcell id
   * @param x metres inside the landblock, as is {@code y}
   */
  static Point place(int cell, float x, float y) {
    return new Point((cell >>> 24) * BLOCK_METRES + x, (cell >>> 16 & 0xFF) * BLOCK_METRES + y);
  }
}
