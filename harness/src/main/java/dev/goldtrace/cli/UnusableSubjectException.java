package dev.goldtrace.cli;

/**
 * The program of {@code --subject} cannot be started or does not speak the protocol, so that
 * nothing could be replayed; the command ends with exit code 6.
 */
final class UnusableSubjectException extends RuntimeException {
  private static final long serialVersionUID = 1L;

  UnusableSubjectException(String message, Throwable cause) {
    super(message, cause);
  }
}
