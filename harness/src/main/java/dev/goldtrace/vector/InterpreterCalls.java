package dev.goldtrace.vector;

import dev.goldtrace.golden.ProbeRow;
import dev.goldtrace.number.NumberText;
import dev.goldtrace.port.motion.MovementParameters;
import dev.goldtrace.port.object.PhysicsObj;
import dev.goldtrace.port.probe.Probe;
import dev.goldtrace.port.probe.ProbedFunction;
import java.util.ArrayList;
import java.util.List;

/**
 * Writes down what a motion interpreter calls, in order: the probed functions, and the object's
 * functions that pass everything on to the part array.
 */
final class InterpreterCalls extends NoAnimation implements Probe {
  private final List<String> lines = new ArrayList<>();
  private int answer;

  /** What DoInterpretedMotion and StopInterpretedMotion of the object answer from now on. */
  void setAnswer(int answer) {
    this.answer = answer;
  }

  /** Forgets the calls so far. */
  void clear() {
    lines.clear();
  }

  /** The name, and the arguments as in a probes file. */
  List<String> lines() {
    return lines;
  }

  @Override
  public void enter(int guid, ProbedFunction function, long... args) {
    String arguments = new ProbeRow(0, 0, 0, guid, function, args).argsText();
    lines.add(function.retailName() + (arguments.isEmpty() ? "" : " " + arguments));
  }

  @Override
  public int doInterpretedMotion(PhysicsObj object, int motion, MovementParameters params) {
    return motion("CPhysicsObj::DoInterpretedMotion", motion, params);
  }

  @Override
  public int stopInterpretedMotion(PhysicsObj object, int motion, MovementParameters params) {
    return motion("CPhysicsObj::StopInterpretedMotion", motion, params);
  }

  private int motion(String function, int motion, MovementParameters params) {
    lines.add(
        function
            + (" motion=" + NumberText.hex(motion))
            + (";speed=" + NumberText.csv(params.speed))
            + (";flags=" + NumberText.hex(params.bitfield)));
    return answer;
  }

  @Override
  public void stopCompletelyInternal(PhysicsObj object) {
    lines.add("CPhysicsObj::StopCompletely_Internal");
  }

  @Override
  public void removeLinkAnimations(PhysicsObj object) {
    lines.add("CPhysicsObj::RemoveLinkAnimations");
  }

  @Override
  public void checkForCompletedMotions(PhysicsObj object) {
    lines.add("CPhysicsObj::CheckForCompletedMotions");
  }

  @Override
  public void initializeMotionTables(PhysicsObj object) {
    lines.add("CPhysicsObj::InitializeMotionTables");
  }
}
