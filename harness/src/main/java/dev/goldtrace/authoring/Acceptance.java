package dev.goldtrace.authoring;

import dev.goldtrace.check.AcceptanceMark;
import dev.goldtrace.check.GoldenFiles;
import dev.goldtrace.check.PendingName;
import dev.goldtrace.file.AtomicFile;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Lets the pending files of one trace take the place of its golden files, all or none.
 *
 * <p>First a mark is written that names them, then each is renamed, then the mark goes away. A run
 * that is killed before the mark is there has done nothing. One that is killed later leaves the
 * mark behind: the decision has been made, and the next command that looks at pending results
 * carries it out. Until then the golden files may be mixed, so nothing is compared with them.
 */
public final class Acceptance {
  private final Path mark;
  private final List<Path> files;

  private Acceptance(Path mark, List<Path> files) {
    this.mark = mark;
    this.files = List.copyOf(files);
  }

  /**
   * A decision.
   *
   * @param files those of the golden files that are to be made or replaced
   */
  static Acceptance of(GoldenFiles golden, List<Path> files) {
    return new Acceptance(AcceptanceMark.of(golden), files);
  }

  /** The decision that a killed run has not carried out, if there is one. */
  static Optional<Acceptance> interrupted(GoldenFiles golden) throws IOException {
    Path mark = AcceptanceMark.of(golden);
    if (!Files.exists(mark)) {
      return Optional.empty();
    }
    List<String> names = Files.readAllLines(mark, StandardCharsets.UTF_8);
    return Optional.of(
        new Acceptance(
            mark,
            golden.all().stream()
                .filter(file -> names.contains(file.getFileName().toString()))
                .toList()));
  }

  /** One change of the disk, after each of which the program may be killed. */
  interface Step {
    void run() throws IOException;
  }

  /** Everything that is to be done, in order. */
  List<Step> steps() {
    List<Step> steps = new ArrayList<>();
    steps.add(() -> AtomicFile.write(mark, names().getBytes(StandardCharsets.UTF_8)));
    for (Path file : files) {
      steps.add(() -> replace(file));
    }
    steps.add(() -> Files.deleteIfExists(mark));
    return steps;
  }

  private String names() {
    StringBuilder names = new StringBuilder();
    files.forEach(file -> names.append(file.getFileName()).append('\n'));
    return names.toString();
  }

  /** What another run has replaced, killed or not, has no pending file any more. */
  private static void replace(Path file) throws IOException {
    try {
      AtomicFile.rename(PendingName.of(file), file);
    } catch (NoSuchFileException e) {
      // As said.
    }
  }

  /**
   * Carries the decision out.
   *
   * @return the golden files that were made or replaced
   */
  List<Path> carryOut() throws IOException {
    for (Step step : steps()) {
      step.run();
    }
    return files;
  }
}
