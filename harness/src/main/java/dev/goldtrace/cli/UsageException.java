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
}
