package dev.goldtrace.port.object;

import dev.goldtrace.port.dialect.Dialect;
import dev.goldtrace.port.math.Geometry;
import dev.goldtrace.port.probe.Probe;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** The object table, in object-table order, and the two clocks. */
public final class PhysicsWorld {
  private final Dialect dialect;
  private final Geometry geometry;
  private final Probe probe;
  private final List<PhysicsObj> objects = new ArrayList<>();
  private final List<PhysicsObj> objectsView = Collections.unmodifiableList(objects);
  private final Map<Integer, PhysicsObj> byId = new HashMap<>();

  /** Timer::cur_time, in seconds: the frame clock. */
  public double curTime;

  /** PhysicsTimer::curr_time, in seconds: the physics clock. */
  public double physicsTime;

  /** CPhysics::last_update, in seconds: the frame clock of the last frame that ran physics. */
  public double lastUpdate;

  /** The local player's object; null: none. */
  public PhysicsObj player;

  /** The local player's command interpreter; null: none. */
  public CommandInterpreter commandInterpreter;

  public PhysicsWorld(Dialect dialect, Probe probe) {
    this.dialect = dialect;
    this.geometry = new Geometry(dialect);
    this.probe = probe;
  }

  public Dialect dialect() {
    return dialect;
  }

  /** Frame and position arithmetic in this world's dialect. */
  public Geometry geometry() {
    return geometry;
  }

  public Probe probe() {
    return probe;
  }

  /** The object of an id; null: unknown. */
  public PhysicsObj getObject(int id) {
    return byId.get(id);
  }

  /** Appends an object to the table. */
  public void add(PhysicsObj object) {
    byId.put(object.id, object);
    objects.add(object);
  }

  /** Takes an object out of the table; it is told nothing. */
  public void remove(PhysicsObj object) {
    byId.remove(object.id);
    objects.remove(object);
  }

  /** The objects in table order; a view. */
  public List<PhysicsObj> objects() {
    return objectsView;
  }

  /**
   * Runs UpdateObjectInternal for each object in table order; the caller has set both clocks.
   *
   * @param quantum seconds
   */
  public void tick(float quantum) {}

  /** The frame driver: runs update_object for each object, in hash order, when it is time. */
  public void useTime() {}
}
