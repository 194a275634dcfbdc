package dev.goldtrace.trace;

/**
 * MovementParameters as a trace gives them: null where the constructor's default applies.
 *
 * @param members as written
 */
public record ParameterValues(Members members) {

  public Integer flags() {
    return members.bits("flags");
  }

  public Float distanceToObject() {
    return members.float32("distanceToObject");
  }

  public Float minDistance() {
    return members.float32("minDistance");
  }

  public Float desiredHeading() {
    return members.float32("desiredHeading");
  }

  public Float speed() {
    return members.float32("speed");
  }

  public Float failDistance() {
    return members.float32("failDistance");
  }

  public Float walkRunThreshold() {
    return members.float32("walkRunThreshold");
  }

  public Integer contextId() {
    return members.bits("contextId");
  }

  public Integer holdKey() {
    return members.bits("holdKey");
  }

  public Integer actionStamp() {
    return members.bits("actionStamp");
  }
}
