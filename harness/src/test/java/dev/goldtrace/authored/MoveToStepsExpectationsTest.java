package dev.goldtrace.authored;

import static dev.goldtrace.authored.AuthoredVectors.cases;
import static dev.goldtrace.authored.AuthoredVectors.quoted;
import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.IOException;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * The vectors of the steps of a move-to in golden/vectors/authored: each case whole, with what goes
 * in and all that comes out, derived by hand from spec moveto.md sections 3 and 4,
 * motion-interpreter.md section 3 and, for ACE, the row D-M06.
 */
class MoveToStepsExpectationsTest {
  private static final int WALK_FORWARD = 0x45000005;
  private static final int TURN_RIGHT = 0x6500000D;
  private static final int TURN_LEFT = 0x6500000E;

  private static final int HOLD_INVALID = 0;
  private static final int HOLD_NONE = 1;

  /** Section 1.1. */
  private static final int DEFAULT_FLAGS = 0x1EE0F;

  /** What a step hands to the animation, 3.10, 3.11, 3.13, 3.14: without cancel_moveto. */
  private static final int STEP_FLAGS = DEFAULT_FLAGS & ~0x8000;

  /** What apply_interpreted_movement(1, 0) hands to it, motion-interpreter.md 3.17. */
  private static final int APPLY_FLAGS = 0x1260F | 0x8000;

  private static final String LOST = "'physics':false";
  private static final String AT_NORTH = "{'cell':'0xA9B40019','o':[0,10,0],'q':[1,0,0,0]}";
  private static final String TARGET = "{'cell':'0xA9B40019','o':[0,5,0],'q':[1,0,0,0]}";

  /**
   * A move of 10 m to the north. 3.5: WalkForward is wanted, so a turn to 0 degrees and the move
   * are queued; the motion of StopCompletely is pending, so 3.11 puts the turn off.
   */
  private static final String MOVE = "'movement':{'type':7,'pos':" + AT_NORTH + "}";

  /**
   * The same, one tick later, no motion pending: 3.14 begins the turn, which is done as the object
   * faces north (3.11), and the move (3.10): both distances 10, WalkForward, and the key None, as
   * 10 m is not 15 m more than 0.6 m (1.4).
   */
  private static final String MOVE_UNDER_WAY =
      "'movement':{'type':7,'pos':" + AT_NORTH + ",'ticks':1}";

  /**
   * A turn to 90 degrees without stop_completely. 3.7: nothing is pending, so 3.11 begins it at
   * once: TurnRight, previous_heading 90, and the frame of sought_position is turned.
   */
  private static final String TURN_PARAMS = "'params':{'flags':'0x0000EE0F','desiredHeading':90}";

  private static final String TURN_UNDER_WAY = "'movement':{'type':9," + TURN_PARAMS + "}";

  private static final String NOWHERE = "{'o':[0,0,0],'cell':'0x00000000'}";
  private static final String UNTURNED = "{'q':[1,0,0,0]}";

  /**
   * What is different after the end of the move under way, 3.2: each of these had another value,
   * and the rotations of its positions were the identity.
   */
  private static final String MOVE_ENDED =
      "'movement_type':0,'sought_position':"
          + NOWHERE
          + ",'current_target_position':"
          + NOWHERE
          + ",'previous_distance':3.4028235e38,'original_distance':3.4028235e38,"
          + "'current_command':'0x00000000','pending_actions':[]";

  /** What is different after the end of the turn under way. */
  private static final String TURN_ENDED =
      "'movement_type':0,'sought_position':"
          + UNTURNED
          + ",'previous_heading':0,'current_command':'0x00000000','pending_actions':[]";

  /** 3.11 of motion-interpreter.md, called through PerformMovement, 3.3 there. */
  private static final List<String> STOP_COMPLETELY =
      List.of(
          "CMotionInterp::StopCompletely",
          "CPhysicsObj::interrupt_current_movement",
          "MoveToManager::CancelMoveTo error=54",
          "CPhysicsObj::StopCompletely_Internal",
          "CPhysicsObj::CheckForCompletedMotions");

