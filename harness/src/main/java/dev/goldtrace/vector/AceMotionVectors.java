package dev.goldtrace.vector;

import dev.goldtrace.port.dialect.Dialect;
import dev.goldtrace.port.math.Vector3;
import dev.goldtrace.port.motion.AdjustedMotion;
import dev.goldtrace.port.motion.MotionInterp;
import dev.goldtrace.port.motion.MoveCommand;
import dev.goldtrace.port.motion.MovementParameters;
import dev.goldtrace.port.moveto.Headings;
import dev.goldtrace.port.moveto.MoveProgress;
import java.util.Map;

/** Motions, movement parameters and move-to progress in ACE's dialect, with ACE's member names. */
final class AceMotionVectors implements VectorGroup {

  private final Dialect dialect;
  private final Headings headings;

  AceMotionVectors(Dialect dialect) {
    this.dialect = dialect;
    this.headings = new Headings(dialect);
  }

  @Override
  public Map<String, VectorFunction> functions() {
    return Map.of(
        "CMotionInterp::adjust_motion", this::adjustMotion,
        "CMotionInterp::apply_run_to_command", this::applyRunToCommand,
        "CMotionInterp::get_state_velocity", this::getStateVelocity,
        "MovementParameters::MovementParameters", this::makeParameters,
        "MovementParameters::get_command", this::getCommand,
        "MovementParameters::towards_and_away", this::towardsAndAway,
        "MovementParameters::get_desired_heading", AceMotionVectors::getDesiredHeading,
        "MoveToManager::CheckProgressMade", this::checkProgressMade,
        "heading_diff", this::headingDiff,
        "heading_greater", this::headingGreater);
  }

  private VectorOutput adjustMotion(VectorInput in) {
    MotionInterp interp = interpreter(in, in.flag("creature"));
    interp.rawState.currentHoldkey = in.int32("currentHoldKey");
    AdjustedMotion motion = motion(in);
    interp.adjustMotion(motion, in.int32("holdKey"));
    return motion(motion);
  }

  private VectorOutput applyRunToCommand(VectorInput in) {
    AdjustedMotion motion = motion(in);
    interpreter(in, true).applyRunToCommand(motion);
    return motion(motion);
  }

  private VectorOutput getStateVelocity(VectorInput in) {
    InterpreterScene scene = new InterpreterScene(in, dialect);
    // Nothing of what stood there before is left.
    Vector3 velocity = new Vector3(Float.NaN, Float.NaN, Float.NaN);
    scene.interp.getStateVelocity(velocity);
    return new VectorOutput().vector("v", velocity);
  }

  private VectorOutput makeParameters(VectorInput in) {
    MovementParameters params = new MovementParameters(dialect);
    return new VectorOutput().group("params", MotionMembers.params(params));
  }

  private MotionInterp interpreter(VectorInput in, boolean creature) {
    Float runRate = in.float32OrNull("runRate");
    VectorWeenie weenie = new VectorWeenie(creature, runRate == null ? Float.NaN : runRate);
    MotionInterp interp = new MotionInterp(null, weenie, dialect);
    interp.myRunRate = in.float32("myRunRate");
    return interp;
  }

  private static AdjustedMotion motion(VectorInput in) {
    AdjustedMotion motion = new AdjustedMotion();
    motion.set(in.hex("motion"), in.float32("speed"));
    return motion;
  }

  private static VectorOutput motion(AdjustedMotion motion) {
    return new VectorOutput().hex("motion", motion.motion).float32("speed", motion.speed);
  }

  private VectorOutput getCommand(VectorInput in) {
    VectorInput members = in.group("params");
    MovementParameters params = distances(members);
    params.bitfield = members.hex("flags");
    params.walkRunThreshhold = members.float32("walkRunThreshold");
    MoveCommand answer = before(in);
    answer.holdKey = in.int32("holdKey");
    params.getCommand(dialect, distance(in), answer);
    return command(answer).int32("holdKey", answer.holdKey);
  }

  private VectorOutput towardsAndAway(VectorInput in) {
    MoveCommand answer = before(in);
    distances(in).towardsAndAway(dialect, distance(in), answer);
    return command(answer);
  }

  /** The heading beside it is passed, and never read. */
  private static float distance(VectorInput in) {
    in.float32("heading");
    return in.float32("dist");
  }

  private MovementParameters distances(VectorInput in) {
    MovementParameters params = new MovementParameters(dialect);
    params.distanceToObject = in.float32("distanceToObject");
    params.minDistance = in.float32("minDistance");
    return params;
  }

  /** What the answers hold before the call. */
  private static MoveCommand before(VectorInput in) {
    MoveCommand answer = new MoveCommand();
    answer.command = in.hex("command");
    answer.movingAway = in.flag("movingAway");
    return answer;
  }

  private static VectorOutput command(MoveCommand answer) {
    return new VectorOutput().hex("command", answer.command).flag("movingAway", answer.movingAway);
  }

  private static VectorOutput getDesiredHeading(VectorInput in) {
    double heading = MovementParameters.getDesiredHeading(in.hex("command"), in.flag("movingAway"));
    return new VectorOutput().float32("heading", (float) heading);
  }

  private VectorOutput checkProgressMade(VectorInput in) {
    MoveProgress progress = new MoveProgress(dialect);
    progress.previousDistance = in.float32("previousDistance");
    progress.previousDistanceTime = in.float64("previousDistanceTime");
    progress.originalDistance = in.float32("originalDistance");
    progress.originalDistanceTime = in.float64("originalDistanceTime");
    boolean result =
        progress.checkProgressMade(
            in.float32("currDistance"), in.flag("movingAway"), in.float64("time"));
    return new VectorOutput()
        .flag("result", result)
        .float32("previousDistance", progress.previousDistance)
        .float64("previousDistanceTime", progress.previousDistanceTime);
  }

  private VectorOutput headingDiff(VectorInput in) {
    double diff = headings.diff(in.float32("x"), in.float32("y"), in.hex("motion"));
    return new VectorOutput().float32("result", (float) diff);
  }

  private VectorOutput headingGreater(VectorInput in) {
    boolean greater = headings.isGreater(in.float32("x"), in.float32("y"), in.hex("motion"));
    return new VectorOutput().flag("result", greater);
  }
}
