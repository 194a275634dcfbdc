package dev.goldtrace.cli;

/**
 * A command line that asks for something that does not exist or does not fit together. The message
 * says what is wrong and what to do; the command ends with exit code 2.
 */
public final class UsageException extends RuntimeException {
  private static final long serialVersionUID = 1L;

  public UsageException(String message) {
    super(message);
  }

  /**
   * Refuses an option that would do nothing without another one.
   *
   * @param given whether the option is given
   * @param option its name
   * @param needed the other one with its parameter, which is not given
   */
  static void refuseAlone(boolean given, String option, String needed) {
    if (given) {
      throw new UsageException(
          option + " does nothing without " + needed + "; give both or none of them.");
    }
  }
}
