package dev.goldtrace.vector;

import static java.util.Map.entry;

import dev.goldtrace.port.dialect.Dialect;
import dev.goldtrace.port.math.Vector3;
import dev.goldtrace.port.motion.AdjustedMotion;
import dev.goldtrace.port.motion.InterpretedMotionState;
import dev.goldtrace.port.motion.MotionInterp;
import dev.goldtrace.port.motion.MoveCommand;
import dev.goldtrace.port.motion.MovementParameters;
import dev.goldtrace.port.motion.RawMotionState;
import dev.goldtrace.port.moveto.Headings;
import dev.goldtrace.port.moveto.MoveProgress;
import dev.goldtrace.port.object.PhysicsObj;
import dev.goldtrace.port.object.PhysicsWorld;
import dev.goldtrace.port.object.Weenie;
import dev.goldtrace.port.probe.Probe;
import java.nio.ByteBuffer;
import java.util.Arrays;
import java.util.HexFormat;
import java.util.Map;

/**
 * The motion interpreter, the motion states, the movement parameters and the move-to manager (spec
 * motion-interpreter.md, moveto.md).
 */
final class MotionVectors implements VectorGroup {
  private static final int MOST_BYTES = 1000;

  @Override
  public Map<String, VectorFunction> functions() {
    return Map.ofEntries(
        entry("CMotionInterp::adjust_motion", MotionVectors::adjustMotion),
        entry("CMotionInterp::apply_run_to_command", MotionVectors::applyRunToCommand),
        entry("CMotionInterp::contact_allows_move", MotionVectors::contactAllowsMove),
        entry("CMotionInterp::get_adjusted_max_speed", MotionVectors::getAdjustedMaxSpeed),
        entry("CMotionInterp::get_max_speed", MotionVectors::getMaxSpeed),
        entry("CMotionInterp::get_state_velocity", MotionVectors::getStateVelocity),
        entry("CMotionInterp::motion_allows_jump", MotionVectors::motionAllowsJump),
        entry("InterpretedMotionState::ApplyMotion", MotionVectors::applyToInterpretedState),
        entry("InterpretedMotionState::RemoveMotion", MotionVectors::removeFromInterpretedState),
        entry("RawMotionState::ApplyMotion", MotionVectors::applyToRawState),
        entry("RawMotionState::RemoveMotion", MotionVectors::removeFromRawState),
        entry("InterpretedMotionState::RemoveAction", MotionVectors::removeInterpretedAction),
        entry("RawMotionState::RemoveAction", MotionVectors::removeRawAction),
        entry("MovementParameters::MovementParameters", MotionVectors::makeParameters),
        entry("MovementParameters::Pack", MotionVectors::packParameters),
        entry("MovementParameters::UnPack", MotionVectors::unPackParameters),
        entry("MovementParameters::get_command", MotionVectors::getCommand),
        entry("MovementParameters::towards_and_away", MotionVectors::towardsAndAway),
        entry("MovementParameters::get_desired_heading", MotionVectors::getDesiredHeading),
        entry("MoveToManager::CheckProgressMade", MotionVectors::checkProgressMade),
        entry("heading_diff", MotionVectors::headingDiff),
        entry("heading_greater", MotionVectors::headingGreater));
  }

  private static VectorOutput adjustMotion(VectorInput in) {
    MotionInterp interp = interpreter(in, in.flag("creature"));
    interp.rawState.currentHoldkey = in.int32("current_holdkey");
    AdjustedMotion motion = motion(in);
    interp.adjustMotion(motion, in.int32("holdKey"));
    return motion(motion);
  }

  private static VectorOutput applyRunToCommand(VectorInput in) {
    AdjustedMotion motion = motion(in);
    interpreter(in, true).applyRunToCommand(motion);
    return motion(motion);
  }

  private static AdjustedMotion motion(VectorInput in) {
    AdjustedMotion motion = new AdjustedMotion();
    motion.set(in.hex("motion"), in.float32("speed"));
    return motion;
  }

