package dev.goldtrace.port.object;

import dev.goldtrace.port.dialect.Dialect;
import dev.goldtrace.port.math.Geometry;
import dev.goldtrace.port.probe.Probe;

/** The object table, in object-table order, and the two clocks. */
public final class PhysicsWorld {
  private final Dialect dialect;
  private final Geometry geometry;
  private final Probe probe;

  /** Timer::cur_time, in seconds: the frame clock. */
  public double curTime;

  /** PhysicsTimer::curr_time, in seconds: the physics clock. */
  public double physicsTime;

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
}
