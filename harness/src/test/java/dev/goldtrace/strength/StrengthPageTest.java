package dev.goldtrace.strength;

import static org.assertj.core.api.Assertions.assertThat;

import dev.goldtrace.check.RetailIndex;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class StrengthPageTest {
  private static final String FILE =
      "physics-port/src/main/java/dev/goldtrace/port/target/TargetManager.java";

  @TempDir private Path root;

  @Test
  void mutantsAreCountedByPackageAndByRetailFunction() throws IOException {
    String page = page(List.of(mutation(2, "removeVoyeur", true), survivor(3)), "", Map.of());

    assertThat(page)
        .contains("| target | 2 | 1 (50.0 %) | not measured | 0 | 1 | not measured |")
        .contains("| 0x0051AD90 | TargetManager::RemoveVoyeur | 2 | 1 |  | 1 |");
  }

  @Test
  void methodsWithoutAnAddressAreTheRestOfTheirClass() throws IOException {
    String page = page(List.of(mutation(2, "passedOn", true)), "", Map.of());

    assertThat(page).contains("|  | rest of TargetManager | 1 | 1 |  | 0 |");
  }

  @Test
  void aLambdaBelongsToTheMethodAroundIt() throws IOException {
    String page = page(List.of(mutation(2, "lambda$removeVoyeur$0", true)), "", Map.of());

    assertThat(page).contains("| 0x0051AD90 | TargetManager::RemoveVoyeur | 1 | 1 |  | 0 |");
  }

  @Test
  void aSurvivorWithoutAReasonIsOpen() throws IOException {
    String page = page(List.of(survivor(2)), "", Map.of());

    assertThat(page)
        .contains("| 2 removeVoyeur | `return a \\|\\| b;` | changed it |  | **open** |");
  }

  @Test
  void aSurvivorWithAReasonIsExplained() throws IOException {
    String reason = "TargetManager.removeVoyeur,return a || b;,changed it,equivalent,Both end.\n";
    String page = page(List.of(survivor(2)), reason, Map.of());

    assertThat(page)
        .contains("| target | 1 | 0 (0.0 %) | not measured | 1 | 0 |")
        .contains("| equivalent: Both end. |")
        .doesNotContain("**open**")
        .doesNotContain("nothing needs");
  }

  @Test
  void aReasonIsStaleWhenItsMutantIsKilledOrItsLineChanged() throws IOException {
    String reasons =
        "TargetManager.removeVoyeur,return a || b;,changed it,equivalent,Both end.\n"
            + "TargetManager.removeVoyeur,return c;,changed it,equivalent,Both end.\n";
    String page = page(List.of(mutation(2, "removeVoyeur", true), survivor(3)), reasons, Map.of());

    assertThat(page)
        .contains("- TargetManager.removeVoyeur: `return a || b;`, changed it\n")
        .doesNotContain("- TargetManager.removeVoyeur: `return c;`");
  }

  @Test
  void whatUnitTestsKillCountsWithEverything() throws IOException {
    List<Mutant> goldens = read(List.of(survivor(2)));
    List<Mutant> units = read(List.of(mutation(2, "removeVoyeur", true)));
    String page = page(goldens, units, "", Map.of());

    assertThat(page)
        .contains("| target | 1 | 0 (0.0 %) | 1 (100.0 %) | 0 | 1 |")
        .contains("| changed it | killed | **open** |");
  }

  @Test
  void coverageIsReadFromTheModulesOfAnAggregate() throws IOException {
    Path report = root.resolve("jacoco.xml");
    Files.writeString(
        report,
        """
        <!DOCTYPE report PUBLIC "-//JACOCO//DTD Report 1.1//EN" "nowhere.dtd">
        <report name="r"><group name="physics-port">
        <package name="dev/goldtrace/port/target">
        <sourcefile name="TargetManager.java">
        <line nr="7" mi="1" ci="0" mb="0" cb="0"/><line nr="8" mi="1" ci="1" mb="1" cb="1"/>
        </sourcefile>
        <counter type="LINE" missed="1" covered="1"/>
        <counter type="BRANCH" missed="1" covered="3"/>
        </package></group></report>
        """);
    String page = page(List.of(mutation(2, "removeVoyeur", true)), "", Coverage.read(report));

    assertThat(page)
        .contains("| target | 1 | 1 (100.0 %) | not measured | 0 | 0 | 1 (50.0 %) | 3 (75.0 %) |")
        .contains("- target/TargetManager.java: 7\n");
  }

  @Test
  void aLaterReportReplacesTheClassesThatItHolds() throws IOException {
    Path first = report("first.xml", List.of(survivor(2), survivor(3)));
    Path second = report("second.xml", List.of(mutation(2, "removeVoyeur", true)));

    assertThat(MutationReport.read(List.of(first, second)))
        .singleElement()
        .satisfies(mutant -> assertThat(mutant.killed()).isTrue());
  }

  private static String survivor(int line) {
    return mutation(line, "removeVoyeur", false);
  }

  private static String mutation(int line, String method, boolean detected) {
    return "<mutation detected='"
        + detected
        + "' status='X' numberOfTestsRun='1'><sourceFile>TargetManager.java</sourceFile>"
        + "<mutatedClass>dev.goldtrace.port.target.TargetManager</mutatedClass><mutatedMethod>"
        + method
        + "</mutatedMethod><methodDescription>(I)Z</methodDescription><lineNumber>"
        + line
        + "</lineNumber><mutator>org.pitest.Changer</mutator><indexes><index>1</index></indexes>"
        + "<description>changed it for dev/goldtrace/A</description></mutation>";
  }

  private Path report(String name, List<String> mutations) throws IOException {
    Path file = root.resolve(name);
    Files.writeString(file, "<mutations>" + String.join("", mutations) + "</mutations>");
    return file;
  }

  private List<Mutant> read(List<String> mutations) throws IOException {
    return MutationReport.read(report("mutations.xml", mutations));
  }

  private String page(List<String> mutations, String reasons, Map<String, Coverage> coverage)
      throws IOException {
    return page(read(mutations), List.of(), reasons, coverage);
  }

  private String page(
      List<Mutant> goldens, List<Mutant> units, String reasons, Map<String, Coverage> coverage)
      throws IOException {
    Path source = root.resolve(FILE);
    Files.createDirectories(source.getParent());
    Files.writeString(source, "class TargetManager {\n  return a || b;\n  return c;\n}\n");
    Path list = root.resolve("reasons.csv");
    Files.writeString(list, "method,code,change,kind,reason\n" + reasons);
    return new StrengthPage(
            goldens,
            units,
            coverage,
            SurvivorReasons.read(list),
            new PortSources(root),
            new PortMethods(RetailIndex.ofPort()))
        .text();
  }
}
