package dev.goldtrace.port.collision;

import dev.goldtrace.port.dialect.Dialect;
import dev.goldtrace.port.math.Frame;
import dev.goldtrace.port.math.Position;
import dev.goldtrace.port.math.Vector3;
import dev.goldtrace.port.object.PhysicsObj;
import dev.goldtrace.port.object.PhysicsState;
import dev.goldtrace.port.object.PhysicsWorld;
import dev.goldtrace.port.object.TransientState;
import dev.goldtrace.port.object.Weenie;
import dev.goldtrace.port.probe.ProbedFunction;
import dev.goldtrace.port.scene.NoAnimation;
import java.util.ArrayList;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;

/**
 * Objects on open ground that walk by root motion: the example world of spec transition.md section
 * 12. Rotations are the identity, so root motion is world motion.
 */
final class Scene extends NoAnimation {
  static final int CELL = 0xA9B40001;

  /** 1/30 s as the client has it. */
  static final float QUANTUM = (float) (1.0 / 30.0);

  /** Origin of a standing biped above ground 0. */
  static final float STANDING = 0.005f;

  /** The example's biped. */
  static final Setup BIPED = biped(0.48f);

  /** What the biped collides at: the sum of two radii, less the tolerance. */
  static final float BIPED_RADSUM = 0.9598000049591064f;

  static final int CREATURE_STATE =
      PhysicsState.REPORT_COLLISIONS | PhysicsState.GRAVITY | PhysicsState.EDGE_SLIDE;

  static final int ON_GROUND =
      TransientState.CONTACT | TransientState.ON_WALKABLE | TransientState.ACTIVE;

  /** One call of a probed function. */
  record Call(int id, ProbedFunction function, long[] args) {}

  final List<Call> calls = new ArrayList<>();
  final OpenGround ground;
  final PhysicsWorld world;
  private final Map<PhysicsObj, Vector3> steps = new IdentityHashMap<>();
  private int nextId = 0x80000001;

  Scene() {
    this(0);
  }

  Scene(float groundZ) {
    ground = new OpenGround(groundZ);
    world =
        new PhysicsWorld(
            Dialect.RETAIL, (id, function, args) -> calls.add(new Call(id, function, args)));
    world.curTime = 1000;
    world.physicsTime = 1000;
    world.lastUpdate = 1000;
  }

  /** A biped whose spheres have this radius. */
  static Setup biped(float radius) {
    return new Setup(
        List.of(
            new Sphere(0, 0, radius - STANDING, radius), new Sphere(0, 0, radius + 0.87f, radius)),
        List.of(),
        0.6f,
        1.5f,
        false);
  }

  static Setup cylinder(float radius, float height) {
    return new Setup(
        List.of(), List.of(new CylSphere(0, 0, -STANDING, radius, height)), 0.6f, 1.5f, false);
  }

  static Setup oneSphere(float radius) {
    return new Setup(
        List.of(new Sphere(0, 0, radius - STANDING, radius)), List.of(), 0.6f, 1.5f, false);
  }

  /** A biped creature that stands. */
  PhysicsObj creature(float x, float y) {
    return add(x, y, STANDING, BIPED, new Being(true));
  }

  PhysicsObj creature(float x, float y, Setup setup) {
    return add(x, y, STANDING, setup, new Being(true));
  }

  PhysicsObj add(float x, float y, float z, Setup setup, Weenie weenie) {
    return add(nextId++, x, y, z, setup, weenie);
  }

  PhysicsObj add(int id, float x, float y, float z, Setup setup, Weenie weenie) {
    PhysicsObj object = new PhysicsObj(world, id, this, ground, weenie);
    object.position.set(at(x, y, z));
    object.setup = setup;
    object.spheres = setup.spheres().size();
    object.state = CREATURE_STATE;
    object.transientState = ON_GROUND;
    object.contactPlaneDistance = ground.plane().d;
    object.contactPlaneCell = CELL;
    object.updateTime = world.curTime;
    object.playerDistance = 0;
    world.add(object);
    object.makeMovementManager(true);
    return object;
  }

