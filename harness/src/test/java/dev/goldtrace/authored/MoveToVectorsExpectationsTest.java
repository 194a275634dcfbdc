package dev.goldtrace.authored;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import java.io.IOException;
import java.util.List;
import org.junit.jupiter.api.Test;

/**
 * The answers in the function vectors of golden/vectors/authored, computed again from what spec
 * moveto.md sections 2.2 and 3.16 and, for ACE, the row D-M18 say.
 */
class MoveToVectorsExpectationsTest {
  private static final double EPS = 0.0002f;
  private static final String RIGHT = "0x6500000D";

  private static float number(JsonNode in, String name) {
    return Float.parseFloat(in.get(name).asText());
  }

  @Test
  void headingDiff() throws IOException {
    List<JsonNode> cases = AuthoredVectors.cases("retail", "heading_diff");
    assertThat(cases).hasSize(3);
    int equal = 0;
    for (JsonNode one : cases) {
      JsonNode in = one.get("in");
      double r = (double) number(in, "x") - number(in, "y");
      r = Math.abs(r) < EPS ? 0 : r;
      r = r < -EPS ? r + 360 : r;
      equal += r == EPS ? 1 : 0;
      r = r > EPS && !in.get("motion").textValue().equals(RIGHT) ? 360 - r : r;
      assertThat(one.get("out").get("result").doubleValue()).isEqualTo(r);
    }
    assertThat(equal).isEqualTo(2);
  }

  @Test
  void checkProgressMade() throws IOException {
    List<JsonNode> cases = AuthoredVectors.cases("ace", "MoveToManager.CheckProgressMade");
    assertThat(cases).hasSize(1);
    JsonNode in = cases.get(0).get("in");
    JsonNode out = cases.get(0).get("out");
    float from = number(in, "previousDistance");
    float to = number(in, "currDistance");
    double elapsed = in.get("time").doubleValue() - in.get("previousDistanceTime").doubleValue();
    // The difference is a float; in double it is just too little.
    assertThat((from - to) / elapsed).isGreaterThanOrEqualTo(0.25);
    assertThat(((double) from - to) / elapsed).isLessThan(0.25);
    assertThat(in.get("originalDistance")).isEqualTo(in.get("previousDistance"));
    assertThat(in.get("originalDistanceTime")).isEqualTo(in.get("previousDistanceTime"));
    assertThat(out.get("result").booleanValue()).isTrue();
    assertThat(number(out, "previousDistance")).isEqualTo(to);
    assertThat(out.get("previousDistanceTime")).isEqualTo(in.get("time"));
  }
}
