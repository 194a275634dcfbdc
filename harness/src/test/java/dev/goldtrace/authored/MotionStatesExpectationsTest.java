package dev.goldtrace.authored;

import static dev.goldtrace.authored.AuthoredVectors.hex;
import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * What doing and stopping a motion answers and leaves in the two states: the vectors of the motion
 * interpreter, computed again from spec motion-interpreter.md sections 2.2, 2.3 and 3.
 */
class MotionStatesExpectationsTest {
  private static final int NON_COMBAT = 0x8000003D;
  private static final int READY = 0x41000003;
  private static final int WALK = 0x45000005;
  private static final int BACKWARDS = 0x45000006;
  private static final int RUN = 0x44000007;
  private static final int TURN_RIGHT = 0x6500000D;
  private static final int TURN_LEFT = 0x6500000E;
  private static final int SIDE_RIGHT = 0x6500000F;
  private static final int SIDE_LEFT = 0x65000010;
  private static final int DEAD = 0x40000011;
  private static final int FALLING = 0x40000015;
  private static final int SUBSTATE = 0x40000000;
  private static final int ACTION = 0x10000000;

  private static final int SET_HOLD_KEY = 0x800;
  private static final int AUTONOMOUS = 0x1000;
  private static final int MODIFY_RAW = 0x2000;
  private static final int MODIFY_INTERPRETED = 0x4000;

  private static final int KEY_NONE = 1;
  private static final int KEY_RUN = 2;

  /** What a sidestep is slower or faster by (3.4). */
  private static final double SIDE_FACTOR = (double) 3.12f / 1.25 * 0.5;

  /** The values of section 2; commands and styles hex, the rest numbers. */
  private static Map<String, Object> defaults(boolean raw) {
    Map<String, Object> state = new TreeMap<>();
    state.put("current_style", NON_COMBAT);
    state.put("forward_command", READY);
    state.put("sidestep_command", 0);
    state.put("turn_command", 0);
    for (String part : List.of("forward", "sidestep", "turn")) {
      state.put(part + "_speed", 1f);
      if (raw) {
        state.put(part + "_holdkey", 0);
      }
    }
    if (raw) {
      state.put("current_holdkey", KEY_NONE);
    }
    state.put("actions", List.of());
    return state;
  }

  private static Map<String, Object> state(JsonNode given, boolean raw) {
    Map<String, Object> state = defaults(raw);
    given
        .properties()
        .forEach(
            member -> {
              JsonNode value = member.getValue();
              if (value.isArray()) {
                List<String> actions = new ArrayList<>();
                value.forEach(action -> actions.add(action.toString()));
                state.put(member.getKey(), actions);
              } else if (value.isTextual()) {
                state.put(member.getKey(), hex(value));
              } else if (member.getKey().endsWith("_speed")) {
                state.put(member.getKey(), Float.parseFloat(value.asText()));
              } else {
                state.put(member.getKey(), value.asInt());
              }
            });
    return state;
  }

  /** An interpreter with the members of a vector's {@code in}, and the parameters of its call. */
  private static final class Model {
    private final JsonNode in;
    private final Map<String, Object> raw;
    private final Map<String, Object> interpreted;
    private final int flags;
    private final float speed;

    Model(JsonNode in) {
      this.in = in;
      this.raw = state(in.at("/raw"), true);
      this.interpreted = state(in.at("/interpreted"), false);
      this.flags = hex(in.at("/params/flags"), 0x1EE0F);
      this.speed = number("/params/speed", 1);
    }

    private float number(String path, float absent) {
      JsonNode node = in.at(path);
      return node.isMissingNode() ? absent : Float.parseFloat(node.asText());
    }

    private boolean isCreature() {
      return !in.at("/weenie").asBoolean(true) || in.at("/creature").asBoolean(true);
    }

    private boolean has(int bit) {
      return (flags & bit) != 0;
    }

    // --- 3.4, 3.5 ---

    /** The motion and the speed. */
    private Object[] adjusted(int motion) {
      int key = in.at("/params/holdKey").asInt(0);
      key = key == 0 ? (int) raw.get("current_holdkey") : key;
      int to = motion;
      float by = speed;
      if (!isCreature() || motion == RUN) {
        return new Object[] {to, by};
      }
      if (motion == TURN_LEFT || motion == SIDE_LEFT) {
        to = motion == TURN_LEFT ? TURN_RIGHT : SIDE_RIGHT;
        by = -by;
      } else if (motion == BACKWARDS) {
        to = WALK;
        by = (float) ((double) -0.65f * by);
      }
      if (to == SIDE_RIGHT) {
        by = (float) (SIDE_FACTOR * by);
      }
      if (key == KEY_RUN) {
        float rate = number("/runRate", number("/my_run_rate", 1));
        if (to == WALK) {
          to = by > 0 ? RUN : WALK;
          by = (float) ((double) rate * by);
        } else if (to == TURN_RIGHT) {
          by = (float) (1.5 * by);
        } else if (to == SIDE_RIGHT) {
          by = (float) Math.max(-3.0, Math.min((double) rate * by, 3.0));
        }
      }
      return new Object[] {to, by};
    }

