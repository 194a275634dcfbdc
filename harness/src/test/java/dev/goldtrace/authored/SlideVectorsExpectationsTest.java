package dev.goldtrace.authored;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import java.io.IOException;
import java.util.List;
import org.junit.jupiter.api.Test;

/**
 * Slides along level ground whose way is just long enough, to the last bit: the square of what is
 * left of it is EPS, which is not less than EPS (spec transition.md 7.4 step 5, 7.5 step 4). One
 * float less is. Computed again as these sections say.
 */
class SlideVectorsExpectationsTest {
  private static final double EPS = 0.0002f;
  private static final int COLLIDED = 2;
  private static final int SLID = 4;

  private static double[] vector(JsonNode node) {
    return new double[] {
      Float.parseFloat(node.get(0).asText()), Float.parseFloat(node.get(1).asText())
    };
  }

  private static void check(String address, boolean normalGiven) throws IOException {
    List<JsonNode> cases = AuthoredVectors.cases("retail", "CSphere.slide_sphere." + address);
    assertThat(cases).hasSize(2);
    for (JsonNode one : cases) {
      JsonNode in = one.get("in");
      double[] start = vector(in.get("c").get(0));
      double[] end = vector(in.get("g").get(0).get("o"));
      double[] n = normalGiven ? vector(in.get("normal")) : unit(start);
      double gx = (float) (end[0] - start[0]);
      double gy = (float) (end[1] - start[1]);
      double tx = n[1];
      double ty = -n[0];
      double q = ty * ty + tx * tx;
      double s = gy * ty + gx * tx;
      double ux;
      double uy;
      if (normalGiven) {
        double j = 1.0 / (float) q;
        ux = tx * s * j;
        uy = (float) ((float) (ty * s) * (double) (float) j);
      } else {
        double j = 1.0 / q;
        ux = (float) ((float) (tx * s) * j);
        uy = (float) ((float) (ty * s) * j);
      }
      double square = uy * uy + ux * ux;
      boolean first = one.equals(cases.get(0));
      assertThat(square == EPS).isEqualTo(first);
      assertThat(square < EPS).isNotEqualTo(first);
      JsonNode out = one.get("out");
      assertThat(out.get("result").asInt()).isEqualTo(first ? SLID : COLLIDED);
      double[] expected =
          first
              ? new double[] {
                (float) (end[0] + (float) (ux - gx)), (float) (end[1] + (float) (uy - gy))
              }
              : end;
      assertThat(vector(out.get("g").get(0))).containsExactly(expected);
    }
  }

  private static double[] unit(double[] v) {
    double i = 1.0 / Math.sqrt(v[0] * v[0] + v[1] * v[1]);
    return new double[] {(float) (i * v[0]), (float) (i * v[1])};
  }

  @Test
  void slideA() throws IOException {
    check("00536F40", false);
  }

  @Test
  void slideB() throws IOException {
    check("00537440", true);
  }
}
