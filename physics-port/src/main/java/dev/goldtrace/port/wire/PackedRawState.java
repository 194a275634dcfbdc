package dev.goldtrace.port.wire;

import dev.goldtrace.port.Retail;
import dev.goldtrace.port.motion.RawMotionState;

/**
 * A RawMotionState as the client sends it: flags, then 32-bit fields, then the actions (spec
 * wire.md section 6). Commands are whole 32-bit values here; only the actions use indices.
 *
 * <p>The flag word is kept as sent, its undefined upper half included.
 */
public final class PackedRawState {
  public static final int CURRENT_HOLDKEY = 0x001;
  public static final int CURRENT_STYLE = 0x002;
  public static final int FORWARD_COMMAND = 0x004;
  public static final int FORWARD_HOLDKEY = 0x008;
  public static final int FORWARD_SPEED = 0x010;
  public static final int SIDESTEP_COMMAND = 0x020;
  public static final int SIDESTEP_HOLDKEY = 0x040;
  public static final int SIDESTEP_SPEED = 0x080;
  public static final int TURN_COMMAND = 0x100;
  public static final int TURN_HOLDKEY = 0x200;
  public static final int TURN_SPEED = 0x400;

  /** Five bits: how many actions follow. */
  public static final int ACTION_COUNT = 0xF800;

  private static final int ACTION_COUNT_SHIFT = 11;

  private final int flags;
  private final RawMotionState state;

  private PackedRawState(int flags, RawMotionState state) {
    this.flags = flags;
    this.state = state;
  }

  /**
   * What retail's writer makes of a state: a field is sent when it differs from its default bit by
   * bit.
   *
   * @throws IllegalArgumentException when there are more than 31 actions
   */
  public static PackedRawState of(RawMotionState state) {
    RawMotionState defaults = new RawMotionState();
    int flags = PackedActions.count(state.actions) << ACTION_COUNT_SHIFT;
    flags |= state.currentHoldkey != defaults.currentHoldkey ? CURRENT_HOLDKEY : 0;
    flags |= state.currentStyle != defaults.currentStyle ? CURRENT_STYLE : 0;
    flags |= state.forwardCommand != defaults.forwardCommand ? FORWARD_COMMAND : 0;
    flags |= state.forwardHoldkey != defaults.forwardHoldkey ? FORWARD_HOLDKEY : 0;
    flags |= differs(state.forwardSpeed, defaults.forwardSpeed) ? FORWARD_SPEED : 0;
    flags |= state.sidestepCommand != defaults.sidestepCommand ? SIDESTEP_COMMAND : 0;
    flags |= state.sidestepHoldkey != defaults.sidestepHoldkey ? SIDESTEP_HOLDKEY : 0;
    flags |= differs(state.sidestepSpeed, defaults.sidestepSpeed) ? SIDESTEP_SPEED : 0;
    flags |= state.turnCommand != defaults.turnCommand ? TURN_COMMAND : 0;
    flags |= state.turnHoldkey != defaults.turnHoldkey ? TURN_HOLDKEY : 0;
    flags |= differs(state.turnSpeed, defaults.turnSpeed) ? TURN_SPEED : 0;
    return new PackedRawState(flags, state.copy());
  }

  /** Reads a state; {@code in} stands at the flags. */
  @Retail(address = 0x0051EFC0, name = "RawMotionState::UnPack")
  public static PackedRawState unPack(WireReader in, CommandTable table)
      throws MalformedMessageException {
    RawMotionState state = new RawMotionState();
    int flags = in.u32("raw.flags");
    if ((flags & CURRENT_HOLDKEY) != 0) {
      state.currentHoldkey = in.u32("raw.current_holdkey");
    }
    if ((flags & CURRENT_STYLE) != 0) {
      state.currentStyle = in.u32("raw.current_style");
    }
    if ((flags & FORWARD_COMMAND) != 0) {
      state.forwardCommand = in.u32("raw.forward_command");
    }
    if ((flags & FORWARD_HOLDKEY) != 0) {
      state.forwardHoldkey = in.u32("raw.forward_holdkey");
    }
    if ((flags & FORWARD_SPEED) != 0) {
      state.forwardSpeed = in.f32("raw.forward_speed");
    }
    if ((flags & SIDESTEP_COMMAND) != 0) {
      state.sidestepCommand = in.u32("raw.sidestep_command");
    }
    if ((flags & SIDESTEP_HOLDKEY) != 0) {
      state.sidestepHoldkey = in.u32("raw.sidestep_holdkey");
    }
    if ((flags & SIDESTEP_SPEED) != 0) {
      state.sidestepSpeed = in.f32("raw.sidestep_speed");
    }
    if ((flags & TURN_COMMAND) != 0) {
      state.turnCommand = in.u32("raw.turn_command");
    }
    if ((flags & TURN_HOLDKEY) != 0) {
      state.turnHoldkey = in.u32("raw.turn_holdkey");
    }
    if ((flags & TURN_SPEED) != 0) {
      state.turnSpeed = in.f32("raw.turn_speed");
    }
    int actions = (flags & ACTION_COUNT) >>> ACTION_COUNT_SHIFT;
    for (int i = 0; i < actions; i++) {
      state.actions.add(PackedActions.read(in, "raw.action[" + i + "]", table));
    }
    return new PackedRawState(flags, state);
  }

  /** Writes what {@link #unPack} read, or the canonical form of what {@link #of} was given. */
  @Retail(address = 0x0051ED10, name = "RawMotionState::Pack")
  public void pack(WireWriter out) {
    out.u32(flags);
    if ((flags & CURRENT_HOLDKEY) != 0) {
      out.u32(state.currentHoldkey);
    }
    if ((flags & CURRENT_STYLE) != 0) {
      out.u32(state.currentStyle);
    }
    if ((flags & FORWARD_COMMAND) != 0) {
      out.u32(state.forwardCommand);
    }
    if ((flags & FORWARD_HOLDKEY) != 0) {
      out.u32(state.forwardHoldkey);
    }
    if ((flags & FORWARD_SPEED) != 0) {
      out.f32(state.forwardSpeed);
    }
    if ((flags & SIDESTEP_COMMAND) != 0) {
      out.u32(state.sidestepCommand);
    }
    if ((flags & SIDESTEP_HOLDKEY) != 0) {
      out.u32(state.sidestepHoldkey);
    }
    if ((flags & SIDESTEP_SPEED) != 0) {
      out.f32(state.sidestepSpeed);
    }
    if ((flags & TURN_COMMAND) != 0) {
      out.u32(state.turnCommand);
    }
    if ((flags & TURN_HOLDKEY) != 0) {
      out.u32(state.turnHoldkey);
    }
    if ((flags & TURN_SPEED) != 0) {
      out.f32(state.turnSpeed);
    }
    PackedActions.write(out, state.actions);
  }

  /** The flag word as sent. */
  public int flags() {
    return flags;
  }

  /** A copy of the state, the caller's to change. */
  public RawMotionState state() {
    return state.copy();
  }

  private static boolean differs(float value, float other) {
    return Float.floatToRawIntBits(value) != Float.floatToRawIntBits(other);
  }
}
