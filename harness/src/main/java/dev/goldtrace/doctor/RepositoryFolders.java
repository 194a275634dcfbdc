package dev.goldtrace.doctor;

import dev.goldtrace.check.ReferenceChecksums;
import dev.goldtrace.trace.InputException;
import dev.goldtrace.trace.InputFolder;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** Examines the reference data. */
public final class RepositoryFolders {
  private static final int SHOWN = 3;

  private final Optional<Path> root;

  /**
   * @param root the folder that holds traces and golden, if there is one
   */
  public RepositoryFolders(Optional<Path> root) {
    this.root = root;
  }

  /** What lies where, and whether it is what it was. */
  public List<Finding> examine() {
    if (root.isEmpty()) {
      return List.of(
          Finding.absent(
              "repository",
              "no folder with traces and golden here or above",
              "Run goldtrace in its repository, or name files and folders."));
    }
    List<Finding> findings = new ArrayList<>();
    findings.add(Finding.ok("repository", root.get().toString()));
    findings.add(count("traces", "traces", ".trace.jsonl", ".trace.jsonl.gz"));
    findings.add(count("vectors", "golden/vectors", ".vectors.jsonl"));
    findings.add(checksums());
    return findings;
  }

  private Finding count(String subject, String folder, String... endings) {
    Path path = root.get().resolve(folder);
    if (!Files.isDirectory(path)) {
      return Finding.absent(subject, "no folder " + folder, "");
    }
    try {
      int number = InputFolder.files(path, file -> endsIn(file, endings)).size();
      return Finding.ok(subject, number + " files in " + folder);
    } catch (InputException e) {
      return Finding.bad(subject, e.getMessage(), "");
    }
  }

  private static boolean endsIn(Path file, String... endings) {
    String name = file.getFileName().toString();
    return Stream.of(endings).anyMatch(name::endsWith);
  }

  private Finding checksums() {
    try {
      ReferenceChecksums sums = ReferenceChecksums.read(root.get());
      List<String> violations = sums.violations();
      if (violations.isEmpty()) {
        return Finding.ok("reference data", sums.size() + " files of outside origin, unchanged");
      }
      String more =
          violations.size() > SHOWN ? " and " + (violations.size() - SHOWN) + " more" : "";
      return Finding.bad(
          "reference data",
          String.join(", ", violations.subList(0, Math.min(SHOWN, violations.size()))) + more,
          "Get the files back: git checkout -- traces golden");
    } catch (InputException e) {
      return Finding.bad("reference data", e.getMessage(), "");
    }
  }
}
