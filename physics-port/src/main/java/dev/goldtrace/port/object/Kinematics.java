package dev.goldtrace.port.object;

import dev.goldtrace.port.Retail;
import dev.goldtrace.port.dialect.Dialect;
import dev.goldtrace.port.dialect.Divergence;
import dev.goldtrace.port.math.Constants;
import dev.goldtrace.port.math.Frame;
import dev.goldtrace.port.math.Vector3;

/**
 * What velocity, acceleration, friction and omega do to an object's frame in one slice (spec
 * physics-tick.md section 6).
 */
public final class Kinematics {
  private static final double MAX_VELOCITY_SQUARED = 2500.0;
  private static final double SMALL_VELOCITY_SQUARED = 0.0625;

  /** Metres a second along the contact normal from which on the object leaves the ground. */
  private static final double LEAVING_GROUND = 0.25;

  private static final double SLOW_SLED_SQUARED = 1.5625;
  private static final double FAST_SLED_SQUARED = 6.25;

  /** cos(10 degrees). */
  private static final double FLAT_SLOPE = 0.984807753012208;

  /** The cosine of 10 degrees taken twice as radians. */
  private static final double ACE_FLAT_SLOPE = 0.99999536f;

  private static final float FAST_SLED_FRICTION = 0.2f;

  private final PhysicsObj object;
  private final boolean floatKinematics;
  private final boolean fastSledsGlideOnTheFlat;
  private final boolean floatFriction;
  private final VelocityLimit velocityLimit;

  /** The kinematics of an object; it keeps nothing from one slice to the next. */
  public Kinematics(PhysicsObj object) {
    this.object = object;
    Dialect dialect = object.world.dialect();
    this.floatKinematics = dialect.has(Divergence.D_P85);
    this.fastSledsGlideOnTheFlat = dialect.has(Divergence.D_P87);
    this.floatFriction = dialect.has(Divergence.D_P88);
    this.velocityLimit = new VelocityLimit(dialect);
  }

  /**
   * Integrates one slice.
   *
   * @param quantum seconds
   * @param frame in: where the object would be by its animation and managers; out: moved and
   *     turned. It is not limited to the block.
   */
  @Retail(address = 0x00510700, name = "CPhysicsObj::UpdatePhysicsInternal")
  public void updatePhysicsInternal(float quantum, Frame frame) {
    double q = quantum;
    Vector3 v = object.velocity;
    Vector3 a = object.acceleration;
    Vector3 w = object.omega;

    float v2 =
        floatKinematics
            ? v.x * v.x + v.y * v.y + v.z * v.z
            : (float) ((double) v.x * v.x + (double) v.y * v.y + (double) v.z * v.z);
    if (v2 <= 0.0) {
      if (object.movementManager() == null && object.hasTransient(TransientState.ON_WALKABLE)) {
        object.transientState &= ~TransientState.ACTIVE;
      }
    } else {
      if (v2 > MAX_VELOCITY_SQUARED) {
        velocityLimit.toMaximum(v);
        v2 = (float) MAX_VELOCITY_SQUARED;
      }
      calcFriction(quantum, v2);
      if (v2 - SMALL_VELOCITY_SQUARED < Constants.EPSILON) {
        v.set(0, 0, 0);
      }
      if (floatKinematics) {
        displaceInFloats(frame.origin, v, a, quantum);
      } else {
        displace(frame.origin, v, a, q);
      }
    }

    if (floatKinematics) {
      v.set(v.x + a.x * quantum, v.y + a.y * quantum, v.z + a.z * quantum);
    } else {
      v.x = (float) (q * a.x + v.x);
      v.y = (float) (q * a.y + v.y);
      v.z = (float) ((double) (float) (q * a.z) + v.z);
    }

    Vector3 rotation = new Vector3((float) (q * w.x), (float) (q * w.y), (float) (q * w.z));
    object.world.geometry().grotate(frame, rotation);
  }

  private static void displaceInFloats(Vector3 o, Vector3 v, Vector3 a, float q) {
    o.set(
        o.x + (a.x * 0.5f * q * q + v.x * q),
        o.y + (a.y * 0.5f * q * q + v.y * q),
        o.z + (a.z * 0.5f * q * q + v.z * q));
  }

  /** Each axis has its own intermediate roundings. */
  private static void displace(Vector3 o, Vector3 v, Vector3 a, double q) {
    double ax = (float) ((double) (float) ((a.x * 0.5) * q) * q);
    double tx = (float) (q * v.x + ax);
    o.x = (float) (tx + o.x);

    double ay = (float) ((a.y * 0.5) * q * q);
    o.y = (float) (q * v.y + ay + o.y);

    double az = (float) (a.z * 0.5);
    double sz = (float) (q * v.z);
    double tz = (float) (sz + az * q * q);
    o.z = (float) (tz + o.z);
  }

  /**
   * Takes the velocity into the contact plane and brakes it.
   *
   * @param quantum seconds
   * @param v2 the square of the velocity before, rounded
   */
  @Retail(address = 0x0050EE70, name = "CPhysicsObj::calc_friction")
  public void calcFriction(float quantum, float v2) {
    if (!object.hasTransient(TransientState.ON_WALKABLE)) {
      return;
    }
    if (floatFriction) {
      calcFrictionInFloats(quantum, v2);
      return;
    }
    Vector3 v = object.velocity;
    double nx = object.contactPlaneNormal.x;
    double ny = object.contactPlaneNormal.y;
    double nz = object.contactPlaneNormal.z;
    double dot = v.z * nz + v.y * ny + v.x * nx;
    if (dot >= LEAVING_GROUND) {
      return;
    }
    v.x = (float) (v.x - dot * nx);
    v.y = (float) (v.y - dot * ny);
    v.z = (float) (v.z - (double) (float) (dot * nz));

    double k = StrictMath.pow(1.0 - friction(v2, nz), quantum);
    v.set((float) (k * v.x), (float) (k * v.y), (float) (k * v.z));
  }

  private void calcFrictionInFloats(float quantum, float v2) {
    Vector3 v = object.velocity;
    Vector3 n = object.contactPlaneNormal;
    float dot = v.x * n.x + v.y * n.y + v.z * n.z;
    if (dot >= LEAVING_GROUND) {
      return;
    }
    v.set(v.x - n.x * dot, v.y - n.y * dot, v.z - n.z * dot);
    float k = (float) StrictMath.pow(1.0f - friction(v2, n.z), quantum);
    v.set(v.x * k, v.y * k, v.z * k);
  }

  private float friction(float v2, double nz) {
    if (object.hasState(PhysicsState.SLEDDING)) {
      if (v2 < SLOW_SLED_SQUARED) {
        return 1.0f;
      }
      boolean glides = fastSledsGlideOnTheFlat ? nz > ACE_FLAT_SLOPE : !(FLAT_SLOPE <= nz);
      if (!(v2 < FAST_SLED_SQUARED) && glides) {
        return FAST_SLED_FRICTION;
      }
    }
    return object.friction;
  }
}
