package dev.goldtrace.port.math;

/**
 * ACE's AFrame functions (spec math.md section 9.2): float32, the matrix made from the quaternion
 * at each use. The frame's cached matrix is brought up to date after each change for those who read
 * it, but nothing here does.
 */
final class AceFrame {
  private static final float NORM_TOLERANCE = AceVector.EPSILON * 5;

  private AceFrame() {}

  static float getHeading(Frame frame) {
    AceMatrix m = AceMatrix.of(frame);
    return AceVector.unwrapped(m.m22(), m.m21()) % 360;
  }

  /** The direction that set_heading turns to. Its z is not the forward axis' z alone. */
  static Vector3 headingVector(Frame frame, float degrees) {
    AceMatrix m = AceMatrix.of(frame);
    float radians = AceVector.toRadians(degrees);
    return new Vector3(
        (float) StrictMath.sin(radians), (float) StrictMath.cos(radians), m.m23() + m.m13());
  }

  /** The pitch goes into the yaw slot: a turn about Y, where retail turns about X. */
  static void setVectorHeading(Frame frame, Vector3 v, boolean rejectInvalid) {
    Vector3 n = v.copy();
    if (AceVector.normalizeCheckSmall(n)) {
      return;
    }
    float zRotation = -AceVector.toRadians(AceVector.unwrapped(n.y, n.x) % 360);
    float xRotation = (float) StrictMath.asin(n.z);
    AceQuaternion rotation = AceQuaternion.yawPitchRoll(xRotation, 0, zRotation);
    setRotate(frame, rotation, rejectInvalid);
  }

  /** Axis times angle is taken for Euler angles. Runs and normalises for a zero w too. */
  static void grotate(Frame frame, Vector3 w, boolean rejectInvalid) {
    AceQuaternion turn = AceQuaternion.yawPitchRoll(w.x, w.y, w.z);
    setRotate(frame, AceQuaternion.of(frame).times(turn), rejectInvalid);
  }

  /** The result may be an operand. The product is neither normalised nor tested. */
  static void combine(Frame a, Frame b, Frame out) {
    AceQuaternion rotation = AceQuaternion.of(a);
    Vector3 origin = AceVector.sum(a.origin, rotation.transform(b.origin));
    AceQuaternion product = rotation.times(AceQuaternion.of(b));
    out.origin.set(origin);
    assign(out, product);
  }

  /**
   * AFrame.Subtract, in place. It is not retail's operation: the other origin is turned and
   * subtracted, and the other rotation undone on the inner side.
   */
  static void subtract(Frame self, Frame other) {
    AceQuaternion rotation = AceQuaternion.of(other);
    Vector3 origin = AceVector.difference(self.origin, rotation.transform(other.origin));
    AceQuaternion product = AceQuaternion.of(self).times(rotation.inverted());
    self.origin.set(origin);
    assign(self, product);
  }

  static Vector3 localToGlobalVec(Frame frame, Vector3 v) {
    return AceQuaternion.of(frame).transform(v);
  }

  static Vector3 globalToLocalVec(Frame frame, Vector3 v) {
    return AceMatrix.of(frame).transformTransposed(v);
  }

  /** The norm itself is tested, so the tolerance is about twice retail's. */
  static boolean isValid(Frame frame) {
    if (FrameValidity.hasNaN(frame.origin) || hasNaN(frame)) {
      return false;
    }
    return !(Math.abs(AceQuaternion.of(frame).length() - 1) > NORM_TOLERANCE);
  }

  private static boolean hasNaN(Frame frame) {
    return Float.isNaN(frame.qw)
        || Float.isNaN(frame.qx)
        || Float.isNaN(frame.qy)
        || Float.isNaN(frame.qz);
  }

  /** Only the origin is looked at. */
  static boolean isValidExceptForHeading(Frame frame) {
    return !FrameValidity.hasNaN(frame.origin);
  }

  /** Normalises and assigns; retail's refusal of an invalid result is kept on demand. */
  private static void setRotate(Frame frame, AceQuaternion q, boolean rejectInvalid) {
    AceQuaternion before = AceQuaternion.of(frame);
    store(frame, q.normalized());
    if (rejectInvalid && !frame.isValid()) {
      store(frame, before);
    } else {
      frame.cache();
    }
  }

  private static void assign(Frame frame, AceQuaternion q) {
    store(frame, q);
    frame.cache();
  }

  private static void store(Frame frame, AceQuaternion q) {
    frame.qw = q.w();
    frame.qx = q.x();
    frame.qy = q.y();
    frame.qz = q.z();
  }
}
