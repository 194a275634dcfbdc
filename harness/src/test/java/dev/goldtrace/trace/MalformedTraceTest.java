package dev.goldtrace.trace;

import static dev.goldtrace.trace.TraceText.HEADER;
import static dev.goldtrace.trace.TraceText.OBJECT;
import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.zip.GZIPOutputStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Each kind of wrong trace gives one line: file, line, column, what was expected, what to do. */
class MalformedTraceTest {

  /** The third line of a trace, and what is said of it. */
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '\u0001',
      textBlock =
          """
          {"k":"time","time":} | 20: not JSON: unexpected character "}": expected a value; \
          expected one JSON object a line
          {"k":"time","time":1 | 21: the line ends inside the JSON object; is the file truncated?
          {"k":"time","time":1} {} | 23: text after the object; put each object on a line of its own
          [1] | 1: expected a JSON object {"k":...}, found something else
          7 | 1: expected a JSON object {"k":...}, found something else
          {"time":1} | 10: "record" has no member "k", which is needed; add it
          {"k":7} | 6: member "k" must be a string, found 7
          {"k":"jump"} | 6: unknown kind of record "jump"; expected trace, object, tick, frame, \
          time, env, call, msg or remove
          {"k":"time","k":"time","time":1} | 13: member "k" is there twice; remove one
          {"k":"time","time":1,"time":2} | 22: member "time" is there twice; remove one
          {"k":"time","time":true} | 20: member "time" must be a number, found true
          {"k":"time","time":null} | 20: member "time" must be a number, found null
          {"k":"time","time":"soon"} | 20: member "time" must be a number, found the string "soon"
          {"k":"time","time":"1"} | 20: member "time" must be a number, found the string "1"
          {"k":"time","time":"NaN"} | 20: member "time" must be a finite number of seconds, found \
          the string "NaN"
          {"k":"time","time":1e999} | 20: member "time" must be a float64 number (at most \
          1.7976931348623157e+308 in size), or the word Infinity, found 1e999
          {"k":"tick","n":0,"time":1} | 27: "tick" has no member "quantum", which is needed; add it
          {"k":"tick","n":0.5,"time":1,"quantum":1} | 17: member "n" must be a whole number, found 0.5
          {"k":"tick","n":-1,"time":1,"quantum":1} | 17: member "n" must be a whole number from 0 to \
          2147483647, found -1
          {"k":"tick","n":99999999999999999999,"time":1,"quantum":1} | 17: member "n" must be a \
          whole number from 0 to 2147483647, found 99999999999999999999
          {"k":"tick","n":1,"time":1,"quantum":1} | 13: member "n" must count 0, 1, 2...: expected 0, \
          found 1
          {"k":"tick","n":0,"time":1,"quantum":1e39} | 38: member "quantum" must be a float32 number \
          (at most 3.4028235e+38 in size), or the word Infinity, found 1e39
          {"k":"tick","n":0,"time":1,"quantum":1,"in":[]} | 45: member "in" must be an object {...}, \
          found an array
          {"k":"tick","n":0,"time":1,"quantum":1,"in":{"1":{}}} | 46: expected an object id such as \
          "0x80000001" as the name, found "1"
          {"k":"tick","n":0,"time":1,"quantum":1,"in":{"0x80000009":{}}} | 46: object 0x80000009 is \
          not declared; declare it before with {"k":"object",...}
          {"k":"tick","n":0,"time":1,"quantum":1,"in":{"0x80000001":7}} | 59: member "0x80000001" \
          must be an object {...}, found 7
          {"k":"tick","n":0,"time":1,"quantum":1,"in":{"0x80000001":{},"0x80000001":{}}} | 77: an \
          object id is there twice in "in"; remove one
          {"k":"tick","n":0,"time":1,"quantum":1,"in":{"0x80000001":{"root":{"o":[0,0],"q":[1,0,0,0]}}}} \
          | 76: member "o" must have 3 numbers, found 2
          {"k":"tick","n":0,"time":1,"quantum":1,"in":{"0x80000001":{"root":{"o":[0,0,0],"q":[1,0,0,0,0]}}}} \
          | 94: member "q" must have 4 numbers, found 5
          {"k":"tick","n":0,"time":1,"quantum":1,"in":{"0x80000001":{"root":{"o":[0,0,0]}}}} | 79: \
          "root" has no member "q", which is needed; add it
          {"k":"tick","n":0,"time":1,"quantum":1,"in":{"0x80000001":{"moved":7}}} | 68: member \
          "moved" must be a position {cell,o,q} or null, found 7
          {"k":"tick","n":0,"time":1,"quantum":1,"in":{"0x80000001":{"done":9999999}}} | 67: member \
          "done" must be a whole number from 0 to 1000000, found 9999999
          {"k":"frame","n":0,"time":1} | 6: records of kind frame need a header with \
          "collision":"port"
          {"k":"env","guid":"0x80000002","state":"0x00000000"} | 19: object 0x80000002 is not \
          declared; declare it before with {"k":"object",...}
          {"k":"env","guid":"0x80000001","state":"0x0"} | 40: member "state" must be "0x" and eight \
          hexadecimal digits in capitals, found the string "0x0"
          {"k":"env","guid":"0x80000001","state":408} | 40: member "state" must be a string such as \
          "0x80000001", found 408
          {"k":"env","guid":"0x8000000a"} | 19: member "guid" must be "0x" and eight hexadecimal \
          digits in capitals, found the string "0x8000000a"
          {"k":"env","state":"0x00000000"} | 32: "env" has no member "guid", which is needed; add it
          {"k":"object","guid":"0x80000001","pos":{"cell":"0xA9B40019","o":[1,2,3],"q":[1,0,0,0]}} | \
          22: this object is declared already; give it another id
          {"k":"object","guid":"0x80000002"} | 34: "object" has no member "pos", which is needed; add \
          it
          {"k":"object","guid":"0x80000002","pos":null} | 41: member "pos" must be an object {...}, \
          found null
          {"k":"object","guid":"0x80000002","pos":{"cell":"0xA9B40019","o":[1,2,3],"q":[1,0,0,0]},\
          "creature":1} | 100: member "creature" must be true or false, found 1
          {"k":"object","guid":"0x80000002","pos":{"cell":"0xA9B40019","o":[1,2,3],"q":[1,0,0,0]},\
          "spheres":[]} | 89: member "spheres" must be a number in a trace without collision
          {"k":"object","guid":"0x80000002","pos":{"cell":"0xA9B40019","o":[1,2,3],"q":[1,0,0,0]},\
          "vel":[1,2,"x"]} | 100: member "vel" must be a number, found the string "x"
          {"k":"call","guid":"0x80000001","fn":"CPhysicsObj::fly","args":{}} | 38: unknown function \
          "CPhysicsObj::fly"; expected one of the callable functions of the trace format, section 4
          {"k":"call","guid":"0x80000001","fn":"CPhysicsObj::set_target","args":{"context":0,\
          "object":"0x80000002","quantum":0}} | 118: "args of CPhysicsObj::set_target" has no member \
          "radius", which is needed; add it
          {"k":"call","guid":"0x80000001","fn":"MovementManager::PerformMovement","args":{"type":7,\
          "params":{}}} | 102: "args of MovementManager::PerformMovement" has no member "pos", which is \
          needed; add it
          {"k":"call","guid":"0x80000001","fn":"CPhysicsObj::InterpolateTo","args":{"pos":{"cell":\
          "0xA9B40019","o":[1,2,3],"q":[1,0,0,0]},"keepHeading":2}} | 143: member "keepHeading" must \
          be a whole number from 0 to 1, found 2
          {"k":"call","guid":"0x80000001","fn":"CPhysicsObj::SetPositionSimple","args":{"pos":{"cell":\
          "0xA9B40019","o":[1,2,3],"q":[1,0,0,0]},"sliding":0}} | 33: CPhysicsObj::SetPositionSimple \
          can only be called in a trace with collision
          {"k":"call","guid":"0x80000001","fn":"CMotionInterp::charge_jump","args":{}} | 33: \
          CMotionInterp::charge_jump can only be called in a trace whose header has "columns":"all"
          {"k":"env","guid":"0x80000001","omega":[0,0,1]} | 32: member "omega" needs a header with \
          "columns":"all"
          {"k":"object","guid":"0x80000005","pos":{"cell":"0xA9B40019","o":[1,2,3],"q":[1,0,0,0]},\
          "thePlayer":true} | 89: member "thePlayer" needs a header with "columns":"all"
          {"k":"msg","guid":"0x80000001","type":"UpdateNothing","hex":""} | 39: unknown message type \
          "UpdateNothing"; expected UpdateMotion, UpdatePosition, Message or MovementEvent
          {"k":"msg","guid":"0x80000001","type":"Message","hex":"00"} | 32: messages of type Message \
          can only be in a trace whose header has "columns":"all"
          {"k":"msg","guid":"0x80000001","type":"UpdateMotion","hex":"0g"} | 60: member "hex" must \
          hold hexadecimal digits only; character 2 is "g"
          {"k":"msg","guid":"0x80000001","type":"UpdateMotion","hex":"000"} | 60: member "hex" must \
          have two digits a byte; found an odd number, 3
          {"k":"remove","guid":"0x80000002"} | 22: object 0x80000002 is not declared; declare it \
          before with {"k":"object",...}
          {"k":"vectors","v":1} | 6: this is a file of function vectors, not a trace; use 'goldtrace \
          vectors'
          """)
  void lineIsRefusedWithColumnAndReason(String line, String message) {
    assertThat(TraceText.failure(TraceText.of(line))).isEqualTo("t.trace.jsonl:3:" + message);
  }

  /** A change of the header line, and what is said of it. */
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '\u0001',
      textBlock =
          """
          "v":1 | "v":2 | 18: written by a newer version of the format (2); this program reads \
          version 1: update it
          "v":1 | "v":0 | 18: member "v" must be 1, found 0
          "v":1, | | 115: "trace" has no member "v", which is needed; add it
          "authored" | "nobody" | 40: unknown origin "nobody"; expected cdb, retail-model, ace, pcap or \
          authored
          "retail" | "gdle" | 61: unknown dialect "gdle"; expected retail or ace
          ["x"] | "x" | 104: member "tags" must be an array [...], found the string "x"
          "time":1000 | "time":1000,"collision":"port" | 140: "trace" has no member "ground", which is \
          needed; add it
          "time":1000 | "time":1000,"ground":{"z":0} | 138: "trace" has no member "collision", which \
          is needed; add it
          "time":1000 | "time":1000,"collision":"ours","ground":{"z":0} | 134: member "collision" must \
          be "port", or be left out
          "time":1000 | "time":1000,"columns":"some" | 132: member "columns" must be "all", or be left \
          out
          "time":1000 | "time":1000,"columns":"all","divergences":"D-SP04" | 152: member \
          "divergences" must be an array [...], found the string "D-SP04"
          "time":1000 | "time":1000,"columns":"all","divergences":[] | 152: member "divergences" \
          names none; name one, or leave it out
          "time":1000 | "time":1000,"columns":"all","divergences":[4] | 153: member "divergences" \
          must be a string, found 4
          "time":1000 | "time":1000,"columns":"all","divergences":["D-SP04","D-SP44"] | 162: unknown \
          divergence "D-SP44"; expected the id of a switch in docs/divergences.md, such as \
          "D-SP04". Did you mean 'D-SP04' or 'D-M44' or 'D-P14'?
          "time":1000 | "time":1000,"columns":"all","divergences":["XX"] | 153: unknown divergence \
          "XX"; expected the id of a switch in docs/divergences.md, such as "D-SP04"
          "time":1000 | "time":1000,"columns":"all","divergences":["D-P04"] | 153: "D-P04" is no switch \
          of the port (covered by D-P61), so that nothing can be replayed with it; name one that is
          "time":1000 | "time":1000,"columns":"all","divergences":["D-P01","D-P01"] | 161: "D-P01" is \
          there twice; remove one
          "time":1000 | "time":1000,"divergences":["D-P01"] | 136: member "divergences" needs \
          "columns":"all" in the same header
          "time":1000 | "time":1000,"divergences":["D-P01"],"divergences":["D-P01"] | 146: member \
          "divergences" is there twice; remove one
          "title":"t" | "title":"\\u0000" | 93: member "title" holds a control character or half a \
          pair; remove it
          """)
  void headerIsRefusedWithColumnAndReason(String from, String to, String message) {
    String header = HEADER.replace(from, to == null ? "" : to);
    assertThat(header).isNotEqualTo(HEADER);
    assertThat(TraceText.failure(header + "\n")).isEqualTo("t.trace.jsonl:1:" + message);
  }

  @Test
  void noReferenceAndNoDialectIsGivenADivergence() {
    String header =
        HEADER.replace("\"time\":1000", "\"time\":1000,\"columns\":\"all\",\"divergences\":[%s]");

    assertThat(TraceText.failure(header.formatted("\"D-P01\",\"D-SP04\"") + "\n")).isNull();
    assertThat(
            TraceText.failure(
                header.replace("authored", "retail-model").formatted("\"D-SP04\"") + "\n"))
        .isEqualTo(
            "t.trace.jsonl:1:156: member \"divergences\" needs the origin \"authored\": a reference"
                + " shows what it shows");
    assertThat(
            TraceText.failure(
                header.replace("retail", "ace").formatted("\"D-SP04\",\"D-P01\"") + "\n"))
        .isEqualTo(
            "t.trace.jsonl:1:159: \"D-P01\" is what the dialect ace does anyway; leave it out");
  }

  @Test
  void stampsOfNewerEventHaveSixteenBitsAndASlot() {
    String header = HEADER.replace("\"time\":1000", "\"time\":1000,\"columns\":\"all\"");
    String call =
        "{\"k\":\"call\",\"guid\":\"0x80000001\",\"fn\":\"CPhysicsObj::newer_event\","
            + "\"args\":{\"slot\":%d,\"stamp\":%d}}\n";
    String before = header + "\n" + OBJECT + "\n";

    assertThat(TraceText.failure(before + call.formatted(8, 65535))).isNull();
    assertThat(TraceText.failure(before + call.formatted(9, 0)))
        .isEqualTo("t.trace.jsonl:3:73: argument \"slot\" must be 0 to 8, found 9");
    assertThat(TraceText.failure(before + call.formatted(0, 65536)))
        .isEqualTo("t.trace.jsonl:3:82: argument \"stamp\" must be 0 to 65535, found 65536");
  }

  @Test
  void aTargetStatusIsOneOfSeven() {
    String call =
        "{\"k\":\"call\",\"guid\":\"0x80000001\",\"fn\":\"TargetManager::NotifyVoyeurOfEvent\","
            + "\"args\":{\"status\":%d}}\n";
    String before = HEADER + "\n" + OBJECT + "\n";

    assertThat(TraceText.failure(before + call.formatted(6))).isNull();
    assertThat(TraceText.failure(before + call.formatted(7)))
        .isEqualTo("t.trace.jsonl:3:83: argument \"status\" must be 0 to 6, found 7");
  }

  @Test
  void headerMustBeFirstAndOnlyOnce() {
    assertThat(TraceText.failure(OBJECT + "\n"))
        .isEqualTo(
            "t.trace.jsonl:1:2: the first line must be the header {\"k\":\"trace\",\"v\":1,...};"
                + " add it");
    assertThat(TraceText.failure(TraceText.of(HEADER)))
        .isEqualTo(
            "t.trace.jsonl:3:2: a second header; the header is the first line and there is only"
                + " one");
    assertThat(TraceText.failure(""))
        .isEqualTo(
            "t.trace.jsonl: the file is empty; expected a trace, which begins with"
                + " {\"k\":\"trace\",\"v\":1,...}");
  }

  @Test
  void filesOfAnotherKindAreCalledByTheirName() {
    assertThat(TraceText.failure("tick,time,guid,cell,x\n"))
        .isEqualTo(
            "t.trace.jsonl:1:1: this is golden frames (NAME.frames.csv); expected a trace"
                + " (NAME.trace.jsonl)");
    assertThat(TraceText.failure("seq,tick,time\n")).contains("this is golden probes");
    assertThat(TraceText.failure("tick,guid,mt.type\n")).contains("this is golden state");
    assertThat(TraceText.failure("{\"k\":\"vectors\",\"v\":1}\n")).contains("function vectors");
    assertThat(TraceText.failure("<html>\n")).contains("this is XML or HTML");
    assertThat(TraceText.failure("[{\"k\":\"trace\"}]\n")).contains("this is one JSON document");
    assertThat(TraceText.failure("\u0000\u0001\u0002ELF\n")).contains("this is binary data");
    assertThat(TraceText.failure("PK\u0003\u0004rest"))
        .startsWith("t.trace.jsonl: this is a zip archive; expected text or gzip: unpack it first");
  }

  @Test
  void everyPrefixOfACompressedTraceIsRefusedOrEndsAtALine() throws IOException {
    byte[] zipped = gzip(TraceText.of("{\"k\":\"time\",\"time\":1}"));
    int truncated = 0;
    for (int length = 3; length < zipped.length; length++) {
      String failure = TraceText.failure(Arrays.copyOf(zipped, length), ReadOptions.QUIET);
      assertThat(failure).as("first %d bytes", length).isNotNull();
      if (failure.contains("the gzip data ends too early: the file is truncated")) {
        truncated++;
      }
    }
    assertThat(truncated).isGreaterThan(100);
  }

  @Test
  void damagedGzipIsRefused() throws IOException {
    byte[] zipped = gzip(TraceText.of("{\"k\":\"time\",\"time\":1}"));
    zipped[zipped.length / 2] ^= 0x40;
    assertThat(TraceText.failure(zipped, ReadOptions.QUIET))
        .startsWith("t.trace.jsonl:")
        .isNotNull();
  }

  @Test
  void bytesThatAreNotUtf8AreToldWithTheirColumn() {
    byte[] text = TraceText.of("{\"k\":\"time\",\"time\":1}").getBytes(UTF_8);
    int at = HEADER.indexOf("\"t\"") + 1;
    text[at] = (byte) 0xE9;
    assertThat(TraceText.failure(text, ReadOptions.QUIET))
        .isEqualTo(
            "t.trace.jsonl:1:" + (at + 1) + ": bytes that are not UTF-8; save the file as UTF-8");
  }

  @Test
  void linesAreBounded() {
    ReadOptions bounded = new ReadOptions(false, w -> {}, new InputLimits(1000, 1 << 20, 10));
    String long1 = "{\"k\":\"time\",\"time\":1" + " ".repeat(2000) + "}";
    assertThat(TraceText.failure(TraceText.of(long1).getBytes(UTF_8), bounded))
        .isEqualTo(
            "t.trace.jsonl:3: this line is longer than 1000 bytes; expected a text file with"
                + " one record a line");
    String huge = " ".repeat(3_000_000);
    assertThat(TraceText.failure(huge.getBytes(UTF_8), bounded)).contains("longer than 1000");
  }

  @Test
  void compressedTraceMayNotExpandWithoutLimit() throws IOException {
    ReadOptions bounded = new ReadOptions(false, w -> {}, new InputLimits(1000, 100_000, 10));
    byte[] bomb = gzip(TraceText.of("{\"k\":\"time\",\"time\":1}\n".repeat(20_000)));
    assertThat(bomb.length).isLessThan(10_000);
    assertThat(TraceText.failure(bomb, bounded))
        .isEqualTo("t.trace.jsonl: expands to more than 100000 bytes; split the file");
  }

  @Test
  void deepNestingIsRefusedWithoutOverflow() {
    String deep = "{\"k\":\"time\",\"time\":1,\"x\":" + "[".repeat(100_000);
    assertThat(TraceText.failure(TraceText.of(deep))).contains(":3:").contains("not JSON");
  }

  @Test
  void removedObjectCannotBeUsedButItsIdCanBeDeclaredAgain() {
    String remove = "{\"k\":\"remove\",\"guid\":\"0x80000001\"}";
    assertThat(TraceText.failure(TraceText.of(remove, remove)))
        .isEqualTo(
            "t.trace.jsonl:4:22: object 0x80000001 was removed before; nothing can happen to it"
                + " any more");
    assertThat(TraceText.failure(TraceText.of(remove, OBJECT, remove))).isNull();
  }

  @Test
  void traceWithCollisionHasNoMovedAndOneKindOfTick() {
    String moved =
        "{\"k\":\"tick\",\"n\":0,\"time\":1,\"quantum\":1,\"in\":{\"0x80000001\":{\"moved\":null}}}";
    assertThat(TraceText.failure(TraceText.of(moved))).isNull();
    assertThat(TraceText.failure(TraceText.of11(moved)))
        .isEqualTo(
            "t.trace.jsonl:3:60: member \"moved\" must not be in a trace with collision; remove it");
    assertThat(
            TraceText.failure(
                TraceText.of11(
                    "{\"k\":\"tick\",\"n\":0,\"time\":1,\"quantum\":1}",
                    "{\"k\":\"frame\",\"n\":1,\"time\":1}")))
        .isEqualTo("t.trace.jsonl:4:2: a trace has tick or frame records, not both");
  }

  @Test
  void unknownMembersAreAcceptedAndToldOnce() {
    String text =
        TraceText.of(
            "{\"k\":\"time\",\"time\":1,\"note\":{\"a\":[1,2]}}",
            "{\"k\":\"time\",\"time\":2,\"note\":3}",
            "{\"k\":\"env\",\"guid\":\"0x80000001\",\"note\":3}");
    List<InputWarning> warnings = new ArrayList<>();
    List<TraceRecord> records =
        TraceText.read(text.getBytes(UTF_8), ReadOptions.lenient(warnings::add));
    assertThat(records).hasSize(5);
    assertThat(warnings)
        .extracting(InputWarning::toString)
        .containsExactly(
            "t.trace.jsonl:3:22: warning: unknown member \"note\" of \"time\" is ignored; correct or"
                + " remove it",
            "t.trace.jsonl:5:32: warning: unknown member \"note\" of \"env\" is ignored; correct or"
                + " remove it");
  }

  @Test
  void emptyLinesArePassedOver() {
    String text = TraceText.of("", "{\"k\":\"time\",\"time\":1}", "", "  ");
    List<InputWarning> warnings = new ArrayList<>();
    assertThat(TraceText.read(text.getBytes(UTF_8), ReadOptions.lenient(warnings::add))).hasSize(3);
    assertThat(warnings)
        .extracting(InputWarning::toString)
        .containsExactly("t.trace.jsonl:3:1: warning: the line is empty; remove it");
    assertThat(TraceText.failure(text.getBytes(UTF_8), ReadOptions.strictly()))
        .isEqualTo("t.trace.jsonl:3:1: the line is empty; remove it (refused by --strict)");
  }

  @Test
  void strictReadingRefusesUnknownMembers() {
    String text = TraceText.of("{\"k\":\"time\",\"time\":1,\"note\":3}");
    assertThat(TraceText.failure(text.getBytes(UTF_8), ReadOptions.strictly()))
        .isEqualTo(
            "t.trace.jsonl:3:22: unknown member \"note\" of \"time\" is ignored; correct or remove"
                + " it (refused by --strict)");
  }

  @Test
  void textHabitsOfOtherSystemsAreAcceptedWithAWarning() {
    String text = "\uFEFF" + TraceText.of("{\"k\":\"time\",\"time\":1}").replace("\n", "\r\n");
    List<InputWarning> warnings = new ArrayList<>();
    List<TraceRecord> records =
        TraceText.read(
            text.substring(0, text.length() - 2).getBytes(UTF_8),
            ReadOptions.lenient(warnings::add));
    assertThat(records).hasSize(3);
    assertThat(warnings)
        .extracting(w -> w.line() + " " + w.message())
        .containsExactly(
            "1 the file begins with a byte order mark; save it without one",
            "1 the line ends in CR LF; expected LF: convert the file",
            "3 the last line has no line end; is the file truncated?");
  }

  private static byte[] gzip(String text) throws IOException {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    try (GZIPOutputStream out = new GZIPOutputStream(bytes)) {
      out.write(text.getBytes(UTF_8));
    }
    return bytes.toByteArray();
  }
}
