package dev.goldtrace.explain;

import java.util.List;

/**
 * The retail functions that write what a column shows. The first is the one that writes it in the
 * course of a tick without being called for the purpose, if there is such a one.
 */
final class ColumnWriters {
  static final int UPDATE_PHYSICS = 0x00510700;
  static final int STICKY_ADJUST_OFFSET = 0x00555430;
  static final int INTERPOLATION_ADJUST_OFFSET = 0x00555D30;
  static final int CONSTRAINT_ADJUST_OFFSET = 0x00556180;

  private static final int UPDATE_POSITION = 0x00512C30;
  private static final int SET_POSITION_INTERNAL = 0x00515330;
  private static final int SET_POSITION_SIMPLE = 0x005162B0;
  private static final int MOVE_OR_TELEPORT = 0x00516330;
  private static final int SET_HEADING = 0x00514160;
  private static final int GET_HEADING = 0x00535760;
  private static final int MOVE_TO_OBJECT = 0x00529680;
  private static final int MOVE_TO_POSITION = 0x0052A240;
  private static final int TURN_TO_OBJECT = 0x005297D0;
  private static final int TURN_TO_HEADING = 0x0052A630;
  private static final int BEGIN_MOVE_FORWARD = 0x00529A00;
  private static final int BEGIN_TURN_TO_HEADING = 0x00529B90;
  private static final int HANDLE_MOVE_TO_POSITION = 0x00529D80;
  private static final int HANDLE_TURN_TO_HEADING = 0x0052A0C0;
  private static final int MOVE_TO_UPDATE_TARGET = 0x0052A7D0;
  private static final int CHECK_PROGRESS = 0x005290F0;
  private static final int REMOVE_PENDING_HEAD = 0x00529380;
  private static final int ADD_TURN_NODE = 0x00529530;
  private static final int ADD_MOVE_NODE = 0x00529580;
  private static final int CLEAN_UP = 0x005295C0;
  private static final int STICK_TO = 0x00555710;
  private static final int UN_STICK = 0x00555400;
  private static final int STICKY_UPDATE_TARGET = 0x00555780;
  private static final int CONSTRAIN_TO = 0x00556240;
  private static final int UN_CONSTRAIN = 0x005560C0;
  private static final int INTERPOLATE_TO = 0x00555B20;
  private static final int NODE_COMPLETED = 0x005559A0;
  private static final int STOP_INTERPOLATING = 0x00555950;
  private static final int SET_TARGET = 0x0051AC30;
  private static final int CLEAR_TARGET = 0x0051A7E0;
  private static final int SET_TARGET_QUANTUM = 0x0051A4A0;
  private static final int RECEIVE_UPDATE = 0x0051A930;
  private static final int HANDLE_TARGETTING = 0x0051AA90;
  private static final int ADD_VOYEUR = 0x0051A830;
  private static final int REMOVE_VOYEUR = 0x0051AD90;
  private static final int APPLY_MOTION = 0x0051EA40;
  private static final int REMOVE_MOTION = 0x0051E790;
  private static final int DO_INTERPRETED_MOTION = 0x00528360;
  private static final int STOP_INTERPRETED_MOTION = 0x00528470;
  private static final int STOP_COMPLETELY = 0x00527E40;
  private static final int ADD_TO_QUEUE = 0x00527B80;
  private static final int MOTION_DONE = 0x00527EC0;
  private static final int SET_VELOCITY = 0x005113F0;
  private static final int CALC_FRICTION = 0x0050EE70;
  private static final int SET_SLIDING_NORMAL = 0x0050A060;
  private static final int SET_ON_WALKABLE = 0x00511310;
  private static final int SET_ACTIVE = 0x0050FC40;
  private static final int SET_ETHEREAL = 0x00511C40;
  private static final int ADD_ACTION = 0x0051E9E0;
  private static final int REMOVE_ACTION = 0x0051EAD0;
  private static final int CHARGE_JUMP = 0x005281C0;
  private static final int JUMP = 0x00528780;
  private static final int JUMP_IS_ALLOWED = 0x005282B0;
  private static final int DO_MOTION = 0x00528D20;
  private static final int LEAVE_GROUND = 0x00528B00;
  private static final int UNPACK_MOVEMENT = 0x00524440;
  private static final int SET_HOLD_KEY = 0x00528BB0;
  private static final int SET_HOLD_RUN = 0x00528B70;
  private static final int RAW_APPLY_MOTION = 0x0051EB60;
  private static final int RAW_REMOVE_MOTION = 0x0051E6E0;

  private ColumnWriters() {}

