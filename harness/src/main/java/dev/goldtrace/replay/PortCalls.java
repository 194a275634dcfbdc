package dev.goldtrace.replay;

import dev.goldtrace.port.dialect.Dialect;
import dev.goldtrace.port.math.Position;
import dev.goldtrace.port.motion.MovementParameters;
import dev.goldtrace.port.motion.StaminaCost;
import dev.goldtrace.port.moveto.MoveToManager;
import dev.goldtrace.port.moveto.MovementManager;
import dev.goldtrace.port.moveto.MovementStruct;
import dev.goldtrace.port.object.PhysicsObj;
import dev.goldtrace.port.target.TargetStatus;
import dev.goldtrace.trace.CallRecord;
import java.util.OptionalInt;

/** Makes the calls of a trace; what each means is fixed by the format (sections 4 and 7). */
final class PortCalls {
  private final Dialect dialect;

  PortCalls(Dialect dialect) {
    this.dialect = dialect;
  }

  /** Makes a call, and gives what it answered if it is a function that answers a number. */
  OptionalInt call(PhysicsObj object, CallRecord call) {
    return switch (call.fn()) {
      case PERFORM_MOVEMENT -> answer(performMovement(object, call));
      case MOVE_OR_TELEPORT ->
          answer(
              object.moveOrTeleport(
                  pos(call),
                  call.int32("timestamp"),
                  call.flag("contact"),
                  PortValues.vector(call.vel())));
      case SET_POSITION_SIMPLE -> answer(object.setPositionSimple(pos(call), call.flag("sliding")));
      case SET_ACTIVE -> answer(object.setActive(call.flag("active")));
      case ENTER_WORLD -> answer(object.enterWorld(call.flag("sliding")));
      case IS_FULLY_CONSTRAINED -> answer(object.isFullyConstrained());
      case REMOVE_VOYEUR -> answer(object.removeVoyeur(call.object()));
      case LOCAL_DO_MOTION -> answer(object.doMotion(call.int32("motion"), params(call)));
      case LOCAL_STOP_MOTION -> answer(object.stopMotion(call.int32("motion"), params(call)));
      case DO_INTERPRETED_MOTION ->
          answer(object.getMinterp().doInterpretedMotion(call.int32("motion"), params(call)));
      case STOP_INTERPRETED_MOTION ->
          answer(object.getMinterp().stopInterpretedMotion(call.int32("motion"), params(call)));
      case DO_MOTION -> answer(object.getMinterp().doMotion(call.int32("motion"), params(call)));
      case STOP_MOTION ->
          answer(object.getMinterp().stopMotion(call.int32("motion"), params(call)));
      case CHARGE_JUMP -> answer(object.getMinterp().chargeJump());
      case JUMP_CHARGE_IS_ALLOWED -> answer(object.getMinterp().jumpChargeIsAllowed());
      case JUMP_IS_ALLOWED ->
          answer(object.getMinterp().jumpIsAllowed(call.float32("extent"), new StaminaCost()));
      case JUMP -> answer(object.getMinterp().jump(call.float32("extent"), new StaminaCost()));
      case INQ_RAW_MOTION_STATE -> answer(movement(object).inqRawMotionState().forwardCommand);
      case INQ_INTERPRETED_MOTION_STATE ->
          answer(movement(object).inqInterpretedMotionState().forwardCommand);
      case NEWER_EVENT -> answer(object.newerEvent(call.int32("slot"), call.int32("stamp")));
      case IS_MOVING_TO -> answer(object.isMovingTo());
      case MOVE_TO_OBJECT -> answer(object.moveToObject(call.object(), params(call)));
      case TURN_TO_OBJECT -> answer(object.turnToObject(call.object(), params(call)));
      case TURN_TO_HEADING -> answer(object.turnToHeading(params(call)));
      default -> {
        callUnanswered(object, call);
        yield OptionalInt.empty();
      }
    };
  }

