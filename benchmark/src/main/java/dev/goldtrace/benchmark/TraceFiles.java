package dev.goldtrace.benchmark;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

/**
 * A trace with its golden files.
 *
 * @param goldenBase the golden files' path without {@code .frames.csv} and the like
 */
record TraceFiles(Path trace, Path goldenBase, int ticks, int objects) {

  long objectTicks() {
    return (long) ticks * objects;
  }

  Path frames() {
    return golden(".frames.csv");
  }

  Path probes() {
    return golden(".probes.csv");
  }

  Path state() {
    return golden(".state.csv");
  }

  private Path golden(String suffix) {
    return goldenBase.resolveSibling(goldenBase.getFileName() + suffix);
  }

  void delete() throws IOException {
    for (Path file : List.of(trace, frames(), probes(), state())) {
      Files.delete(file);
    }
  }
}
