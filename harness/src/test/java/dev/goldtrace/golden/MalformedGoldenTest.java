package dev.goldtrace.golden;

import static java.nio.charset.StandardCharsets.ISO_8859_1;
import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import dev.goldtrace.trace.InputException;
import dev.goldtrace.trace.InputLimits;
import dev.goldtrace.trace.InputProblems;
import dev.goldtrace.trace.ReadOptions;
import dev.goldtrace.trace.TextLines;
import java.io.ByteArrayInputStream;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.function.Function;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Each kind of wrong golden file gives one line: file, line, column, what was expected. */
class MalformedGoldenTest {

  private static final String FRAMES = "tick,time,guid,cell,x,y,z,qw,qx,qy,qz,heading\n";
  private static final String FRAME =
      "0,1000.0333333333333,0x80000001,0xA9B40019,84,10,0,1,0,0,-0,0\n";
  private static final String PROBES = "seq,tick,time,guid,addr,fn,args\n";

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          0,      | x,       | 1: tick must be a whole number of 32 bits, found "x"
          0,      | 0.0,     | 1: tick must be a whole number of 32 bits, found "0.0"
          1000.03 | 1e400    | 3: time must be a float64 number (at most 1.7976931348623157e+308 in size), or the word Infinity, found "1e40033333333333"
          0x8     | 0x08     | 22: guid must be 0x and eight hexadecimal digits in capitals, found "0x080000001"
          A9B4    | a9b4     | 33: cell must be 0x and eight hexadecimal digits in capitals, found "0xa9b40019"
          84      | 84m      | 44: x must be a float32 number, found "84m"
          84      | ''       | 44: x must be a float32 number, found ""
          -0      | 1e39     | 58: qz must be a float32 number (at most 3.4028235e+38 in size), or the word Infinity, found "1e39"
          84      | 84,84    | 64: a row must have 12 cells, found 13
          ,84     | ''       | 58: a row must have 12 cells, found 11
          84      | '"84"'   | 44: x must be a float32 number, found "\"84\""
          """)
  void frameIsRefusedWithColumnAndReason(String from, String to, String message) {
    String row = FRAME.replaceFirst(java.util.regex.Pattern.quote(from), to == null ? "" : to);
    assertThat(row).isNotEqualTo(FRAME);
    String expected = "f.csv:3:" + message.replace("\\\"", "\"");
    String failure = frames(FRAMES + FRAME + row);
    assertThat(failure).isEqualTo(expected);
  }

  @Test
  void headerIsCheckedByNameAndOrder() {
    assertThat(frames(FRAMES.replace("guid,cell", "cell,guid")))
        .isEqualTo(
            "f.csv:1:11: column 3 of the header must be \"guid\", found \"cell\"; expected the header "
                + FRAMES.strip());
    assertThat(frames(FRAMES.replace(",heading", "")))
        .isEqualTo(
            "f.csv:1:39: the header must have 12 columns, found 11; missing: \"heading\"; expected"
                + " the header "
                + FRAMES.strip());
    assertThat(frames(""))
        .isEqualTo("f.csv: the file is empty; expected golden frames (NAME.frames.csv)");
    assertThat(frames("{\"k\":\"trace\"}\n"))
        .isEqualTo(
            "f.csv:1:1: this is a trace (NAME.trace.jsonl); expected golden frames"
                + " (NAME.frames.csv)");
    assertThat(frames(PROBES)).startsWith("f.csv:1:1: this is golden probes");
    assertThat(frames("\u0000\u0001\n")).startsWith("f.csv:1:1: this is binary data");
  }

  @Test
  void noiseWhoseFirstLineHasNoControlByteIsBinaryAndLatin1IsNot() {
    byte[] noise = new byte[500];
    new Random(1).nextBytes(noise);
    byte[] begin = {'a', (byte) 0xE9, 'b', '\n'};
    System.arraycopy(begin, 0, noise, 0, begin.length);

    assertThat(frames(noise))
        .isEqualTo("f.csv:1:1: this is binary data; expected golden frames (NAME.frames.csv)");
    assertThat(frames("caf\u00e9,time\n1,2\n".getBytes(ISO_8859_1)))
        .isEqualTo("f.csv:1:4: bytes that are not UTF-8; save the file as UTF-8");
  }

  @Test
  void lastLineWithoutLineEndIsTruncated() {
    assertThat(frames(FRAMES + FRAME.substring(0, FRAME.length() - 1)))
        .isEqualTo(
            "f.csv:2:62: the last line has no line end: the file is truncated; make or copy it"
                + " again");
    assertThat(frames(FRAMES + FRAME)).isNull();
  }

  @Test
  void emptyLineIsRefused() {
    assertThat(frames(FRAMES + "\n" + FRAME)).isEqualTo("f.csv:2:1: the line is empty; remove it");
  }

  @Test
  void strayCarriageReturnIsNoLineEnd() {
    assertThat(frames(FRAMES + FRAME.replace("84", "8\r4"))).startsWith("f.csv:2:44: x must be");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          0x005113FF,CPhysicsObj::set_velocity,x=0;y=0;z=0 | 22: addr must be the address of a probed function (trace format, section 3), found "0x005113FF"
          0x005113F0,CPhysicsObj::set_heading,x=0;y=0;z=0 | 33: fn must be "CPhysicsObj::set_velocity", which is the function at 0x005113F0, found "CPhysicsObj::set_heading"
          0x005113F0,CPhysicsObj::set_velocity,x=0;y=0 | 59: args must be x=...;y=...;z=..., found "x=0;y=0"
          0x005113F0,CPhysicsObj::set_velocity,x=0;y=0;z=0;w=0 | 59: args must be x=...;y=...;z=..., found "x=0;y=0;z=0;w=0"
          0x005113F0,CPhysicsObj::set_velocity,x=0;z=0;y=0 | 63: args must be x=...;y=...;z=... (y=...), found "z=0;y=0"
          0x005113F0,CPhysicsObj::set_velocity,x=0;y=a;z=0 | 65: y must be a float32 number, found "a"
          0x005113F0,CPhysicsObj::set_velocity, | 59: args must be x=...;y=...;z=... (x=...), found "the end"
          0x00555400,StickyManager::UnStick,x=0 | 56: args must be empty for StickyManager::UnStick, found "x=0"
          0x00555710,StickyManager::StickTo,object=0x1;radius=0;height=0 | 63: object must be 0x and eight hexadecimal digits in capitals, found "0x1"
          """)
  void probeIsRefusedWithColumnAndReason(String rest, String message) {
    String failure = probes(PROBES + "0,-1,1000,0x80000001," + rest + "\n");
    assertThat(failure).isEqualTo("f.csv:2:" + message);
  }

  @Test
  void stateHasTheColumnsOfItsVersion() {
    String row = "0,0x80000001" + ",".repeat(33) + ",0,0,0\n";
    assertThat(state(StateColumns.V1_0.header() + "\n" + row)).isNull();
    assertThat(state(StateColumns.V1_1.header() + "\n" + row))
        .isEqualTo("f.csv:2:51: a row must have 43 cells, found 38");
    assertThat(state(StateColumns.V1_0.header() + ",snx\n"))
        .contains("the header must have 43 columns, found 39");
    assertThat(state(StateColumns.V1_2.header() + "\n" + row))
        .isEqualTo("f.csv:2:51: a row must have 65 cells, found 38");
    assertThat(state(StateColumns.V1_1.header() + ",mi.actions\n"))
        .contains("the header must have 65 columns, found 44");
  }

  @Test
  void stateCellOfTheWrongTypeIsRefused() {
    String row = "0,0x80000001,7,,,2" + ",".repeat(29) + ",0,0,0\n";
    assertThat(state(StateColumns.V1_0.header() + "\n" + row))
        .isEqualTo("f.csv:2:18: mt.away must be 0 or 1, found \"2\"");
  }

  @Test
  void lineThatRepeatsTheOneOfTheTickBeforeIsCheckedAllTheSame() {
    String header = StateColumns.V1_0.header() + "\n";
    String rest = ",0x80000001" + ",".repeat(33) + ",0,0,0";
    assertThat(state(header + "0" + rest + "\n1" + rest + "\n")).isNull();
    for (String tick : new String[] {"", "01", "+1", "x", "1.0", "2147483648"}) {
      assertThat(state(header + "0" + rest + "\n" + tick + rest + "\n"))
          .isEqualTo("f.csv:3:1: tick must be a whole number of 32 bits, found \"" + tick + "\"");
    }
    assertThat(state(header + "0" + rest + "\n1" + rest + ",\n"))
        .contains("a row must have 38 cells, found 39");
    assertThat(state(header + "0" + rest + "\n1" + rest)).contains("has no line end");
  }

  @Test
  void rowsAfterAWrongOneAreRead() {
    String rest = ",0x80000001" + ",".repeat(33) + ",0,0,0\n";
    String text = StateColumns.V1_0.header() + "\n0,x\n0" + rest + "0" + rest + "1" + rest;
    List<String> problems = new ArrayList<>();
    List<Integer> ticks = new ArrayList<>();
    StateReader.readAll(
        TextLines.of(new ByteArrayInputStream(text.getBytes(UTF_8)), "f.csv", InputLimits.DEFAULT),
        new InputProblems() {
          @Override
          public void error(int line, int column, String message) {
            problems.add(line + ":" + column + ": " + message);
          }

          @Override
          public void deviation(String kind, int line, int column, String message) {
            problems.add(message);
          }
        },
        row -> ticks.add(row.tick()));
    assertThat(problems).containsExactly("2:3: a row must have 38 cells, found 2");
    assertThat(ticks).containsExactly(0, 0, 1);
  }

  @Test
  void emptyTimeIsRefusedOfTheFirstAndOfTheNextRow() {
    String empty = FRAME.replace("1000.0333333333333", "");
    assertThat(frames(FRAMES + empty))
        .isEqualTo("f.csv:2:3: time must be a float64 number, found \"\"");
    assertThat(frames(FRAMES + FRAME + empty))
        .isEqualTo("f.csv:3:3: time must be a float64 number, found \"\"");
  }

  private static String frames(String text) {
    return frames(text.getBytes(UTF_8));
  }

  private static String frames(byte[] text) {
    return failure(text, lines -> FrameReader.of(lines, ReadOptions.QUIET));
  }

  private static String probes(String text) {
    return failure(text, lines -> ProbeReader.of(lines, ReadOptions.QUIET));
  }

  private static String state(String text) {
    return failure(text, lines -> StateReader.of(lines, ReadOptions.QUIET));
  }

  private static String failure(String text, Function<TextLines, RowReader<?>> open) {
    return failure(text.getBytes(UTF_8), open);
  }

  private static String failure(byte[] text, Function<TextLines, RowReader<?>> open) {
    TextLines lines = TextLines.of(new ByteArrayInputStream(text), "f.csv", InputLimits.DEFAULT);
    try (RowReader<?> reader = open.apply(lines)) {
      while (reader.next() != null) {
        assertThat(reader.line()).isPositive();
      }
      return null;
    } catch (InputException e) {
      return e.getMessage();
    }
  }
}
