package dev.goldtrace.strength;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** The port's source text. */
final class PortSources {
  private final Path root;
  private final Map<String, List<String>> files = new HashMap<>();

  /**
   * @param root the repository's root
   */
  PortSources(Path root) {
    this.root = root;
  }

  /** The changed line without the blanks around it. */
  String code(Mutant mutant) {
    return files.computeIfAbsent(mutant.path(), this::read).get(mutant.line() - 1).strip();
  }

  private List<String> read(String file) {
    try {
      return Files.readAllLines(root.resolve(file));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
