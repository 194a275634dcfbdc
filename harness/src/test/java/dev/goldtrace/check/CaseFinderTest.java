package dev.goldtrace.check;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.goldtrace.trace.InputException;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class CaseFinderTest {
  @TempDir private Path here;

  @BeforeEach
  void twoTraces() throws IOException {
    write("traces/retail/sticky/above.trace.jsonl");
    write("traces/retail/interp/cap.trace.jsonl.gz");
    golden("golden/retail/sticky/above");
    golden("golden/retail/interp/cap");
  }

  @Test
  void findsEveryTraceOfAFolderInOrderOfTheIds() {
    assertThat(find("traces").cases())
        .extracting(TraceCase::id)
        .containsExactly("retail/interp/cap", "retail/sticky/above");
  }

  @Test
  void idsAreBelowTheFolderTracesWhereverTheSearchStarts() {
    assertThat(find("traces/retail/sticky").cases())
        .extracting(TraceCase::id)
        .containsExactly("retail/sticky/above");
    assertThat(find("traces/retail/sticky/above.trace.jsonl").cases())
        .extracting(TraceCase::id)
        .containsExactly("retail/sticky/above");
  }

  @Test
  void findsByIdAndByPatternAlsoWhenWrittenLikeAPath() {
    for (String argument :
        List.of(
            "retail/sticky/*",
            "**/above",
            "retail/sticky/above",
            "traces/retail/sticky/a*",
            "./traces/retail/sticky/a*.trace.jsonl")) {
      assertThat(find(argument).cases())
          .as(argument)
          .extracting(TraceCase::id)
          .containsExactly("retail/sticky/above");
    }
  }

  @Test
  void aTraceNamedTwiceIsOneCase() {
    assertThat(find("traces", "retail/sticky/above").cases()).hasSize(2);
  }

  @Test
  void goldenFilesLieAtTheSamePathBelowTheSiblingGolden() {
    GoldenFiles golden = find("retail/sticky/above").cases().get(0).golden(here);

    assertThat(golden.frames()).isEqualTo(here.resolve("golden/retail/sticky/above.frames.csv"));
    assertThat(golden.missing()).isEmpty();
  }

  @Test
  void aGoldenFolderOfItsOwnRepeatsThePathBelowAFolderThatLiesElsewhere(@TempDir Path elsewhere)
      throws IOException {
    Path trace = elsewhere.resolve("recorded/sticky/above.trace.jsonl");
    Files.createDirectories(trace.getParent());
    Files.writeString(trace, "");
    Path golden = Files.createDirectories(elsewhere.resolve("reference"));
    CaseFinder finder = new CaseFinder(here, Optional.of(golden));

    for (Path argument : List.of(elsewhere.resolve("recorded"), trace)) {
      assertThat(finder.find(List.of(argument.toString())).cases())
          .singleElement()
          .satisfies(
              one ->
                  assertThat(one.goldenBases())
                      .contains(golden.resolve("sticky/above"), golden.resolve("above")));
    }
  }

  @Test
  void goldenFilesOfATraceOutsideOfAnyFolderTracesLieBesideIt() throws IOException {
    write("mine/walk.trace.jsonl");
    golden("mine/walk");

    TraceCase one = find("mine/walk.trace.jsonl").cases().get(0);

    assertThat(one.id()).isEqualTo("walk");
    assertThat(one.golden(here).missing()).isEmpty();
  }

  @Test
  void underAGoldenFolderTheLongestTailOfThePathCounts() throws IOException {
    golden("recorded/sticky/above");
    golden("recorded/above");

    TraceCase one = find(Path.of("recorded"), "retail/sticky/above").cases().get(0);

    assertThat(one.golden(here).probes())
        .isEqualTo(here.resolve("recorded/sticky/above.probes.csv"));
    assertThat(one.goldenBases())
        .containsExactly(
            Path.of("recorded/retail/sticky/above"),
            Path.of("recorded/sticky/above"),
            Path.of("recorded/above"));
  }

  @Test
  void compressedGoldenFilesAreFound() throws IOException {
    Files.delete(here.resolve("golden/retail/sticky/above.state.csv"));
    write("golden/retail/sticky/above.state.csv.gz");

    assertThat(find("retail/sticky/above").cases().get(0).golden(here).missing()).isEmpty();
  }

  @Test
  void aGoldenFileWithoutATraceIsAnOrphanOfTheWholeTree() throws IOException {
    golden("golden/retail/sticky/gone");

    assertThat(find("traces").orphans())
        .containsExactly(
            Path.of("golden/retail/sticky/gone.frames.csv"),
            Path.of("golden/retail/sticky/gone.probes.csv"),
            Path.of("golden/retail/sticky/gone.state.csv"));
    assertThat(find("traces/retail/interp").orphans()).isEmpty();
    assertThat(find("retail/sticky/above").orphans()).isEmpty();
  }

  @Test
  void onlyAWholeFolderTracesIsTheWholeTree() {
    assertThat(find("traces").whole()).isTrue();
    assertThat(find("traces/retail").whole()).isFalse();
    assertThat(find("**").whole()).isFalse();
  }

  @Test
  void anUnknownArgumentNamesTheIdsThatThereAre() {
    assertThatThrownBy(() -> find("retail/stiky/above"))
        .isInstanceOfSatisfying(
            UnknownCaseException.class,
            e -> {
              assertThat(e.argument()).isEqualTo("retail/stiky/above");
              assertThat(e.ids()).contains("retail/sticky/above");
            });
  }

  @Test
  void aGoldenFileGivenAsATraceIsExplained() {
    assertThatThrownBy(() -> find("golden/retail/sticky/above.frames.csv"))
        .isInstanceOf(InputException.class)
        .hasMessageStartingWith("golden/retail/sticky/above.frames.csv: is a golden file");
  }

  @Test
  void aFolderWithoutTracesIsAnError() {
    assertThatThrownBy(() -> find("golden"))
        .isInstanceOf(InputException.class)
        .hasMessageContaining("holds no trace");
  }

  @Test
  void twoFilesOfOneIdAreAnError() throws IOException {
    write("traces/retail/interp/cap.trace.jsonl");

    assertThatThrownBy(() -> find("traces"))
        .isInstanceOf(InputException.class)
        .hasMessageContaining("has the same id retail/interp/cap as");
  }

  @Test
  void twoFilesOfOneIdAreAnErrorWhereTheIdIsGiven() throws IOException {
    write("traces/retail/sticky/above.trace.jsonl.gz");

    assertThatThrownBy(() -> find("retail/sticky/above"))
        .isInstanceOf(InputException.class)
        .hasMessageContaining("has the same id retail/sticky/above as");
  }

  @Test
  void anIdIsNotWrittenLikeAPathInAnotherWay() {
    for (String argument :
        List.of("retail/interp/../sticky/above", "retail//sticky/above", "sticky/above")) {
      assertThatThrownBy(() -> find(argument))
          .as(argument)
          .isInstanceOf(UnknownCaseException.class);
    }
  }

  @Test
  void aMissingGoldenFolderIsAnError() {
    assertThatThrownBy(() -> find(Path.of("nowhere"), "traces"))
        .isInstanceOf(InputException.class)
        .hasMessageStartingWith("nowhere: no such folder");
  }

  private Selection find(String... arguments) {
    return new CaseFinder(here, Optional.empty()).find(List.of(arguments));
  }

  private Selection find(Path golden, String... arguments) {
    return new CaseFinder(here, Optional.of(golden)).find(List.of(arguments));
  }

  private void golden(String base) throws IOException {
    write(base + ".frames.csv");
    write(base + ".probes.csv");
    write(base + ".state.csv");
  }

  private void write(String file) throws IOException {
    Path path = here.resolve(file);
    Files.createDirectories(path.getParent());
    Files.writeString(path, "");
  }
}
