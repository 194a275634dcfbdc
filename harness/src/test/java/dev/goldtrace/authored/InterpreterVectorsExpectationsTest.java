package dev.goldtrace.authored;

import static dev.goldtrace.authored.AuthoredVectors.hex;
import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * The vectors of the motion interpreter in golden/vectors/authored, computed again from what spec
 * motion-interpreter.md section 3 and, for ACE, the rows D-M51 to D-M70 say.
 */
class InterpreterVectorsExpectationsTest {
  private static final double EPS = 0.0002f;

  private static final int READY = 0x41000003;
  private static final int FALLEN = 0x40000008;
  private static final int FALLING = 0x40000015;
  private static final int DISABLE_JUMP = 0x20000;

  private static List<JsonNode> cases(String dialect, String function) throws IOException {
    return AuthoredVectors.cases(dialect, "CMotionInterp." + function);
  }

  private static float number(JsonNode node, float absent) {
    return node.isMissingNode() ? absent : Float.parseFloat(node.asText());
  }

  private static int forward(JsonNode in) {
    return hex(in.at("/interpreted/forward_command"), READY);
  }

  private static boolean onGround(JsonNode in) {
    return (hex(in.at("/transient"), 0x83) & 3) == 3;
  }

  private static boolean hasWeenie(JsonNode in) {
    return in.at("/weenie").asBoolean(true);
  }

  // --- 3.12, 3.14 ---

  private static boolean within(int motion, int first, int last) {
    return motion >= first && motion <= last;
  }

  private static int motionAllowsJump(boolean ace, int substate) {
    boolean forbids =
        within(substate, 0x1000006F, 0x10000078)
            || within(substate, 0x10000128, 0x10000131)
            || substate == (ace ? FALLING : FALLEN)
            || within(substate, 0x40000016, 0x40000018)
            || within(substate, 0x4000001E, 0x40000039)
            || within(substate, 0x41000012, 0x41000014);
    return forbids ? 0x48 : 0;
  }

  private static int chargeError(JsonNode in, int fallen, int last) {
    if (hasWeenie(in) && !in.at("/canJump").asBoolean(false)) {
      return 0x49;
    }
    return forward(in) == fallen || within(forward(in), 0x41000012, last) ? 0x48 : 0;
  }

  private static int jumpError(boolean ace, JsonNode in) {
    if (!in.at("/physics").asBoolean(true)) {
      return ace ? 8 : 0x24;
    }
    boolean free = hasWeenie(in) ? !in.at("/creature").asBoolean(true) : ace;
    boolean gravity = (hex(in.at("/state"), 0x408) & 0x400) != 0;
    if (!free && gravity && !onGround(in)) {
      return 0x24;
    }
    if (in.at("/constrained").asBoolean(false)) {
      return 0x47;
    }
    JsonNode pending = in.at("/pending");
    int head = hex(pending.at("/0/jumpError"), 0);
    if (head != 0 && !(ace && pending.size() == 1)) {
      return head;
    }
    int error = chargeError(in, FALLEN, 0x41000014);
    if (error == 0) {
      error = motionAllowsJump(ace, forward(in));
    }
    int cost = in.at("/jumpCost").asInt(-1);
    if (error == 0 && hasWeenie(in) && (cost < 0 || ace && cost == 0)) {
      error = 0x47;
    }
    return error;
  }

