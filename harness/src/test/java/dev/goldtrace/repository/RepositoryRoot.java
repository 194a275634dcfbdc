package dev.goldtrace.repository;

import java.nio.file.Files;
import java.nio.file.Path;

/** Where the repository lies, seen from a test: the nearest folder that holds golden/SHA256SUMS. */
public final class RepositoryRoot {
  private RepositoryRoot() {}

  /** The repository's root, absolute; tests run in a module's folder, below it. */
  public static Path find() {
    Path start = Path.of("").toAbsolutePath();
    for (Path folder = start; folder != null; folder = folder.getParent()) {
      if (Files.isRegularFile(folder.resolve("golden/SHA256SUMS"))) {
        return folder;
      }
    }
    throw new IllegalStateException("no folder with golden/SHA256SUMS at or above " + start);
  }
}
