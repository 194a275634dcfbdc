package dev.goldtrace.check;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** How files are named: {@code NAME.trace.jsonl}, {@code NAME.frames.csv} and so on. */
final class TraceName {
  static final String SUFFIX = ".trace.jsonl";
  private static final String[] GOLDEN_SUFFIXES = {".frames.csv", ".probes.csv", ".state.csv"};
  private static final String COMPRESSED = ".gz";

  private TraceName() {}

  static boolean isTrace(Path file) {
    return stem(file, SUFFIX).isPresent();
  }

  /** Whether a file is a golden file, or a pending result that waits to become one. */
  static boolean isGolden(Path file) {
    return goldenStem(file).isPresent();
  }

  /** The path without {@code .trace.jsonl}, or the path itself when it is named otherwise. */
  static Path traceBase(Path file) {
    return stem(file, SUFFIX).orElse(file);
  }

  /** The path without {@code .frames.csv} and the like. */
  static Optional<Path> goldenStem(Path file) {
    for (String suffix : GOLDEN_SUFFIXES) {
      Optional<Path> stem = stem(file, suffix);
      if (stem.isPresent()) {
        return stem;
      }
    }
    return Optional.empty();
  }

  /** The trace at a path without its ending, plain or compressed, if it is there. */
  static Optional<Path> traceOf(Path base) {
    return tracesOf(base).stream().findFirst();
  }

  /** The traces at a path without its ending: none, a plain or a compressed one, or both. */
  static List<Path> tracesOf(Path base) {
    return Stream.of("", COMPRESSED)
        .map(end -> base.resolveSibling(base.getFileName() + SUFFIX + end))
        .filter(Files::isRegularFile)
        .toList();
  }

  private static Optional<Path> stem(Path file, String suffix) {
    Path fileName = file.getFileName();
    if (fileName == null) {
      return Optional.empty();
    }
    String name = fileName.toString();
    if (!suffix.equals(SUFFIX) && name.endsWith(PendingName.SUFFIX)) {
      name = name.substring(0, name.length() - PendingName.SUFFIX.length());
    }
    if (name.endsWith(COMPRESSED)) {
      name = name.substring(0, name.length() - COMPRESSED.length());
    }
    return name.endsWith(suffix) && name.length() > suffix.length()
        ? Optional.of(file.resolveSibling(name.substring(0, name.length() - suffix.length())))
        : Optional.empty();
  }

  /** The parts of a relative path joined with {@code /}, whatever the platform. */
  static String id(Path relative) {
    StringBuilder id = new StringBuilder();
    for (Path part : relative) {
      id.append(id.length() == 0 ? "" : "/").append(part);
    }
    return id.toString();
  }
}
