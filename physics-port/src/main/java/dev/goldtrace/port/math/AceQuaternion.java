package dev.goldtrace.port.math;

/**
 * System.Numerics' quaternion in scalar float32 (spec math.md section 9.1). Two floats meeting in
 * one operator, which the retail code never lets happen, is the point here: every operation rounds.
 */
record AceQuaternion(float x, float y, float z, float w) {

  static AceQuaternion of(Frame frame) {
    return new AceQuaternion(frame.qx, frame.qy, frame.qz, frame.qw);
  }

  /** Yaw turns about Y, pitch about X, roll about Z; radians. */
  static AceQuaternion yawPitchRoll(float yaw, float pitch, float roll) {
    float sr = FloatTrigonometry.sin(roll * 0.5f);
    float cr = FloatTrigonometry.cos(roll * 0.5f);
    float sp = FloatTrigonometry.sin(pitch * 0.5f);
    float cp = FloatTrigonometry.cos(pitch * 0.5f);
    float sy = FloatTrigonometry.sin(yaw * 0.5f);
    float cy = FloatTrigonometry.cos(yaw * 0.5f);
    return new AceQuaternion(
        cy * sp * cr + sy * cp * sr,
        sy * cp * cr - cy * sp * sr,
        cy * cp * sr - sy * sp * cr,
        cy * cp * cr + sy * sp * sr);
  }

  private float lengthSquared() {
    return x * x + y * y + z * z + w * w;
  }

  float length() {
    return (float) Math.sqrt(lengthSquared());
  }

  /** The unit quaternion; NaN for zero. */
  AceQuaternion normalized() {
    float inverse = 1 / length();
    return new AceQuaternion(x * inverse, y * inverse, z * inverse, w * inverse);
  }

  AceQuaternion inverted() {
    float inverse = 1 / lengthSquared();
    return new AceQuaternion(-x * inverse, -y * inverse, -z * inverse, w * inverse);
  }

  /** This times b: b's rotation first. */
  AceQuaternion times(AceQuaternion b) {
    float cx = y * b.z - z * b.y;
    float cy = z * b.x - x * b.z;
    float cz = x * b.y - y * b.x;
    float dot = x * b.x + y * b.y + z * b.z;
    return new AceQuaternion(
        x * b.w + b.x * w + cx, y * b.w + b.y * w + cy, z * b.w + b.z * w + cz, w * b.w - dot);
  }

  /** A new vector: v turned by this rotation. */
  Vector3 transform(Vector3 v) {
    float x2 = x + x;
    float y2 = y + y;
    float z2 = z + z;
    float wx = w * x2;
    float wy = w * y2;
    float wz = w * z2;
    float xx = x * x2;
    float xy = x * y2;
    float xz = x * z2;
    float yy = y * y2;
    float yz = y * z2;
    float zz = z * z2;
    return new Vector3(
        v.x * (1 - yy - zz) + v.y * (xy - wz) + v.z * (xz + wy),
        v.x * (xy + wz) + v.y * (1 - xx - zz) + v.z * (yz - wx),
        v.x * (xz - wy) + v.y * (yz + wx) + v.z * (1 - xx - yy));
  }
}
