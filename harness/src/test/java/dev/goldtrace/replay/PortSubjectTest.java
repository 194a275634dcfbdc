package dev.goldtrace.replay;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.goldtrace.golden.ProbeRow;
import dev.goldtrace.golden.StateColumn;
import dev.goldtrace.port.probe.ProbedFunction;
import dev.goldtrace.trace.InputException;
import dev.goldtrace.trace.ReadOptions;
import dev.goldtrace.trace.TraceReader;
import java.io.ByteArrayInputStream;
import java.nio.charset.StandardCharsets;
import org.junit.jupiter.api.Test;

class PortSubjectTest {
  private static final String HEADER =
      """
      {"k":"trace","v":1,"id":"t","origin":"authored","dialect":"retail","build":"b","title":"t","tags":[],"time":1000}
      """;
  private static final String OBJECT =
      """
      {"k":"object","guid":"0x80000001","pos":{"cell":"0xA9B40019","o":[84,10,0],"q":[1,0,0,0]}}
      """;
  private static final String TARGET =
      """
      {"k":"object","guid":"0x80000002","pos":{"cell":"0xA9B40019","o":[84,20,0],"q":[1,0,0,0]},"radius":0.5}
      """;
  private static final String TICK =
      """
      {"k":"tick","n":0,"time":1000.5,"quantum":0.1}
      """;

  private final Recording recording = new Recording();

  @Test
  void anObjectThatNothingHappensToStaysWhereItIs() {
    ReplayOutcome outcome = replay(HEADER + OBJECT + TICK);

    assertThat(outcome.complete()).isTrue();
    assertThat(outcome.ticks()).isEqualTo(1);
    assertThat(recording.probes()).isEmpty();
    assertThat(recording.frames())
        .singleElement()
        .satisfies(
            row -> {
              assertThat(row.time()).isEqualTo(1000.5);
              assertThat(row.y()).isEqualTo(10f);
              assertThat(row.heading()).isZero();
            });
    assertThat(recording.states().get(0).isEmpty(StateColumn.MI_STYLE)).isTrue();
  }

  @Test
  void theAnimationMovesTheObjectUnlessTheTransitionFails() {
    replay(
        HEADER
            + OBJECT
            + in(0, "{\"root\":{\"o\":[0,1,0],\"q\":[1,0,0,0]}}")
            + in(1, "{\"root\":{\"o\":[0,1,0],\"q\":[1,0,0,0]},\"moved\":null}")
            + in(
                2,
                "{\"root\":{\"o\":[0,1,0],\"q\":[1,0,0,0]},\"moved\":{\"cell\":\"0xA9B4001A\","
                    + "\"o\":[84,10.5,0],\"q\":[1,0,0,0]}}"));

    assertThat(recording.frames()).extracting(row -> row.y()).containsExactly(11f, 11f, 10.5f);
    assertThat(recording.frames().get(2).cell()).isEqualTo(0xA9B4001A);
  }

  @Test
  void callsBetweenTicksBelongToTheTickBefore() {
    replay(HEADER + OBJECT + TARGET + TICK + call("CPhysicsObj::stick_to_object", "0x80000002"));

    ProbeRow first = recording.probes().get(0);
    assertThat(first.function()).isEqualTo(ProbedFunction.STICKY_MANAGER_STICK_TO);
    assertThat(first.tick()).isZero();
    assertThat(first.args()[0]).isEqualTo(0x80000002);
  }

  @Test
  void aParentMayBeDeclaredAfterItsChildAndIsNoneOnceItIsRemoved() {
    String child = OBJECT.replace("}\n", ",\"parent\":\"0x80000002\"}\n");
    String sticker = TARGET.replace("0x80000002", "0x80000003").replace("84,20", "84,30");

    replay(
        HEADER
            + child
            + TARGET
            + sticker
            + stick("0x80000003", "0x80000001")
            + "{\"k\":\"remove\",\"guid\":\"0x80000002\"}\n"
            + stick("0x80000003", "0x80000001"));

    assertThat(recording.probes())
        .filteredOn(row -> row.function() == ProbedFunction.STICKY_MANAGER_STICK_TO)
        .extracting(row -> row.args()[0])
        .containsExactly((long) 0x80000002, (long) 0x80000001);
  }

