package dev.goldtrace.strength;

import dev.goldtrace.strength.PortMethods.Owner;
import dev.goldtrace.strength.SurvivorReasons.Reason;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.function.Function;
import java.util.stream.Collectors;

/** The generated part of docs/strength.md: tables of mutants and of coverage. */
final class StrengthPage {
  private static final Comparator<Mutant> BY_PLACE =
      Comparator.comparing(Mutant::path)
          .thenComparing(Mutant::line)
          .thenComparing(Mutant::mutator)
          .thenComparing(mutant -> mutant.method().name())
          .thenComparing(Mutant::index);

  private final List<Mutant> mutants;
  private final boolean unitTestsRun;
  private final Set<Mutant.Key> killedByUnitTests = new HashSet<>();
  private final Map<String, Coverage> coverage;
  private final SurvivorReasons reasons;
  private final PortSources sources;
  private final PortMethods methods;
  private final StringBuilder page = new StringBuilder();

  /**
   * @param mutants what the golden files noticed of each
   * @param byUnitTests what the port's unit tests noticed; empty when they were not run
   * @param coverage by package, of the golden files alone
   */
  StrengthPage(
      List<Mutant> mutants,
      List<Mutant> byUnitTests,
      Map<String, Coverage> coverage,
      SurvivorReasons reasons,
      PortSources sources,
      PortMethods methods) {
    this.mutants = mutants.stream().sorted(BY_PLACE).toList();
    this.unitTestsRun = !byUnitTests.isEmpty();
    byUnitTests.stream().filter(Mutant::killed).map(Mutant::key).forEach(killedByUnitTests::add);
    this.coverage = coverage;
    this.reasons = reasons;
    this.sources = sources;
    this.methods = methods;
  }

  /** The text; every line ends in {@code '\n'}. */
  String text() {
    packages();
    functions();
    survivors();
    missedLines();
    stale();
    return page.toString();
  }

  private void packages() {
    page.append("## By package\n\n");
    row(
        "Package",
        "Mutants",
        "Killed by goldens",
        "Killed with everything",
        "Explained",
        "Open",
        "Lines",
        "Branches");
    rule(8);
    Map<String, Tally> tallies = tallies(Mutant::packageName);
    tallies.forEach(this::packageRow);
    packageRow("all", tallies(mutant -> "all").getOrDefault("all", new Tally()));
  }

  private void packageRow(String name, Tally tally) {
    Optional<Coverage> ran =
        Optional.ofNullable(name.equals("all") ? covered() : coverage.get(name));
    row(
        name,
        String.valueOf(tally.mutants),
        Tally.share(tally.killedByGoldens, tally.mutants),
        unitTestsRun ? Tally.share(tally.killedByAll, tally.mutants) : "not measured",
        String.valueOf(tally.explained),
        String.valueOf(tally.open),
        ran.map(it -> share(it.lines())).orElse("not measured"),
        ran.map(it -> share(it.branches())).orElse("not measured"));
  }

  /** The coverage of all packages that were changed. */
  private Coverage covered() {
    Coverage.Part lines = new Coverage.Part(0, 0);
    Coverage.Part branches = new Coverage.Part(0, 0);
    for (String name : tallies(Mutant::packageName).keySet()) {
      if (coverage.containsKey(name)) {
        lines = lines.plus(coverage.get(name).lines());
        branches = branches.plus(coverage.get(name).branches());
      }
    }
    return coverage.isEmpty() ? null : new Coverage(lines, branches, Map.of());
  }

  private static String share(Coverage.Part part) {
    return Tally.share(part.covered(), part.all());
  }

  private void functions() {
    page.append("\n## By retail function\n\n");
    row("Address", "Function", "Mutants", "Killed by goldens", "With everything", "Open");
    rule(6);
    tallies(methods::of).forEach(this::functionRow);
  }

  private void functionRow(Owner owner, Tally tally) {
    row(
        owner.address(),
        owner.address().isEmpty() ? "rest of " + owner.name() : owner.name(),
        String.valueOf(tally.mutants),
        String.valueOf(tally.killedByGoldens),
        unitTestsRun ? String.valueOf(tally.killedByAll) : "",
        String.valueOf(tally.open));
  }

  private <K> Map<K, Tally> tallies(Function<Mutant, K> key) {
    Map<K, Tally> tallies = new TreeMap<>();
    for (Mutant mutant : mutants) {
      tallies
          .computeIfAbsent(key.apply(mutant), name -> new Tally())
          .add(mutant, killedByUnitTests.contains(mutant.key()), reason(mutant).isPresent());
    }
    return tallies;
  }

  private Optional<Reason> reason(Mutant mutant) {
    return reasons.find(mutant, sources.code(mutant));
  }

  private void survivors() {
    page.append("\n## What no golden file notices\n");
    String file = "";
    for (Mutant mutant : mutants) {
      if (mutant.killed()) {
        continue;
      }
      if (!mutant.path().equals(file)) {
        file = mutant.path();
        page.append("\n### ").append(mutant.file()).append("\n\n");
        row("Line", "Code", "Change", "Unit tests", "Reason");
        rule(5);
      }
      row(
          mutant.line() + " " + mutant.method().written().replace("<init>", "constructor"),
          "`" + sources.code(mutant).replace("|", "\\|") + "`",
          mutant.description(),
          unitTestsRun ? killedByUnitTests.contains(mutant.key()) ? "killed" : "survived" : "",
          reason(mutant).map(it -> it.kind() + ": " + it.reason()).orElse("**open**"));
    }
  }

  private void missedLines() {
    page.append("\n## Lines that no golden file reaches\n\n");
    for (String name : tallies(Mutant::packageName).keySet()) {
      if (coverage.containsKey(name)) {
        coverage
            .get(name)
            .missed()
            .forEach(
                (file, lines) ->
                    page.append("- ")
                        .append(name)
                        .append("/")
                        .append(file)
                        .append(": ")
                        .append(
                            lines.stream().map(String::valueOf).collect(Collectors.joining(", ")))
                        .append("\n"));
      }
    }
  }

  private void stale() {
    List<Mutant> survivors = mutants.stream().filter(mutant -> !mutant.killed()).toList();
    List<Reason> stale = reasons.stale(survivors, sources);
    if (!stale.isEmpty()) {
      page.append("\n## Reasons that nothing needs any more\n\n");
      stale.forEach(
          reason ->
              page.append("- ")
                  .append(reason.method())
                  .append(": `")
                  .append(reason.code())
                  .append("`, ")
                  .append(reason.change())
                  .append("\n"));
    }
  }

  private void row(String... cells) {
    page.append("| ").append(String.join(" | ", cells)).append(" |\n");
  }

  private void rule(int columns) {
    page.append("|").append("---|".repeat(columns)).append("\n");
  }
}
