package dev.goldtrace.port.probe;

/** Sees every entry to a probed function, as a breakpoint at its retail address would. */
@FunctionalInterface
public interface Probe {

  /** Sees nothing. */
  Probe NONE = (guid, function, args) -> {};

  /**
   * Called at the entry of a probed function, before it has any effect.
   *
   * @param guid id of the object that the call belongs to
   * @param function the function entered
   * @param args one word per argument of {@link ProbedFunction#arguments()}: an id, flag or enum as
   *     its 32 bits, a float as {@link #f32}, a double as {@link #f64}; a new array each time,
   *     which the probe may keep
   */
  void enter(int guid, ProbedFunction function, long... args);

  /**
   * Whether it wants to know of a function at all. Functions that run in every slice ask first, so
   * that nothing is made for nobody; others may enter without asking.
   */
  default boolean sees(ProbedFunction function) {
    return true;
  }

  /** The argument word of a float. */
  static long f32(float value) {
    return Float.floatToRawIntBits(value);
  }

  /** The argument word of a double. */
  static long f64(double value) {
    return Double.doubleToRawLongBits(value);
  }

  /** The argument word of a boolean. */
  static long bool(boolean value) {
    return value ? 1 : 0;
  }
}
