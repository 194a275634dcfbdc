package dev.goldtrace.authored;

import static dev.goldtrace.authored.AuthoredVectors.hex;
import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HexFormat;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * The function vectors of what parameters and states hold, how it is packed, and what an
 * interpreter begins with, computed again from moveto.md 1.1 and 1.6, motion-interpreter.md 2.2,
 * 2.3, 3.19 and 3.27, and wire.md sections 3 and 6.
 */
class StoredStatesVectorsExpectationsTest {
  private static final List<String> PACKED =
      List.of(
          "flags",
          "distanceToObject",
          "minDistance",
          "failDistance",
          "desiredHeading",
          "speed",
          "walkRunThreshold",
          "contextId",
          "holdKey",
          "actionStamp");

  private static final String RAW =
      "{'current_holdkey':1,'current_style':'0x8000003D','forward_command':'0x41000003',"
          + "'forward_holdkey':0,'forward_speed':1,'sidestep_command':'0x00000000',"
          + "'sidestep_holdkey':0,'sidestep_speed':1,'turn_command':'0x00000000',"
          + "'turn_holdkey':0,'turn_speed':1,'actions':[]}";

  private static final String INTERPRETED =
      "{'current_style':'0x8000003D','forward_command':'0x41000003','forward_speed':1,"
          + "'sidestep_command':'0x00000000','sidestep_speed':1,'turn_command':'0x00000000',"
          + "'turn_speed':1,'actions':[]}";

  // --- MovementParameters ---

  @ParameterizedTest
  @ValueSource(strings = {"retail", "ace"})
  void constructor(String dialect) throws IOException {
    // D-M30, D-M31: ACE's can charge, and runs from 1 m on.
    boolean ace = dialect.equals("ace");
    assertThat(
            AuthoredVectors.cases(dialect, "MovementParameters.MovementParameters")
                .get(0)
                .at("/out/params"))
        .isEqualTo(
            AuthoredVectors.quoted(
                "{'flags':'"
                    + (ace ? "0x0001EE1F" : "0x0001EE0F")
                    + "','distanceToObject':0.6,'minDistance':0,'desiredHeading':0,'speed':1,"
                    + "'failDistance':3.4028235e+38,'walkRunThreshold':"
                    + (ace ? 1 : 15)
                    + ",'contextId':'0x00000000','holdKey':0,'actionStamp':0}"));
  }

  private static byte[] packed(JsonNode params) {
    ByteBuffer bytes = ByteBuffer.allocate(40).order(ByteOrder.LITTLE_ENDIAN);
    for (String member : PACKED) {
      JsonNode value = params.get(member);
      if (value.isTextual()) {
        bytes.putInt(hex(value));
      } else if (member.equals("holdKey") || member.equals("actionStamp")) {
        bytes.putInt(value.intValue());
      } else {
        bytes.putFloat(Float.parseFloat(value.asText()));
      }
    }
    return bytes.array();
  }

  @Test
  void packAnswers40AndWritesAllOrNothing() throws IOException {
    List<Integer> sizes = new ArrayList<>();
    for (JsonNode one : AuthoredVectors.cases("retail", "MovementParameters.Pack")) {
      int size = one.at("/in/size").asInt();
      sizes.add(size);
      byte[] expected = size < 40 ? new byte[0] : packed(one.at("/in/params"));
      assertThat(one.at("/out/result").asInt()).isEqualTo(40);
      assertThat(HexFormat.of().parseHex(one.at("/out/hex").textValue())).isEqualTo(expected);
    }
    assertThat(sizes).contains(39, 40);
  }

  @Test
  void unPackTouchesNothingWithLessThan40Bytes() throws IOException {
    List<Integer> sizes = new ArrayList<>();
    for (JsonNode one : AuthoredVectors.cases("retail", "MovementParameters.UnPack")) {
      byte[] bytes = HexFormat.of().parseHex(one.at("/in/hex").textValue());
      boolean enough = bytes.length >= 40;
      sizes.add(bytes.length);
      assertThat(one.at("/out/result").asInt()).isEqualTo(enough ? 1 : 0);
      assertThat(one.at("/out/read").asInt()).isEqualTo(enough ? 40 : 0);
      if (enough) {
        assertThat(packed(one.at("/out/params"))).isEqualTo(Arrays.copyOf(bytes, 40));
      } else {
        assertThat(one.at("/out/params")).isEqualTo(one.at("/in/params"));
      }
    }
    assertThat(sizes).contains(39, 40);
  }

  // --- the states ---

  @ParameterizedTest
  @ValueSource(strings = {"RawMotionState", "InterpretedMotionState"})
  void removeActionTakesTheOldest(String type) throws IOException {
    JsonNode initial = AuthoredVectors.quoted(type.equals("RawMotionState") ? RAW : INTERPRETED);
    List<Integer> sizes = new ArrayList<>();
    for (JsonNode one : AuthoredVectors.cases("retail", type + ".RemoveAction")) {
      List<JsonNode> left = new ArrayList<>();
      one.at("/in/state/actions").forEach(left::add);
      sizes.add(left.size());
      String first = left.isEmpty() ? "0x00000000" : left.remove(0).get("action").textValue();
      assertThat(one.at("/out/result").textValue()).isEqualTo(first);
      List<JsonNode> actions = new ArrayList<>();
      one.at("/out/state/actions").forEach(actions::add);
      assertThat(actions).isEqualTo(left);
      initial
          .fieldNames()
          .forEachRemaining(
              name -> {
                if (!name.equals("actions")) {
                  assertThat(one.at("/out/state/" + name)).isEqualTo(initial.get(name));
                }
              });
    }
    assertThat(sizes).contains(0, 2);
  }

