package dev.goldtrace.trace;

import java.util.List;

/** A value of an optional member, in the form in which it is written. */
public sealed interface MemberValue {

  /** JSON {@code null}. */
  record Null() implements MemberValue {}

  /** 32 bits, written {@code "0x%08X"}. */
  record Id(int value) implements MemberValue {}

  /** An integer, written decimal. */
  record Int(long value) implements MemberValue {}

  /** A float32. */
  record F32(float value) implements MemberValue {}

  /** A float64. */
  record F64(double value) implements MemberValue {}

  /** {@code true} or {@code false}. */
  record Bool(boolean value) implements MemberValue {}

  /** {@code [x,y,z]}. */
  record Vector(Vec3 value) implements MemberValue {}

  /** <code>{cell,o,q}</code>. */
  record Place(PositionValue value) implements MemberValue {}

  /** An array of <code>{o,r}</code>. */
  record Spheres(List<SphereValue> value) implements MemberValue {
    public Spheres {
      value = List.copyOf(value);
    }
  }

  /** An array of <code>{o,r,h}</code>. */
  record Cylinders(List<CylinderValue> value) implements MemberValue {
    public Cylinders {
      value = List.copyOf(value);
    }
  }

  /** An object with members of its own: {@code params}. */
  record Nested(Members value) implements MemberValue {}
}
