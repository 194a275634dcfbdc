package dev.goldtrace.vector;

import static java.util.Map.entry;

import dev.goldtrace.port.dialect.Dialect;
import dev.goldtrace.port.math.Vector3;
import dev.goldtrace.port.motion.MovementParameters;
import dev.goldtrace.port.motion.StaminaCost;
import dev.goldtrace.port.moveto.MovementStruct;
import java.util.LinkedHashMap;
import java.util.Map;

/**
 * The motion interpreter's functions in a described situation, in any dialect (docs/format-1.2.md
 * section 4): a case says what the function answers, what it changes and what it calls.
 */
final class InterpreterVectors implements VectorGroup {

  /** Calls a function that answers a movement error. */
  @FunctionalInterface
  private interface ErrorCall {
    int of(InterpreterScene scene, VectorInput in);
  }

  /** Calls a function that answers nothing. */
  @FunctionalInterface
  private interface SilentCall {
    void of(InterpreterScene scene, VectorInput in);
  }

  /** Calls a function and puts what it answers. */
  @FunctionalInterface
  private interface Call {
    void of(InterpreterScene scene, VectorInput in, VectorOutput out);
  }

  private final Dialect dialect;

  InterpreterVectors(Dialect dialect) {
    this.dialect = dialect;
  }

  @Override
  public Map<String, VectorFunction> functions() {
    Map<String, Call> calls = new LinkedHashMap<>(answering());
    errors()
        .forEach(
            (name, error) ->
                calls.put(name, (scene, in, out) -> out.hex("result", error.of(scene, in))));
    effects().forEach((name, effect) -> calls.put(name, (scene, in, out) -> effect.of(scene, in)));
    Map<String, VectorFunction> functions = new LinkedHashMap<>();
    calls.forEach((name, call) -> functions.put("CMotionInterp::" + name, in -> run(call, in)));
    return functions;
  }

  private VectorOutput run(Call call, VectorInput in) {
    InterpreterScene scene = new InterpreterScene(in, dialect);
    VectorOutput out = new VectorOutput();
    call.of(scene, in, out);
    scene.putChanges(out);
    return out;
  }

  private Map<String, ErrorCall> errors() {
    return Map.of(
        "DoMotion", (scene, in) -> scene.interp.doMotion(in.hex("motion"), params(in)),
        "DoInterpretedMotion",
            (scene, in) -> scene.interp.doInterpretedMotion(in.hex("motion"), params(in)),
        "StopMotion", (scene, in) -> scene.interp.stopMotion(in.hex("motion"), params(in)),
        "StopInterpretedMotion",
            (scene, in) -> scene.interp.stopInterpretedMotion(in.hex("motion"), params(in)),
        "StopCompletely", (scene, in) -> scene.interp.stopCompletely(),
        "PerformMovement",
            (scene, in) -> withObject(scene, in).interp.performMovement(movement(in)),
        "jump_charge_is_allowed", (scene, in) -> scene.interp.jumpChargeIsAllowed(),
        "charge_jump", (scene, in) -> withObject(scene, in).interp.chargeJump());
  }

  private static Map<String, SilentCall> effects() {
    return Map.ofEntries(
        entry("Destroy", (scene, in) -> scene.interp.destroy()),
        entry(
            "SetWeenieObject",
            (scene, in) -> scene.interp.setWeenieObject(in.flag("present") ? scene.weenie : null)),
        entry(
            "SetPhysicsObject",
            (scene, in) -> scene.interp.setPhysicsObject(in.flag("present") ? scene.object : null)),
        entry(
            "enter_default_state", (scene, in) -> withObject(scene, in).interp.enterDefaultState()),
        entry(
            "apply_current_movement",
            (scene, in) ->
                scene.interp.applyCurrentMovement(
                    in.answer("cancelMoveTo"), in.answer("disallowJump"))),
        entry(
            "apply_raw_movement",
            (scene, in) ->
                scene.interp.applyRawMovement(
                    in.answer("cancelMoveTo"), in.answer("disallowJump"))),
        entry(
            "apply_interpreted_movement",
            (scene, in) ->
                scene.interp.applyInterpretedMovement(
                    in.answer("cancelMoveTo"), in.answer("disallowJump"))),
        entry("ReportExhaustion", (scene, in) -> scene.interp.reportExhaustion()),
        entry("MotionDone", (scene, in) -> scene.interp.motionDone(in.answer("success"))),
        entry("HandleExitWorld", (scene, in) -> scene.interp.handleExitWorld()),
        entry("HitGround", (scene, in) -> scene.interp.hitGround()),
        entry("LeaveGround", (scene, in) -> scene.interp.leaveGround()),
        entry(
            "SetHoldKey",
            (scene, in) ->
                scene.interp.setHoldKey(in.int32("holdKey"), in.answer("cancelMoveTo"))));
  }

  private static Map<String, Call> answering() {
    return Map.of(
        "jump_is_allowed",
        (scene, in, out) -> {
          StaminaCost cost = new StaminaCost();
          out.hex("result", scene.interp.jumpIsAllowed(in.float32("extent"), cost))
              .int32("cost", cost.stamina);
        },
        "jump",
        (scene, in, out) -> {
          StaminaCost cost = new StaminaCost();
          out.hex("result", scene.interp.jump(in.float32("extent"), cost))
              .int32("cost", cost.stamina);
        },
        "get_jump_v_z",
        (scene, in, out) -> out.float64("result", scene.interp.getJumpVZ()),
        "get_leave_ground_velocity",
        (scene, in, out) -> {
          // Nothing of what stood there before is left.
          Vector3 velocity = new Vector3(Float.NaN, Float.NaN, Float.NaN);
          withObject(scene, in).interp.getLeaveGroundVelocity(velocity);
          out.vector("v", velocity);
        },
        "move_to_interpreted_state",
        (scene, in, out) ->
            out.answer(
                "result",
                scene.interp.moveToInterpretedState(
                    MotionMembers.someOfInterpretedState(in.group("new")))));
  }

  /** Retail assumes that the object is there. */
  private static InterpreterScene withObject(InterpreterScene scene, VectorInput in) {
    if (!in.flag("physics", true)) {
      throw in.error("physics", "this function needs an object; expected true");
    }
    return scene;
  }

  private MovementParameters params(VectorInput in) {
    return in.has("params")
        ? MotionMembers.someOfParams(in.group("params"), dialect)
        : new MovementParameters(dialect);
  }

  private MovementStruct movement(VectorInput in) {
    MovementStruct movement = new MovementStruct();
    movement.type = in.int32("type");
    movement.motion = in.hex("motion", 0);
    movement.params = params(in);
    return movement;
  }
}
