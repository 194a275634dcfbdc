package dev.goldtrace.number;

/**
 * Single numbers as text, in the form of the trace format: the shortest digits that parse back to
 * the same bits, in the shorter of fixed and scientific notation. Writers of many numbers use a
 * {@link NumberBuffer}.
 */
public final class NumberText {

  private NumberText() {}

  /** A float as in a CSV file: {@code 0.1}, {@code 2e-04}, {@code -0}, {@code NaN}. */
  public static String csv(float value) {
    return new NumberBuffer().appendCsv(value).toString();
  }

  /** A double as in a CSV file. */
  public static String csv(double value) {
    return new NumberBuffer().appendCsv(value).toString();
  }

  /** A float as in a JSON file: {@code 0.1}, {@code 2e-04}, {@code -0.0}, {@code "NaN"}. */
  public static String json(float value) {
    return new NumberBuffer().appendJson(value).toString();
  }

  /** A double as in a JSON file. */
  public static String json(double value) {
    return new NumberBuffer().appendJson(value).toString();
  }

  /** 32 bits as {@code 0x%08X}. */
  public static String hex(int bits) {
    return new NumberBuffer().appendHex(bits).toString();
  }
}
