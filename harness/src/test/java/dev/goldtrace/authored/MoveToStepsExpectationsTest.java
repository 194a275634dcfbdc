package dev.goldtrace.authored;

import static dev.goldtrace.authored.AuthoredVectors.cases;
import static dev.goldtrace.authored.AuthoredVectors.json;
import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * The vectors of the steps of a move-to in golden/vectors/authored, against what spec moveto.md
 * sections 3 and 4 and, for ACE, the row D-M06 say.
 */
class MoveToStepsExpectationsTest {

  /** The default bits without cancel_moveto: what each step hands to the animation. */
  private static final String FLAGS_OF_A_STEP = "0x%08X".formatted(0x1EE0F & ~0x8000);

  private static final String NOWHERE = "{'o':[0,0,0],'cell':'0x00000000'}";
  private static final String UNTURNED = "{'q':[1,0,0,0]}";

  /**
   * CancelMoveTo without an object, 3.21, 3.22, 3.2: the plan is dropped and every field gets its
   * first value; named here are those that had another one. By movement type: the object of 6 and 8
   * is not known, so that no plan has been made.
   */
  private static final Map<Integer, String> CANCELLED =
      Map.of(
          6, "{'movement_type':0}",
          7,
              "{'movement_type':0,'sought_position':"
                  + NOWHERE
                  + ",'current_target_position':"
                  + NOWHERE
                  + ",'previous_distance':3.4028235e38,'original_distance':3.4028235e38,"
                  + "'current_command':'0x00000000','pending_actions':[]}",
          8, "{'movement_type':0,'current_target_position':" + UNTURNED + "}",
          9,
              "{'movement_type':0,'sought_position':"
                  + UNTURNED
                  + ",'previous_heading':0,'current_command':'0x00000000','pending_actions':[]}");

  private static JsonNode quoted(String text) throws IOException {
    return json(text.replace('\'', '"'));
  }

