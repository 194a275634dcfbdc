package dev.goldtrace.replay;

import dev.goldtrace.port.dialect.Dialect;
import dev.goldtrace.port.math.Frame;
import dev.goldtrace.port.math.Position;
import dev.goldtrace.port.math.Vector3;
import dev.goldtrace.port.motion.MovementParameters;
import dev.goldtrace.trace.FrameValue;
import dev.goldtrace.trace.ParameterValues;
import dev.goldtrace.trace.PositionValue;
import dev.goldtrace.trace.Quat;
import dev.goldtrace.trace.Vec3;

/** A trace's values as the port's. */
final class PortValues {

  private PortValues() {}

  static Vector3 vector(Vec3 value) {
    return new Vector3(value.x(), value.y(), value.z());
  }

  static Position position(PositionValue value) {
    Position position = new Position();
    position.cell = value.cell();
    setFrame(position.frame, value.o(), value.q());
    return position;
  }

  static void setFrame(Frame frame, FrameValue value) {
    setFrame(frame, value.o(), value.q());
  }

  /** The quaternion goes in as written, not normalised; the matrix is made from it. */
  private static void setFrame(Frame frame, Vec3 o, Quat q) {
    frame.qw = q.w();
    frame.qx = q.x();
    frame.qy = q.y();
    frame.qz = q.z();
    frame.cache();
    frame.origin.set(o.x(), o.y(), o.z());
  }

  /** Members that the trace does not give keep the constructor's defaults. */
  static MovementParameters parameters(ParameterValues values, Dialect dialect) {
    MovementParameters params = new MovementParameters(dialect);
    params.bitfield = orDefault(values.flags(), params.bitfield);
    params.distanceToObject = orDefault(values.distanceToObject(), params.distanceToObject);
    params.minDistance = orDefault(values.minDistance(), params.minDistance);
    params.desiredHeading = orDefault(values.desiredHeading(), params.desiredHeading);
    params.speed = orDefault(values.speed(), params.speed);
    params.failDistance = orDefault(values.failDistance(), params.failDistance);
    params.walkRunThreshhold = orDefault(values.walkRunThreshold(), params.walkRunThreshhold);
    params.contextId = orDefault(values.contextId(), params.contextId);
    params.holdKeyToApply = orDefault(values.holdKey(), params.holdKeyToApply);
    params.actionStamp = orDefault(values.actionStamp(), params.actionStamp);
    return params;
  }

  private static int orDefault(Integer value, int absent) {
    return value == null ? absent : value;
  }

  private static float orDefault(Float value, float absent) {
    return value == null ? absent : value;
  }
}
