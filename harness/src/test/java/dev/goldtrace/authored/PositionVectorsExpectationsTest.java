package dev.goldtrace.authored;

import static dev.goldtrace.authored.AuthoredVectors.cases;
import static dev.goldtrace.authored.AuthoredVectors.json;
import static dev.goldtrace.authored.AuthoredVectors.quoted;
import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import java.io.IOException;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * The vectors of the position managers in golden/vectors/authored, against what spec
 * position-managers.md sections 3, 4.8, 5.6, 6.1, 6.4 and 8 say.
 */
class PositionVectorsExpectationsTest {

  private static JsonNode one(String in, String out) throws IOException {
    return quoted("{'in':{" + in + "},'out':{" + out + "}}");
  }

  @Test
  void anObjectWithoutManagersIsStuckToNothingAndHasNoTarget() throws IOException {
    // 6.5, at its end
    assertThat(cases("retail", "CPhysicsObj.get_sticky_object_id"))
        .containsExactly(
            one("'positionManager':false", "'result':'0x00000000'"),
            one("'positionManager':true,'target_id':'0x80000002'", "'result':'0x80000002'"));
    // moveto.md section 5: 0 without a manager or without a target.
    assertThat(cases("retail", "CPhysicsObj.get_target_quantum"))
        .containsExactly(
            one("'targetManager':false", "'result':0.0"),
            one("'targetManager':true,'quantum':0.25", "'result':0.25"),
            one("'targetManager':true", "'result':0"));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "CPhysicsObj.MotionDone",
        "CPhysicsObj.receive_target_update",
        "PositionManager.HandleUpdateTarget"
      })
  void whatHasNoManagerForItDoesNothing(String function) throws IOException {
    assertThat(cases("retail", function)).allMatch(one -> one.get("out").isEmpty());
  }

  @ParameterizedTest
  @ValueSource(strings = {"CPhysicsObj.motions_pending", "PositionManager.IsFullyConstrained"})
  void whatHasNoManagerForItAnswersNo(String function) throws IOException {
    assertThat(cases("retail", function))
        .allMatch(one -> one.get("out").toString().equals("{\"result\":0}"));
  }

  @Test
  void aStickyManagerWithoutAnObjectGivesUpNothing() throws IOException {
    assertThat(cases("retail", "StickyManager.SetPhysicsObject").get(0).get("out"))
        .isEqualTo(json("{\"target_id\":\"0x00000000\"}"));
  }

  @Test
  void aNodeIsCompletedOnlyForAnObject() throws IOException {
    String node = "'node':{'cell':'0xA9B40001','o':[3,0,0],'q':[1,0,0,0]}";
    assertThat(cases("retail", "InterpolationManager.NodeCompleted"))
        .containsExactly(
            // 6.4 step 1
            one("'physics':false,'success':0," + node, ""),
            one("'physics':false,'success':1," + node, ""),
            // Step 5 without a node that was done.
            one("'success':0", ""),
            // The only node goes. What it sets has the value already: 6.3 step 5 leaves the
            // distance of a first node at 999999, the counters at 0.
            one("'success':0," + node, "'nodes':0"));
    assertThat(cases("ace", "InterpolationManager.NodeCompleted"))
        .containsExactly(one("'physics':false,'success':0", ""));
  }

  @Test
  void aDestroyedPositionManagerLeavesNothingInItsParts() throws IOException {
    // 6.3: 3 m away is near. 4.2, 4.4: the target, which is known, answers with its position at
    // once. 5.1: the anchor is 2 m away.
    String in =
        "'node':{'cell':'0xA9B40001','o':[3,0,0],'q':[1,0,0,0]},"
            + "'target':{'cell':'0xA9B40001','o':[0,4,0],'q':[0,0,0,1]},"
            + "'anchor':{'cell':'0xA9B40001','o':[0,2,0],'q':[1,0,0,0]}";
    // 6.1, 4.8, 5.6
    String out =
        "'nodes':0,'target_id':'0x00000000','target_position':"
            + "{'o':[0,0,0],'q':[1,0,0,0],'cell':'0x00000000'},"
            + "'initialized':0,'is_constrained':0,'constraint_pos_offset':0";
    assertThat(cases("retail", "PositionManager.Destroy"))
        .containsExactly(one(in, out), one("", ""));
  }
}