    // --- 3.8, 3.10 ---

    private boolean contactAllows(int motion) {
      boolean onGround = (hex(in.at("/transient"), 0x83) & 3) == 3;
      boolean gravity = (hex(in.at("/state"), 0x408) & 0x400) != 0;
      return List.of(FALLING, DEAD, TURN_RIGHT, TURN_LEFT).contains(motion)
          || !isCreature()
          || !gravity
          || onGround;
    }

    private boolean isHeldBack(int motion) {
      return in.at("/standing_longjump").asInt(0) == 1
          && List.of(WALK, RUN, SIDE_RIGHT).contains(motion);
    }

    private int animation() {
      return hex(in.at("/animation"), 0);
    }

    private int doInterpreted(int motion, float by) {
      int error = 0;
      if (!contactAllows(motion)) {
        error = (motion & ACTION) != 0 ? 0x24 : 0;
      } else if (!isHeldBack(motion)) {
        error = animation();
      }
      if (error == 0 && has(MODIFY_INTERPRETED)) {
        apply(interpreted, motion, by, false);
      }
      return error;
    }

    private int stopInterpreted(int motion) {
      int error = contactAllows(motion) && !isHeldBack(motion) ? animation() : 0;
      if (error == 0 && has(MODIFY_INTERPRETED)) {
        remove(interpreted, motion);
      }
      return error;
    }

    // --- 2.2, 2.3 ---

    private void apply(Map<String, Object> state, int motion, float by, boolean isRaw) {
      if (motion == SIDE_RIGHT || isRaw && motion == SIDE_LEFT) {
        set(state, "sidestep", motion, by);
      } else if (motion == TURN_RIGHT || isRaw && motion == TURN_LEFT) {
        set(state, "turn", motion, by);
      } else if ((motion & SUBSTATE) != 0) {
        if (!isRaw || motion != RUN) {
          set(state, "forward", motion, by);
        }
      } else if (motion < 0) {
        if (!isRaw || !state.get("current_style").equals(motion)) {
          state.put("forward_command", READY);
          state.put("current_style", motion);
        }
      } else if ((motion & ACTION) != 0) {
        ObjectNode action = JsonNodeFactory.instance.objectNode();
        action.put("action", "0x%08X".formatted(motion));
        if (by == (int) by) {
          action.put("speed", (int) by);
        } else {
          action.put("speed", by);
        }
        action.put("stamp", in.at("/params/actionStamp").asInt(0));
        action.put("autonomous", has(AUTONOMOUS) ? 1 : 0);
        List<Object> actions = new ArrayList<>((List<?>) state.get("actions"));
        actions.add(action.toString());
        state.put("actions", actions);
      }
    }

    private void set(Map<String, Object> state, String part, int motion, float by) {
      state.put(part + "_command", motion);
      state.put(part + "_speed", by);
      if (state.containsKey(part + "_holdkey")) {
        int key = in.at("/params/holdKey").asInt(0);
        state.put(part + "_holdkey", has(SET_HOLD_KEY) ? 0 : key);
      }
    }

    private static void remove(Map<String, Object> state, int motion) {
      if (motion == SIDE_RIGHT || motion == SIDE_LEFT) {
        state.put("sidestep_command", 0);
      } else if (motion == TURN_RIGHT || motion == TURN_LEFT) {
        state.put("turn_command", 0);
      } else if (state.get("forward_command").equals(motion)) {
        state.put("forward_command", READY);
        state.put("forward_speed", 1f);
      } else if (state.get("current_style").equals(motion)) {
        state.put("current_style", NON_COMBAT);
      }
    }

    // --- 3.7, 3.9, 3.11, 3.25 ---

    private void setHoldKey(int key) {
      int current = (int) raw.get("current_holdkey");
      if (key == KEY_RUN || key == KEY_NONE && current == KEY_RUN) {
        raw.put("current_holdkey", key);
      }
    }

    private int refusal(int motion) {
      if (!interpreted.get("current_style").equals(NON_COMBAT)) {
        if (motion >= 0x41000012 && motion <= 0x41000014) {
          return 0x3F + motion - 0x41000012;
        }
        if ((motion & 0x02000000) != 0) {
          return 0x42;
        }
      }
      boolean full = ((List<?>) interpreted.get("actions")).size() >= 6;
      return full && (motion & ACTION) != 0 ? 0x45 : 0;
    }

