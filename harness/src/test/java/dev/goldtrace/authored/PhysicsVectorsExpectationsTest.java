package dev.goldtrace.authored;

import static dev.goldtrace.authored.AuthoredVectors.hex;
import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import java.io.IOException;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * The answers in the function vectors of golden/vectors/authored, computed again from what spec
 * physics-tick.md sections 6 and 10, transition.md sections 9 and 16 and, for ACE, the rows D-P85,
 * D-P87, D-P88 and D-P90 say.
 */
class PhysicsVectorsExpectationsTest {
  private static final double EPS = 0.0002f;
  private static final int ON_WALKABLE = 0x2;
  private static final int ACTIVE = 0x80;
  private static final int SLEDDING = 0x800000;

  private static List<JsonNode> cases(String dialect, String function) throws IOException {
    List<JsonNode> cases = AuthoredVectors.cases(dialect, function);
    assertThat(cases).hasSizeGreaterThan(40);
    return cases;
  }

  private static float[] vector(JsonNode node) {
    return new float[] {
      Float.parseFloat(node.get(0).asText()),
      Float.parseFloat(node.get(1).asText()),
      Float.parseFloat(node.get(2).asText())
    };
  }

  private static float number(JsonNode node) {
    return Float.parseFloat(node.asText());
  }

  @ParameterizedTest
  @ValueSource(strings = {"retail", "ace"})
  void friction(String dialect) throws IOException {
    for (JsonNode one : cases(dialect, "CPhysicsObj.calc_friction")) {
      JsonNode in = one.get("in");
      float[] v = vector(in.get("vel"));
      brake(in, dialect.equals("ace"), v, number(in.get("v2")));
      assertThat(vector(one.get("out").get("vel"))).as(in.toString()).containsExactly(v);
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"retail", "ace"})
  void velocityAndAcceleration(String dialect) throws IOException {
    boolean ace = dialect.equals("ace");
    for (JsonNode one : cases(dialect, "CPhysicsObj.UpdatePhysicsInternal")) {
      JsonNode in = one.get("in");
      float q = number(in.get("quantum"));
      float[] v = vector(in.get("vel"));
      float[] a = vector(in.get("acc"));
      float[] o = vector(in.get("o"));
      int bits = hex(in.get("transient"));
      float v2 =
          ace
              ? v[0] * v[0] + v[1] * v[1] + v[2] * v[2]
              : (float) ((double) v[0] * v[0] + (double) v[1] * v[1] + (double) v[2] * v[2]);
      if (v2 <= 0) {
        boolean still = in.get("movementManager").intValue() == 0 && (bits & ON_WALKABLE) != 0;
        bits &= still ? ~ACTIVE : -1;
      } else {
        if (v2 > 2500) {
          cutTo50(v, ace);
          v2 = 2500;
        }
        brake(in, ace, v, v2);
        if (v2 - 0.0625 < EPS) {
          v = new float[3];
        }
        if (ace) {
          for (int k = 0; k < 3; k++) {
            o[k] += a[k] * 0.5f * q * q + v[k] * q;
          }
        } else {
          displace(o, v, a, q);
        }
      }
      for (int k = 0; k < 3; k++) {
        // Retail rounds the product of z alone.
        double dv = k == 2 ? (float) ((double) q * a[k]) : (double) q * a[k];
        v[k] = ace ? v[k] + a[k] * q : (float) (dv + v[k]);
      }
      JsonNode out = one.get("out");
      assertThat(vector(out.get("o"))).as(in.toString()).containsExactly(o);
      assertThat(vector(out.get("vel"))).as(in.toString()).containsExactly(v);
      assertThat(hex(out.get("transient"))).as(in.toString()).isEqualTo(bits);
    }
  }

  private static void cutTo50(float[] v, boolean ace) {
    double length = Math.sqrt((double) v[0] * v[0] + (double) v[1] * v[1] + (double) v[2] * v[2]);
    float rounded = (float) Math.sqrt(v[0] * v[0] + v[1] * v[1] + v[2] * v[2]);
    for (int k = 0; k < 3; k++) {
      v[k] = ace ? v[k] / rounded * 50f : (float) (50.0 * (float) (1 / length * v[k]));
    }
  }

  private static void displace(float[] o, float[] v, float[] a, double q) {
    float ax = (float) ((float) (a[0] * 0.5 * q) * q);
    o[0] = (float) ((double) (float) (q * v[0] + ax) + o[0]);
    float ay = (float) (a[1] * 0.5 * q * q);
    o[1] = (float) (q * v[1] + ay + o[1]);
    float az = (float) (a[2] * 0.5);
    float sz = (float) (q * v[2]);
    o[2] = (float) ((double) (float) (sz + az * q * q) + o[2]);
  }

  private static void brake(JsonNode in, boolean ace, float[] v, float v2) {
    if ((hex(in.get("transient")) & ON_WALKABLE) == 0) {
      return;
    }
    float[] n = vector(in.get("normal"));
    double dot =
        ace
            ? v[0] * n[0] + v[1] * n[1] + v[2] * n[2]
            : (double) v[2] * n[2] + (double) v[1] * n[1] + (double) v[0] * n[0];
    if (dot >= 0.25) {
      return;
    }
    float friction = number(in.get("friction"));
    if ((hex(in.get("state")) & SLEDDING) != 0) {
      boolean glides = ace ? n[2] > 0.99999536f : n[2] < Math.cos(0.1745329251994329);
      if (v2 < 1.5625) {
        friction = 1;
      } else if (v2 >= 6.25 && glides) {
        friction = 0.2f;
      }
    }
    float q = number(in.get("quantum"));
    double k = ace ? (float) Math.pow(1f - friction, q) : Math.pow(1.0 - friction, q);
    for (int i = 0; i < 3; i++) {
      if (ace) {
        v[i] = (v[i] - n[i] * (float) dot) * (float) k;
      } else {
        double along = i == 2 ? (float) (dot * n[i]) : dot * n[i];
        v[i] = (float) (k * (float) (v[i] - along));
      }
    }
  }

