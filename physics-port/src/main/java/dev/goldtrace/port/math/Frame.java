package dev.goldtrace.port.math;

import dev.goldtrace.port.Retail;

/**
 * A rotation and an origin: float32 quaternion, its cached 3x3 matrix, origin in metres (spec
 * math.md sections 2 and 4 to 6). Mutable, as in retail.
 *
 * <p>The matrix is a cache of the quaternion that only {@link #cache} and {@link #setRotate} bring
 * up to date. Everything that rotates a vector reads the stored matrix, never the quaternion.
 */
public final class Frame {
  public float qw = 1;
  public float qx;
  public float qy;
  public float qz;

  /**
   * Row i ({@code m3i, m3i+1, m3i+2}) is the image of local axis i in the outer space; row 1 is the
   * forward direction.
   */
  public float m0 = 1;

  public float m1;
  public float m2;
  public float m3;
  public float m4 = 1;
  public float m5;
  public float m6;
  public float m7;
  public float m8 = 1;

  public final Vector3 origin = new Vector3();

  /** The identity. */
  @Retail(address = 0x00424A80, name = "Frame::Frame")
  public Frame() {}

  /** Copies all sixteen floats; the matrix is not recomputed. */
  @Retail(address = 0x00425C30, name = "Frame::operator=")
  public void set(Frame other) {
    qw = other.qw;
    qx = other.qx;
    qy = other.qy;
    qz = other.qz;
    m0 = other.m0;
    m1 = other.m1;
    m2 = other.m2;
    m3 = other.m3;
    m4 = other.m4;
    m5 = other.m5;
    m6 = other.m6;
    m7 = other.m7;
    m8 = other.m8;
    origin.set(other.origin);
  }

  /** Makes this the identity again. */
  public void setIdentity() {
    qw = 1;
    qx = 0;
    qy = 0;
    qz = 0;
    m0 = 1;
    m1 = 0;
    m2 = 0;
    m3 = 0;
    m4 = 1;
    m5 = 0;
    m6 = 0;
    m7 = 0;
    m8 = 1;
    origin.set(0, 0, 0);
  }

  public Frame copy() {
    Frame copy = new Frame();
    copy.set(this);
    return copy;
  }

  // --- rotation state ---

  /** Computes the matrix from the quaternion as it stands, normalised or not. */
  @Retail(address = 0x00534DF0, name = "Frame::cache")
  public void cache() {
    double w = qw;
    double x = qx;
    double y = qy;
    double z = qz;
    double x2 = x + x;
    double y2 = y + y;
    double z2 = z + z;
    double wx = w * x2;
    double wy = w * y2;
    double wz = w * z2;
    double xx = x * x2;
    double xy = x * y2;
    double xz = x * z2;
    double yy = y * y2;
    double yz = y * z2;
    double zz = z * z2;
    m0 = (float) (1.0 - yy - zz);
    m1 = (float) (xy + wz);
    m2 = (float) (xz - wy);
    m3 = (float) (xy - wz);
    m4 = (float) ((1.0 - xx) - zz);
    m5 = (float) (yz + wx);
    m6 = (float) (xz + wy);
    m7 = (float) (yz - wx);
    m8 = (float) ((1.0 - xx) - yy);
  }

  /**
   * Whether no float of origin and quaternion is NaN and the quaternion's squared norm is 1 within
   * five {@link Constants#EPSILON}. Infinite origins are valid; the matrix is not looked at.
   */
  @Retail(address = 0x00534ED0, name = "Frame::IsValid")
  public boolean isValid() {
    return FrameValidity.isValid(origin, qw, qx, qy, qz);
  }

  /**
   * Whether the origin has no NaN but the quaternion has one: false for a frame that is fine in
   * every respect.
   */
  @Retail(address = 0x00534FE0, name = "Frame::IsValidExceptForHeading")
  public boolean isValidExceptForHeading() {
    return !FrameValidity.hasNaN(origin)
        && (Float.isNaN(qw) || Float.isNaN(qx) || Float.isNaN(qy) || Float.isNaN(qz));
  }

  /**
   * Takes the normalised quaternion and caches its matrix; rejects one that leaves the frame
   * invalid, and then changes nothing. The validity test sees the origin too: a frame whose origin
   * has a NaN takes no rotation.
   */
  @Retail(address = 0x00535080, name = "Frame::set_rotate")
  public void setRotate(float w, float x, float y, float z) {
    setRotate(w, x, y, z, true);
  }

