package dev.goldtrace.port.motion;

import java.util.ArrayList;
import java.util.List;

/** What is actually played (spec motion-interpreter.md section 2.3). */
public final class InterpretedMotionState {
  public int currentStyle = 0x8000003D;
  public int forwardCommand = 0x41000003;
  public float forwardSpeed = 1.0f;
  public int sidestepCommand;
  public float sidestepSpeed = 1.0f;
  public int turnCommand;
  public float turnSpeed = 1.0f;
  public final List<ActionNode> actions = new ArrayList<>();
}
