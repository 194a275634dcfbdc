package dev.goldtrace.port.motion;

import dev.goldtrace.port.Retail;
import java.util.ArrayList;
import java.util.List;

/**
 * What is actually played: style, forward, sidestep and turn motion with their speeds
 * (multipliers), and the actions under way, oldest first (spec motion-interpreter.md 2.3).
 */
public final class InterpretedMotionState {
  public int currentStyle = MotionCommand.NON_COMBAT;
  public int forwardCommand = MotionCommand.READY;
  public float forwardSpeed = 1.0f;
  public int sidestepCommand;
  public float sidestepSpeed = 1.0f;
  public int turnCommand;
  public float turnSpeed = 1.0f;

  /** The oldest first. */
  public final List<ActionNode> actions = new ArrayList<>();

  @Retail(address = 0x0051E8D0, name = "InterpretedMotionState::InterpretedMotionState")
  public InterpretedMotionState() {}

  /** A deep copy. */
  @Retail(address = 0x0051F180, name = "InterpretedMotionState::InterpretedMotionState")
  public InterpretedMotionState(InterpretedMotionState other) {
    set(other);
  }

  /** Becomes a deep copy of {@code other}. */
  @Retail(address = 0x0051E950, name = "InterpretedMotionState::operator=")
  public void set(InterpretedMotionState other) {
    actions.clear();
    copyMovementFrom(other);
    actions.addAll(other.actions);
  }

  public InterpretedMotionState copy() {
    return new InterpretedMotionState(this);
  }

  /** Copies the style, commands and speeds, not the actions. */
  @Retail(address = 0x0051E750, name = "InterpretedMotionState::copy_movement_from")
  public void copyMovementFrom(InterpretedMotionState other) {
    currentStyle = other.currentStyle;
    forwardCommand = other.forwardCommand;
    forwardSpeed = other.forwardSpeed;
    sidestepCommand = other.sidestepCommand;
    sidestepSpeed = other.sidestepSpeed;
    turnCommand = other.turnCommand;
    turnSpeed = other.turnSpeed;
  }

  /** Records an adjusted motion: left turns and sidesteps have become right ones before. */
  @Retail(address = 0x0051EA40, name = "InterpretedMotionState::ApplyMotion")
  public void applyMotion(int motion, MovementParameters params) {
    if (motion == MotionCommand.TURN_RIGHT) {
      turnCommand = motion;
      turnSpeed = params.speed;
    } else if (motion == MotionCommand.SIDE_STEP_RIGHT) {
      sidestepCommand = motion;
      sidestepSpeed = params.speed;
    } else if (MotionCommand.isSubstate(motion)) {
      forwardCommand = motion;
      forwardSpeed = params.speed;
    } else if (MotionCommand.isStyle(motion)) {
      forwardCommand = MotionCommand.READY;
      currentStyle = motion;
    } else if (MotionCommand.isAction(motion)) {
      addAction(
          motion, params.speed, params.actionStamp, params.has(MovementParameters.AUTONOMOUS));
    }
  }

  @Retail(address = 0x0051E790, name = "InterpretedMotionState::RemoveMotion")
  public void removeMotion(int motion) {
    if (motion == MotionCommand.TURN_RIGHT) {
      turnCommand = 0;
    } else if (motion == MotionCommand.SIDE_STEP_RIGHT) {
      sidestepCommand = 0;
    } else if (MotionCommand.isSubstate(motion)) {
      if (motion == forwardCommand) {
        forwardCommand = MotionCommand.READY;
        forwardSpeed = 1.0f;
      }
    } else if (MotionCommand.isStyle(motion) && motion == currentStyle) {
      currentStyle = MotionCommand.NON_COMBAT;
    }
  }

  @Retail(address = 0x0051E9E0, name = "InterpretedMotionState::AddAction")
  public void addAction(int action, float speed, int stamp, boolean autonomous) {
    actions.add(new ActionNode(action, speed, stamp, autonomous));
  }

  /** Drops the oldest action and returns its command, 0 if there is none. */
  @Retail(address = 0x0051EAD0, name = "InterpretedMotionState::RemoveAction")
  public int removeAction() {
    return actions.isEmpty() ? 0 : actions.remove(0).action();
  }

  @Retail(address = 0x0051EB00, name = "InterpretedMotionState::GetNumActions")
  public int getNumActions() {
    return actions.size();
  }
}