  private void setRotate(float w, float x, float y, float z, boolean rejectInvalid) {
    float oldW = qw;
    float oldX = qx;
    float oldY = qy;
    float oldZ = qz;
    double dw = w;
    double dx = x;
    double dy = y;
    double dz = z;
    double s = 1.0 / Math.sqrt(dw * dw + dx * dx + dy * dy + dz * dz);
    qw = (float) (dw * s);
    qx = (float) (dx * s);
    qy = (float) (dy * s);
    qz = (float) (dz * s);
    if (!rejectInvalid || isValid()) {
      cache();
    } else {
      qw = oldW;
      qx = oldX;
      qy = oldY;
      qz = oldZ;
    }
  }

  /**
   * Takes a rotation about the static axes X, Y, Z.
   *
   * @param x radians, as y and z
   * @param order 0; the other orders of retail's table are not used by movement
   * @throws IllegalArgumentException for another order
   */
  @Retail(address = 0x00535BF0, name = "Frame::euler_set_rotate")
  public void eulerSetRotate(float x, float y, float z, int order) {
    if (order != 0) {
      throw new IllegalArgumentException("euler order " + order + ": only order 0 is known");
    }
    double cx = (float) StrictMath.cos(x * 0.5);
    double sx = (float) StrictMath.sin(x * 0.5);
    double cy = (float) StrictMath.cos(y * 0.5);
    double sy = StrictMath.sin(y * 0.5);
    double hz = (float) (z * 0.5);
    double cz = (float) StrictMath.cos(hz);
    double sz = StrictMath.sin(hz);
    double cc = (float) (cz * cx);
    double cs = (float) (cx * sz);
    double sc = (float) (sx * cz);
    double ss = (float) (sz * sx);
    float rx = (float) (sc * cy - cs * sy);
    float ry = (float) (cc * sy + ss * cy);
    float rz = (float) (cs * cy - sc * sy);
    float rw = (float) (ss * sy + cc * cy);
    setRotate(rw, rx, ry, rz);
  }

  /** The forward direction: row 1 of the matrix, up to the sign of a zero. */
  @Retail(address = 0x00535720, name = "Frame::get_vector_heading")
  public Vector3 getVectorHeading() {
    return new Vector3((float) forwardX(), (float) forwardY(), (float) forwardZ());
  }

  /** The heading of the forward direction in degrees, [0, 360), not rounded to float. */
  @Retail(address = 0x00535760, name = "Frame::get_heading")
  public double getHeading() {
    return Headings.kernel(forwardY(), forwardX());
  }

  private double forwardX() {
    return ((double) m6 + m0) * 0.0 + m3;
  }

  private double forwardY() {
    return ((double) m7 + m1) * 0.0 + m4;
  }

  private double forwardZ() {
    return ((double) m8 + m2) * 0.0 + m5;
  }

  /**
   * Turns the frame to yaw and pitch of a direction, without roll. A small vector changes nothing.
   */
  @Retail(address = 0x00535DB0, name = "Frame::set_vector_heading")
  public void setVectorHeading(Vector3 v) {
    Vector3 n = v.copy();
    if (n.normalizeCheckSmall()) {
      return;
    }
    float z = (float) (-Headings.kernel(n.y, n.x) * Constants.RADIANS_PER_DEGREE);
    float x =
        (float)
            (StrictMath.asin(n.z) * Constants.DEGREES_PER_RADIAN * Constants.RADIANS_PER_DEGREE);
    eulerSetRotate(x, 0, z, 0);
  }

  /**
   * Turns the frame to a heading. The pitch is carried over but flattened by each call, a roll is
   * lost; the heading read back may be off in the last bits of a float.
   */
  @Retail(address = 0x00535E40, name = "Frame::set_heading")
  public void setHeading(float degrees) {
    setVectorHeading(headingVector(degrees));
  }

  /** The direction that set_heading turns to: not a unit vector unless the frame is level. */
  Vector3 headingVector(float degrees) {
    Vector3 d = new Vector3();
    d.z = (float) forwardZ();
    double a = degrees * Constants.RADIANS_PER_DEGREE;
    d.x = (float) StrictMath.sin(a);
    d.y = (float) StrictMath.cos(a);
    return d;
  }