    /** Calls the function; answers what it answers, 0 if it answers nothing. */
    int call(String function) {
      int motion = hex(in.at("/motion"), 0);
      if (function.equals("SetHoldKey")) {
        setHoldKey(in.at("/holdKey").asInt());
        return 0;
      }
      if (!in.at("/physics").asBoolean(true)) {
        return 8;
      }
      switch (function) {
        case "DoInterpretedMotion":
          return doInterpreted(motion, speed);
        case "StopInterpretedMotion":
          return stopInterpreted(motion);
        case "StopCompletely":
          for (Map<String, Object> state : List.of(raw, interpreted)) {
            state.put("forward_command", READY);
            state.put("forward_speed", 1f);
            state.put("sidestep_command", 0);
            state.put("turn_command", 0);
          }
          return 0;
        case "StopMotion":
          int stopError = stopInterpreted((int) adjusted(motion)[0]);
          if (stopError == 0 && has(MODIFY_RAW)) {
            remove(raw, motion);
          }
          return stopError;
        default:
          if (has(SET_HOLD_KEY)) {
            setHoldKey(in.at("/params/holdKey").asInt(0));
          }
          Object[] adjusted = adjusted(motion);
          int error = refusal(motion);
          if (error == 0) {
            error = doInterpreted((int) adjusted[0], (float) adjusted[1]);
          }
          if (error == 0 && has(MODIFY_RAW)) {
            apply(raw, motion, speed, true);
          }
          return error;
      }
    }
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "DoMotion",
        "DoInterpretedMotion",
        "StopMotion",
        "StopInterpretedMotion",
        "StopCompletely",
        "SetHoldKey"
      })
  void answersAndChangesTheStatesAsItsSectionSays(String function) throws IOException {
    for (JsonNode one : AuthoredVectors.cases("retail", "CMotionInterp." + function)) {
      Model model = new Model(one.get("in"));
      int result = model.call(function);
      JsonNode out = one.get("out");
      assertThat(hex(out.at("/result"), 0)).as(one.toString()).isEqualTo(result);
      assertThat(out.has("result")).isEqualTo(!function.equals("SetHoldKey"));
      assertChanges(one, "raw", model.raw);
      assertChanges(one, "interpreted", model.interpreted);
    }
  }

  /** What is written is what has another value, and nothing else. */
  private static void assertChanges(JsonNode one, String name, Map<String, Object> now) {
    boolean isRaw = name.equals("raw");
    Map<String, Object> before = state(one.at("/in/" + name), isRaw);
    Map<String, Object> expected = new TreeMap<>(now);
    expected.entrySet().removeIf(member -> before.get(member.getKey()).equals(member.getValue()));
    Map<String, Object> written = state(one.at("/out/" + name), isRaw);
    written.keySet().removeIf(member -> !one.at("/out/" + name).has(member));
    assertThat(written).as(name + " of " + one).isEqualTo(expected);
  }

  /** 3.20: the state is taken over, and of its actions those whose stamp is newer are played. */
  @Test
  void messagePlaysActionsByTheirStamps() throws IOException {
    for (JsonNode one :
        AuthoredVectors.cases("retail", "CMotionInterp.move_to_interpreted_state")) {
      JsonNode in = one.get("in");
      boolean lost = !in.at("/physics").asBoolean(true);
      assertThat(one.at("/out/result").asInt()).isEqualTo(lost ? 0 : 1);
      if (lost || !in.at("/transient").isMissingNode() || in.has("animation")) {
        continue;
      }
      boolean plain = in.at("/weenie").asBoolean(true) && !in.at("/thePlayer").asBoolean(false);
      Map<String, Object> expected = state(in.at("/new"), false);
      List<String> played = new ArrayList<>();
      int server = 0;
      for (JsonNode action : in.at("/new/actions")) {
        int stamp = action.get("stamp").asInt() & 0x7FFF;
        boolean newer = Math.abs(stamp - server) <= 0x3FFF ? server < stamp : stamp < server;
        if (newer && (plain || action.get("autonomous").asInt() == 0)) {
          server = stamp;
          // DoInterpretedMotion with default parameters, but for the speed and the bit.
          ObjectNode kept = action.deepCopy();
          kept.put("stamp", 0);
          played.add(kept.toString());
        }
      }
      expected.put("actions", played);
      Map<String, Object> before = state(in.at("/interpreted"), false);
      expected.entrySet().removeIf(m -> before.get(m.getKey()).equals(m.getValue()));
      Map<String, Object> written = state(one.at("/out/interpreted"), false);
      written.keySet().removeIf(member -> !one.at("/out/interpreted").has(member));
      assertThat(written).as(one.toString()).isEqualTo(expected);
      assertThat(state(one.at("/out/raw"), true).get("current_style"))
          .isEqualTo(hex(in.at("/new/current_style"), NON_COMBAT));
    }
  }
}
