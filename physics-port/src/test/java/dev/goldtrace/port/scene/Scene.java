package dev.goldtrace.port.scene;

import dev.goldtrace.port.dialect.Dialect;
import dev.goldtrace.port.math.Position;
import dev.goldtrace.port.object.PhysicsObj;
import dev.goldtrace.port.object.PhysicsState;
import dev.goldtrace.port.object.PhysicsWorld;
import dev.goldtrace.port.object.TransientState;
import dev.goldtrace.port.probe.Probe;
import dev.goldtrace.port.probe.ProbedFunction;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** A world in retail's dialect that remembers every probe. */
public final class Scene {

  /** An outdoor cell. */
  public static final int CELL = 0xA9B40001;

  /** An indoor cell of the same landblock. */
  public static final int INDOOR_CELL = 0xA9B40100;

  /** One probe. */
  public record Entry(int guid, ProbedFunction function, List<Long> args) {
    /** The argument of that number as a float. */
    public float f32(int index) {
      return Float.intBitsToFloat(args.get(index).intValue());
    }

    /** The argument of that number as a double. */
    public double f64(int index) {
      return Double.longBitsToDouble(args.get(index));
    }
  }

  /** Sees the probes too, and may act on them. */
  @FunctionalInterface
  public interface Listener {
    void entered(Entry entry);
  }

  /** All probes since the last {@link #forget}. */
  public final List<Entry> entries = new ArrayList<>();

  /** The environment's calls and the probed functions by name, in order. */
  public final List<String> log = new ArrayList<>();

  /** Functions that the probe says it does not see. */
  public final Set<ProbedFunction> unseen = EnumSet.noneOf(ProbedFunction.class);

  public final PhysicsWorld world;

  public Listener listener = entry -> {};

  private final Map<Integer, ScriptedEnvironment> environments = new HashMap<>();

  public Scene() {
    this(Dialect.RETAIL);
  }

  public Scene(Dialect dialect) {
    world = new PhysicsWorld(dialect, new SceneProbe());
    clock(100);
  }

  private final class SceneProbe implements Probe {
    @Override
    public boolean sees(ProbedFunction function) {
      return !unseen.contains(function);
    }

    @Override
    public void enter(int guid, ProbedFunction function, long... args) {
      List<Long> words = new ArrayList<>();
      for (long arg : args) {
        words.add(arg);
      }
      Entry entry = new Entry(guid, function, words);
      entries.add(entry);
      log.add(function.retailName());
      listener.entered(entry);
    }
  }

  /** Sets both clocks. */
  public void clock(double time) {
    world.curTime = time;
    world.physicsTime = time;
  }

  /** Forgets the probes and the log. */
  public void forget() {
    entries.clear();
    log.clear();
  }

  /** The entries of one function. */
  public List<Entry> entries(ProbedFunction function) {
    return entries.stream().filter(entry -> entry.function() == function).toList();
  }

  /** The first argument of each entry of one function, as an id. */
  public List<Integer> firstArguments(ProbedFunction function) {
    return entries(function).stream().map(entry -> entry.args().get(0).intValue()).toList();
  }

  /** The functions entered, without those of collisions. */
  public List<ProbedFunction> functions() {
    return entries.stream()
        .map(Entry::function)
        .filter(function -> !function.isCollision())
        .toList();
  }

  /** Runs a tick of every object with both clocks advanced by the quantum. */
  public void tick(float quantum) {
    clock(world.curTime + quantum);
    world.tick(quantum);
  }

  /** Adds a creature that stands on the ground, active, facing north, 0.5 m in radius. */
  public PhysicsObj creature(int id, float x, float y, float z) {
    return creature(id, at(x, y, z));
  }

  public PhysicsObj creature(int id, Position position) {
    ScriptedEnvironment environment = new ScriptedEnvironment(log);
    PhysicsObj object = new PhysicsObj(world, id, environment, environment, environment);
    object.position.set(position);
    object.radius = 0.5f;
    object.height = 1.8f;
    object.state = PhysicsState.GRAVITY | PhysicsState.REPORT_COLLISIONS;
    object.transientState =
        TransientState.CONTACT | TransientState.ON_WALKABLE | TransientState.ACTIVE;
    object.updateTime = world.curTime;
    object.playerDistance = 0;
    environments.put(id, environment);
    world.add(object);
    return object;
  }

  public ScriptedEnvironment environment(PhysicsObj object) {
    return environments.get(object.id);
  }

  /** A place in the outdoor cell, facing north. */
  public static Position at(float x, float y, float z) {
    return at(CELL, x, y, z);
  }

  public static Position at(int cell, float x, float y, float z) {
    Position position = new Position();
    position.cell = cell;
    position.frame.origin.set(x, y, z);
    return position;
  }

  /** A place in the outdoor cell, facing a compass heading. */
  public static Position facing(float x, float y, float z, float degrees) {
    Position position = at(x, y, z);
    position.frame.setHeading(degrees);
    return position;
  }
}
