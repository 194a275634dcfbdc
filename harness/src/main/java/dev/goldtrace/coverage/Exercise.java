package dev.goldtrace.coverage;

import java.nio.file.Path;
import java.util.List;

/** Runs traces and vectors through the port. Implemented in the world that counts. */
public interface Exercise {

  /**
   * Replays a trace and compares.
   *
   * @param id the case's id
   * @param trace the trace file
   * @param goldenBases where its golden files may lie
   */
  Outcome trace(String id, Path trace, List<Path> goldenBases);

  /**
   * Runs a file of function vectors.
   *
   * @param id the file's id
   * @param file the file
   */
  Outcome vectors(String id, Path file);
}