  /** ACE's distance to a block at the edge of the map (D-P111). */
  @Test
  void anExceptionOfThePortIsReportedAtItsRecord() {
    ReplayOutcome outcome =
        replay(
            HEADER.replace("retail", "ace")
                + OBJECT
                + TICK
                + "{\"k\":\"call\",\"guid\":\"0x80000001\",\"fn\":\"CPhysicsObj::ConstrainTo\","
                + "\"args\":{\"pos\":{\"cell\":\"0xFF000001\",\"o\":[0,0,0],\"q\":[1,0,0,0]},"
                + "\"start\":5,\"max\":10}}\n"
                + TICK.replace("\"n\":0", "\"n\":1"));

    assertThat(outcome.complete()).isFalse();
    assertThat(outcome.failure().orElseThrow())
        .satisfies(
            failure -> {
              assertThat(failure.kind()).isEqualTo(SubjectException.Kind.FAILED);
              assertThat(failure.message()).contains("the port threw").contains("D-P111");
              assertThat(failure.line()).isEqualTo(4);
              assertThat(failure.record())
                  .isEqualTo("call of CPhysicsObj::ConstrainTo on 0x80000001");
              assertThat(failure.tick()).isZero();
            });
    assertThat(recording.ticks()).isEqualTo(1);
  }

  @Test
  void bytesThatAreNoMessageAreAnErrorOfTheTrace() {
    String message =
        "{\"k\":\"msg\",\"guid\":\"0x80000001\",\"type\":\"UpdatePosition\",\"hex\":\"3500\"}\n";

    assertThatThrownBy(() -> replay(HEADER + OBJECT + message))
        .isInstanceOf(InputException.class)
        .hasMessageStartingWith("t.jsonl:3: the message can't be read: offset ");
  }

  @Test
  void positionAndMotionInOneMessageIsNotTaken() {
    String header = HEADER.replace("\"time\":1000", "\"time\":1000,\"columns\":\"all\"");
    String hex =
        "19F6000001000080740000001900B4A90000A84200002041000000000000"
            + "803F0000010000000000010001000000000000003D000600000005000000"
            + "C03F0000";
    String message =
        "{\"k\":\"msg\",\"guid\":\"0x80000001\",\"type\":\"Message\",\"hex\":\"" + hex + "\"}\n";

    assertThatThrownBy(() -> replay(header + OBJECT + message))
        .isInstanceOf(InputException.class)
        .hasMessage(
            "t.jsonl:3: the message can't be read: offset 0 (0x0): expected an opcode of 0xF74C"
                + " UpdateMotion, 0xF748 UpdatePosition or 0xF74E VectorUpdate, found 0x0000F619");
  }

  private ReplayOutcome replay(String text) {
    byte[] bytes = text.getBytes(StandardCharsets.UTF_8);
    try (TraceReader trace =
            TraceReader.of(new ByteArrayInputStream(bytes), "t.jsonl", ReadOptions.strictly());
        Subject subject = new PortSubject()) {
      return Replayer.replay(trace, "t.jsonl", subject, recording);
    }
  }

  /** A tick of the object, which would otherwise fall asleep for want of a movement manager. */
  private static String in(int n, String slice) {
    return "{\"k\":\"env\",\"guid\":\"0x80000001\",\"transient\":\"0x00000083\"}\n"
        + "{\"k\":\"tick\",\"n\":"
        + n
        + ",\"time\":"
        + (1001 + n)
        + ",\"quantum\":0.1,\"in\":{\"0x80000001\":"
        + slice
        + "}}\n";
  }

  private static String call(String function, String object) {
    return "{\"k\":\"call\",\"guid\":\"0x80000001\",\"fn\":\""
        + function
        + "\",\"args\":{\"object\":\""
        + object
        + "\"}}\n";
  }

  private static String stick(String guid, String object) {
    return call("CPhysicsObj::stick_to_object", object)
        .replace("0x80000001\",\"fn", guid + "\",\"fn");
  }
}