  /** The functions that write a column; none for the clock, which the trace sets. */
  static List<Integer> of(String column) {
    return switch (column) {
      case "cell", "x", "y", "z" ->
          List.of(UPDATE_POSITION, SET_POSITION_INTERNAL, SET_POSITION_SIMPLE, MOVE_OR_TELEPORT);
      case "qw", "qx", "qy", "qz" ->
          List.of(UPDATE_POSITION, SET_HEADING, SET_POSITION_SIMPLE, MOVE_OR_TELEPORT);
      case "heading" -> List.of(GET_HEADING);
      case "mt.type" ->
          List.of(MOVE_TO_OBJECT, MOVE_TO_POSITION, TURN_TO_OBJECT, TURN_TO_HEADING, CLEAN_UP);
      case "mt.cmd" ->
          List.of(
              HANDLE_MOVE_TO_POSITION,
              HANDLE_TURN_TO_HEADING,
              BEGIN_MOVE_FORWARD,
              BEGIN_TURN_TO_HEADING,
              CLEAN_UP);
      case "mt.aux" -> List.of(HANDLE_MOVE_TO_POSITION, BEGIN_MOVE_FORWARD, CLEAN_UP);
      case "mt.away" -> List.of(BEGIN_MOVE_FORWARD, CLEAN_UP);
      case "mt.init" -> List.of(MOVE_TO_UPDATE_TARGET, MOVE_TO_OBJECT, TURN_TO_OBJECT, CLEAN_UP);
      case "mt.fail" -> List.of(HANDLE_MOVE_TO_POSITION, HANDLE_TURN_TO_HEADING, CLEAN_UP);
      case "mt.prevHeading" -> List.of(HANDLE_TURN_TO_HEADING, BEGIN_TURN_TO_HEADING, CLEAN_UP);
      case "mt.prevDist" ->
          List.of(CHECK_PROGRESS, BEGIN_MOVE_FORWARD, MOVE_TO_UPDATE_TARGET, CLEAN_UP);
      case "mt.origDist" -> List.of(BEGIN_MOVE_FORWARD, MOVE_TO_UPDATE_TARGET, CLEAN_UP);
      case "mt.nodes" ->
          List.of(REMOVE_PENDING_HEAD, ADD_TURN_NODE, ADD_MOVE_NODE, TURN_TO_HEADING, CLEAN_UP);
      case "st.target" -> List.of(STICK_TO, UN_STICK, STICKY_UPDATE_TARGET);
      case "st.init" -> List.of(STICKY_UPDATE_TARGET, STICK_TO, UN_STICK);
      case "st.timeout" -> List.of(STICK_TO);
      case "ct.on" -> List.of(CONSTRAIN_TO, UN_CONSTRAIN);
      case "ct.offset" -> List.of(CONSTRAINT_ADJUST_OFFSET, CONSTRAIN_TO);
      case "ip.depth" -> List.of(INTERPOLATE_TO, NODE_COMPLETED, STOP_INTERPOLATING);
      case "ip.keep" -> List.of(INTERPOLATE_TO);
      case "ip.frames", "ip.progress", "ip.origDist" ->
          List.of(INTERPOLATION_ADJUST_OFFSET, NODE_COMPLETED, STOP_INTERPOLATING);
      case "ip.fails" -> List.of(INTERPOLATION_ADJUST_OFFSET, INTERPOLATE_TO, STOP_INTERPOLATING);
      case "tg.object" -> List.of(SET_TARGET, CLEAR_TARGET);
      case "tg.status" -> List.of(HANDLE_TARGETTING, RECEIVE_UPDATE, SET_TARGET);
      case "tg.quantum" -> List.of(SET_TARGET_QUANTUM, SET_TARGET, CLEAR_TARGET);
      case "tg.voyeurs" -> List.of(ADD_VOYEUR, REMOVE_VOYEUR);
      case "mi.style",
          "mi.fwd",
          "mi.fwdSpeed",
          "mi.side",
          "mi.sideSpeed",
          "mi.turn",
          "mi.turnSpeed" ->
          List.of(
              APPLY_MOTION,
              REMOVE_MOTION,
              DO_INTERPRETED_MOTION,
              STOP_INTERPRETED_MOTION,
              STOP_COMPLETELY);
      case "mi.pending" -> List.of(ADD_TO_QUEUE, MOTION_DONE);
      case "vx", "vy", "vz" -> List.of(UPDATE_PHYSICS, CALC_FRICTION, SET_VELOCITY);
      case "snx", "sny", "snz" -> List.of(SET_SLIDING_NORMAL, SET_POSITION_INTERNAL);
      case "transient" -> List.of(SET_POSITION_INTERNAL, SET_ON_WALKABLE, SET_ACTIVE);
      case "state" -> List.of(SET_ETHEREAL);
      case "mi.actions", "raw.actions" -> List.of(ADD_ACTION, REMOVE_ACTION, MOTION_DONE);
      case "mi.longJump" -> List.of(CHARGE_JUMP, JUMP, LEAVE_GROUND, UNPACK_MOVEMENT);
      case "mi.jumpError" -> List.of(ADD_TO_QUEUE, MOTION_DONE);
      case "raw.holdKey" -> List.of(SET_HOLD_KEY, SET_HOLD_RUN);
      case "raw.style",
          "raw.fwd",
          "raw.fwdHoldKey",
          "raw.fwdSpeed",
          "raw.side",
          "raw.sideHoldKey",
          "raw.sideSpeed",
          "raw.turn",
          "raw.turnHoldKey",
          "raw.turnSpeed" ->
          List.of(RAW_APPLY_MOTION, RAW_REMOVE_MOTION, STOP_COMPLETELY);
      case "tg.vx", "tg.vy", "tg.vz", "tg.hx", "tg.hy", "tg.hz" ->
          List.of(RECEIVE_UPDATE, SET_TARGET, CLEAR_TARGET);
      case "answer" -> List.of(DO_MOTION, DO_INTERPRETED_MOTION, JUMP_IS_ALLOWED, MOVE_OR_TELEPORT);
      default -> List.of();
    };
  }
}