  /**
   * Rotates about axes of the outer space.
   *
   * @param w axis times angle in radians; a positive z turns left. Shorter than {@link
   *     Constants#EPSILON}: nothing happens
   */
  @Retail(address = 0x005357A0, name = "Frame::grotate")
  public void grotate(Vector3 w) {
    double wx = w.x;
    double wy = w.y;
    double wz = w.z;
    double l2 = wx * wx + wy * wy + wz * wz;
    if (l2 < Constants.EPSILON * Constants.EPSILON) {
      return;
    }
    double l = Math.sqrt(l2);
    double i = (float) (1.0 / l);
    double h = l * 0.5;
    double s = StrictMath.sin(h);
    double c = (float) StrictMath.cos(h);
    double a = (float) (s * wx * i);
    double b = (float) (i * s * wy);
    double g = s * i * wz;
    double w0 = qw;
    double x0 = qx;
    double y0 = qy;
    double z0 = qz;
    float rz = (float) (a * y0 + c * z0 - b * x0 + g * w0);
    float ry = (float) (c * y0 - a * z0 + g * x0 + b * w0);
    float rx = (float) (c * x0 + b * z0 + a * w0 - g * y0);
    float rw = (float) (c * w0 - a * x0 - b * y0 - g * z0);
    setRotate(rw, rx, ry, rz);
  }

  /** Rotates about axes of the frame itself; otherwise as {@link #grotate}. */
  @Retail(address = 0x004525B0, name = "Frame::rotate")
  public void rotate(Vector3 w) {
    grotate(localToGlobalVec(w));
  }

  /**
   * Whether each quaternion component differs by less than {@link Constants#EPSILON}; q and -q are
   * different.
   */
  @Retail(address = 0x00424C70, name = "Frame::is_quaternion_equal")
  public boolean isQuaternionEqual(Frame other) {
    return Math.abs((double) qw - other.qw) < Constants.EPSILON
        && Math.abs((double) qx - other.qx) < Constants.EPSILON
        && Math.abs((double) qy - other.qy) < Constants.EPSILON
        && Math.abs((double) qz - other.qz) < Constants.EPSILON;
  }

  /**
   * Whether the origins differ by {@link Constants#EPSILON} at most in each component and the
   * quaternions are equal.
   */
  @Retail(address = 0x00424C30, name = "Frame::is_equal")
  public boolean isEqual(Frame other) {
    return origin.isEqual(other.origin) && isQuaternionEqual(other);
  }

  /** Whether each quaternion component of the two differs by less than epsilon. */
  @Retail(address = 0x00455D70, name = "Frame::close_rotation")
  public static boolean closeRotation(Frame f1, Frame f2, float epsilon) {
    return epsilon > Math.abs((double) f1.qw - f2.qw)
        && epsilon > Math.abs((double) f1.qx - f2.qx)
        && epsilon > Math.abs((double) f1.qy - f2.qy)
        && epsilon > Math.abs((double) f1.qz - f2.qz);
  }

  /** Sets the origin between two others; quaternion and matrix stay. */
  @Retail(address = 0x005352F0, name = "Frame::interpolate_origin")
  public void interpolateOrigin(Frame from, Frame to, float t) {
    double u = 1.0 - t;
    double dt = t;
    // The product with `to` is rounded on its own for y and z, but not for x.
    origin.set(
        (float) (dt * to.origin.x + (float) (u * from.origin.x)),
        (float) ((double) (float) (u * from.origin.y) + (float) (dt * to.origin.y)),
        (float) ((double) (float) (u * from.origin.z) + (float) (dt * to.origin.z)));
  }

