package dev.goldtrace.authored;

import static dev.goldtrace.authored.AuthoredVectors.cases;
import static dev.goldtrace.authored.AuthoredVectors.json;
import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import java.io.IOException;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * The vectors of the position managers in golden/vectors/authored, against what spec
 * position-managers.md sections 3, 4.8, 5.6, 6.1, 6.4 and 8 say.
 */
class PositionVectorsExpectationsTest {

  @Test
  void anObjectWithoutManagersIsStuckToNothingAndHasNoTarget() throws IOException {
    List<JsonNode> stuck = cases("retail", "CPhysicsObj.get_sticky_object_id");
    assertThat(stuck).hasSize(2);
    for (JsonNode one : stuck) {
      boolean has = one.at("/in/positionManager").asBoolean();
      assertThat(one.at("/out/result").textValue())
          .isEqualTo(has ? one.at("/in/target_id").textValue() : "0x00000000");
    }
    List<JsonNode> quanta = cases("retail", "CPhysicsObj.get_target_quantum");
    assertThat(quanta).hasSize(3);
    for (JsonNode one : quanta) {
      assertThat(one.at("/out/result").asDouble(-1)).isEqualTo(one.at("/in/quantum").asDouble(0));
    }
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
    for (String dialect : List.of("retail", "ace")) {
      for (JsonNode one : cases(dialect, "InterpolationManager.NodeCompleted")) {
        // 6.4 step 3, and step 5 without success: the only node goes, the distance is 999999 still.
        boolean pops = one.at("/in").has("node") && one.at("/in/physics").asBoolean(true);
        assertThat(one.get("out")).isEqualTo(json(pops ? "{\"nodes\":0}" : "{}"));
      }
    }
  }

  @Test
  void aDestroyedPositionManagerLeavesNothingInItsParts() throws IOException {
    JsonNode one = cases("retail", "PositionManager.Destroy").get(0);
    // The anchor was 2 m away, the target 4 m away and turned round.
    assertThat(one.at("/in/anchor/o/1").asInt()).isEqualTo(2);
    assertThat(one.at("/in/target/q")).isEqualTo(json("[0,0,0,1]"));
    assertThat(one.get("out"))
        .isEqualTo(
            json(
                "{\"nodes\":0,\"target_id\":\"0x00000000\",\"target_position\":"
                    + "{\"o\":[0,0,0],\"q\":[1,0,0,0],\"cell\":\"0x00000000\"},"
                    + "\"initialized\":0,\"is_constrained\":0,\"constraint_pos_offset\":0}"));
    JsonNode withoutParts = cases("retail", "PositionManager.Destroy").get(1);
    assertThat(withoutParts.get("in")).isEmpty();
    assertThat(withoutParts.get("out")).isEmpty();
  }
}
