package dev.goldtrace.cli;

import dev.goldtrace.check.CaseFinder;
import dev.goldtrace.check.CaseTraits;
import java.nio.file.Path;
import java.util.Set;

/**
 * A file to look through for problems.
 *
 * @param file where it is
 * @param name what the user calls it
 * @param trouble why it can't be come at, else ""
 */
record FormatFile(Path file, String name, String trouble) {

  /** What conditions look at: the id of the case that the file belongs to. */
  CaseTraits traits() {
    String id =
        CaseFinder.placeOf(file)
            .map(Path::toString)
            .orElse(name)
            .replace('\\', '/')
            .replaceFirst("^(.*/)?(traces|golden)/|^\\./", "")
            .replaceFirst("\\.gz$", "")
            .replaceFirst("\\.(trace\\.jsonl|vectors\\.jsonl|(frames|probes|state)\\.csv)$", "");
    return new CaseTraits() {
      @Override
      public String id() {
        return id;
      }

      @Override
      public Set<Function> functions() {
        return Set.of();
      }
    };
  }
}