  @ParameterizedTest
  @ValueSource(strings = {"retail", "ace"})
  void whoMayJump(String dialect) throws IOException {
    boolean ace = dialect.equals("ace");
    for (JsonNode one : cases(dialect, "jump_is_allowed")) {
      JsonNode in = one.get("in");
      int error = jumpError(ace, in);
      assertThat(hex(one.at("/out/result"), -1)).as(in.toString()).isEqualTo(error);
      int cost = error == 0 && hasWeenie(in) ? in.at("/jumpCost").asInt() : 0;
      assertThat(one.at("/out/cost").asInt(-1)).as(in.toString()).isEqualTo(cost);
    }
    for (JsonNode one : cases(dialect, "jump")) {
      JsonNode in = one.get("in");
      boolean objectless = !in.at("/physics").asBoolean(true);
      int error = objectless ? 8 : jumpError(ace, in);
      assertThat(hex(one.at("/out/result"), -1)).as(in.toString()).isEqualTo(error);
      assertThat(one.at("/out/calls").isMissingNode()).isEqualTo(objectless);
      // Refused, the long jump is over; granted, it leaves the ground.
      assertThat(one.at("/out/standing_longjump").asInt(-1))
          .isEqualTo(error == 0 || objectless ? -1 : 0);
      assertThat(one.at("/out/transient").isMissingNode()).isEqualTo(error != 0);
      assertThat(number(one.at("/out/jump_extent"), 0))
          .isEqualTo(error == 0 ? number(in.at("/extent"), 0) : 0);
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"retail", "ace"})
  void whoMayChargeAJump(String dialect) throws IOException {
    boolean ace = dialect.equals("ace");
    for (JsonNode one : cases(dialect, "jump_charge_is_allowed")) {
      JsonNode in = one.get("in");
      assertThat(hex(one.at("/out/result"), -1))
          .as(in.toString())
          .isEqualTo(chargeError(in, FALLEN, 0x41000014));
    }
    for (JsonNode one : cases(dialect, "charge_jump")) {
      JsonNode in = one.get("in");
      int error = chargeError(in, ace ? FALLING : FALLEN, ace ? 0x41000013 : 0x41000014);
      boolean stands =
          onGround(in)
              && forward(in) == READY
              && hex(in.at("/interpreted/sidestep_command"), 0) == 0
              && hex(in.at("/interpreted/turn_command"), 0) == 0;
      assertThat(hex(one.at("/out/result"), -1)).as(in.toString()).isEqualTo(error);
      assertThat(one.at("/out/standing_longjump").asInt(0))
          .as(in.toString())
          .isEqualTo(error == 0 && stands ? 1 : 0);
    }
  }

  // --- 3.6 ---

  private static double jumpVelocity(JsonNode in) {
    float extent = number(in.at("/jump_extent"), 0);
    if (extent < EPS) {
      return 0;
    }
    if (!hasWeenie(in)) {
      return 10;
    }
    return in.has("jumpVelocity") ? number(in.get("jumpVelocity"), 0) * Math.min(extent, 1) : 0;
  }

  private static float[] stateVelocity(boolean ace, JsonNode in) {
    JsonNode state = in.at("/interpreted");
    float side = number(state.at("/sidestep_speed"), 1);
    float speed = number(state.at("/forward_speed"), 1);
    float x = hex(state.at("/sidestep_command"), 0) == 0x6500000F ? (float) (1.25 * side) : 0;
    float y =
        switch (forward(in)) {
          case 0x45000005 -> (float) ((double) 3.12f * speed);
          case 0x44000007 -> (float) (4.0 * speed);
          default -> 0;
        };
    float own = hasWeenie(in) || ace ? number(in.at("/my_run_rate"), 1) : 1;
    double max = (hasWeenie(in) ? number(in.at("/runRate"), own) : own) * 4.0;
    if (ace) {
      float length = (float) Math.sqrt(x * x + y * y);
      return length > (float) max
          ? new float[] {x / length * (float) max, y / length * (float) max, 0}
          : new float[] {x, y, 0};
    }
    double length = Math.sqrt((double) x * x + (double) y * y);
    return length > max
        ? new float[] {(float) (1 / length * x * max), (float) (1 / length * y * max), 0}
        : new float[] {x, y, 0};
  }

  private static float[] vector(JsonNode node) {
    return new float[] {
      number(node.at("/0"), 0), number(node.at("/1"), 0), number(node.at("/2"), 0)
    };
  }

  @ParameterizedTest
  @ValueSource(strings = {"retail", "ace"})
  void velocityOffTheGround(String dialect) throws IOException {
    boolean ace = dialect.equals("ace");
    for (JsonNode one : cases(dialect, "get_jump_v_z")) {
      assertThat(one.at("/out/result").asDouble())
          .as(one.toString())
          .isEqualTo(jumpVelocity(one.get("in")));
    }
    for (JsonNode one : cases(dialect, "get_leave_ground_velocity")) {
      JsonNode in = one.get("in");
      float[] v = stateVelocity(ace, in);
      v[2] = (float) jumpVelocity(in);
      if (Math.abs(v[0]) < EPS && Math.abs(v[1]) < EPS && Math.abs(v[2]) < EPS) {
        v = vector(in.get("velocity"));
        if (in.has("q")) {
          // The only rotation there is half a turn.
          assertThat(vector(in.get("q"))).containsExactly(0, 0, 0);
          v[0] = -v[0];
          v[1] = -v[1];
        }
      }
      assertThat(vector(one.at("/out/v"))).as(in.toString()).containsExactly(v);
    }
  }

