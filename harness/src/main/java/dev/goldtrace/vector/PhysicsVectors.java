package dev.goldtrace.vector;

import dev.goldtrace.port.dialect.Dialect;
import dev.goldtrace.port.math.Frame;
import dev.goldtrace.port.object.Kinematics;
import dev.goldtrace.port.object.PhysicsObj;
import dev.goldtrace.port.object.PhysicsWorld;
import dev.goldtrace.port.probe.Probe;
import java.util.Map;

/** What velocity and friction do to an object in one slice (format 1.2 section 5). */
final class PhysicsVectors implements VectorGroup {
  private final Dialect dialect;

  PhysicsVectors(Dialect dialect) {
    this.dialect = dialect;
  }

  @Override
  public Map<String, VectorFunction> functions() {
    return Map.of(
        "CPhysicsObj::UpdatePhysicsInternal", this::updatePhysicsInternal,
        "CPhysicsObj::calc_friction", this::calcFriction);
  }

  private VectorOutput updatePhysicsInternal(VectorInput in) {
    PhysicsObj object = object(in);
    object.acceleration.set(in.vector("acc"));
    Frame frame = new Frame();
    frame.origin.set(in.vector("o"));
    new Kinematics(object).updatePhysicsInternal(in.float32("quantum"), frame);
    return new VectorOutput()
        .vector("o", frame.origin)
        .vector("vel", object.velocity)
        .hex("transient", object.transientState);
  }

  private VectorOutput calcFriction(VectorInput in) {
    PhysicsObj object = object(in);
    new Kinematics(object).calcFriction(in.float32("quantum"), in.float32("v2"));
    return new VectorOutput().vector("vel", object.velocity);
  }

  private PhysicsObj object(VectorInput in) {
    PhysicsWorld world = new PhysicsWorld(dialect, Probe.NONE);
    PhysicsObj object = new PhysicsObj(world, 1, null, null, null);
    if (in.answer("movementManager")) {
      object.makeMovementManager(false);
    }
    object.velocity.set(in.vector("vel"));
    object.contactPlaneNormal.set(in.vector("normal"));
    object.friction = in.float32("friction");
    object.state = in.hex("state");
    object.transientState = in.hex("transient");
    return object;
  }
}