  /** 3.4 step 5, 3.6 step 5. */
  private static final List<String> SET_TARGET =
      List.of("TargetManager::SetTarget context=0x00000000;object=0x80000002;radius=0.5;quantum=0");

  private static JsonNode one(String in, String out) throws IOException {
    return quoted("{'in':{" + in + "},'out':{" + out + "}}");
  }

  /** A case that calls something. */
  @SafeVarargs
  private static JsonNode one(String in, String out, List<String>... calls) throws IOException {
    JsonNode one = one(in, out);
    ArrayNode lines = ((ObjectNode) one.get("out")).putArray("calls");
    Stream.of(calls).flatMap(List::stream).forEach(lines::add);
    return one;
  }

  /**
   * 3.12, at speed 1: the left turn is a right one backwards (motion-interpreter.md 3.4). Neither
   * key runs: for Invalid the state's own counts, which is None.
   */
  private static List<String> motion(String verb, int motion, int holdKey, int flags) {
    String asked = "motion=0x%08X;speed=1".formatted(motion);
    String done = motion == TURN_LEFT ? "motion=0x%08X;speed=-1".formatted(TURN_RIGHT) : asked;
    return List.of(
        "MoveToManager::_" + verb + "Motion " + asked + ";holdKey=" + holdKey,
        interpreted(verb, done),
        toTheAnimation(verb, done, flags));
  }

  private static String interpreted(String verb, String motion) {
    return "CMotionInterp::" + verb + "InterpretedMotion " + motion;
  }

  private static String toTheAnimation(String verb, String motion, int flags) {
    return "CPhysicsObj::%sInterpretedMotion %s;flags=0x%08X".formatted(verb, motion, flags);
  }

  private static List<JsonNode> steps(String function) throws IOException {
    return cases("retail", "MoveToManager." + function);
  }

  // A manager without an object calls nothing that a log could say: a row names the object.

  @Test
  void aMoveBeginsAtItsDistance() throws IOException {
    assertThat(steps("BeginMoveForward"))
        .containsExactly(
            // 3.10 step 1, 3.21, 3.22
            one(LOST + "," + MOVE_UNDER_WAY, MOVE_ENDED),
            // 3.10 steps 2 to 8
            one(
                MOVE,
                "'previous_distance':10,'original_distance':10,'current_command':'0x45000005',"
                    + "'motions_pending':1",
                List.of("MoveToManager::BeginMoveForward"),
                motion("Do", WALK_FORWARD, HOLD_NONE, STEP_FLAGS)));
  }

  @Test
  void aTurnBeginsAtItsAngle() throws IOException {
    assertThat(steps("BeginTurnToHeading"))
        .containsExactly(
            one(LOST + "," + TURN_UNDER_WAY, TURN_ENDED),
            // 3.11 step 1; no move is under way that could be cancelled.
            one(
                "",
                "",
                List.of(
                    "MoveToManager::BeginTurnToHeading", "MoveToManager::CancelMoveTo error=8")),
            // With stop_completely: put off as the turn of MOVE, and begun now.
            one(
                "'movement':{'type':9,'params':{'desiredHeading':90}}",
                "'previous_heading':90,'current_command':'0x6500000D','motions_pending':1",
                List.of("MoveToManager::BeginTurnToHeading"),
                motion("Do", TURN_RIGHT, HOLD_INVALID, STEP_FLAGS)));
  }

  @Test
  void aTurnWithoutANodeIsAnErrorThatAceThrows() throws IOException {
    assertThat(cases("ace", "MoveToManager.BeginTurnToHeading"))
        .containsExactly(
            // D-M06: ACE asks for the object alone, and takes the first of no nodes.
            one("", "'throws':true", List.of("MoveToManager::BeginTurnToHeading")),
            // Without one it cancels, and no move is under way.
            one(LOST, ""));
  }

