package dev.goldtrace.vector;

import static java.util.Map.entry;

import dev.goldtrace.port.dialect.Dialect;
import dev.goldtrace.port.moveto.MovementStruct;
import java.util.LinkedHashMap;
import java.util.Map;

/**
 * The steps of a move-to in a described situation, also in one that no trace gets into because the
 * caller has tested for it, in any dialect (docs/format-1.2.md section 5): a case says what the
 * step answers, what it changes and what it calls.
 */
final class MoveToVectors implements VectorGroup {

  /** Calls a function and puts what it answers. */
  @FunctionalInterface
  private interface Call {
    void of(MoveToScene scene, VectorInput in, VectorOutput out);
  }

  private final Dialect dialect;

  MoveToVectors(Dialect dialect) {
    this.dialect = dialect;
  }

  @Override
  public Map<String, VectorFunction> functions() {
    Map<String, VectorFunction> functions = new LinkedHashMap<>();
    calls().forEach((name, call) -> functions.put(name, in -> run(call, in)));
    return functions;
  }

  private VectorOutput run(Call call, VectorInput in) {
    MoveToScene scene = new MoveToScene(in, dialect);
    VectorOutput out = new VectorOutput();
    call.of(scene, in, out);
    scene.putChanges(out);
    return out;
  }

  private static Map<String, Call> calls() {
    return Map.ofEntries(
        entry(
            "MoveToManager::MoveToObject",
            (scene, in, out) ->
                scene.moveTo.moveToObject(
                    in.hex("object"),
                    in.hex("top"),
                    in.float32("radius"),
                    in.float32("height"),
                    scene.params(in))),
        entry(
            "MoveToManager::TurnToObject",
            (scene, in, out) ->
                scene.moveTo.turnToObject(in.hex("object"), in.hex("top"), scene.params(in))),
        entry(
            "MoveToManager::BeginMoveForward", (scene, in, out) -> scene.moveTo.beginMoveForward()),
        entry("MoveToManager::BeginTurnToHeading", MoveToVectors::beginTurnToHeading),
        entry(
            "MoveToManager::_DoMotion",
            (scene, in, out) ->
                out.hex("result", scene.moveTo.doMotion(in.hex("motion"), scene.params(in)))),
        entry(
            "MoveToManager::_StopMotion",
            (scene, in, out) ->
                out.hex("result", scene.moveTo.stopMotion(in.hex("motion"), scene.params(in)))),
        entry(
            "MoveToManager::HandleMoveToPosition",
            (scene, in, out) -> scene.moveTo.handleMoveToPosition()),
        entry(
            "MoveToManager::HandleTurnToHeading",
            (scene, in, out) -> scene.moveTo.handleTurnToHeading()),
        entry(
            "MoveToManager::GetCurrentDistance",
            (scene, in, out) -> out.float64("result", scene.moveTo.getCurrentDistance())),
        entry(
            "MoveToManager::MoveToObject_Internal",
            (scene, in, out) ->
                scene.moveTo.moveToObjectInternal(
                    in.position("target"), in.position("interpolated"))),
        entry(
            "MoveToManager::TurnToObject_Internal",
            (scene, in, out) -> scene.moveTo.turnToObjectInternal(in.position("target"))),
        entry("MoveToManager::PerformMovement", MoveToVectors::performMovement),
        entry(
            "MoveToManager::HandleUpdateTarget",
            (scene, in, out) -> scene.moveTo.handleUpdateTarget(in.targetUpdate())),
        entry("MoveToManager::HitGround", (scene, in, out) -> scene.moveTo.hitGround()),
        entry("MovementManager::Destroy", (scene, in, out) -> scene.movementManager.destroy()),
        entry(
            "MovementManager::SetWeenieObject",
            (scene, in, out) -> scene.movementManager.setWeenieObject(null)),
        entry(
            "MovementManager::motions_pending",
            (scene, in, out) -> out.answer("result", scene.movementManager.motionsPending())),
        entry(
            "MovementManager::MotionDone",
            (scene, in, out) -> scene.movementManager.motionDone(0, in.answer("success"))),
        entry("MovementManager::HitGround", (scene, in, out) -> scene.movementManager.hitGround()),
        entry(
            "MovementManager::LeaveGround",
            (scene, in, out) -> scene.movementManager.leaveGround()),
        entry(
            "MovementManager::HandleExitWorld",
            (scene, in, out) -> scene.movementManager.handleExitWorld()),
        entry(
            "MovementManager::ReportExhaustion",
            (scene, in, out) -> scene.movementManager.reportExhaustion()),
        entry(
            "MovementManager::move_to_interpreted_state",
            (scene, in, out) ->
                out.answer(
                    "result",
                    scene.movementManager.moveToInterpretedState(
                        MotionMembers.someOfInterpretedState(in.group("new"))))));
  }

  /** Of a type that says all: the other types have members of their own. */
  private static void performMovement(MoveToScene scene, VectorInput in, VectorOutput out) {
    MovementStruct movement = new MovementStruct();
    movement.type = in.int32("type");
    out.hex("result", scene.moveTo.performMovement(movement));
  }

  /** ACE's function throws without a node (D-M06). */
  private static void beginTurnToHeading(MoveToScene scene, VectorInput in, VectorOutput out) {
    try {
      scene.moveTo.beginTurnToHeading();
    } catch (IllegalStateException noNode) {
      out.flag("throws", true);
    }
  }
}
