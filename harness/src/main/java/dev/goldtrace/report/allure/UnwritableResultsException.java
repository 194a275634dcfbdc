package dev.goldtrace.report.allure;

import dev.goldtrace.trace.FileTrouble;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.FileSystemException;
import java.nio.file.Path;

/**
 * The disk is full, or the folder of results can't be written to. The message says which and why.
 */
public final class UnwritableResultsException extends UncheckedIOException {
  private static final long serialVersionUID = 1;

  UnwritableResultsException(Path folder, IOException cause) {
    super("cannot write the results for Allure: " + reason(folder, cause) + ".", cause);
  }

  private static String reason(Path folder, IOException cause) {
    return cause instanceof FileSystemException file && file.getFile() != null
        ? FileTrouble.of(file)
        : folder + ": " + cause.getMessage();
  }
}
