package dev.goldtrace.port.target;

import dev.goldtrace.port.math.Position;
import dev.goldtrace.port.math.Vector3;

/**
 * A snapshot of a target, passed from the target to its voyeurs and on to their managers. The
 * positions and vectors belong to the snapshot: read them, do not write them.
 *
 * @param contextId who asked for the target; 0 in play
 * @param objectId the target
 * @param radius metres that the predicted position must move before another snapshot is sent
 * @param quantum seconds that the target's position is predicted ahead
 * @param targetPosition where the target is
 * @param interpolatedPosition where it will be after {@code quantum}
 * @param interpolatedHeading unit vector from the voyeur to the interpolated position; zero until
 *     the voyeur's manager has computed it
 * @param velocity the target's cached velocity, m/s
 * @param lastUpdateTime frame clock of the last update, seconds
 */
public record TargetInfo(
    int contextId,
    int objectId,
    float radius,
    double quantum,
    Position targetPosition,
    Position interpolatedPosition,
    Vector3 interpolatedHeading,
    Vector3 velocity,
    TargetStatus status,
    double lastUpdateTime) {

  /** A blank snapshot: identity positions, zero vectors. */
  public static TargetInfo blank(
      int contextId, int objectId, float radius, double quantum, TargetStatus status, double time) {
    return new TargetInfo(
        contextId,
        objectId,
        radius,
        quantum,
        new Position(),
        new Position(),
        new Vector3(),
        new Vector3(),
        status,
        time);
  }

  TargetInfo withQuantum(double newQuantum) {
    return new TargetInfo(
        contextId,
        objectId,
        radius,
        newQuantum,
        targetPosition,
        interpolatedPosition,
        interpolatedHeading,
        velocity,
        status,
        lastUpdateTime);
  }

  TargetInfo withStatus(TargetStatus newStatus) {
    return new TargetInfo(
        contextId,
        objectId,
        radius,
        quantum,
        targetPosition,
        interpolatedPosition,
        interpolatedHeading,
        velocity,
        newStatus,
        lastUpdateTime);
  }
}