  @Test
  void aMoveEndsWithinTheDistanceAndIsSteeredBeyond() throws IOException {
    assertThat(steps("HandleMoveToPosition"))
        .containsExactly(
            // 3.13 step 1
            one(LOST + "," + MOVE_UNDER_WAY, MOVE_ENDED),
            // 0.5 m, straight ahead: 3.13 step 6, and an empty list, 3.9. Both stops wait.
            one(
                MOVE_UNDER_WAY + ",'pos':{'cell':'0xA9B40019','o':[0,9.5,0],'q':[1,0,0,0]}",
                MOVE_ENDED + ",'motions_pending':2",
                motion("Stop", WALK_FORWARD, HOLD_NONE, STEP_FLAGS),
                List.of("MoveToManager::CleanUp"),
                STOP_COMPLETELY),
            // The target to the west, 270 degrees from where it looks: 3.13 step 3.
            one(
                MOVE_UNDER_WAY + ",'pos':{'cell':'0xA9B40019','o':[10,10,0],'q':[1,0,0,0]}",
                "'aux_command':'0x6500000E','motions_pending':1",
                motion("Do", TURN_LEFT, HOLD_NONE, STEP_FLAGS)));
  }

  @Test
  void aTurnEndsAtTheHeadingThatItHasPassed() throws IOException {
    assertThat(steps("HandleTurnToHeading"))
        .containsExactly(
            one(LOST + "," + TURN_UNDER_WAY, TURN_ENDED),
            // At 150 degrees, half of which is in q: 3.14 step 3.
            one(
                TURN_UNDER_WAY
                    + ",'pos':{'cell':'0xA9B40019','o':[0,0,0],'q':[%s,0,0,%s]}"
                        .formatted(
                            (float) Math.cos(Math.toRadians(75)),
                            (float) -Math.sin(Math.toRadians(75))),
                TURN_ENDED + ",'motions_pending':2",
                List.of("CPhysicsObj::set_heading heading=90;sendEvent=1"),
                motion("Stop", TURN_RIGHT, HOLD_INVALID, STEP_FLAGS),
                List.of("MoveToManager::CleanUp"),
                STOP_COMPLETELY));
  }

  @Test
  void aMotionAnswersWithItsError() throws IOException {
    for (String verb : List.of("Do", "Stop")) {
      assertThat(steps("_" + verb + "Motion"))
          .containsExactly(
              // 3.12 step 1
              one(LOST + ",'motion':'0x6500000D'", "'result':'0x00000008'"),
              // Refused, nothing is pending (motion-interpreter.md 3.8, 3.10).
              one(
                  "'animation':'0x00000043','motion':'0x6500000D'",
                  "'result':'0x00000043'",
                  motion(verb, TURN_RIGHT, HOLD_INVALID, DEFAULT_FLAGS)));
    }
  }

  @Test
  void aMoveToAnObjectOnlySubscribes() throws IOException {
    String in = "'object':'0x80000002','top':'0x80000002','radius':0.5,'height':1.8";
    assertThat(steps("MoveToObject"))
        .containsExactly(
            one(LOST + "," + in, ""),
            // 3.4: the plan is made when the target answers, and nobody knows it.
            one(
                in,
                "'movement_type':6,'motions_pending':1",
                List.of(
                    "MoveToManager::MoveToObject"
                        + " object=0x80000002;top=0x80000002;radius=0.5;height=1.8"),
                STOP_COMPLETELY,
                SET_TARGET));
    // 3.19, 3.21: of the move to an object nobody knows, only the type.
    assertThat(steps("MoveToObject_Internal"))
        .containsExactly(
            one(
                LOST
                    + ",'movement':{'type':6,'object':'0x80000002'},'target':"
                    + TARGET
                    + ",'interpolated':"
                    + TARGET,
                "'movement_type':0"),
            // 3.19: towards the interpolated place, 45 degrees, while the distance is that to the
            // target; the pending motion puts the turn off (3.11).
            one(
                "'movement':{'type':6,'object':'0x80000002','motionsPending':true},'target':"
                    + TARGET
                    + ",'interpolated':{'cell':'0xA9B40019','o':[5,5,0],'q':[1,0,0,0]}",
                "'sought_position':{'o':[5,5,0],'cell':'0xA9B40019'},"
                    + "'current_target_position':{'o':[0,5,0],'cell':'0xA9B40019'},"
                    + "'initialized':1,"
                    + "'pending_actions':[{'type':9,'heading':45},{'type':7,'heading':0}]",
                List.of("MoveToManager::BeginTurnToHeading")));
  }

