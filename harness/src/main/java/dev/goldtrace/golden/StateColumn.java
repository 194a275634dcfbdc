package dev.goldtrace.golden;

/** The columns of a state file after {@code tick} and {@code guid}, in their order. */
public enum StateColumn {
  MT_TYPE("mt.type", CellType.INT),
  MT_CMD("mt.cmd", CellType.HEX),
  MT_AUX("mt.aux", CellType.HEX),
  MT_AWAY("mt.away", CellType.BOOL),
  MT_INIT("mt.init", CellType.BOOL),
  MT_FAIL("mt.fail", CellType.INT),
  MT_PREV_HEADING("mt.prevHeading", CellType.F32),
  MT_PREV_DIST("mt.prevDist", CellType.F32),
  MT_ORIG_DIST("mt.origDist", CellType.F32),
  MT_NODES("mt.nodes", CellType.TEXT),
  ST_TARGET("st.target", CellType.HEX),
  ST_INIT("st.init", CellType.BOOL),
  ST_TIMEOUT("st.timeout", CellType.F64),
  CT_ON("ct.on", CellType.BOOL),
  CT_OFFSET("ct.offset", CellType.F32),
  IP_DEPTH("ip.depth", CellType.INT),
  IP_KEEP("ip.keep", CellType.BOOL),
  IP_FRAMES("ip.frames", CellType.INT),
  IP_FAILS("ip.fails", CellType.INT),
  IP_ORIG_DIST("ip.origDist", CellType.F32),
  IP_PROGRESS("ip.progress", CellType.F32),
  TG_OBJECT("tg.object", CellType.HEX),
  TG_STATUS("tg.status", CellType.INT),
  TG_QUANTUM("tg.quantum", CellType.F64),
  TG_VOYEURS("tg.voyeurs", CellType.INT),
  MI_STYLE("mi.style", CellType.HEX),
  MI_FWD("mi.fwd", CellType.HEX),
  MI_FWD_SPEED("mi.fwdSpeed", CellType.F32),
  MI_SIDE("mi.side", CellType.HEX),
  MI_SIDE_SPEED("mi.sideSpeed", CellType.F32),
  MI_TURN("mi.turn", CellType.HEX),
  MI_TURN_SPEED("mi.turnSpeed", CellType.F32),
  MI_PENDING("mi.pending", CellType.INT),
  VX("vx", CellType.F32),
  VY("vy", CellType.F32),
  VZ("vz", CellType.F32),
  /** From here on: traces of format 1.1, and of format 1.2. */
  SNX("snx", CellType.F32),
  SNY("sny", CellType.F32),
  SNZ("snz", CellType.F32),
  TRANSIENT("transient", CellType.HEX),
  STATE("state", CellType.HEX),
  /** From here on: traces of format 1.2. */
  MI_ACTIONS("mi.actions", CellType.INT),
  MI_LONG_JUMP("mi.longJump", CellType.BOOL),
  MI_JUMP_ERROR("mi.jumpError", CellType.HEX),
  RAW_HOLD_KEY("raw.holdKey", CellType.INT),
  RAW_STYLE("raw.style", CellType.HEX),
  RAW_FWD("raw.fwd", CellType.HEX),
  RAW_FWD_HOLD_KEY("raw.fwdHoldKey", CellType.INT),
  RAW_FWD_SPEED("raw.fwdSpeed", CellType.F32),
  RAW_SIDE("raw.side", CellType.HEX),
  RAW_SIDE_HOLD_KEY("raw.sideHoldKey", CellType.INT),
  RAW_SIDE_SPEED("raw.sideSpeed", CellType.F32),
  RAW_TURN("raw.turn", CellType.HEX),
  RAW_TURN_HOLD_KEY("raw.turnHoldKey", CellType.INT),
  RAW_TURN_SPEED("raw.turnSpeed", CellType.F32),
  RAW_ACTIONS("raw.actions", CellType.INT),
  TG_VX("tg.vx", CellType.F32),
  TG_VY("tg.vy", CellType.F32),
  TG_VZ("tg.vz", CellType.F32),
  TG_HX("tg.hx", CellType.F32),
  TG_HY("tg.hy", CellType.F32),
  TG_HZ("tg.hz", CellType.F32),
  ANSWER("answer", CellType.HEX);

  private final String title;
  private final CellType type;

  StateColumn(String title, CellType type) {
    this.title = title;
    this.type = type;
  }

  /** The word in the header. */
  public String title() {
    return title;
  }

  public CellType type() {
    return type;
  }
}
