package dev.goldtrace.port.motion;

import dev.goldtrace.port.Retail;
import java.util.ArrayList;
import java.util.List;

/**
 * What the input asked for, before hold keys and left/right are worked in (spec
 * motion-interpreter.md 2.2). Hold keys are {@link HoldKey} values, speeds multipliers.
 */
public final class RawMotionState {
  public int currentHoldkey = HoldKey.NONE;
  public int currentStyle = MotionCommand.NON_COMBAT;
  public int forwardCommand = MotionCommand.READY;
  public int forwardHoldkey = HoldKey.INVALID;
  public float forwardSpeed = 1.0f;
  public int sidestepCommand;
  public int sidestepHoldkey = HoldKey.INVALID;
  public float sidestepSpeed = 1.0f;
  public int turnCommand;
  public int turnHoldkey = HoldKey.INVALID;
  public float turnSpeed = 1.0f;

  /** The oldest first. */
  public final List<ActionNode> actions = new ArrayList<>();

  @Retail(address = 0x0051E7F0, name = "RawMotionState::RawMotionState")
  public RawMotionState() {}

  /** Becomes a deep copy of {@code other}. */
  @Retail(address = 0x0051EC60, name = "RawMotionState::operator=")
  public void set(RawMotionState other) {
    actions.clear();
    currentHoldkey = other.currentHoldkey;
    currentStyle = other.currentStyle;
    forwardCommand = other.forwardCommand;
    forwardHoldkey = other.forwardHoldkey;
    forwardSpeed = other.forwardSpeed;
    sidestepCommand = other.sidestepCommand;
    sidestepHoldkey = other.sidestepHoldkey;
    sidestepSpeed = other.sidestepSpeed;
    turnCommand = other.turnCommand;
    turnHoldkey = other.turnHoldkey;
    turnSpeed = other.turnSpeed;
    actions.addAll(other.actions);
  }

  public RawMotionState copy() {
    RawMotionState copy = new RawMotionState();
    copy.set(this);
    return copy;
  }

  /** Records a motion as it was asked for. */
  @Retail(address = 0x0051EB60, name = "RawMotionState::ApplyMotion")
  public void applyMotion(int motion, MovementParameters params) {
    int holdkey =
        params.has(MovementParameters.SET_HOLD_KEY) ? HoldKey.INVALID : params.holdKeyToApply;
    if (motion == MotionCommand.SIDE_STEP_RIGHT || motion == MotionCommand.SIDE_STEP_LEFT) {
      sidestepCommand = motion;
      sidestepHoldkey = holdkey;
      sidestepSpeed = params.speed;
    } else if (motion == MotionCommand.TURN_RIGHT || motion == MotionCommand.TURN_LEFT) {
      turnCommand = motion;
      turnHoldkey = holdkey;
      turnSpeed = params.speed;
    } else if (MotionCommand.isSubstate(motion)) {
      if (motion != MotionCommand.RUN_FORWARD) {
        forwardCommand = motion;
        forwardHoldkey = holdkey;
        forwardSpeed = params.speed;
      }
    } else if (MotionCommand.isStyle(motion)) {
      if (motion != currentStyle) {
        forwardCommand = MotionCommand.READY;
        currentStyle = motion;
      }
    } else if (MotionCommand.isAction(motion)) {
      addAction(
          motion, params.speed, params.actionStamp, params.has(MovementParameters.AUTONOMOUS));
    }
  }

  @Retail(address = 0x0051E6E0, name = "RawMotionState::RemoveMotion")
  public void removeMotion(int motion) {
    if (motion == MotionCommand.SIDE_STEP_RIGHT || motion == MotionCommand.SIDE_STEP_LEFT) {
      sidestepCommand = 0;
    } else if (motion == MotionCommand.TURN_RIGHT || motion == MotionCommand.TURN_LEFT) {
      turnCommand = 0;
    } else if (MotionCommand.isSubstate(motion)) {
      if (motion == forwardCommand) {
        forwardCommand = MotionCommand.READY;
        forwardSpeed = 1.0f;
      }
    } else if (MotionCommand.isStyle(motion) && motion == currentStyle) {
      currentStyle = MotionCommand.NON_COMBAT;
    }
  }

  @Retail(address = 0x0051E840, name = "RawMotionState::AddAction")
  public void addAction(int action, float speed, int stamp, boolean autonomous) {
    actions.add(new ActionNode(action, speed, stamp, autonomous));
  }

  /** Drops the oldest action and returns its command, 0 if there is none. */
  @Retail(address = 0x0051E8A0, name = "RawMotionState::RemoveAction")
  public int removeAction() {
    return actions.isEmpty() ? 0 : actions.remove(0).action();
  }
}