  private static VectorOutput motion(AdjustedMotion motion) {
    return new VectorOutput().hex("motion", motion.motion).float32("speed", motion.speed);
  }

  private static VectorOutput contactAllowsMove(VectorInput in) {
    boolean creature = in.flag("creature");
    Weenie weenie = in.flag("weenie") ? new VectorWeenie(creature, Float.NaN) : null;
    PhysicsObj object =
        new PhysicsObj(new PhysicsWorld(Dialect.RETAIL, Probe.NONE), 1, null, null, weenie);
    object.state = in.hex("state");
    object.transientState = in.hex("transient");
    MotionInterp interp = new MotionInterp(in.flag("physics") ? object : null, weenie);
    return new VectorOutput().answer("result", interp.contactAllowsMove(in.hex("motion")));
  }

  private static VectorOutput getMaxSpeed(VectorInput in) {
    return new VectorOutput().float64("result", interpreter(in, true).getMaxSpeed());
  }

  private static VectorOutput getAdjustedMaxSpeed(VectorInput in) {
    MotionInterp interp = interpreter(in, true);
    interp.interpretedState.forwardCommand = in.hex("forward_command");
    interp.interpretedState.forwardSpeed = in.float32("forward_speed");
    interp.currentSpeedFactor = in.float32("current_speed_factor");
    return new VectorOutput().float64("result", interp.getAdjustedMaxSpeed());
  }

  private static VectorOutput getStateVelocity(VectorInput in) {
    MotionInterp interp = interpreter(in, true);
    interp.interpretedState.forwardCommand = in.hex("forward_command");
    interp.interpretedState.forwardSpeed = in.float32("forward_speed");
    interp.interpretedState.sidestepCommand = in.hex("sidestep_command");
    interp.interpretedState.sidestepSpeed = in.float32("sidestep_speed");
    // Nothing of what stood there before is left.
    Vector3 velocity = new Vector3(Float.NaN, Float.NaN, Float.NaN);
    interp.getStateVelocity(velocity);
    return new VectorOutput().vector("v", velocity);
  }

  /** An interpreter with the members that say its run rate. */
  private static MotionInterp interpreter(VectorInput in, boolean creature) {
    MotionInterp interp = new MotionInterp(null, VectorWeenie.read(in, creature));
    interp.myRunRate = in.float32("my_run_rate");
    return interp;
  }

  private static VectorOutput motionAllowsJump(VectorInput in) {
    return new VectorOutput().int32("result", MotionInterp.motionAllowsJump(in.hex("motion")));
  }

  private static VectorOutput applyToInterpretedState(VectorInput in) {
    InterpretedMotionState state = MotionMembers.interpretedState(in.group("state"));
    state.applyMotion(in.hex("motion"), MotionMembers.params(in.group("params")));
    return new VectorOutput().group("state", MotionMembers.interpretedState(state));
  }

  private static VectorOutput removeFromInterpretedState(VectorInput in) {
    InterpretedMotionState state = MotionMembers.interpretedState(in.group("state"));
    state.removeMotion(in.hex("motion"));
    return new VectorOutput().group("state", MotionMembers.interpretedState(state));
  }

  private static VectorOutput applyToRawState(VectorInput in) {
    RawMotionState state = MotionMembers.rawState(in.group("state"));
    state.applyMotion(in.hex("motion"), MotionMembers.params(in.group("params")));
    return new VectorOutput().group("state", MotionMembers.rawState(state));
  }

  private static VectorOutput removeFromRawState(VectorInput in) {
    RawMotionState state = MotionMembers.rawState(in.group("state"));
    state.removeMotion(in.hex("motion"));
    return new VectorOutput().group("state", MotionMembers.rawState(state));
  }

  private static VectorOutput removeInterpretedAction(VectorInput in) {
    InterpretedMotionState state = MotionMembers.someOfInterpretedState(in.group("state"));
    int result = state.removeAction();
    return new VectorOutput()
        .hex("result", result)
        .group("state", MotionMembers.interpretedState(state));
  }

