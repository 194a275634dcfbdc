package dev.goldtrace.trace;

/**
 * Overwrites fields of an object without side effects. An accessor answers null when the field is
 * to stay as it is; only {@link #runRate} can be set to null itself, see {@link #setsRunRate}.
 *
 * @param line see {@link TraceRecord#line}
 * @param guid the object's id
 * @param members the fields, as written
 */
public record EnvRecord(int line, int guid, Members members) implements TraceRecord {

  public Integer transientState() {
    return members.bits("transient");
  }

  public Integer state() {
    return members.bits("state");
  }

  public PositionValue pos() {
    return members.position("pos");
  }

  public Vec3 vel() {
    return members.vector("vel");
  }

  public Float radius() {
    return members.float32("radius");
  }

  public Float height() {
    return members.float32("height");
  }

  public Float playerDistance() {
    return members.float32("playerDistance");
  }

  /** Format 1.2: radians a second about world axes. */
  public Vec3 omega() {
    return members.vector("omega");
  }

  /** Format 1.2: the normal of the contact plane. */
  public Vec3 contactNormal() {
    return members.vector("contactNormal");
  }

  /** Format 1.2: what the part array answers to the motions it is given; 0: it does them. */
  public Integer motionError() {
    return members.bits("motionError");
  }

  public boolean setsRunRate() {
    return members.has("runRate");
  }

  /** The new answer of InqRunRate; null: it answers "no" from now on. */
  public Float runRate() {
    return members.float32("runRate");
  }
}