  /** What an object remembers of its touches: their time by id, and which were ethereal. */
  private static final class Touches {
    private final Map<String, Double> times = new HashMap<>();
    private final Map<String, Boolean> ethereal = new HashMap<>();

    boolean isNew(JsonNode obstacle, double now) {
      String id = obstacle.get("id").textValue();
      boolean isNew = times.put(id, now) == null;
      ethereal.put(id, (hex(obstacle.get("state")) & 0x4) != 0);
      return isNew;
    }

    void end(double now) {
      times.entrySet().removeIf(touch -> isOver(now - touch.getValue(), touch.getKey()));
    }

    private boolean isOver(double age, String id) {
      return age > 1.0 || ethereal.get(id) && age > 0;
    }
  }

  @Test
  void collisionsAreReportedOnce() throws IOException {
    for (JsonNode one : cases("retail", "CPhysicsObj.handle_all_collisions")) {
      JsonNode in = one.get("in");
      Touches touches = new Touches();
      in.path("before")
          .forEach(
              earlier -> {
                double now = -earlier.get("ago").doubleValue();
                earlier.get("objects").forEach(o -> isTouch(o, touches, now));
                touches.end(now);
              });
      Mover mover = new Mover(in);
      boolean reported = false;
      for (JsonNode obstacle : in.path("objects")) {
        int state = hex(obstacle.get("state"));
        if ((state & 0x1) != 0) {
          reported |= mover.reportsEnvironment();
        } else if (isTouch(obstacle, touches, 0)) {
          reported |=
              (state & 0x200000) != 0
                  ? mover.reportsEnvironment()
                  : mover.reportsObject(state, obstacle.get("weenie").intValue() == 1);
        }
      }
      boolean onWalkable = (hex(in.get("transient")) & ON_WALKABLE) != 0;
      boolean environment = in.get("env").intValue() == 1;
      if (mover.colliding) {
        mover.colliding = environment;
      } else if (environment || in.get("onWalkable").intValue() == 0 && onWalkable) {
        reported |= mover.reportsEnvironment();
      }
      JsonNode out = one.get("out");
      assertThat(out.get("result").intValue()).as(in.toString()).isEqualTo(reported ? 1 : 0);
      assertThat(hex(out.get("state"))).as(in.toString()).isEqualTo(mover.state);
      assertThat(out.get("collidingWithEnvironment").intValue())
          .as(in.toString())
          .isEqualTo(mover.colliding ? 1 : 0);
      assertThat(hex(out.get("transient"))).as(in.toString()).isEqualTo(stationary(in));
      assertThat(vector(out.get("vel"))).as(in.toString()).containsExactly(bounced(in));
    }
  }

  /** Only what is not static is remembered. */
  private static boolean isTouch(JsonNode obstacle, Touches touches, double now) {
    return (hex(obstacle.get("state")) & 0x1) == 0 && touches.isNew(obstacle, now);
  }

  private static int stationary(JsonNode in) {
    int bits = hex(in.get("transient"));
    int fall = in.get("fall").intValue();
    return fall == 1 || fall == 2 ? bits | 0x10 << fall - 1 : bits & ~0x70;
  }

  private static float[] bounced(JsonNode in) {
    float[] v = vector(in.get("vel"));
    if (in.get("fall").intValue() > 1) {
      return new float[3];
    }
    boolean stays = in.get("onWalkable").intValue() == 1;
    if (stays || in.get("cn").isNull()) {
      return v;
    }
    float[] n = vector(in.get("cn"));
    double dot = (double) v[2] * n[2] + (double) v[1] * n[1] + (double) n[0] * v[0];
    if (dot < 0) {
      double k = -(dot * (number(in.get("elasticity")) + 1.0));
      v[0] = (float) (k * n[0] + v[0]);
      v[1] = (float) ((double) (float) (k * n[1]) + v[1]);
      v[2] = (float) ((double) (float) (k * n[2]) + v[2]);
    }
    return v;
  }

  /** The object that has collided. */
  private static final class Mover {
    private final boolean reports;
    private int state;
    private boolean colliding;

    Mover(JsonNode in) {
      state = hex(in.get("state"));
      reports = (state & 0x8) != 0 && in.path("weenie").intValue() == 1;
      colliding = in.get("collidingWithEnvironment").intValue() == 1;
    }

    boolean reportsEnvironment() {
      if (colliding) {
        return false;
      }
      colliding = true;
      stopBeingMissile();
      return reports;
    }

    boolean reportsObject(int obstacle, boolean hasWeenie) {
      boolean toMe = (obstacle & 0x10) == 0;
      boolean toIt = (obstacle & 0x8) != 0 && (state & 0x10) == 0 && hasWeenie;
      if (toMe) {
        stopBeingMissile();
      }
      return toMe && reports || toIt;
    }

    private void stopBeingMissile() {
      state &= (state & 0x40) != 0 ? ~0x340 : -1;
    }
  }
}