  /** Takes an object off the ground. */
  void airborne(PhysicsObj object) {
    object.transientState = TransientState.ACTIVE;
    object.contactPlaneCell = 0;
    object.calcAcceleration();
  }

  static Position at(float x, float y, float z) {
    Position position = new Position();
    position.cell = CELL;
    position.frame.origin.set(x, y, z);
    return position;
  }

  /** What the object wants to move in each tick from now on, in metres. */
  void walk(PhysicsObj object, double dx, double dy) {
    steps.put(object, new Vector3((float) dx, (float) dy, 0));
  }

  void stop(PhysicsObj object) {
    steps.remove(object);
  }

  /** Wants to walk to a point, from where it is now. */
  void walkTowards(PhysicsObj object, double x, double y, double length) {
    Vector3 o = object.position.frame.origin;
    double dx = x - o.x;
    double dy = y - o.y;
    double d = Math.hypot(dx, dy);
    if (d < 1e-6) {
      stop(object);
    } else {
      walk(object, dx / d * length, dy / d * length);
    }
  }

  void tick() {
    tick(QUANTUM);
  }

  void tick(float quantum) {
    calls.clear();
    world.curTime += quantum;
    world.physicsTime = world.curTime;
    world.tick(quantum);
  }

  void ticks(int count) {
    for (int i = 0; i < count; i++) {
      tick();
    }
  }

  /** Whether the object asked for a transition in this tick and got one. */
  boolean committed(PhysicsObj object) {
    return called(object, ProbedFunction.PHYSICS_OBJ_SET_POSITION_INTERNAL);
  }

  /** Whether the object asked for a transition in this tick and was refused. */
  boolean refused(PhysicsObj object) {
    return called(object, ProbedFunction.PHYSICS_OBJ_TRANSITION) && !committed(object);
  }

  boolean called(PhysicsObj object, ProbedFunction function) {
    return count(object, function) > 0;
  }

  long count(PhysicsObj object, ProbedFunction function) {
    return calls.stream().filter(c -> c.id() == object.id && c.function() == function).count();
  }

  /** Answers of the slides that the object made in this tick. */
  List<Long> slides(PhysicsObj object) {
    return calls.stream()
        .filter(c -> c.id() == object.id)
        .filter(
            c ->
                c.function() == ProbedFunction.SPHERE_SLIDE_SPHERE_00536F40
                    || c.function() == ProbedFunction.SPHERE_SLIDE_SPHERE_00537440)
        .map(c -> c.args()[0])
        .toList();
  }

  static Vector3 origin(PhysicsObj object) {
    return object.position.frame.origin;
  }

  /** Horizontal distance of two origins in metres. */
  static double distance(PhysicsObj a, PhysicsObj b) {
    Vector3 p = origin(a);
    Vector3 q = origin(b);
    return Math.hypot((double) p.x - q.x, (double) p.y - q.y);
  }

  static boolean isSliding(PhysicsObj object) {
    return object.hasTransient(TransientState.SLIDING);
  }

  @Override
  public void update(PhysicsObj object, float quantum, Frame delta) {
    Vector3 step = steps.get(object);
    if (step != null) {
      delta.origin.set(step);
    }
  }

  /** A weenie whose answers are its fields. */
  static final class Being implements Weenie {
    final boolean creature;
    boolean player;
    boolean pk;
    boolean pkLite;
    boolean impenetrable;
    float runRate = Float.NaN;

    Being(boolean creature) {
      this.creature = creature;
    }

    @Override
    public boolean isThePlayer() {
      return false;
    }

    @Override
    public boolean isCreature() {
      return creature;
    }

    @Override
    public float inqRunRate() {
      return runRate;
    }

    @Override
    public float inqJumpVelocity(float extent) {
      return Float.NaN;
    }

    @Override
    public boolean canJump(float extent) {
      return false;
    }

    @Override
    public int jumpStaminaCost(float extent) {
      return -1;
    }

    @Override
    public boolean isPlayer() {
      return player;
    }

    @Override
    public boolean isPk() {
      return pk;
    }

    @Override
    public boolean isPkLite() {
      return pkLite;
    }

    @Override
    public boolean isImpenetrable() {
      return impenetrable;
    }
  }
}
