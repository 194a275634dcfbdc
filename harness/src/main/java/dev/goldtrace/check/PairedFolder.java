package dev.goldtrace.check;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Stream;

/**
 * One of the folders {@code traces} and {@code golden} that stand side by side and hold the same
 * paths, as a file in it is reached: by its name, or by a link to it, into it or to a file in it.
 *
 * @param folder the folder or the link, as the paths of what is in it are written
 * @param inside what of the folder it leads to; the empty path: the folder as a whole
 * @param own the folder itself
 * @param beside the other folder of the two, whether it is there or not
 */
record PairedFolder(Path folder, Path inside, Path own, Path beside) {
  static final String TRACES = "traces";
  static final String GOLDEN = "golden";

  /** The folder {@code traces} that an absolute path is or lies in. */
  static Optional<PairedFolder> ofTraces(Path path) {
    return containing(path, TRACES, GOLDEN);
  }

  /** The folder {@code golden} that an absolute path is or lies in. */
  static Optional<PairedFolder> ofGolden(Path path) {
    return containing(path, GOLDEN, TRACES);
  }

  /**
   * A folder that is called so and has no other one beside it gives way to a link that leads into
   * one that has.
   */
  private static Optional<PairedFolder> containing(Path path, String name, String other) {
    Optional<PairedFolder> called = called(path, name, other);
    return called
        .filter(PairedFolder::hasOther)
        .or(() -> nearest(path, folder -> linked(folder, name, other)))
        .or(() -> called);
  }

  /** The path in the folder of something in it. */
  Path within(Path path) {
    return inside.resolve(folder.relativize(path));
  }

  /** Where that really lies. */
  Path place(Path path) {
    return own.resolve(within(path));
  }

  /** The same path in the other folder. */
  Path counterpart(Path path) {
    return beside.resolve(within(path));
  }

  /** Whether a path is that of the whole folder. */
  boolean is(Path path) {
    return within(path).toString().isEmpty();
  }

  private static Optional<PairedFolder> nearest(
      Path path, Function<Path, Optional<PairedFolder>> at) {
    return Stream.iterate(path, folder -> folder != null, Path::getParent)
        .flatMap(folder -> at.apply(folder).stream())
        .findFirst();
  }

  private static Optional<PairedFolder> called(Path path, String name, String other) {
    return nearest(
        path,
        folder ->
            folder.endsWith(name) && !Files.isRegularFile(folder)
                ? Optional.of(
                    new PairedFolder(folder, Path.of(""), folder, folder.resolveSibling(other)))
                : Optional.empty());
  }

  private static Optional<PairedFolder> linked(Path folder, String name, String other) {
    if (!Files.isSymbolicLink(folder)) {
      return Optional.empty();
    }
    try {
      Path real = folder.toRealPath();
      return called(real, name, other)
          .filter(PairedFolder::hasOther)
          .map(pair -> new PairedFolder(folder, pair.within(real), pair.own(), pair.beside()));
    } catch (IOException e) {
      // What can't be followed is told of when it is read.
      return Optional.empty();
    }
  }

  private boolean hasOther() {
    return Files.isDirectory(beside);
  }
}
