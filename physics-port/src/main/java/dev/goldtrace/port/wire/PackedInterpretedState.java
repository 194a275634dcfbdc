package dev.goldtrace.port.wire;

import dev.goldtrace.port.Retail;
import dev.goldtrace.port.motion.ActionNode;
import dev.goldtrace.port.motion.InterpretedMotionState;

/**
 * An InterpretedMotionState as it is sent: flags, all commands, all speeds, the actions, padding
 * (spec wire.md section 3). There is no alignment between the 16-bit commands and the floats.
 *
 * <p>The flag word is kept as sent. So a sender's explicit Ready or NonCombat (ACE) is written
 * again, and so are bits 12 to 31, in which retail leaks part of a size. The skipped bytes at the
 * end are kept too.
 */
public final class PackedInterpretedState {
  public static final int CURRENT_STYLE = 0x01;
  public static final int FORWARD_COMMAND = 0x02;
  public static final int FORWARD_SPEED = 0x04;
  public static final int SIDESTEP_COMMAND = 0x08;
  public static final int SIDESTEP_SPEED = 0x10;
  public static final int TURN_COMMAND = 0x20;
  public static final int TURN_SPEED = 0x40;

  /** Five bits: how many actions follow. */
  public static final int ACTION_COUNT = 0xF80;

  private static final int ACTION_COUNT_SHIFT = 7;
  private static final ActionNode DEFAULT_ACTION = new ActionNode(0, 1.0f, 0, false);

  private final int flags;
  private final InterpretedMotionState state;
  private final int padding;

  private PackedInterpretedState(int flags, InterpretedMotionState state, int padding) {
    this.flags = flags;
    this.state = state;
    this.padding = padding;
  }

  /**
   * What retail's writer makes of a state: a field is sent when it differs from its default bit by
   * bit.
   *
   * @throws IllegalArgumentException when there are more than 31 actions
   */
  public static PackedInterpretedState of(InterpretedMotionState state) {
    InterpretedMotionState defaults = new InterpretedMotionState();
    int flags = PackedActions.count(state.actions) << ACTION_COUNT_SHIFT;
    flags |= state.currentStyle != defaults.currentStyle ? CURRENT_STYLE : 0;
    flags |= state.forwardCommand != defaults.forwardCommand ? FORWARD_COMMAND : 0;
    flags |= differs(state.forwardSpeed, defaults.forwardSpeed) ? FORWARD_SPEED : 0;
    flags |= state.sidestepCommand != defaults.sidestepCommand ? SIDESTEP_COMMAND : 0;
    flags |= differs(state.sidestepSpeed, defaults.sidestepSpeed) ? SIDESTEP_SPEED : 0;
    flags |= state.turnCommand != defaults.turnCommand ? TURN_COMMAND : 0;
    flags |= differs(state.turnSpeed, defaults.turnSpeed) ? TURN_SPEED : 0;
    return new PackedInterpretedState(flags, state.copy(), 0);
  }

  /**
   * Reads a state.
   *
   * <p>Retail uses {@code size} in a peculiar way. The flag word is read only if it is at least 4;
   * otherwise nothing is read for it and the number itself serves as the flags. An action is read
   * only if it is at least 8; otherwise a default action is appended and nothing is consumed. It is
   * not reduced while reading, and everything else is read whatever it says. What limits reading
   * here is the bytes that are there.
   *
   * @param in at the flags
   * @param size what retail is passed: the length of the whole message, 8 or more for a real one
   */
  @Retail(address = 0x0051F400, name = "InterpretedMotionState::UnPack")
  public static PackedInterpretedState unPack(WireReader in, int size, CommandTable table)
      throws MalformedMessageException {
    InterpretedMotionState state = new InterpretedMotionState();
    boolean flagsPresent = Integer.compareUnsigned(size, 4) >= 0;
    int flags = flagsPresent ? in.u32("state.flags") : size;
    if ((flags & CURRENT_STYLE) != 0) {
      state.currentStyle = in.command("state.current_style", table);
    }
    if ((flags & FORWARD_COMMAND) != 0) {
      state.forwardCommand = in.command("state.forward_command", table);
    }
    if ((flags & SIDESTEP_COMMAND) != 0) {
      state.sidestepCommand = in.command("state.sidestep_command", table);
    }
    if ((flags & TURN_COMMAND) != 0) {
      state.turnCommand = in.command("state.turn_command", table);
    }
    if ((flags & FORWARD_SPEED) != 0) {
      state.forwardSpeed = in.f32("state.forward_speed");
    }
    if ((flags & SIDESTEP_SPEED) != 0) {
      state.sidestepSpeed = in.f32("state.sidestep_speed");
    }
    if ((flags & TURN_SPEED) != 0) {
      state.turnSpeed = in.f32("state.turn_speed");
    }
    int actions = (flags & ACTION_COUNT) >>> ACTION_COUNT_SHIFT;
    boolean actionsPresent = Integer.compareUnsigned(size, 8) >= 0;
    for (int i = 0; i < actions; i++) {
      state.actions.add(
          actionsPresent
              ? PackedActions.read(in, "state.action[" + i + "]", table)
              : DEFAULT_ACTION);
    }
    return new PackedInterpretedState(flags, state, in.align4("state.padding"));
  }

  /** Writes what {@link #unPack} read, or the canonical form of what {@link #of} was given. */
  @Retail(address = 0x0051F1D0, name = "InterpretedMotionState::Pack")
  public void pack(WireWriter out) {
    out.u32(flags);
    if ((flags & CURRENT_STYLE) != 0) {
      out.command(state.currentStyle);
    }
    if ((flags & FORWARD_COMMAND) != 0) {
      out.command(state.forwardCommand);
    }
    if ((flags & SIDESTEP_COMMAND) != 0) {
      out.command(state.sidestepCommand);
    }
    if ((flags & TURN_COMMAND) != 0) {
      out.command(state.turnCommand);
    }
    if ((flags & FORWARD_SPEED) != 0) {
      out.f32(state.forwardSpeed);
    }
    if ((flags & SIDESTEP_SPEED) != 0) {
      out.f32(state.sidestepSpeed);
    }
    if ((flags & TURN_SPEED) != 0) {
      out.f32(state.turnSpeed);
    }
    PackedActions.write(out, state.actions);
    out.align4(padding);
  }

  /** The flag word as sent. */
  public int flags() {
    return flags;
  }

  /** A copy of the state, the caller's to change. */
  public InterpretedMotionState state() {
    return state.copy();
  }

  private static boolean differs(float value, float other) {
    return Float.floatToRawIntBits(value) != Float.floatToRawIntBits(other);
  }
}
