package dev.goldtrace.authored;

import static dev.goldtrace.authored.AuthoredVectors.cases;
import static dev.goldtrace.authored.AuthoredVectors.json;
import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import java.io.IOException;
import java.util.List;
import org.junit.jupiter.api.Test;

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
    assertThat(quanta).hasSize(2);
    for (JsonNode one : quanta) {
      boolean has = one.at("/in/targetManager").asBoolean();
      assertThat(one.at("/out/result").asDouble(-1))
          .isEqualTo(has ? one.at("/in/quantum").asDouble() : 0);
    }
  }

  @Test
  void aNodeIsNotCompletedWithoutAnObject() throws IOException {
    for (String dialect : List.of("retail", "ace")) {
      for (JsonNode one : cases(dialect, "InterpolationManager.NodeCompleted")) {
        assertThat(one.get("out")).isEmpty();
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
  }
}
