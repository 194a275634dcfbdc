package dev.goldtrace.trace;

import java.util.List;

/**
 * Declares one physics object; the declarations' order is the object table's. The accessors apply
 * the format's defaults.
 *
 * @param line see {@link TraceRecord#line}
 * @param guid the object's id
 * @param members everything else, as written
 */
public record ObjectRecord(int line, int guid, Members members) implements TraceRecord {

  /** physics_state of an object whose trace says nothing. */
  public static final int DEFAULT_STATE = 0x00000408;

  /** transient_state of an object whose trace says nothing: contact, on walkable, active. */
  public static final int DEFAULT_TRANSIENT = 0x00000083;

  public PositionValue pos() {
    return members.position("pos");
  }

  public Vec3 vel() {
    Vec3 velocity = members.vector("vel");
    return velocity == null ? Vec3.ZERO : velocity;
  }

  /** What CPartArray::GetRadius answers. */
  public float radius() {
    return members.float32("radius", 0f);
  }

  /** What CPartArray::GetHeight answers. */
  public float height() {
    return members.float32("height", 0f);
  }

  /** The number of the Setup's spheres, whether given as a count (1.0) or as a list (1.1). */
  public int sphereCount() {
    return members.get("spheres") instanceof MemberValue.Spheres list
        ? list.value().size()
        : members.bits("spheres", 1);
  }

  /** The Setup's spheres; empty in a trace of format 1.0. */
  public List<SphereValue> spheres() {
    return members.get("spheres") instanceof MemberValue.Spheres list ? list.value() : List.of();
  }

  /** The Setup's cylinders. */
  public List<CylinderValue> cylspheres() {
    return members.get("cylspheres") instanceof MemberValue.Cylinders list
        ? list.value()
        : List.of();
  }

  public float stepUp() {
    return members.float32("stepUp", 0f);
  }

  public float stepDown() {
    return members.float32("stepDown", 0f);
  }

  public float scale() {
    return members.float32("scale", 1f);
  }

  public int state() {
    return members.bits("state", DEFAULT_STATE);
  }

  public int transientState() {
    return members.bits("transient", DEFAULT_TRANSIENT);
  }

  public boolean creature() {
    return members.flag("creature", true);
  }

  /** What InqRunRate answers; null: it answers "no". */
  public Float runRate() {
    return members.float32("runRate");
  }

  /** The parent's id; null: none. */
  public Integer parent() {
    return members.bits("parent");
  }

  public float playerDistance() {
    return members.float32("playerDistance", 0f);
  }

  public boolean player() {
    return members.flag("player", false);
  }

  public boolean pk() {
    return members.flag("pk", false);
  }

  public boolean pkLite() {
    return members.flag("pkLite", false);
  }

  public boolean impenetrable() {
    return members.flag("impenetrable", false);
  }

  /** Whether the object has a weenie at all. */
  public boolean weenie() {
    return members.flag("weenie", true);
  }

  /** Format 1.2: whether this is the local player. */
  public boolean thePlayer() {
    return members.flag("thePlayer", false);
  }

  /** Format 1.2: how far the client moves the local player by itself; 2: wholly. */
  public int autonomyLevel() {
    return members.bits("autonomyLevel", 2);
  }

  public boolean freeHeading() {
    return members.flag("freeHeading", false);
  }

  public float friction() {
    return members.float32("friction", 0.95f);
  }

  public float elasticity() {
    return members.float32("elasticity", 0.05f);
  }
}
