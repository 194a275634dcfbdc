package dev.goldtrace.strength;

import java.io.IOException;
import java.io.Reader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.apache.commons.csv.CSVFormat;
import org.apache.commons.csv.CSVParser;
import org.apache.commons.csv.CSVRecord;

/**
 * Why mutants may survive, as people wrote it down: docs/strength-survivors.csv. A mutant is named
 * by its method, the text of its line and PIT's description, so that a change elsewhere in the file
 * leaves the reason valid, and a change of the line asks for a new one.
 */
final class SurvivorReasons {
  private static final CSVFormat FORMAT =
      CSVFormat.RFC4180.builder().setHeader().setSkipHeaderRecord(true).get();

  private final List<Reason> reasons;

  private SurvivorReasons(List<Reason> reasons) {
    this.reasons = List.copyOf(reasons);
  }

  /**
   * A line of the list.
   *
   * @param method class and method, e.g. {@code TargetManager.passedOn}
   * @param code the line without the blanks around it
   * @param change PIT's description
   * @param kind {@code equivalent}, {@code unreachable} or {@code refused}
   * @param reason a sentence
   */
  record Reason(String method, String code, String change, String kind, String reason) {}

  static SurvivorReasons read(Path file) {
    List<Reason> reasons = new ArrayList<>();
    try (Reader reader = Files.newBufferedReader(file, StandardCharsets.UTF_8);
        CSVParser parser = FORMAT.parse(reader)) {
      for (CSVRecord row : parser) {
        reasons.add(
            new Reason(
                row.get("method"),
                row.get("code"),
                row.get("change"),
                row.get("kind"),
                row.get("reason")));
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return new SurvivorReasons(reasons);
  }

  /** Why this mutant may survive. */
  Optional<Reason> find(Mutant mutant, String code) {
    return reasons.stream().filter(reason -> matches(reason, mutant, code)).findFirst();
  }

  /** The reasons that no surviving mutant needs. */
  List<Reason> stale(List<Mutant> survivors, PortSources sources) {
    return reasons.stream()
        .filter(
            reason ->
                survivors.stream()
                    .noneMatch(mutant -> matches(reason, mutant, sources.code(mutant))))
        .toList();
  }

  private static boolean matches(Reason reason, Mutant mutant, String code) {
    return reason.method().equals(mutant.simpleType() + "." + mutant.method().written())
        && reason.code().equals(code)
        && reason.change().equals(mutant.description());
  }
}
