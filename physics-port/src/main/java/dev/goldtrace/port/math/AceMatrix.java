package dev.goldtrace.port.math;

/**
 * System.Numerics' rotation matrix in scalar float32 (spec math.md section 9.1); m11 to m33 stand
 * where retail's frame has m0 to m8.
 */
record AceMatrix(
    float m11,
    float m12,
    float m13,
    float m21,
    float m22,
    float m23,
    float m31,
    float m32,
    float m33) {

  /** ACE has no cached matrix: it is made from the quaternion at each use. */
  static AceMatrix of(Frame frame) {
    AceQuaternion q = AceQuaternion.of(frame);
    float xx = q.x() * q.x();
    float yy = q.y() * q.y();
    float zz = q.z() * q.z();
    float xy = q.x() * q.y();
    float wz = q.z() * q.w();
    float xz = q.z() * q.x();
    float wy = q.y() * q.w();
    float yz = q.y() * q.z();
    float wx = q.x() * q.w();
    return new AceMatrix(
        1 - 2 * (yy + zz),
        2 * (xy + wz),
        2 * (xz - wy),
        2 * (xy - wz),
        1 - 2 * (zz + xx),
        2 * (yz + wx),
        2 * (xz + wy),
        2 * (yz - wx),
        1 - 2 * (yy + xx));
  }

  /** A new vector: v transformed by the transposed matrix, with the fourth column's zero. */
  Vector3 transformTransposed(Vector3 v) {
    return new Vector3(
        v.x * m11 + v.y * m12 + v.z * m13 + 0,
        v.x * m21 + v.y * m22 + v.z * m23 + 0,
        v.x * m31 + v.y * m32 + v.z * m33 + 0);
  }
}
