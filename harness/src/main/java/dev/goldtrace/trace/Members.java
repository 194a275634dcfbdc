package dev.goldtrace.trace;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;

/**
 * Optional members of a record in the order in which they are written, so that a trace that is read
 * and written back keeps its bytes. A record has a dozen members at most: found by looking at each.
 */
public final class Members {

  /** No members. */
  public static final Members NONE = new Members(List.of(), List.of());

  private final List<String> names;
  private final List<MemberValue> values;

  private Members(List<String> names, List<MemberValue> values) {
    this.names = names;
    this.values = values;
  }

  public static Builder builder() {
    return new Builder();
  }

  /** Names in the order written. */
  public List<String> names() {
    return names;
  }

  public boolean has(String name) {
    return names.contains(name);
  }

  /** The value of a member, or null if it is absent. */
  public MemberValue get(String name) {
    int index = names.indexOf(name);
    return index < 0 ? null : values.get(index);
  }

  /** The member's 32 bits, written as an id or as an integer; null if absent or JSON null. */
  public Integer bits(String name) {
    MemberValue value = get(name);
    if (value instanceof MemberValue.Id id) {
      return id.value();
    }
    return value instanceof MemberValue.Int number ? (Integer) (int) number.value() : null;
  }

  /** As {@link #bits(String)}; a default for an absent member. */
  public int bits(String name, int absent) {
    Integer value = bits(name);
    return value == null ? absent : value;
  }

  /** A float32 member; null if absent or JSON null. */
  public Float float32(String name) {
    return get(name) instanceof MemberValue.F32 number ? (Float) number.value() : null;
  }

  /** As {@link #float32(String)}; a default for an absent member. */
  public float float32(String name, float absent) {
    return get(name) instanceof MemberValue.F32 number ? number.value() : absent;
  }

  /** A float64 member; null if absent. */
  public Double float64(String name) {
    return get(name) instanceof MemberValue.F64 number ? (Double) number.value() : null;
  }

  /** A boolean, written true/false or 1/0; null if absent. */
  public Boolean flag(String name) {
    MemberValue value = get(name);
    if (value instanceof MemberValue.Bool bool) {
      return bool.value();
    }
    return value instanceof MemberValue.Int number ? (Boolean) (number.value() != 0) : null;
  }

  /** As {@link #flag(String)}; a default for an absent member. */
  public boolean flag(String name, boolean absent) {
    Boolean value = flag(name);
    return value == null ? absent : value;
  }

  /** A vector; null if absent. */
  public Vec3 vector(String name) {
    return get(name) instanceof MemberValue.Vector vector ? vector.value() : null;
  }

  /** A position; null if absent. */
  public PositionValue position(String name) {
    return get(name) instanceof MemberValue.Place place ? place.value() : null;
  }

  /** Members of a nested object; null if absent. */
  public Members nested(String name) {
    return get(name) instanceof MemberValue.Nested nested ? nested.value() : null;
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof Members members
        && names.equals(members.names)
        && values.equals(members.values);
  }

  @Override
  public int hashCode() {
    return Objects.hash(names, values);
  }

  @Override
  public String toString() {
    StringBuilder text = new StringBuilder("{");
    for (int i = 0; i < names.size(); i++) {
      text.append(i == 0 ? "" : ", ").append(names.get(i)).append('=').append(values.get(i));
    }
    return text.append('}').toString();
  }

  /** Collects members in the order in which they are to be written. */
  public static final class Builder {

    private final List<String> names = new ArrayList<>();
    private final List<MemberValue> values = new ArrayList<>();

    private Builder() {}

    public Builder put(String name, MemberValue value) {
      if (names.contains(name)) {
        throw new IllegalArgumentException("member twice: " + name);
      }
      names.add(name);
      values.add(Objects.requireNonNull(value, name));
      return this;
    }

    public boolean has(String name) {
      return names.contains(name);
    }

    public Builder id(String name, int value) {
      return put(name, new MemberValue.Id(value));
    }

    public Builder int32(String name, int value) {
      return put(name, new MemberValue.Int(value));
    }

    public Builder float32(String name, float value) {
      return put(name, new MemberValue.F32(value));
    }

    public Builder float64(String name, double value) {
      return put(name, new MemberValue.F64(value));
    }

    public Builder flag(String name, boolean value) {
      return put(name, new MemberValue.Bool(value));
    }

    public Builder vector(String name, Vec3 value) {
      return put(name, new MemberValue.Vector(value));
    }

    public Builder position(String name, PositionValue value) {
      return put(name, new MemberValue.Place(value));
    }

    public Builder nothing(String name) {
      return put(name, new MemberValue.Null());
    }

    public Members build() {
      return names.isEmpty() ? NONE : new Members(List.copyOf(names), List.copyOf(values));
    }
  }
}