  private static boolean hasObject(JsonNode one) {
    return one.at("/in/physics").asBoolean(true);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "BeginMoveForward",
        "BeginTurnToHeading",
        "HandleMoveToPosition",
        "HandleTurnToHeading",
        "MoveToObject_Internal",
        "TurnToObject_Internal"
      })
  void aStepWithoutAnObjectCancelsTheMove(String function) throws IOException {
    List<JsonNode> without =
        cases("retail", "MoveToManager." + function).stream()
            .filter(one -> !hasObject(one))
            .toList();
    assertThat(without).hasSize(1);
    int type = without.get(0).at("/in/movement/type").asInt();
    assertThat(without.get(0).get("out")).isEqualTo(quoted(CANCELLED.get(type)));
  }

  @ParameterizedTest
  @ValueSource(strings = {"_DoMotion", "_StopMotion"})
  void aMotionAnswersWithItsError(String function) throws IOException {
    for (JsonNode one : cases("retail", "MoveToManager." + function)) {
      String error = hasObject(one) ? one.at("/in/animation").textValue() : "0x00000008";
      assertThat(one.at("/out/result").textValue()).isEqualTo(error);
      assertThat(one.at("/out/calls").isMissingNode()).isNotEqualTo(hasObject(one));
    }
  }

  @Test
  void aMoveToAnObjectWithoutOneDoesNothing() throws IOException {
    for (JsonNode one : cases("retail", "MoveToManager.MoveToObject")) {
      // 3.4: it only subscribes; the plan is made when the target answers.
      assertThat(one.at("/out/movement_type").asInt(0)).isEqualTo(hasObject(one) ? 6 : 0);
      assertThat(one.at("/out/pending_actions").isMissingNode()).isTrue();
      assertThat(one.get("out").isEmpty()).isNotEqualTo(hasObject(one));
    }
  }

  @Test
  void aTurnToAnObjectTurnsTheTargetFrameFirst() throws IOException {
    JsonNode one = cases("retail", "MoveToManager.TurnToObject").get(0);
    assertThat(one.at("/in/params/desiredHeading").asInt()).isEqualTo(90);
    // A quarter clockwise: half the angle, negative about z.
    float half = (float) Math.sqrt(0.5);
    assertThat(one.at("/out/current_target_position"))
        .isEqualTo(json("{\"q\":[" + half + ",0,0," + -half + "]}"));
    assertThat(one.at("/out/movement_type").asInt()).isEqualTo(8);
    // stop_completely is clear.
    assertThat(one.at("/out/calls").toString())
        .contains("TargetManager::SetTarget")
        .doesNotContain("StopCompletely");
  }

  @Test
  void theDistanceWithoutAnObjectIsTheLargestFloat() throws IOException {
    JsonNode one = cases("retail", "MoveToManager.GetCurrentDistance").get(0);
    assertThat(hasObject(one)).isFalse();
    assertThat(one.at("/out/result").asDouble()).isEqualTo(Float.MAX_VALUE);
  }

  @Test
  void aTurnWithoutANodeIsAnErrorThatAceThrows() throws IOException {
    JsonNode retail = cases("retail", "MoveToManager.BeginTurnToHeading").get(1);
    assertThat(retail.get("in")).isEmpty();
    assertThat(retail.get("out"))
        .isEqualTo(
            quoted(
                "{'calls':['MoveToManager::BeginTurnToHeading','MoveToManager::CancelMoveTo error=8']}"));

    for (JsonNode ace : cases("ace", "MoveToManager.BeginTurnToHeading")) {
      assertThat(ace.at("/out/throws").asBoolean(false)).isEqualTo(hasObject(ace));
    }
  }

  private static List<JsonNode> steps(String function) throws IOException {
    return cases("retail", "MoveToManager." + function).stream()
        .filter(one -> hasObject(one) && one.at("/in").has("movement"))
        .toList();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "BeginMoveForward",
        "BeginTurnToHeading",
        "HandleMoveToPosition",
        "HandleTurnToHeading"
      })
  void theMotionsOfAStepDoNotCancelTheMove(String function) throws IOException {
    List<String> motions = new ArrayList<>();
    for (JsonNode one : steps(function)) {
      for (JsonNode call : one.at("/out/calls")) {
        if (call.textValue().contains(";flags=")) {
          motions.add(call.textValue());
        }
      }
    }
    assertThat(motions).isNotEmpty().allMatch(call -> call.endsWith(";flags=" + FLAGS_OF_A_STEP));
  }

  @Test
  void aMoveBeginsAtItsDistanceAndATurnAtItsAngle() throws IOException {
    JsonNode move = steps("BeginMoveForward").get(0);
    int distance = move.at("/in/movement/pos/o/1").asInt();
    // Not 15 m beyond the 0.6 m that are wanted: it walks.
    assertThat(move.get("out").toString())
        .startsWith(
            "{\"previous_distance\":%1$d,\"original_distance\":%1$d,".formatted(distance)
                + "\"current_command\":\"0x45000005\",");

    JsonNode turn = steps("BeginTurnToHeading").get(0);
    assertThat(turn.at("/out/previous_heading"))
        .isEqualTo(turn.at("/in/movement/params/desiredHeading"));
    assertThat(turn.at("/out/current_command").textValue()).isEqualTo("0x6500000D");
  }

  @Test
  void aMoveEndsWithinTheDistanceAndIsSteeredBeyond() throws IOException {
    List<JsonNode> steps = steps("HandleMoveToPosition");
    assertThat(steps).hasSize(2);
    for (JsonNode one : steps) {
      double x = one.at("/in/pos/o/0").asDouble();
      double y = one.at("/in/pos/o/1").asDouble();
      double distance = Math.hypot(x, one.at("/in/movement/pos/o/1").asDouble() - y);
      boolean arrived = distance <= 0.6f;
      assertThat(one.at("/out/movement_type").asInt(7)).isEqualTo(arrived ? 0 : 7);
      // The one that goes on has its target to the west, and faces north.
      assertThat(one.at("/out/aux_command").asText("")).isEqualTo(arrived ? "" : "0x6500000E");
    }
    assertThat(steps("HandleTurnToHeading").get(0).at("/out/calls/0").textValue())
        .isEqualTo("CPhysicsObj::set_heading heading=90;sendEvent=1");
  }

  @Test
  void aDestroyedMovementManagerLeavesNothingInItsParts() throws IOException {
    JsonNode one = cases("retail", "MovementManager.Destroy").get(0);
    assertThat(one.at("/in/movement/type").asInt()).isEqualTo(9);
    // 3.2, and nothing in the interpreter's queue.
    String cancelled = CANCELLED.get(9);
    assertThat(one.get("out"))
        .isEqualTo(
            quoted(cancelled.substring(0, cancelled.length() - 1) + ",'motions_pending':0}"));
  }

  @Test
  void onlyAnInterpreterWithAnObjectTakesAState() throws IOException {
    for (JsonNode one : cases("retail", "MovementManager.move_to_interpreted_state")) {
      assertThat(one.at("/out/result").asInt(-1)).isEqualTo(hasObject(one) ? 1 : 0);
      // Style, forward; no sidestep, no turn: each is done or stopped, and waits.
      assertThat(one.at("/out/motions_pending").asInt(0)).isEqualTo(hasObject(one) ? 4 : 0);
    }
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "Destroy",
        "SetWeenieObject",
        "MotionDone",
        "HitGround",
        "LeaveGround",
        "HandleExitWorld",
        "ReportExhaustion"
      })
  void aMovementManagerWithoutPartsForwardsNothing(String function) throws IOException {
    List<JsonNode> without =
        cases("retail", "MovementManager." + function).stream()
            .filter(one -> !one.at("/in/parts").asBoolean(true))
            .toList();
    assertThat(without).hasSize(1);
    assertThat(without.get(0).get("out")).isEmpty();
  }

  @Test
  void withoutAnInterpreterNoMotionIsPending() throws IOException {
    JsonNode one = cases("retail", "MovementManager.motions_pending").get(0);
    assertThat(one.get("in")).isEqualTo(quoted("{'parts':false}"));
    assertThat(one.get("out")).isEqualTo(quoted("{'result':0}"));
  }

  @Test
  void whatIsNotForTheMoveLeavesItAlone() throws IOException {
    // 3.3: the movement before is cancelled (0x36), and a type that is no move-to begins none.
    assertThat(cases("retail", "MoveToManager.PerformMovement").get(0).get("out"))
        .isEqualTo(
            quoted(
                "{'result':'0x00000000','calls':['MoveToManager::PerformMovement type=5',"
                    + "'MoveToManager::CancelMoveTo error=54']}"));
    // 3.18: a move to a position has the top level id 0, and neither type 6 nor 8.
    assertThat(cases("retail", "MoveToManager.HandleUpdateTarget").get(0).get("out"))
        .isEqualTo(
            quoted("{'calls':['MoveToManager::HandleUpdateTarget object=0x00000000;status=1']}"));
    // 3.23
    assertThat(cases("retail", "MoveToManager.HitGround").get(0).get("out"))
        .isEqualTo(quoted("{'calls':['MoveToManager::HitGround']}"));
  }

  @Test
  void aStepBackTowardsTheTargetTurnsItsBackToIt() throws IOException {
    // Section 1.5.
    JsonNode one = cases("retail", "MovementParameters.get_desired_heading").get(0);
    assertThat(one.get("in")).isEqualTo(quoted("{'command':'0x45000006','movingAway':0}"));
    assertThat(one.at("/out/result").asInt()).isEqualTo(180);
  }
}