  @Test
  void velocityOfTheStateInAcesFloats() throws IOException {
    for (JsonNode one : cases("ace", "get_state_velocity")) {
      assertThat(vector(one.at("/out/v")))
          .as(one.toString())
          .containsExactly(stateVelocity(true, one.get("in")));
    }
  }

  // --- 3.8 step 4, 3.10, 3.11, 3.17 step 5, 3.27: the queue ---

  static Stream<Path> files() throws IOException {
    try (Stream<Path> files = Files.walk(AuthoredVectors.FOLDER)) {
      return files
          .filter(file -> file.getFileName().toString().startsWith("CMotionInterp."))
          .filter(
              file -> !file.toString().matches(".*[.](MotionDone|HandleExitWorld|Destroy)[.].*"))
          .sorted()
          .toList()
          .stream();
    }
  }

  /** What a call of the animation side puts into the queue if it answers 0; 0: nothing. */
  private static int queued(String call) {
    if (call.startsWith("CPhysicsObj::DoInterpretedMotion motion=")) {
      return hex(argument(call, "motion"));
    }
    boolean ready =
        call.startsWith("CPhysicsObj::StopInterpretedMotion ")
            || call.equals("CPhysicsObj::StopCompletely_Internal")
            || call.equals("CPhysicsObj::InitializeMotionTables");
    return ready ? READY : 0;
  }

  private static String argument(String call, String name) {
    return call.replaceFirst(".*[ ;]" + name + "=", "").replaceFirst(";.*", "");
  }

  @ParameterizedTest
  @MethodSource("files")
  void whatTheAnimationSideAcceptsIsPending(Path file) throws IOException {
    boolean drops = file.endsWith("ace/CMotionInterp.enter_default_state.vectors.jsonl");
    for (JsonNode one : AuthoredVectors.cases(file)) {
      List<Integer> expected = new ArrayList<>();
      if (!drops) {
        one.at("/in/pending").forEach(node -> expected.add(hex(node.at("/motion"), 0)));
      }
      int before = expected.size();
      if (!one.at("/in").has("animation")) {
        for (JsonNode call : one.at("/out/calls")) {
          if (queued(call.textValue()) != 0) {
            expected.add(queued(call.textValue()));
          }
        }
      }
      List<Integer> pending = new ArrayList<>();
      one.at("/out/pending").forEach(node -> pending.add(hex(node.at("/motion"), 0)));
      assertThat(pending)
          .as(one.toString())
          .isEqualTo(expected.size() == before ? List.of() : expected);
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"retail", "ace"})
  void aPendingMotionKnowsWhetherItForbidsAJump(String dialect) throws IOException {
    boolean ace = dialect.equals("ace");
    for (JsonNode one : cases(dialect, "DoInterpretedMotion")) {
      if (!one.at("/out").has("pending")) {
        continue;
      }
      JsonNode in = one.get("in");
      int motion = hex(in.get("motion"), 0);
      int error = motionAllowsJump(ace, motion);
      if ((hex(in.at("/params/flags"), 0) & DISABLE_JUMP) != 0) {
        error = 0x48;
      } else if (error == 0 && (motion & 0x10000000) == 0) {
        error = motionAllowsJump(ace, forward(in));
      }
      assertThat(hex(one.at("/out/pending/0/jumpError"), -1)).as(in.toString()).isEqualTo(error);
    }
  }

  @Test
  void anAppliedMovementSaysWhatItWasToldTo() throws IOException {
    int base = 0x1EE0F & ~(0x800 | 0x4000 | 0x8000 | DISABLE_JUMP);
    for (String function :
        List.of("apply_interpreted_movement", "apply_raw_movement", "apply_current_movement")) {
      for (JsonNode one : cases("retail", function)) {
        int flags =
            base
                | (one.at("/in/cancelMoveTo").asInt() << 15)
                | (one.at("/in/disallowJump").asInt() << 17);
        for (JsonNode call : one.at("/out/calls")) {
          if (call.textValue().contains(";flags=")) {
            assertThat(hex(argument(call.textValue(), "flags"))).isEqualTo(flags);
          }
        }
      }
    }
  }
}
