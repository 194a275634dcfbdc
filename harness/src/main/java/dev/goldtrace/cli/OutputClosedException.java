package dev.goldtrace.cli;

import java.io.IOException;

/** Nobody reads the output any more, or it cannot be written: there is no point in going on. */
final class OutputClosedException extends RuntimeException {
  private static final long serialVersionUID = 1L;

  OutputClosedException(IOException cause) {
    super(cause.getMessage(), cause);
  }

  /** Whether the reader has gone away (as {@code head} does), which is no error. */
  boolean isBrokenPipe() {
    String message = String.valueOf(getMessage());
    return message.contains("Broken pipe") || message.contains("pipe is being closed");
  }
}
