package dev.goldtrace.check;

import static java.nio.charset.StandardCharsets.ISO_8859_1;
import static java.nio.charset.StandardCharsets.UTF_16;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.goldtrace.compare.Tolerance;
import dev.goldtrace.trace.InputException;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ExpectationListsTest {
  private static final String FAILURES = "pattern,address,signature,reason,since\n";
  private static final String TOLERANCES = "pattern,column,absolute,ulp,reason,measured\n";

  @TempDir private Path folder;

  @Test
  void anExpectedFailureHasItsPlaceForMessages() throws IOException {
    ExpectedFailureList list =
        failures(FAILURES + "a/*,0x00555430,6/0x80000001/ct.offset,\"odd, so far\",issue 3\n");

    ExpectedFailure entry = list.entries().get(0);
    assertThat(entry.place()).isEqualTo("list.csv:2");
    assertThat(entry.signature()).hasToString("6/0x80000001/ct.offset");
    assertThat(entry.reason()).isEqualTo("odd, so far");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        ",,6/*/y,why,when | list.csv:2:1: pattern must be",
        "a,0x5,6/*/y,why,when | list.csv:2:3: address must be",
        "a,,6/y,why,when | list.csv:2:4: signature must be",
        "a,,six/*/y,why,when | list.csv:2:4: signature must be",
        "a,,6/*/y,,when | list.csv:2:10: reason must be a sentence, but it is empty",
        "a,,6/*/y,why, | list.csv:2:14: since must be",
        "a,,6/*/y,why | list.csv:2: expected 5 cells",
      })
  void aWrongExpectedFailureIsToldWithLineAndColumn(String line, String message) {
    assertThatThrownBy(() -> failures(FAILURES + line + "\n"))
        .isInstanceOf(InputException.class)
        .hasMessageStartingWith(message);
  }

  @Test
  void aListWithAnotherFirstLineIsRefused() {
    assertThatThrownBy(() -> failures("pattern,reason\n"))
        .hasMessage("list.csv:1: the first line must be pattern,address,signature,reason,since");
  }

  @Test
  void aListMayBeginWithAByteOrderMarkAsSpreadsheetsWriteIt() throws IOException {
    assertThat(failures("\ufeff" + FAILURES + "a,,6/*/y,why,when\n").entries()).hasSize(1);
  }

  @Test
  void aListThatIsNoTextInUtf8IsToldAsSuch() throws IOException {
    Path list = folder.resolve("list.csv");
    Files.write(list, (FAILURES + "a,,6/*/y,caf\u00e9,when\n").getBytes(ISO_8859_1));
    assertRefused(list, "list.csv:2:13: bytes that are not UTF-8; save the file as UTF-8");
    Files.writeString(list, FAILURES, UTF_16);
    assertRefused(list, "list.csv:1:1: this is UTF-16 text; expected a list in UTF-8: convert it");
    Files.delete(list);
    Files.createDirectory(list);
    assertRefused(list, "list.csv: this is a folder; expected a file");
  }

  private static void assertRefused(Path list, String message) {
    assertThatThrownBy(() -> new ListFile("list.csv", List.of("pattern")).read(list))
        .isInstanceOf(InputException.class)
        .hasMessageStartingWith(message);
  }

  @Test
  void theTolerancesOfACaseAreThoseWhosePatternItMatches() throws IOException {
    ToleranceList list =
        tolerances(TOLERANCES + "a/*,y,1e-06,2,why,1e-07\nb/*,mt.origDist,,2,why,1e-07\n");

    assertThat(list.of("a/x")).containsExactly(new Tolerance("list.csv:2", "y", 1e-06, 2));
    assertThat(list.of("c/x")).isEmpty();
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "a,cell,1e-06,,why,0 | list.csv:2:3: column must be",
        "a,y,-1,,why,0 | list.csv:2:5: absolute must be a number",
        "a,y,,1.5,why,0 | list.csv:2:6: ulp must be a whole number",
        "a,y,,,why,0 | list.csv:2:5: absolute must be more than 0, or ulp must be",
        "a,y,1,,,0 | list.csv:2:8: reason must be",
        "a,y,1,,why, | list.csv:2:12: measured must be",
      })
  void aWrongToleranceIsToldWithLineAndColumn(String line, String message) {
    assertThatThrownBy(() -> tolerances(TOLERANCES + line + "\n"))
        .isInstanceOf(InputException.class)
        .hasMessageStartingWith(message);
  }

  private ExpectedFailureList failures(String text) throws IOException {
    return ExpectedFailureList.read(Files.writeString(folder.resolve("l"), text), "list.csv");
  }

  private ToleranceList tolerances(String text) throws IOException {
    return ToleranceList.read(Files.writeString(folder.resolve("l"), text), "list.csv");
  }
}
