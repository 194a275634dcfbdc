package dev.goldtrace.benchmark;

import dev.goldtrace.port.dialect.Dialect;
import dev.goldtrace.port.object.Collision;
import dev.goldtrace.port.object.PhysicsObj;
import dev.goldtrace.port.object.PhysicsState;
import dev.goldtrace.port.object.PhysicsWorld;
import dev.goldtrace.port.object.TransientState;
import dev.goldtrace.port.probe.Probe;
import java.util.ArrayList;
import java.util.List;

/** A world in one landblock, its clock, and objects with gaits. */
final class Stage {
  /** 1/30 s as the client has it. */
  static final float QUANTUM = (float) (1.0 / 30.0);

  static final double START = 1000;
  static final int CELL = 0xA9B40025;
  static final float RADIUS = 0.4f;
  static final float HEIGHT = 1.6f;
  static final int STATE = PhysicsState.REPORT_COLLISIONS | PhysicsState.GRAVITY;
  static final int ON_GROUND =
      TransientState.CONTACT | TransientState.ON_WALKABLE | TransientState.ACTIVE;

  private static final int FIRST_ID = 0x80000001;

  final PhysicsWorld world;
  final List<PhysicsObj> objects = new ArrayList<>();
  final List<Gait> gaits = new ArrayList<>();
  private long ticks;

  Stage(Probe probe) {
    world = new PhysicsWorld(Dialect.RETAIL, probe);
    world.lastUpdate = START;
    setClocks();
  }

  private void setClocks() {
    world.curTime = START + ticks / 30.0;
    world.physicsTime = world.curTime;
  }

  /** A creature on the ground that looks north; in the object table it is the last. */
  PhysicsObj add(double x, double y, Collision collision, float runRate) {
    Gait gait = new Gait();
    int id = FIRST_ID + objects.size();
    PhysicsObj object = new PhysicsObj(world, id, gait, collision, new Creature(runRate));
    object.position.cell = CELL;
    object.position.frame.origin.set((float) x, (float) y, 0);
    object.radius = RADIUS;
    object.height = HEIGHT;
    object.state = STATE;
    object.transientState = ON_GROUND;
    object.playerDistance = 0;
    object.updateTime = world.curTime;
    objects.add(object);
    gaits.add(gait);
    return object;
  }

  void tick() {
    ticks++;
    setClocks();
    world.tick(QUANTUM);
  }
}