  @Test
  void rawStateIsUnpackedFieldByField() throws IOException {
    List<JsonNode> cases = AuthoredVectors.cases("retail", "RawMotionState.UnPack");
    assertThat(cases).hasSize(2);
    assertThat(cases.get(0).at("/in/hex").textValue()).isEqualTo("00000000");
    assertThat(cases.get(0).get("out"))
        .isEqualTo(AuthoredVectors.quoted("{'read':4,'state':" + RAW + "}"));
    // All eleven fields and one action: 0x7FF and 1 << 11.
    assertThat(cases.get(1).at("/in/hex").textValue())
        .isEqualTo(
            "ff0f0000"
                + "02000000" // Run
                + "3c000080"
                + "05000045"
                + "02000000"
                + "0000c03f" // 1.5
                + "0f000065"
                + "01000000"
                + "0000003f" // 0.5
                + "0d000065"
                + "02000000"
                + "00002040" // 2.5
                + "5700" // the index of 0x10000057
                + "0380" // stamp 3, autonomous
                + "0000a03f"); // 1.25
    assertThat(cases.get(1).get("out"))
        .isEqualTo(
            AuthoredVectors.quoted(
                "{'read':56,'state':{'current_holdkey':2,'current_style':'0x8000003C',"
                    + "'forward_command':'0x45000005','forward_holdkey':2,'forward_speed':1.5,"
                    + "'sidestep_command':'0x6500000F','sidestep_holdkey':1,'sidestep_speed':0.5,"
                    + "'turn_command':'0x6500000D','turn_holdkey':2,'turn_speed':2.5,"
                    + "'actions':[{'action':'0x10000057','speed':1.25,'stamp':3,"
                    + "'autonomous':1}]}}"));
  }

  // --- the interpreter ---

  @ParameterizedTest
  @ValueSource(strings = {"retail", "ace"})
  void defaultStateIsTheConstructorsThenLeavesTheGround(String dialect) throws IOException {
    for (JsonNode one : AuthoredVectors.cases(dialect, "CMotionInterp.enter_default_state")) {
      JsonNode in = one.get("in");
      JsonNode out = one.get("out");
      for (String state : List.of("raw", "interpreted")) {
        JsonNode initial = AuthoredVectors.quoted(state.equals("raw") ? RAW : INTERPRETED);
        in.at("/" + state)
            .fieldNames()
            .forEachRemaining(
                name -> assertThat(out.get(state).get(name)).isEqualTo(initial.get(name)));
        assertThat(out.has(state)).isEqualTo(in.has(state));
      }
      assertThat(out.at("/calls/0").textValue()).isEqualTo("CPhysicsObj::InitializeMotionTables");
      // LeaveGround does nothing for a weenie that is no creature; it clears what a jump left.
      boolean leaves = in.at("/creature").asBoolean(true);
      assertThat(out.get("calls").size() > 1).isEqualTo(leaves);
      if (leaves) {
        assertThat(out.at("/calls/1").textValue()).startsWith("CPhysicsObj::set_velocity ");
      }
      assertThat(out.has("standing_longjump")).isEqualTo(leaves && in.has("standing_longjump"));
      assertThat(out.has("jump_extent")).isEqualTo(leaves && in.has("jump_extent"));
      assertThat(out.has("my_run_rate")).isFalse();
    }
  }

  /** 3.19: what is handed over is stored; the states are applied if there is an object to do it. */
  @ParameterizedTest
  @ValueSource(strings = {"SetPhysicsObject", "SetWeenieObject"})
  void handingOverAppliesTheStates(String function) throws IOException {
    boolean body = function.equals("SetPhysicsObject");
    for (JsonNode one : AuthoredVectors.cases("retail", "CMotionInterp." + function)) {
      JsonNode in = one.get("in");
      JsonNode out = one.get("out");
      boolean present = in.get("present").booleanValue();
      boolean hasObject = body ? present : in.at("/physics").asBoolean(true);
      boolean applies = hasObject && in.at("/initted").asBoolean(true);
      assertThat(out.isEmpty()).as(one.toString()).isEqualTo(!applies);
      if (!applies) {
        continue;
      }
      // The raw state is that of the player, or of an object without weenie, that moved itself.
      boolean weenie = body ? in.at("/weenie").asBoolean(true) : present;
      boolean own = !weenie || in.at("/thePlayer").asBoolean(false);
      boolean raw = own && in.at("/autonomous").asBoolean(false);
      String motion = raw ? "motion=0x45000005;speed=0.5" : "motion=0x41000003;speed=1";
      assertThat(out.at("/calls/0").textValue())
          .isEqualTo("CMotionInterp::DoInterpretedMotion motion=0x8000003D;speed=1");
      assertThat(out.at("/calls/2").textValue())
          .isEqualTo("CMotionInterp::DoInterpretedMotion " + motion);
      assertThat(out.has("interpreted")).isEqualTo(raw);
      if (raw) {
        assertThat(out.get("interpreted"))
            .isEqualTo(
                AuthoredVectors.quoted("{'forward_command':'0x45000005','forward_speed':0.5}"));
      }
    }
  }
}
