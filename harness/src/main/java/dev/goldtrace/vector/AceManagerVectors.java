package dev.goldtrace.vector;

import dev.goldtrace.port.dialect.Dialect;
import dev.goldtrace.port.math.Frame;
import dev.goldtrace.port.math.Position;
import dev.goldtrace.port.object.PhysicsObj;
import dev.goldtrace.port.object.PhysicsWorld;
import dev.goldtrace.port.position.ConstraintManager;
import dev.goldtrace.port.position.PositionManager;
import dev.goldtrace.port.probe.Probe;
import dev.goldtrace.port.target.TargetManager;
import java.util.Map;

/** The constraint, sticky and target managers in ACE's dialect, with ACE's member names. */
final class AceManagerVectors implements VectorGroup {
  private static final int SELF = 0x80000001;
  private static final int TARGET = 0x80000002;

  private final Dialect dialect;

  AceManagerVectors(Dialect dialect) {
    this.dialect = dialect;
  }

  @Override
  public Map<String, VectorFunction> functions() {
    return Map.of(
        "ConstraintManager::adjust_offset", this::constrain,
        "StickyManager::adjust_offset", this::stick,
        "TargetManager::GetInterpolatedPosition", this::getInterpolatedPosition);
  }

  /** The offset before is brought about by an anchor at that distance. */
  private VectorOutput constrain(VectorInput in) {
    PhysicsObj object = object(new PhysicsWorld(dialect, Probe.NONE), SELF, null);
    object.transientState = in.hex("transient");
    object.position.cell = 0xA9B40001;
    Position anchor = object.position.copy();
    anchor.frame.origin.x = in.float32("constraintPosOffset");
    ConstraintManager manager = new ConstraintManager(object);
    manager.constrainTo(
        anchor, in.float32("constraintDistanceStart"), in.float32("constraintDistanceMax"));
    if (!in.flag("isConstrained")) {
      manager.unConstrain();
    }
    Frame frame = new Frame();
    frame.origin.set(in.vector("offset"));
    manager.adjustOffset(frame, 0);
    return new VectorOutput()
        .vector("offset", frame.origin)
        .float32("constraintPosOffset", manager.constraintPosOffset());
  }

  /** A target that is in the table when it is stuck to answers at once. */
  private VectorOutput stick(VectorInput in) {
    PhysicsWorld world = new PhysicsWorld(dialect, Probe.NONE);
    Float runRate = in.float32OrNull("runRate");
    PhysicsObj self =
        object(world, SELF, new VectorWeenie(true, runRate == null ? Float.NaN : runRate));
    self.position.set(in.position("pos"));
    self.radius = in.float32("radius");
    self.getMinterp().myRunRate = in.float32("myRunRate");
    PhysicsObj target = object(world, TARGET, null);
    target.position.set(in.position("targetPos"));

    world.add(self);
    if (in.flag("initialized")) {
      world.add(target);
    }
    PositionManager manager = self.getPositionManager();
    manager.stickTo(TARGET, in.float32("targetRadius"), 0);
    boolean resolves = in.flag("targetResolves");
    if (resolves && world.getObject(TARGET) == null) {
      world.add(target);
    } else if (!resolves && world.getObject(TARGET) != null) {
      world.remove(target);
    }
    Frame frame = in.frame("offset");
    manager.stickyManager().adjustOffset(frame, in.float64("quantum"));
    return new VectorOutput().frameWithoutMatrix("offset", frame);
  }

  private VectorOutput getInterpolatedPosition(VectorInput in) {
    PhysicsObj object = object(new PhysicsWorld(dialect, Probe.NONE), SELF, null);
    object.position.set(in.position("pos"));
    object.cachedVelocity.set(in.vector("vel"));
    Position out = new Position();
    new TargetManager(object).getInterpolatedPosition(in.float64("quantum"), out);
    return new VectorOutput().position("pos", out);
  }

  private static PhysicsObj object(PhysicsWorld world, int id, VectorWeenie weenie) {
    return new PhysicsObj(world, id, new NoAnimation(), new NoCollision(), weenie);
  }
}
