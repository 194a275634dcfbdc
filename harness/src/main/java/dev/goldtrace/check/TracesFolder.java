package dev.goldtrace.check;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Stream;

/**
 * A folder {@code traces} and the folder {@code golden} that belongs beside it.
 *
 * @param folder as the path of a trace is written; maybe a link of another name
 * @param golden where the golden files are, whether it is there or not
 */
record TracesFolder(Path folder, Path golden) {
  static final String TRACES = "traces";
  static final String GOLDEN = "golden";

  /**
   * The one that an absolute path is or lies in. A folder that is called {@code traces} and has no
   * {@code golden} beside it gives way to a link that leads to one that has.
   */
  static Optional<TracesFolder> containing(Path path) {
    Optional<TracesFolder> called = nearest(path, TracesFolder::called);
    return called
        .filter(TracesFolder::hasGolden)
        .or(() -> nearest(path, TracesFolder::linked))
        .or(() -> called);
  }

  /** Where the golden files of a trace in the folder belong, without their endings. */
  Path goldenBase(Path base) {
    return golden.resolve(folder.relativize(base));
  }

  private static Optional<TracesFolder> nearest(
      Path path, Function<Path, Optional<TracesFolder>> at) {
    return Stream.iterate(path, folder -> folder != null, Path::getParent)
        .flatMap(folder -> at.apply(folder).stream())
        .findFirst();
  }

  private static Optional<TracesFolder> called(Path folder) {
    Path name = folder.getFileName();
    return name != null && name.toString().equals(TRACES)
        ? Optional.of(new TracesFolder(folder, folder.resolveSibling(GOLDEN)))
        : Optional.empty();
  }

  private static Optional<TracesFolder> linked(Path folder) {
    if (!Files.isSymbolicLink(folder)) {
      return Optional.empty();
    }
    try {
      return called(folder.toRealPath())
          .filter(TracesFolder::hasGolden)
          .map(real -> new TracesFolder(folder, real.golden()));
    } catch (IOException e) {
      // What can't be followed is told of when it is read.
      return Optional.empty();
    }
  }

  private boolean hasGolden() {
    return Files.isDirectory(golden);
  }
}
