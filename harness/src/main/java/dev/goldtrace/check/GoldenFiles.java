package dev.goldtrace.check;

import dev.goldtrace.replay.RowKind;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.util.EnumSet;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;

/** The three golden files of one trace. */
public record GoldenFiles(Path frames, Path probes, Path state) {

  /** How many files a trace has. */
  static final int COUNT = 3;

  /**
   * The files {@code BASE.frames.csv}, {@code BASE.probes.csv} and {@code BASE.state.csv}; of each,
   * the compressed form ({@code .gz}) where only that exists.
   */
  public static GoldenFiles at(Path base) {
    return new GoldenFiles(
        file(base, ".frames.csv"), file(base, ".probes.csv"), file(base, ".state.csv"));
  }

  private static Path file(Path base, String suffix) {
    String name = Objects.requireNonNull(base.getFileName()).toString() + suffix;
    Path plain = base.resolveSibling(name);
    Path compressed = base.resolveSibling(name + ".gz");
    return !isThere(plain) && isThere(compressed) ? compressed : plain;
  }

  /** A dangling link is there as well: reading it tells what is wrong. */
  private static boolean isThere(Path file) {
    return Files.exists(file, LinkOption.NOFOLLOW_LINKS);
  }

  /** The three files. */
  public List<Path> all() {
    return List.of(frames, probes, state);
  }

  /** The kinds of row whose files are there. */
  public Set<RowKind> kinds() {
    Set<RowKind> kinds = EnumSet.noneOf(RowKind.class);
    for (RowKind kind : RowKind.values()) {
      if (isThere(of(kind))) {
        kinds.add(kind);
      }
    }
    return kinds;
  }

  private Path of(RowKind kind) {
    return switch (kind) {
      case FRAMES -> frames;
      case PROBES -> probes;
      case STATE -> state;
    };
  }

  /**
   * A file about all three, beside them.
   *
   * @param suffix what follows the trace's name
   */
  public Path mark(String suffix) {
    String name = frames.getFileName().toString().replaceFirst("\\.frames\\.csv(\\.gz)?$", "");
    return frames.resolveSibling(name + suffix);
  }

  /** The first of the three that is there. */
  Optional<Path> first() {
    return all().stream().filter(GoldenFiles::isThere).findFirst();
  }

  /** Those of the three that are not there. */
  public List<Path> missing() {
    return all().stream().filter(file -> !isThere(file)).toList();
  }
}
