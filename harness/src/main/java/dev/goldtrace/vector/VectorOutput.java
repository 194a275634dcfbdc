package dev.goldtrace.vector;

import dev.goldtrace.port.math.Frame;
import dev.goldtrace.port.math.Position;
import dev.goldtrace.port.math.Vector3;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/** What a function answered and wrote: typed values that know how exactly they have to agree. */
public final class VectorOutput {

  /**
   * How far a double that comes out of atan2 or asin may be off, in degrees: the last bits of these
   * functions differ between libraries (spec math.md section 1.2).
   */
  static final double ANGLE_TOLERANCE = 2.5e-13;

  /** A typed value. */
  sealed interface Value {
    /** How a message shows the value. */
    String shown();
  }

  /** Has to agree to the last bit. */
  record Float32(float value) implements Value {
    @Override
    public String shown() {
      return Float.toString(value);
    }
  }

  /** Has to agree to the last bit (tolerance 0), or within the tolerance. */
  record Float64(double value, double tolerance) implements Value {
    @Override
    public String shown() {
      return Double.toString(value);
    }
  }

  record Int32(int value) implements Value {
    @Override
    public String shown() {
      return Integer.toString(value);
    }
  }

  record Hex(int value) implements Value {
    @Override
    public String shown() {
      return String.format(Locale.ROOT, "0x%08X", value);
    }
  }

  record Flag(boolean value) implements Value {
    @Override
    public String shown() {
      return Boolean.toString(value);
    }
  }

  record Text(String value) implements Value {
    @Override
    public String shown() {
      return '"' + value + '"';
    }
  }

  record Items(List<Value> values) implements Value {
    @Override
    public String shown() {
      return "an array of " + values.size();
    }
  }

  record Group(VectorOutput members) implements Value {
    @Override
    public String shown() {
      return "an object";
    }
  }

  record Nothing() implements Value {
    @Override
    public String shown() {
      return "null";
    }
  }

  private final Map<String, Value> members = new LinkedHashMap<>();

  /** In the order put. */
  Map<String, Value> members() {
    return Collections.unmodifiableMap(members);
  }

  private VectorOutput put(String name, Value value) {
    if (members.put(name, value) != null) {
      throw new IllegalArgumentException("member twice: " + name);
    }
    return this;
  }

  /** A float32 that has to agree to the last bit; -0 differs from 0. */
  public VectorOutput float32(String name, float value) {
    return put(name, new Float32(value));
  }

  /** A float64 that has to agree to the last bit. */
  public VectorOutput float64(String name, double value) {
    return put(name, new Float64(value, 0));
  }

  /** A float64 that comes out of atan2 or asin, in degrees. */
  public VectorOutput angle(String name, double value) {
    return put(name, new Float64(value, ANGLE_TOLERANCE));
  }

  public VectorOutput int32(String name, int value) {
    return put(name, new Int32(value));
  }

  /** A boolean written 0 or 1. */
  public VectorOutput answer(String name, boolean value) {
    return int32(name, value ? 1 : 0);
  }

  /** 32 bits written {@code "0x%08X"}. */
  public VectorOutput hex(String name, int value) {
    return put(name, new Hex(value));
  }

  /** {@code true} or {@code false}. */
  public VectorOutput flag(String name, boolean value) {
    return put(name, new Flag(value));
  }

  /** Float32 in an array, all to the last bit. */
  public VectorOutput floats(String name, float... values) {
    List<Value> items = new ArrayList<>();
    for (float value : values) {
      items.add(new Float32(value));
    }
    return put(name, new Items(items));
  }

  /** {@code [x,y,z]}. */
  public VectorOutput vector(String name, Vector3 v) {
    return floats(name, v.x, v.y, v.z);
  }

  /** {@code [x,y,z]}, or {@code null} for null. */
  public VectorOutput vectorOrNull(String name, Vector3 v) {
    return v == null ? put(name, new Nothing()) : vector(name, v);
  }

  /** An array of {@code [x,y,z]}. */
  public VectorOutput vectors(String name, List<Vector3> vectors) {
    List<Value> items = new ArrayList<>();
    for (Vector3 v : vectors) {
      items.add(new Items(List.of(exact(v.x), exact(v.y), exact(v.z))));
    }
    return put(name, new Items(items));
  }

  private static Value exact(float value) {
    return new Float32(value);
  }

  public VectorOutput text(String name, String value) {
    return put(name, new Text(value));
  }

  /** An array of strings. */
  public VectorOutput texts(String name, List<String> values) {
    return put(name, new Items(values.stream().<Value>map(Text::new).toList()));
  }

  /** The members of {@code after} that have another value than before, of objects likewise. */
  VectorOutput putChanged(VectorOutput before, VectorOutput after) {
    after.members.forEach(
        (name, value) -> {
          Value old = before.members.get(name);
          if (value instanceof Group now && old instanceof Group then) {
            VectorOutput inside = new VectorOutput().putChanged(then.members(), now.members());
            if (!inside.members.isEmpty()) {
              group(name, inside);
            }
          } else if (!value.equals(old)) {
            put(name, value);
          }
        });
    return this;
  }

  /** An object. */
  public VectorOutput group(String name, VectorOutput group) {
    return put(name, new Group(group));
  }

  /** An array of objects. */
  public VectorOutput groups(String name, List<VectorOutput> groups) {
    List<Value> items = new ArrayList<>();
    for (VectorOutput group : groups) {
      items.add(new Group(group));
    }
    return put(name, new Items(items));
  }

  /** <code>{o,q,m}</code>. */
  public VectorOutput frame(String name, Frame f) {
    return group(name, origin(f).floats("m", f.m0, f.m1, f.m2, f.m3, f.m4, f.m5, f.m6, f.m7, f.m8));
  }

  /** <code>{o,q}</code>. */
  public VectorOutput frameWithoutMatrix(String name, Frame f) {
    return group(name, origin(f));
  }

  /** <code>{cell,o,q}</code>. */
  public VectorOutput position(String name, Position p) {
    return group(name, origin(p.frame).hex("cell", p.cell));
  }

  private static VectorOutput origin(Frame f) {
    return new VectorOutput().vector("o", f.origin).floats("q", f.qw, f.qx, f.qy, f.qz);
  }

  /** Equal members, to the last bit. */
  @Override
  public boolean equals(Object other) {
    return other instanceof VectorOutput output && members.equals(output.members);
  }

  @Override
  public int hashCode() {
    return members.hashCode();
  }
}
