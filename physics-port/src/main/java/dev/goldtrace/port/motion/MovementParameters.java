package dev.goldtrace.port.motion;

/** How a movement is to be carried out (spec moveto.md section 1). */
public final class MovementParameters {
  public int bitfield = 0x0001EE0F;
  public float distanceToObject = 0.6f;
  public float minDistance;
  public float desiredHeading;
  public float speed = 1.0f;
  public float failDistance = Float.MAX_VALUE;
  public float walkRunThreshhold = 15.0f;
  public int contextId;
  public int holdKeyToApply;
  public int actionStamp;
}
