package dev.goldtrace.trace;

import java.util.function.Consumer;

/**
 * How a file is read.
 *
 * @param strict whether what is not of the format but does no harm is refused as well
 * @param warnings hears of such things when they are not refused, each kind once a file
 * @param limits bounds on sizes
 */
public record ReadOptions(boolean strict, Consumer<InputWarning> warnings, InputLimits limits) {

  /** Accepts what does no harm and tells nobody. */
  public static final ReadOptions QUIET =
      new ReadOptions(false, warning -> {}, InputLimits.DEFAULT);

  /** Accepts what does no harm and says so. */
  public static ReadOptions lenient(Consumer<InputWarning> warnings) {
    return new ReadOptions(false, warnings, InputLimits.DEFAULT);
  }

  /** Refuses everything that is not of the format. */
  public static ReadOptions strictly() {
    return new ReadOptions(true, warning -> {}, InputLimits.DEFAULT);
  }
}
