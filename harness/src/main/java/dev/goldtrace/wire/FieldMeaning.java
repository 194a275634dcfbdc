package dev.goldtrace.wire;

import dev.goldtrace.port.motion.MovementParameters;
import dev.goldtrace.port.wire.CommandTable;
import dev.goldtrace.port.wire.FieldType;
import dev.goldtrace.port.wire.MovementEvent;
import dev.goldtrace.port.wire.PackedInterpretedState;
import dev.goldtrace.port.wire.PositionPack;
import dev.goldtrace.port.wire.UpdateMotion;
import dev.goldtrace.port.wire.UpdatePosition;
import dev.goldtrace.port.wire.UpdatePositionAndMotion;
import dev.goldtrace.port.wire.VectorUpdate;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/** Says what the value of a field means, by the field's name. */
final class FieldMeaning {
  private static final BitNames EVENT_FLAGS =
      new BitNames()
          .name(MovementEvent.STICK_TO_OBJECT, "StickToObject")
          .name(MovementEvent.STANDING_LONG_JUMP, "StandingLongJump");

  private static final BitNames STATE_FLAGS =
      new BitNames()
          .name(PackedInterpretedState.CURRENT_STYLE, "current_style")
          .name(PackedInterpretedState.FORWARD_COMMAND, "forward_command")
          .name(PackedInterpretedState.FORWARD_SPEED, "forward_speed")
          .name(PackedInterpretedState.SIDESTEP_COMMAND, "sidestep_command")
          .name(PackedInterpretedState.SIDESTEP_SPEED, "sidestep_speed")
          .name(PackedInterpretedState.TURN_COMMAND, "turn_command")
          .name(PackedInterpretedState.TURN_SPEED, "turn_speed");

  private static final BitNames PARAMETER_BITS =
      new BitNames()
          .name(MovementParameters.CAN_WALK, "can_walk")
          .name(MovementParameters.CAN_RUN, "can_run")
          .name(MovementParameters.CAN_SIDESTEP, "can_sidestep")
          .name(MovementParameters.CAN_WALK_BACKWARDS, "can_walk_backwards")
          .name(MovementParameters.CAN_CHARGE, "can_charge")
          .name(MovementParameters.FAIL_WALK, "fail_walk")
          .name(MovementParameters.USE_FINAL_HEADING, "use_final_heading")
          .name(MovementParameters.STICKY, "sticky")
          .name(MovementParameters.MOVE_AWAY, "move_away")
          .name(MovementParameters.MOVE_TOWARDS, "move_towards")
          .name(MovementParameters.USE_SPHERES, "use_spheres")
          .name(MovementParameters.SET_HOLD_KEY, "set_hold_key")
          .name(MovementParameters.AUTONOMOUS, "autonomous")
          .name(MovementParameters.MODIFY_RAW_STATE, "modify_raw_state")
          .name(MovementParameters.MODIFY_INTERPRETED_STATE, "modify_interpreted_state")
          .name(MovementParameters.CANCEL_MOVETO, "cancel_moveto")
          .name(MovementParameters.STOP_COMPLETELY, "stop_completely")
          .name(MovementParameters.DISABLE_JUMP_DURING_LINK, "disable_jump_during_link");

  private static final BitNames PACK_FLAGS =
      new BitNames()
          .name(PositionPack.VELOCITY, "velocity")
          .name(PositionPack.PLACEMENT, "placement")
          .name(PositionPack.CONTACT, "contact")
          .name(PositionPack.NO_QW, "no qw")
          .name(PositionPack.NO_QX, "no qx")
          .name(PositionPack.NO_QY, "no qy")
          .name(PositionPack.NO_QZ, "no qz");

  private static final int FIRST_INDOOR_CELL = 0x100;

  private final CommandNames commands;

  FieldMeaning(CommandTable table) {
    this.commands = new CommandNames(table);
  }

  /**
   * @param bits the field's bytes as a little-endian number, 0 when there are more than four
   * @return empty when the value speaks for itself
   */
  String of(FieldType type, String name, int bits) {
    return switch (type) {
      case COMMAND_INDEX -> commands.describe(bits);
      case PADDING -> bits == 0 ? "" : "skipped, whatever it holds";
      case IGNORED -> "not read by retail";
      default -> ofName(name, bits);
    };
  }

  private static String ofName(String name, int bits) {
    if (name.endsWith(".stamp")) {
      return "stamp " + (bits & 0x7FFF) + ((bits & 0x8000) != 0 ? ", autonomous" : "");
    }
    return switch (name) {
      case "opcode" -> messageName(bits);
      case "autonomous" -> bits == 0 ? "no" : "yes";
      case "event.type" -> movementType(bits);
      case "event.flags" -> joined(EVENT_FLAGS.of(bits));
      case "event.sticky_object_id" -> bits == 0 ? "nobody" : "";
      case "event.cell", "pack.cell" -> cell(bits);
      case "event.heading" -> "degrees, used if the object is unknown";
      case "params.desired_heading" -> "degrees";
      case "state.flags" -> stateFlags(bits);
      case "params.bitfield" -> joined(PARAMETER_BITS.of(bits));
      case "pack.flags" -> joined(PACK_FLAGS.of(bits));
      case "pack.velocity.x", "pack.velocity.y", "pack.velocity.z" -> "not used by retail";
      default -> "";
    };
  }

  /** The name of the message with an opcode. */
  static String messageName(int opcode) {
    return switch (opcode) {
      case UpdateMotion.OPCODE -> "UpdateMotion";
      case UpdatePosition.OPCODE -> "UpdatePosition";
      case UpdatePositionAndMotion.OPCODE -> "UpdatePositionAndMotion";
      case VectorUpdate.OPCODE -> "VectorUpdate";
      default -> "unknown";
    };
  }

  private static String movementType(int type) {
    return switch (type) {
      case MovementEvent.INTERPRETED_STATE -> "InterpretedMotionState";
      case MovementEvent.MOVE_TO_OBJECT -> "MoveToObject";
      case MovementEvent.MOVE_TO_POSITION -> "MoveToPosition";
      case MovementEvent.TURN_TO_OBJECT -> "TurnToObject";
      case MovementEvent.TURN_TO_HEADING -> "TurnToHeading";
      default -> "not acted on: only the style is applied";
    };
  }

  private static String stateFlags(int flags) {
    List<String> set =
        new ArrayList<>(STATE_FLAGS.of(flags & ~PackedInterpretedState.ACTION_COUNT & 0xFFF));
    int actions = (flags & PackedInterpretedState.ACTION_COUNT) >>> 7;
    if (actions > 0) {
      set.add(actions == 1 ? "1 action" : actions + " actions");
    }
    set.addAll(STATE_FLAGS.of(flags & ~0xFFF));
    return joined(set);
  }

  private static String cell(int cell) {
    return String.format(
        Locale.ROOT,
        "landblock 0x%04X, %s",
        cell >>> 16,
        (cell & 0xFFFF) < FIRST_INDOOR_CELL ? "outdoors" : "indoors");
  }

  private static String joined(List<String> names) {
    return String.join(" | ", names);
  }
}