  /** Sets the rotation between two others, on the shorter arc; the origin stays. */
  @Retail(address = 0x00535390, name = "Frame::interpolate_rotation")
  public void interpolateRotation(Frame from, Frame to, float t) {
    double fw = from.qw;
    double fx = from.qx;
    double fy = from.qy;
    double fz = from.qz;
    double tw = to.qw;
    double tx = to.qx;
    double ty = to.qy;
    double tz = to.qz;
    double c = fy * ty + fw * tw + fx * tx + fz * tz;
    if (c < 0) {
      c = -c;
      tw = -tw;
      tx = -tx;
      ty = -ty;
      tz = -tz;
    }
    double k1;
    double k2;
    if (1.0 - c <= Constants.EPSILON) {
      k1 = 1.0 - t;
      k2 = t;
    } else {
      double o = StrictMath.acos(c);
      double u = 1.0 - t;
      double i = 1.0 / StrictMath.sin(o);
      k1 = i * StrictMath.sin(o * u);
      k2 = StrictMath.sin(t * o) * i;
      if (k1 < 0 || k1 > 1 || k2 < 0 || k2 > 1) {
        k1 = u;
        k2 = t;
      }
    }
    setRotate(
        (float) (k1 * fw + tw * k2),
        (float) (fx * k1 + tx * k2),
        (float) (fy * k1 + ty * k2),
        (float) (tz * k2 + fz * k1));
  }

  // --- points and vectors ---

  /** A new vector: a direction of this frame's space in the outer space. */
  @Retail(address = 0x004524F0, name = "Frame::localtoglobalvec")
  public Vector3 localToGlobalVec(Vector3 v) {
    double x = v.x;
    double y = v.y;
    double z = v.z;
    return new Vector3(
        (float) (m6 * z + m0 * x + m3 * y),
        (float) (m7 * z + m1 * x + m4 * y),
        (float) (m8 * z + m2 * x + m5 * y));
  }

  /** A new vector: a direction of the outer space in this frame's space. */
  @Retail(address = 0x00452550, name = "Frame::globaltolocalvec")
  public Vector3 globalToLocalVec(Vector3 v) {
    double x = v.x;
    double y = v.y;
    double z = v.z;
    return new Vector3(
        (float) (m2 * z + m0 * x + m1 * y),
        (float) (m5 * z + m3 * x + m4 * y),
        (float) (m8 * z + m6 * x + m7 * y));
  }

  /** A new vector: a point of this frame's space in the outer space. */
  @Retail(address = 0x00452620, name = "Frame::localtoglobal")
  public Vector3 localToGlobal(Vector3 v) {
    double x = v.x;
    double y = v.y;
    double z = v.z;
    return new Vector3(
        (float) (m6 * z + m0 * x + m3 * y + origin.x),
        (float) (m7 * z + m1 * x + m4 * y + origin.y),
        (float) (m8 * z + m2 * x + m5 * y + origin.z));
  }

  /** A new vector: a point of the outer space in this frame's space. */
  @Retail(address = 0x00452680, name = "Frame::globaltolocal")
  public Vector3 globalToLocal(Vector3 v) {
    double dx = (float) ((double) v.x - origin.x);
    double dy = (float) ((double) v.y - origin.y);
    // Only the z row sees the unrounded difference.
    double dz = (double) v.z - origin.z;
    double dzr = (float) dz;
    return new Vector3(
        (float) (dzr * m2 + dx * m0 + dy * m1),
        (float) (dzr * m5 + dx * m3 + dy * m4),
        (float) (dz * m8 + dx * m6 + dy * m7));
  }

  // --- composition ---
  //
  // Each reads all inputs before it writes, so the result may be one of the operands. The origin
  // is stored before setRotate runs (except in subtract1): a NaN origin blocks the rotation.

  /** Becomes a x b: b is given in a's space, the result is in the outer space. */
  @Retail(address = 0x005122E0, name = "Frame::combine(Frame,Frame)")
  public void combine(Frame a, Frame b) {
    combine(a, b, true);
  }

  void combine(Frame a, Frame b, boolean rejectInvalid) {
    double aw = a.qw;
    double ax = a.qx;
    double ay = a.qy;
    double az = a.qz;
    double bw = b.qw;
    double bx = b.qx;
    double by = b.qy;
    double bz = b.qz;
    origin.set(a.localToGlobal(b.origin));
    float rz = (float) (by * ax + bz * aw - ay * bx + az * bw);
    float ry = (float) (by * aw - bz * ax + az * bx + ay * bw);
    float rx = (float) (aw * bx + bz * ay + bw * ax - by * az);
    float rw = (float) (aw * bw - bx * ax - by * ay - bz * az);
    setRotate(rw, rx, ry, rz, rejectInvalid);
  }

