package dev.goldtrace.port.object;

import dev.goldtrace.port.Retail;
import dev.goldtrace.port.dialect.Dialect;
import dev.goldtrace.port.math.Geometry;
import dev.goldtrace.port.probe.Probe;
import java.util.List;

/** The object table, the two clocks, and who the player is. */
public final class PhysicsWorld {

  /** Seconds of the frame clock between two frames that run physics. */
  static final double MIN_QUANTUM = 1.0 / 30.0;

  private final Dialect dialect;
  private final Geometry geometry;
  private final Probe probe;
  private final ObjectTable table = new ObjectTable();
  private final SmartBox smartBox = new SmartBox(this);
  private final Slice slice = new Slice();

  /** Timer::cur_time, in seconds: the frame clock. */
  public double curTime;

  /** PhysicsTimer::curr_time, in seconds: the physics clock. */
  public double physicsTime;

  /** CPhysics::last_update, in seconds: the frame clock of the last frame that ran physics. */
  public double lastUpdate;

  /** The local player's object; null: none. */
  public PhysicsObj player;

  /** The local player's command interpreter; needed with a player. */
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

  /** What the slice that is being simulated works with. */
  Slice slice() {
    return slice;
  }

  /** Where received positions come in. */
  public SmartBox smartBox() {
    return smartBox;
  }

  /** The object of an id; null: unknown. */
  @Retail(address = 0x0050F490, name = "CPhysicsObj::GetObjectA")
  public PhysicsObj getObject(int id) {
    return table.get(id);
  }

  /** Appends an object. Its id is to be one that no other has: only the later one is found. */
  public void add(PhysicsObj object) {
    table.add(object);
    object.collision().added(object);
  }

  /** Takes an object out of the table; the object itself and its voyeurs are told nothing. */
  public void remove(PhysicsObj object) {
    object.collision().removed(object);
    table.remove(object);
  }

  /** The objects in table order, which is that of their declaration; a view. */
  public List<PhysicsObj> objects() {
    return table.declared();
  }

  /**
   * Runs UpdateObjectInternal for each object in table order; the caller has set both clocks. What
   * an object throws ends its own slice only, and is thrown when all have run.
   *
   * @param quantum seconds
   */
  public void tick(float quantum) {
    List<PhysicsObj> objects = table.declared();
    RuntimeException thrown = null;
    for (int i = 0; i < objects.size(); i++) {
      try {
        objects.get(i).updateObjectInternal(quantum);
      } catch (RuntimeException e) {
        thrown = thrown == null ? e : thrown;
      }
    }
    if (thrown != null) {
      throw thrown;
    }
  }

  /**
   * The frame driver: runs update_object for each object, in the order of retail's hash table, when
   * at least 1/30 s has passed since it last did.
   *
   * <p>Retail then animates its static objects and textures, which no movement depends on.
   */
  @Retail(address = 0x00509950, name = "CPhysics::UseTime")
  public void useTime() {
    double dt = curTime - lastUpdate;
    if (dt < 0.0) {
      lastUpdate = curTime;
      return;
    }
    if (dt < MIN_QUANTUM) {
      return;
    }
    for (PhysicsObj object : table.hashOrder()) {
      object.updateObject();
    }
    lastUpdate = curTime;
  }
}