  private static OptionalInt answer(int value) {
    return OptionalInt.of(value);
  }

  private static OptionalInt answer(boolean value) {
    return OptionalInt.of(value ? 1 : 0);
  }

  private void callUnanswered(PhysicsObj object, CallRecord call) {
    switch (call.fn()) {
      case MOVE_TO_POSITION -> moveToManager(object).moveToPosition(pos(call), params(call));
      case MANAGER_TURN_TO_OBJECT ->
          moveToManager(object).turnToObject(call.object(), call.int32("top"), params(call));
      case STICK_TO_OBJECT -> object.stickToObject(call.object());
      case UNSTICK_FROM_OBJECT -> object.unstickFromObject();
      case INTERRUPT_CURRENT_MOVEMENT -> object.cancelMoveTo();
      case STOP_COMPLETELY -> object.stopCompletely();
      case SET_TARGET ->
          object.setTarget(
              call.int32("context"),
              call.object(),
              call.float32("radius"),
              call.float64("quantum"));
      case CLEAR_TARGET -> object.clearTarget();
      case SET_TARGET_QUANTUM -> object.setTargetQuantum(call.float64("quantum"));
      case CONSTRAIN_TO ->
          object.constrainTo(pos(call), call.float32("start"), call.float32("max"));
      case UN_CONSTRAIN -> object.unConstrain();
      case INTERPOLATE_TO -> object.interpolateTo(pos(call), call.flag("keepHeading"));
      case STOP_INTERPOLATING -> object.stopInterpolating();
      case TELEPORT_HOOK -> object.teleportHook(true);
      case EXIT_WORLD -> object.exitWorld();
      case SET_VELOCITY -> object.setVelocity(PortValues.vector(call.vel()), true);
      case SET_ON_WALKABLE -> object.setOnWalkable(call.flag("onWalkable"));
      case UPDATE_OBJECT -> object.updateObject();
      case UPDATE_POSITION -> object.updatePosition();
      case LEAVE_WORLD -> object.leaveWorld();
      case UNSET_PARENT -> object.unsetParent();
      case HIT_GROUND -> object.hitGround();
      case LEAVE_GROUND -> object.leaveGround();
      case NOTIFY_VOYEUR_OF_EVENT -> notifyVoyeurs(object, call);
      case SET_HOLD_RUN ->
          object.getMinterp().setHoldRun(call.flag("val"), call.flag("cancelMoveTo"));
      case SET_HOLD_KEY ->
          object.getMinterp().setHoldKey(call.int32("holdKey"), call.flag("cancelMoveTo"));
      default -> ManagerCalls.call(object, call);
    }
  }

  private MovementParameters params(CallRecord call) {
    return PortValues.parameters(call.params(), dialect);
  }

  private static Position pos(CallRecord call) {
    return PortValues.position(call.pos());
  }

  /** For calls that go straight to the manager: no cancel and no unstick first. */
  private static MoveToManager moveToManager(PhysicsObj object) {
    MovementManager movement = movement(object);
    movement.makeMoveToManager();
    return movement.moveToManager();
  }

  /** Made, with the default state, if there is none. */
  private static MovementManager movement(PhysicsObj object) {
    object.makeMovementManager(true);
    return object.movementManager();
  }

  private int performMovement(PhysicsObj object, CallRecord call) {
    MovementStruct movement = new MovementStruct();
    movement.type = call.int32("type");
    movement.motion = call.int32("motion");
    movement.objectId = call.object();
    movement.topLevelId = call.int32("top");
    movement.radius = call.float32("radius");
    movement.height = call.float32("height");
    movement.params = params(call);
    if (call.pos() != null) {
      movement.pos.set(pos(call));
    }
    return movement(object).performMovement(movement);
  }

  private static void notifyVoyeurs(PhysicsObj object, CallRecord call) {
    if (object.targetManager() != null) {
      object.targetManager().notifyVoyeurOfEvent(TargetStatus.values()[call.int32("status")]);
    }
  }
}