  @Test
  void aTurnToAnObjectTurnsTheTargetFrameFirst() throws IOException {
    // 3.6; a quarter clockwise: half the angle, negative about z. stop_completely is clear.
    float half = (float) Math.sqrt(0.5);
    assertThat(steps("TurnToObject"))
        .containsExactly(
            one(
                "'object':'0x80000002','top':'0x80000002'," + TURN_PARAMS,
                "'movement_type':8,'current_target_position':{'q':[%1$s,0,0,-%1$s]}"
                    .formatted(half),
                List.of("MoveToManager::TurnToObject object=0x80000002;top=0x80000002"),
                SET_TARGET));
    // 3.20, 3.21: set_heading(0) had left z = -0 in the rotation (math.md section 4).
    assertThat(steps("TurnToObject_Internal"))
        .containsExactly(
            one(
                LOST + ",'movement':{'type':8,'object':'0x80000002'},'target':" + TARGET,
                "'movement_type':0,'current_target_position':" + UNTURNED));
  }

  @Test
  void theDistanceWithoutAnObjectIsTheLargestFloat() throws IOException {
    // 3.15
    assertThat(steps("GetCurrentDistance"))
        .containsExactly(one(LOST, "'result':" + (double) Float.MAX_VALUE));
  }

  @Test
  void aDestroyedMovementManagerLeavesNothingInItsParts() throws IOException {
    assertThat(cases("retail", "MovementManager.Destroy"))
        .containsExactly(
            // 3.2, not CleanUp; and nothing in the interpreter's queue (motion-interpreter.md 3.1).
            one(
                "'movement':{'type':9," + TURN_PARAMS + ",'motionsPending':true}",
                TURN_ENDED + ",'motions_pending':0"),
            one("'parts':false", ""));
  }

  @Test
  void onlyAnInterpreterWithAnObjectTakesAState() throws IOException {
    // motion-interpreter.md 3.17 and 3.20: the default state stands, in no style but its own; no
    // sidestep, no turn. Each is done or stopped, and waits.
    List<String> calls =
        List.of(
            "CPhysicsObj::interrupt_current_movement",
            "MoveToManager::CancelMoveTo error=54",
            interpreted("Do", "motion=0x8000003D;speed=1"),
            toTheAnimation("Do", "motion=0x8000003D;speed=1", APPLY_FLAGS),
            interpreted("Do", "motion=0x41000003;speed=1"),
            toTheAnimation("Do", "motion=0x41000003;speed=1", APPLY_FLAGS),
            interpreted("Stop", "motion=0x6500000F;speed=1"),
            toTheAnimation("Stop", "motion=0x6500000F;speed=1", APPLY_FLAGS),
            toTheAnimation("Stop", "motion=0x6500000D;speed=1", APPLY_FLAGS));
    assertThat(cases("retail", "MovementManager.move_to_interpreted_state"))
        .containsExactly(
            one("'new':{}", "'result':1,'motions_pending':4", calls),
            one(LOST + ",'new':{}", "'result':0"));
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
