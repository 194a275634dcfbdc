package dev.goldtrace.compare;

import dev.goldtrace.golden.StateColumn;

/** Columns of frames and state that belong together: those of one manager, mostly. */
public enum ColumnGroup implements Aspect {
  FRAMES("frames"),
  HEADING("heading"),
  MOVE_TO("state.mt"),
  STICKY("state.st"),
  CONSTRAINT("state.ct"),
  INTERPOLATION("state.ip"),
  TARGET("state.tg"),
  MOTION("state.mi"),
  VELOCITY("state.v"),
  SLIDING("state.sn"),
  TRANSIENT("state.transient"),
  PHYSICS("state.state"),
  RAW_MOTION("state.raw"),
  ANSWER("state.answer");

  private final String id;

  ColumnGroup(String id) {
    this.id = id;
  }

  @Override
  public String id() {
    return id;
  }

  static ColumnGroup of(StateColumn column) {
    return switch (column) {
      case MT_TYPE,
          MT_CMD,
          MT_AUX,
          MT_AWAY,
          MT_INIT,
          MT_FAIL,
          MT_PREV_HEADING,
          MT_PREV_DIST,
          MT_ORIG_DIST,
          MT_NODES ->
          MOVE_TO;
      case ST_TARGET, ST_INIT, ST_TIMEOUT -> STICKY;
      case CT_ON, CT_OFFSET -> CONSTRAINT;
      case IP_DEPTH, IP_KEEP, IP_FRAMES, IP_FAILS, IP_ORIG_DIST, IP_PROGRESS -> INTERPOLATION;
      case TG_OBJECT, TG_STATUS, TG_QUANTUM, TG_VOYEURS, TG_VX, TG_VY, TG_VZ, TG_HX, TG_HY, TG_HZ ->
          TARGET;
      case MI_STYLE,
          MI_FWD,
          MI_FWD_SPEED,
          MI_SIDE,
          MI_SIDE_SPEED,
          MI_TURN,
          MI_TURN_SPEED,
          MI_PENDING,
          MI_ACTIONS,
          MI_LONG_JUMP,
          MI_JUMP_ERROR ->
          MOTION;
      case RAW_HOLD_KEY,
          RAW_STYLE,
          RAW_FWD,
          RAW_FWD_HOLD_KEY,
          RAW_FWD_SPEED,
          RAW_SIDE,
          RAW_SIDE_HOLD_KEY,
          RAW_SIDE_SPEED,
          RAW_TURN,
          RAW_TURN_HOLD_KEY,
          RAW_TURN_SPEED,
          RAW_ACTIONS ->
          RAW_MOTION;
      case VX, VY, VZ -> VELOCITY;
      case SNX, SNY, SNZ -> SLIDING;
      case TRANSIENT -> TRANSIENT;
      case STATE -> PHYSICS;
      case ANSWER -> ANSWER;
    };
  }
}
