package dev.goldtrace.vector;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.goldtrace.trace.InputException;
import dev.goldtrace.trace.InputLimits;
import dev.goldtrace.trace.TraceDialect;
import dev.goldtrace.validate.Validator;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.zip.GZIPOutputStream;
import org.assertj.core.api.ThrowableAssert.ThrowingCallable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class VectorReaderTest {
  private static final String HEADER =
      "{\"k\":\"vectors\",\"v\":1,\"addr\":\"0x00452460\","
          + "\"fn\":\"Vector3::normalize_check_small\",\"dialect\":\"retail\","
          + "\"origin\":\"retail-model\"}\n";

  private static VectorResult run(String text) {
    VectorReader reader = VectorReader.of("f.jsonl", text);
    return new VectorRun(VectorFunctions.ofPort()).run(reader, List.of());
  }

  private static VectorResult runCase(String line) {
    return run(HEADER + line + "\n");
  }

  private static void assertRefused(ThrowingCallable call, String message) {
    assertThatThrownBy(call).isInstanceOf(InputException.class).hasMessage(message);
  }

  @Test
  void headerSaysWhoseFunctionItIs() {
    assertThat(VectorReader.of("f.jsonl", HEADER).header())
        .isEqualTo(
            new VectorHeader(
                0x00452460, "Vector3::normalize_check_small", TraceDialect.RETAIL, "retail-model"));
  }

  @Test
  void casesAndCellsAreCounted() {
    VectorResult result =
        run(
            HEADER
                + "{\"in\":{\"v\":[0,0,0]},\"out\":{\"ret\":1,\"v\":[0,0,0]}}\n"
                + "{\"in\":{\"v\":[0,2,0]},\"out\":{\"ret\":0,\"v\":[0,1,0]}}");
    assertThat(result.passed()).isTrue();
    assertThat(result.cases()).isEqualTo(2);
    assertThat(result.cells()).isEqualTo(8);
  }

  @Test
  void firstOfSeveralDivergencesIsReported() {
    VectorResult result =
        run(
            HEADER
                + "{\"in\":{\"v\":[0,0,0]},\"out\":{\"ret\":1,\"v\":[0,0,0]}}\n"
                + "{\"in\":{\"v\":[0,0,0]},\"out\":{\"ret\":0,\"v\":[0,0,1]}}\n"
                + "{\"in\":{\"v\":[0,0,0]},\"out\":{\"ret\":0,\"v\":[0,0,0]}}\n");
    assertThat(result.passed()).isFalse();
    assertThat(result.divergences()).isEqualTo(3);
    assertThat(result.first().orElseThrow().message())
        .isEqualTo("line 3, out.ret: expected 0, got 1");
  }

  @Test
  void negativeZeroDiffersFromZero() {
    VectorResult result = runCase("{\"in\":{\"v\":[0,0,0]},\"out\":{\"ret\":1,\"v\":[0,-0.0,0]}}");
    assertThat(result.divergences()).isEqualTo(1);
    assertThat(result.first().orElseThrow().message())
        .isEqualTo(
            "line 2, out.v[1]: expected -0.0, got 0.0"
                + " (0x80000000 against 0x00000000, sign of zero)");
  }

  @Test
  void inputKeepsTheSignOfZero() {
    VectorResult result =
        runCase("{\"in\":{\"v\":[0,-0.0,0]},\"out\":{\"ret\":1,\"v\":[0,-0.0,0]}}");
    assertThat(result.passed()).isTrue();
  }

  @Test
  void memberThatThePortDoesNotWriteIsADivergence() {
    VectorResult result =
        runCase("{\"in\":{\"v\":[0,0,0]},\"out\":{\"ret\":1,\"v\":[0,0,0],\"w\":7}}");
    assertThat(result.first().orElseThrow().message())
        .isEqualTo("line 2, out.w: expected 7, got absent");
  }

  @Test
  void memberThatTheReferenceLacksIsADivergence() {
    VectorResult result = runCase("{\"in\":{\"v\":[0,0,0]},\"out\":{\"v\":[0,0]}}");
    assertThat(result.divergences()).isEqualTo(2);
    assertThat(result.first().orElseThrow().message())
        .isEqualTo("line 2, out.v[2]: expected absent, got 0.0");
  }

  @Test
  void unknownFunctionIsCountedAsNotPorted() {
    VectorResult result =
        run(
            HEADER.replace("normalize_check_small", "no_such_thing")
                + "{\"in\":{\"v\":[0,0,0]},\"out\":{}}\n");
    assertThat(result.ported()).isFalse();
    assertThat(result.passed()).isFalse();
    assertThat(result.cases()).isEqualTo(1);
    assertThat(result.cells()).isZero();
  }

  @Test
  void unknownInputMemberIsRefusedAtItsPlace() {
    assertRefused(
        () -> runCase("{\"in\":{\"v\":[0,0,0],\"w\":1},\"out\":{}}"),
        "f.jsonl:2:24: in.w: unknown member, the function reads no such thing");
  }

  @Test
  void missingInputMemberIsRefused() {
    assertRefused(() -> runCase("{\"in\":{},\"out\":{}}"), "f.jsonl:2:7: in.v: missing");
  }

  @Test
  void wrongTypeIsRefusedAtItsPlace() {
    assertRefused(
        () -> runCase("{\"in\":{\"v\":[0,\"x\",0]},\"out\":{}}"),
        "f.jsonl:2:15: in.v[1]: expected a float32 number, found \"x\"");
    assertRefused(
        () -> runCase("{\"in\":{\"v\":[0,0]},\"out\":{}}"),
        "f.jsonl:2:12: in.v: expected an array of 3 numbers, found an array of 2");
    assertRefused(
        () -> runCase("{\"in\":{\"v\":[0,0,1e39]},\"out\":{}}"),
        "f.jsonl:2:17: in.v[2]: expected a number that fits into a float32, found 1e39");
    assertRefused(
        () -> runCase("{\"in\":{\"v\":[0,0,0]},\"out\":{\"ret\":1.5,\"v\":[0,0,0]}}"),
        "f.jsonl:2:34: out.ret: expected an integer of 32 bits, found 1.5");
  }

  @Test
  void brokenJsonIsRefusedAtItsPlace() {
    assertThatThrownBy(() -> runCase("{\"in\":{\"v\":[0,0,0}},\"out\":{}}"))
        .isInstanceOf(InputException.class)
        .hasMessageStartingWith("f.jsonl:2:18: not JSON: ");
    assertThatThrownBy(() -> runCase("{\"in\":{\"v\":[0,0"))
        .isInstanceOf(InputException.class)
        .hasMessage("f.jsonl:2:16: the line ends inside the JSON object; is the file truncated?");
    assertThatThrownBy(() -> runCase("{\"in\":{},\"in\":{},\"out\":{}}"))
        .isInstanceOf(InputException.class)
        .hasMessageContaining("member \"in\" is there twice; remove one");
  }

  @Test
  void lineThatIsNotOneObjectIsRefused() {
    assertRefused(() -> runCase(""), "f.jsonl:2: empty line: expected a JSON object");
    assertRefused(
        () -> runCase("[1]"), "f.jsonl:2:1: the line: expected a JSON object, found an array of 1");
    assertRefused(
        () -> runCase("{\"in\":{},\"out\":{}} {}"),
        "f.jsonl:2:20: expected the end of the line after the JSON object");
    assertRefused(
        () -> runCase("{\"in\":{},\"out\":{},\"note\":1}"),
        "f.jsonl:2:26: note: unknown member, expected in and out");
    assertRefused(() -> runCase("{\"in\":{}}"), "f.jsonl:2:1: case.out: missing");
  }

  @Test
  void fileThatIsNoVectorFileIsRefused() {
    assertRefused(() -> run(""), "f.jsonl: empty file: expected a vector file's header line");
    assertRefused(
        () -> run("{\"k\":\"trace\"}"),
        "f.jsonl:1:1: this is a trace (NAME.trace.jsonl); expected function vectors"
            + " (FUNCTION.vectors.jsonl)");
    assertRefused(
        () -> run(HEADER.replace("\"v\":1", "\"v\":2")),
        "f.jsonl:1:20: header.v: expected format version 1, found 2");
    assertRefused(
        () -> run(HEADER.replace("\"retail\"", "\"gdle\"")),
        "f.jsonl:1:90: header.dialect: expected \"retail\" or \"ace\", found \"gdle\"");
    assertRefused(
        () -> run(HEADER.replace("retail-model", "retail-modle")),
        "f.jsonl:1:108: header.origin: expected one of cdb, retail-model, ace, pcap, authored,"
            + " found \"retail-modle\"");
    assertRefused(
        () -> run(HEADER.replace("0x00452460", "0x452460")),
        "f.jsonl:1:29: header.addr: expected a string like \"0xA9B40001\","
            + " with eight upper-case digits, found \"0x452460\"");
  }

  @Test
  void missingFileIsRefused(@TempDir Path folder) {
    Path file = folder.resolve("none.vectors.jsonl");
    assertRefused(() -> VectorReader.open(file), file + ": there is no such file; check the path");
  }

  @Test
  void fileThatIsNotUtf8IsRefused(@TempDir Path folder) throws IOException {
    Path file = folder.resolve("latin1.vectors.jsonl");
    Files.write(file, "{\"fn\":\"caf\u00e9\"}".getBytes(StandardCharsets.ISO_8859_1));
    assertRefused(
        () -> VectorReader.open(file),
        file + ":1:11: bytes that are not UTF-8; save the file as UTF-8");
  }

  @Test
  void messagesDoNotSpeakOfTheLibraryThatReadsJson() {
    assertRefused(
        () -> runCase("{\"in\":{\"v\":[NaN,0,0]},\"out\":{\"ret\":1,\"v\":[0,0,0]}}"),
        "f.jsonl:2:16: not JSON: the number NaN must be in quotes: write \"NaN\";"
            + " expected one JSON object a line");
  }

  @Test
  void fileWithoutCasesProvesNothing() {
    assertRefused(
        () -> run(HEADER),
        "f.jsonl:1: no case after the header: expected at least one line {\"in\":{...},\"out\":{...}}");
  }

  @ParameterizedTest
  @ValueSource(strings = {"byte order mark", "CR LF", "blanks", "gzip"})
  void fileThatValidateAcceptsIsRun(String how, @TempDir Path folder) throws IOException {
    Path file = Files.write(folder.resolve("x.vectors.jsonl"), vectors(how));

    VectorResult result = new VectorRun(VectorFunctions.ofPort()).run(file, List.of());

    assertThat(result.passed()).isTrue();
    assertThat(result.cases()).isEqualTo(1);
    new Validator(false, 3, InputLimits.DEFAULT)
        .validate(file, "x.vectors.jsonl", report -> assertThat(report.valid()).isTrue());
  }

  private static byte[] vectors(String how) throws IOException {
    String text = HEADER + "{\"in\":{\"v\":[0,0,0]},\"out\":{\"ret\":1,\"v\":[0,0,0]}}\n";
    String written =
        switch (how) {
          case "byte order mark" -> "\ufeff" + text;
          case "CR LF" -> text.replace("\n", "\r\n");
          case "blanks" -> text.replace("\":", "\" : ").replace("{", "{ ");
          default -> text;
        };
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    try (OutputStream out = how.equals("gzip") ? new GZIPOutputStream(bytes) : bytes) {
      out.write(written.getBytes(StandardCharsets.UTF_8));
    }
    return bytes.toByteArray();
  }

  @Test
  void fileOfAnotherKindOfTextIsToldAsSuch(@TempDir Path folder) throws IOException {
    Path utf16 = folder.resolve("a.vectors.jsonl");
    Files.writeString(utf16, HEADER, StandardCharsets.UTF_16);
    assertThatThrownBy(() -> VectorReader.open(utf16))
        .hasMessageStartingWith(utf16 + ":1:1: this is UTF-16 text; expected function vectors");
    Path cr =
        Files.writeString(folder.resolve("b.vectors.jsonl"), HEADER.replace('\n', '\r') + "{}");
    assertThatThrownBy(() -> VectorReader.open(cr))
        .hasMessageStartingWith(cr + ":1:1: this is text whose lines end in CR alone; expected");
  }
}