  private static VectorOutput removeRawAction(VectorInput in) {
    RawMotionState state = MotionMembers.someOfRawState(in.group("state"));
    int result = state.removeAction();
    return new VectorOutput().hex("result", result).group("state", MotionMembers.rawState(state));
  }

  private static VectorOutput makeParameters(VectorInput in) {
    return new VectorOutput().group("params", MotionMembers.params(new MovementParameters()));
  }

  private static VectorOutput packParameters(VectorInput in) {
    int size = in.int32("size");
    if (size < 0 || size > MOST_BYTES) {
      throw in.error("size", "expected 0 to " + MOST_BYTES);
    }
    ByteBuffer buffer = ByteBuffer.allocate(size);
    int result = MotionMembers.params(in.group("params")).pack(buffer);
    byte[] written = Arrays.copyOf(buffer.array(), buffer.position());
    return new VectorOutput()
        .int32("result", result)
        .text("hex", HexFormat.of().formatHex(written));
  }

  private static VectorOutput unPackParameters(VectorInput in) {
    MovementParameters params = MotionMembers.params(in.group("params"));
    ByteBuffer buffer = ByteBuffer.wrap(WireVectors.hex(in));
    boolean result = params.unPack(buffer);
    return new VectorOutput()
        .answer("result", result)
        .int32("read", buffer.position())
        .group("params", MotionMembers.params(params));
  }

  private static VectorOutput getCommand(VectorInput in) {
    MovementParameters params = distances(in);
    params.bitfield = in.hex("flags");
    params.walkRunThreshhold = in.float32("walkRunThreshold");
    MoveCommand answer = new MoveCommand();
    answer.movingAway = in.answer("movingAway");
    params.getCommand(Dialect.RETAIL, distance(in), answer);
    return command(answer).int32("holdKey", answer.holdKey);
  }

  private static VectorOutput towardsAndAway(VectorInput in) {
    MovementParameters params = distances(in);
    MoveCommand answer = new MoveCommand();
    answer.movingAway = in.answer("movingAway");
    params.towardsAndAway(distance(in), answer);
    return command(answer);
  }

  /** The heading beside it is passed, and never read. */
  private static float distance(VectorInput in) {
    in.float32("heading");
    return in.float32("distance");
  }

  private static MovementParameters distances(VectorInput in) {
    MovementParameters params = new MovementParameters();
    params.distanceToObject = in.float32("distanceToObject");
    params.minDistance = in.float32("minDistance");
    return params;
  }

  private static VectorOutput command(MoveCommand answer) {
    return new VectorOutput()
        .hex("command", answer.command)
        .answer("movingAway", answer.movingAway);
  }

  private static VectorOutput getDesiredHeading(VectorInput in) {
    // Retail's booleans are integers: any that is not 0 is true.
    boolean movingAway = in.int32("movingAway") != 0;
    double heading = MovementParameters.getDesiredHeading(in.hex("command"), movingAway);
    return new VectorOutput().float64("result", heading);
  }

  private static VectorOutput checkProgressMade(VectorInput in) {
    MoveProgress progress = new MoveProgress(Dialect.RETAIL);
    progress.previousDistance = in.float32("previous_distance");
    progress.previousDistanceTime = in.float64("previous_distance_time");
    progress.originalDistance = in.float32("original_distance");
    progress.originalDistanceTime = in.float64("original_distance_time");
    boolean result =
        progress.checkProgressMade(
            in.float32("distance"), in.answer("moving_away"), in.float64("time"));
    return new VectorOutput()
        .answer("result", result)
        .float32("previous_distance", progress.previousDistance)
        .float64("previous_distance_time", progress.previousDistanceTime);
  }

  private static VectorOutput headingDiff(VectorInput in) {
    double diff = Headings.headingDiff(in.float32("x"), in.float32("y"), in.hex("motion"));
    return new VectorOutput().float64("result", diff);
  }

  private static VectorOutput headingGreater(VectorInput in) {
    boolean greater = Headings.headingGreater(in.float32("x"), in.float32("y"), in.hex("motion"));
    return new VectorOutput().answer("result", greater);
  }
}
