package dev.goldtrace.replay;

import dev.goldtrace.port.collision.CylSphere;
import dev.goldtrace.port.collision.OpenGround;
import dev.goldtrace.port.collision.Setup;
import dev.goldtrace.port.collision.Sphere;
import dev.goldtrace.port.object.Collision;
import dev.goldtrace.port.object.PhysicsObj;
import dev.goldtrace.port.object.TransientState;
import dev.goldtrace.trace.CylinderValue;
import dev.goldtrace.trace.ObjectRecord;
import dev.goldtrace.trace.SphereValue;
import dev.goldtrace.trace.Vec3;

/** The ground of a trace of format 1.1, whose answers come from the port of the transition. */
final class TracedGround {
  private final OpenGround ground;

  TracedGround(float z) {
    ground = new OpenGround(z);
  }

  Collision collision() {
    return ground;
  }

  /** Gives a declared object its shapes and the state in which the format has it start. */
  void prepare(PhysicsObj object, ObjectRecord record) {
    object.contactPlaneNormal.set(ground.plane().normal);
    object.contactPlaneDistance = ground.plane().d;
    boolean contact = (object.transientState & TransientState.CONTACT) != 0;
    object.contactPlaneCell = contact ? object.position.cell : 0;
    object.setup =
        new Setup(
            record.spheres().stream().map(TracedGround::sphere).toList(),
            record.cylspheres().stream().map(TracedGround::cylinder).toList(),
            record.stepUp(),
            record.stepDown(),
            record.freeHeading());
    object.calcAcceleration();
  }

  private static Sphere sphere(SphereValue value) {
    Vec3 o = value.o();
    return new Sphere(o.x(), o.y(), o.z(), value.r());
  }

  private static CylSphere cylinder(CylinderValue value) {
    Vec3 o = value.o();
    return new CylSphere(o.x(), o.y(), o.z(), value.r(), value.h());
  }
}
