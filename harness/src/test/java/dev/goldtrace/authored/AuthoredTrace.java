package dev.goldtrace.authored;

import dev.goldtrace.golden.FrameReader;
import dev.goldtrace.golden.FrameRow;
import dev.goldtrace.golden.ProbeReader;
import dev.goldtrace.golden.ProbeRow;
import dev.goldtrace.golden.StateColumn;
import dev.goldtrace.golden.StateReader;
import dev.goldtrace.golden.StateRow;
import dev.goldtrace.port.probe.ProbedFunction;
import dev.goldtrace.repository.RepositoryRoot;
import dev.goldtrace.trace.ObjectRecord;
import dev.goldtrace.trace.SphereValue;
import dev.goldtrace.trace.TraceReader;
import dev.goldtrace.trace.TraceRecord;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/** An authored trace with its golden rows, in memory. */
final class AuthoredTrace {
  private static final double EPS = 0.0002f;

  final List<TraceRecord> records = new ArrayList<>();
  final TreeMap<Integer, Map<Integer, FrameRow>> frames = new TreeMap<>();
  final List<ProbeRow> probes = new ArrayList<>();
  private final Map<Integer, Map<Integer, StateRow>> states = new HashMap<>();
  private final Map<Integer, ObjectRecord> objects = new HashMap<>();

  private AuthoredTrace() {}

  /**
   * @param id family and name below traces/authored
   */
  static AuthoredTrace read(String id) {
    Path root = RepositoryRoot.find();
    AuthoredTrace trace = new AuthoredTrace();
    try (TraceReader reader =
        TraceReader.open(root.resolve("traces/authored/" + id + ".trace.jsonl"))) {
      for (TraceRecord record = reader.next(); record != null; record = reader.next()) {
        trace.records.add(record);
        if (record instanceof ObjectRecord object) {
          trace.objects.put(object.guid(), object);
        }
      }
    }
    Path golden = root.resolve("golden/authored");
    try (FrameReader reader = FrameReader.open(golden.resolve(id + ".frames.csv"))) {
      for (FrameRow row = reader.next(); row != null; row = reader.next()) {
        trace.frames.computeIfAbsent(row.tick(), t -> new LinkedHashMap<>()).put(row.guid(), row);
      }
    }
    try (ProbeReader reader = ProbeReader.open(golden.resolve(id + ".probes.csv"))) {
      for (ProbeRow row = reader.next(); row != null; row = reader.next()) {
        trace.probes.add(row);
      }
    }
    try (StateReader reader = StateReader.open(golden.resolve(id + ".state.csv"))) {
      for (StateRow row = reader.next(); row != null; row = reader.next()) {
        trace.states.computeIfAbsent(row.tick(), t -> new HashMap<>()).put(row.guid(), row);
      }
    }
    return trace;
  }

  int lastTick() {
    return frames.lastKey();
  }

  FrameRow frame(int tick, int guid) {
    return frames.get(tick).get(guid);
  }

  FrameRow last(int guid) {
    return frame(lastTick(), guid);
  }

  Collection<FrameRow> frames(int tick) {
    return frames.get(tick).values();
  }

  /** The managers' state of an object after a tick. */
  StateRow state(int tick, int guid) {
    return states.get(tick).get(guid);
  }

  /** A cell of the state of an object after a tick, as it is printed. */
  String state(int tick, int guid, StateColumn column) {
    return state(tick, guid).text(column);
  }

  /**
   * The arguments of the calls of a function for an object between a tick and the next, in order.
   */
  List<String> calls(int tick, int guid, ProbedFunction function) {
    return probes.stream()
        .filter(p -> p.tick() == tick && p.guid() == guid && p.function() == function)
        .map(ProbeRow::argsText)
        .toList();
  }

  /** The ticks in which a function was called for an object, once for each call. */
  List<Integer> ticksOf(int guid, ProbedFunction function) {
    return probes.stream()
        .filter(p -> p.guid() == guid && p.function() == function)
        .map(ProbeRow::tick)
        .toList();
  }

  /** Horizontally, in metres. */
  static double distance(FrameRow a, FrameRow b) {
    return Math.hypot((double) a.x() - b.x(), (double) a.y() - b.y());
  }

  /** How far an object has moved in a tick, in metres. */
  double moved(int tick, int guid) {
    return tick == 0 ? 0 : distance(frame(tick, guid), frame(tick - 1, guid));
  }

  /**
   * The deepest overlap of two objects in a tick: sum of the radii less the tolerance, less the
   * distance, of the pair of spheres that overlaps most. Negative: they are apart.
   */
  double overlap(int tick, int a, int b) {
    double deepest = Double.NEGATIVE_INFINITY;
    for (SphereValue s : objects.get(a).spheres()) {
      for (SphereValue t : objects.get(b).spheres()) {
        double horizontal = distance(frame(tick, a), frame(tick, b));
        double vertical =
            ((double) frame(tick, a).z() + s.o().z()) - ((double) frame(tick, b).z() + t.o().z());
        double reach = (double) s.r() + t.r() - EPS;
        deepest = Math.max(deepest, reach - Math.hypot(horizontal, vertical));
      }
    }
    return deepest;
  }

  /** The deepest overlap of any two objects in a tick. */
  double overlap(int tick) {
    double deepest = Double.NEGATIVE_INFINITY;
    List<Integer> guids = new ArrayList<>(frames.get(tick).keySet());
    for (int i = 0; i < guids.size(); i++) {
      for (int j = 0; j < i; j++) {
        deepest = Math.max(deepest, overlap(tick, guids.get(i), guids.get(j)));
      }
    }
    return deepest;
  }

  /** Whether the object was put somewhere rather than moved, since the tick before. */
  boolean placed(int tick, int guid) {
    return probes.stream()
        .filter(p -> p.guid() == guid)
        .filter(p -> p.tick() == tick || p.tick() == tick - 1)
        .filter(p -> p.function() == ProbedFunction.TRANSITION_FIND_VALID_POSITION)
        .anyMatch(p -> p.args()[0] == 1);
  }
}
