package dev.goldtrace.trace;

/**
 * Calls a function on an object. The reader has checked that {@code args} holds what {@code fn}
 * needs, so the accessors of the needed arguments never answer null.
 *
 * @param line see {@link TraceRecord#line}
 * @param guid the object's id
 * @param fn the function
 * @param args its arguments, as written
 */
public record CallRecord(int line, int guid, CallFunction fn, Members args) implements TraceRecord {

  /** {@code object}, an id. */
  public int object() {
    return args.bits("object", 0);
  }

  /** An id, a command, an enum's integer or another whole number. */
  public int int32(String name) {
    return args.bits(name, 0);
  }

  /** A float32: {@code radius}, {@code height}, {@code start}, {@code max}. */
  public float float32(String name) {
    return args.float32(name, 0f);
  }

  /** A float64: the {@code quantum} of set_target and set_target_quantum. */
  public double float64(String name) {
    Double value = args.float64(name);
    return value == null ? 0 : value;
  }

  /** A boolean: {@code contact}, {@code keepHeading}, {@code sliding}, {@code cancelMoveTo}. */
  public boolean flag(String name) {
    return args.flag(name, false);
  }

  /** {@code pos}; null if the function has none. */
  public PositionValue pos() {
    return args.position("pos");
  }

  /** {@code vel}; null if the function has none. */
  public Vec3 vel() {
    return args.vector("vel");
  }

  /** {@code params}; all members null if the function has none. */
  public ParameterValues params() {
    Members params = args.nested("params");
    return new ParameterValues(params == null ? Members.NONE : params);
  }
}