  /** As {@link #combine(Frame, Frame)}; the terms of qx are added in another order. */
  @Retail(address = 0x00525180, name = "Frame::combine(Frame,AFrame)")
  public void combine(Frame a, AFrame b) {
    double aw = a.qw;
    double ax = a.qx;
    double ay = a.qy;
    double az = a.qz;
    double bw = b.qw;
    double bx = b.qx;
    double by = b.qy;
    double bz = b.qz;
    origin.set(a.localToGlobal(b.origin));
    float rz = (float) (by * ax + bz * aw - ay * bx + az * bw);
    float ry = (float) (by * aw - bz * ax + az * bx + ay * bw);
    float rx = (float) (ax * bw + aw * bx + bz * ay - by * az);
    float rw = (float) (aw * bw - bx * ax - by * ay - bz * az);
    setRotate(rw, rx, ry, rz);
  }

  /** As {@link #combine(Frame, AFrame)}, with b's origin multiplied by a scale per axis first. */
  @Retail(address = 0x00518FD0, name = "Frame::combine(Frame,AFrame,scale)")
  public void combine(Frame a, AFrame b, Vector3 scale) {
    double px = (double) b.origin.x * scale.x;
    double py = (double) b.origin.y * scale.y;
    double pz = (double) b.origin.z * scale.z;
    double aw = a.qw;
    double ax = a.qx;
    double ay = a.qy;
    double az = a.qz;
    double bw = b.qw;
    double bx = b.qx;
    double by = b.qy;
    double bz = b.qz;
    origin.set(
        (float) (px * a.m0 + pz * a.m6 + py * a.m3 + a.origin.x),
        (float) (px * a.m1 + pz * a.m7 + py * a.m4 + a.origin.y),
        (float) (px * a.m2 + pz * a.m8 + py * a.m5 + a.origin.z));
    float rz = (float) (aw * bz + ax * by - bx * ay + bw * az);
    float ry = (float) (aw * by - ax * bz + bx * az + bw * ay);
    float rx = (float) (bx * aw + bw * ax + bz * ay - by * az);
    float rw = (float) (bw * aw - bx * ax - by * ay - bz * az);
    setRotate(rw, rx, ry, rz);
  }

  /** Undoes {@code combine(result, b) = a}: becomes a x conj b. The rotation is stored first. */
  @Retail(address = 0x00535520, name = "Frame::subtract1")
  public void subtract1(Frame a, AFrame b) {
    double aw = a.qw;
    double ax = a.qx;
    double ay = a.qy;
    double az = a.qz;
    double bw = b.qw;
    double bx = b.qx;
    double by = b.qy;
    double bz = b.qz;
    float rz = (float) (az * bw - (aw * bz + by * ax) + ay * bx);
    float ry = (float) (ay * bw - aw * by + bz * ax - bx * az);
    float rx = (float) (ax * bw - bx * aw - ay * bz + az * by);
    float rw = (float) (ay * by + bx * ax + aw * bw + bz * az);
    setRotate(rw, rx, ry, rz);
    double nx = -b.origin.x;
    double ny = -b.origin.y;
    double nz = -b.origin.z;
    double sx = (float) (nz * m6 + nx * m0 + ny * m3);
    double sy = (float) (nz * m7 + nx * m1 + ny * m4);
    double sz = nz * m8 + nx * m2 + ny * m5;
    origin.set((float) (sx + a.origin.x), (float) (sy + a.origin.y), (float) (sz + a.origin.z));
  }

  /** Becomes conj b x a: a expressed in b's space. */
  @Retail(address = 0x00535650, name = "Frame::subtract2")
  public void subtract2(Frame a, Frame b) {
    double aw = a.qw;
    double ax = a.qx;
    double ay = a.qy;
    double az = a.qz;
    double bw = b.qw;
    double bx = b.qx;
    double by = b.qy;
    double bz = b.qz;
    origin.set(b.globalToLocal(a.origin));
    float rz = (float) (az * bw - ay * bx + ax * by - aw * bz);
    float ry = (float) (az * bx + bw * ay - by * aw - ax * bz);
    float rx = (float) (ax * bw - aw * bx - by * az + ay * bz);
    float rw = (float) (aw * bw + by * ay + ax * bx + az * bz);
    setRotate(rw, rx, ry, rz);
  }
}
