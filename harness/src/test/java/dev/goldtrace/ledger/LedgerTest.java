package dev.goldtrace.ledger;

import static org.assertj.core.api.Assertions.assertThat;

import dev.goldtrace.port.dialect.Dialect;
import dev.goldtrace.port.dialect.Divergence;
import dev.goldtrace.repository.RepositoryRoot;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

class LedgerTest {
  private static final Pattern USE = Pattern.compile("Divergence\\.(D_\\w+)");

  private final Ledger ledger = Ledger.ofProgram();

  private List<LedgerEntry> of(LedgerEntry.Kind kind) {
    return ledger.entries().stream().filter(entry -> entry.kind() == kind).toList();
  }

  @Test
  void everyDivergenceOfThePortIsASwitchOfTheLedgerAndTheOtherWayRound() {
    assertThat(of(LedgerEntry.Kind.SWITCH))
        .extracting(LedgerEntry::id)
        .containsExactlyInAnyOrderElementsOf(
            Arrays.stream(Divergence.values()).map(Divergence::id).toList());
  }

  @Test
  void acesDialectIsAllOfItsSwitchesAndRetailsIsNone() {
    assertThat(Dialect.ACE.divergences())
        .extracting(Divergence::id)
        .containsExactlyInAnyOrderElementsOf(
            of(LedgerEntry.Kind.SWITCH).stream()
                .filter(entry -> entry.party().equals("ACE"))
                .map(LedgerEntry::id)
                .toList());
    assertThat(Dialect.RETAIL.divergences()).isEmpty();
  }

  @Test
  void everySwitchNamesTheClassesThatLookAtIt() throws IOException {
    Map<String, Set<String>> uses = uses();

    assertThat(of(LedgerEntry.Kind.SWITCH))
        .allSatisfy(
            entry ->
                assertThat(entry.branches())
                    .as(entry.id())
                    .containsExactlyElementsOf(uses.getOrDefault(entry.id(), Set.of())));
  }

  /** Diagnosis tries divergences by name; nothing there behaves differently under one. */
  private static boolean canBranch(Path file) {
    String path = file.toString().replace('\\', '/');
    return path.endsWith(".java") && !path.contains("/goldtrace/diagnose/");
  }

  /** The classes that use a divergence, by its id. */
  private static Map<String, Set<String>> uses() throws IOException {
    Map<String, Set<String>> uses = new TreeMap<>();
    for (String module : List.of("physics-port", "harness")) {
      Path sources = RepositoryRoot.find().resolve(module).resolve("src/main/java");
      try (Stream<Path> files = Files.walk(sources)) {
        for (Path file : files.filter(LedgerTest::canBranch).toList()) {
          String name = file.getFileName().toString().replace(".java", "");
          for (MatchResult use : USE.matcher(Files.readString(file)).results().toList()) {
            String id = use.group(1).replace('_', '-');
            uses.computeIfAbsent(id, key -> new TreeSet<>()).add(name);
          }
        }
      }
    }
    return uses;
  }

  @Test
  void whatIsCoveredIsCoveredBySwitches() {
    assertThat(of(LedgerEntry.Kind.COVERED))
        .isNotEmpty()
        .allSatisfy(
            entry ->
                assertThat(entry.note().split(" "))
                    .allSatisfy(id -> assertThat(ledger.find(id)).as(entry.id()).isPresent()));
  }

  @Test
  void everyEntrySaysEverythingAndNoIdComesTwice() {
    assertThat(ledger.entries()).extracting(LedgerEntry::id).doesNotHaveDuplicates();
    assertThat(ledger.entries())
        .allSatisfy(
            entry -> {
              assertThat(
                      List.of(
                          entry.function(),
                          entry.title(),
                          entry.retail(),
                          entry.other(),
                          entry.effect()))
                  .as(entry.id())
                  .noneMatch(String::isBlank)
                  .noneMatch(text -> text.contains("|"));
              assertThat(entry.addresses()).allMatch(text -> text.matches("0x00[0-9A-F]{6}"));
              assertThat(entry.note().isEmpty())
                  .as(entry.id())
                  .isEqualTo(entry.kind() == LedgerEntry.Kind.SWITCH);
            });
  }

  @Test
  void anIdIsFoundHoweverItIsWritten() {
    assertThat(List.of("D-P01", "d-p1", "D_P01", "d-p01"))
        .allSatisfy(
            id -> {
              assertThat(Ledger.isId(id)).isTrue();
              assertThat(ledger.find(id).orElseThrow().id()).isEqualTo("D-P01");
            });
    assertThat(Ledger.isId("D-X01")).isFalse();
    assertThat(ledger.find("D-P999")).isEmpty();
  }
}
