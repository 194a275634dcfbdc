package dev.goldtrace.port.moveto;

import dev.goldtrace.port.Retail;
import dev.goldtrace.port.dialect.Divergence;
import dev.goldtrace.port.math.Position;
import dev.goldtrace.port.motion.InterpretedMotionState;
import dev.goldtrace.port.motion.MotionInterp;
import dev.goldtrace.port.motion.MovementError;
import dev.goldtrace.port.motion.MovementParameters;
import dev.goldtrace.port.motion.RawMotionState;
import dev.goldtrace.port.object.PhysicsObj;
import dev.goldtrace.port.object.Weenie;
import dev.goldtrace.port.probe.ProbedFunction;
import dev.goldtrace.port.target.TargetInfo;
import dev.goldtrace.port.wire.MovementEvent;

/**
 * The facade over an object's motion interpreter and move-to manager (spec moveto.md section 4).
 * Both are made when they are first needed.
 */
public final class MovementManager {
  private final PhysicsObj physicsObj;
  private Weenie weenie;
  private MotionInterp motionInterpreter;
  private MoveToManager moveToManager;

  @Retail(address = 0x00524050, name = "MovementManager::Create")
  public MovementManager(PhysicsObj physicsObj) {
    this.physicsObj = physicsObj;
    this.weenie = physicsObj.weenie;
    if (physicsObj.world.dialect().has(Divergence.D_M40)) {
      makeMotionInterp();
      makeMoveToManager();
    }
  }

  private void makeMotionInterp() {
    if (motionInterpreter == null) {
      motionInterpreter = new MotionInterp(physicsObj, weenie);
    }
  }

  @Retail(address = 0x005243F0, name = "MovementManager::Destroy")
  public void destroy() {
    if (motionInterpreter != null) {
      motionInterpreter.destroy();
      motionInterpreter = null;
    }
    if (moveToManager != null) {
      moveToManager.destroy();
      moveToManager = null;
    }
  }

  @Retail(address = 0x00524000, name = "MovementManager::MakeMoveToManager")
  public void makeMoveToManager() {
    if (moveToManager == null) {
      moveToManager = new MoveToManager(physicsObj.world, physicsObj);
    }
  }

  @Retail(address = 0x00524020, name = "MovementManager::SetWeenieObject")
  public void setWeenieObject(Weenie weenie) {
    this.weenie = weenie;
    if (motionInterpreter != null) {
      motionInterpreter.setWeenieObject(weenie);
    }
  }

  /** The interpreter, made and put into the default state if there is none. */
  @Retail(address = 0x005242A0, name = "MovementManager::get_minterp")
  public MotionInterp getMinterp() {
    makeMotionInterp();
    if (!motionInterpreter.hasEnteredDefaultState()) {
      motionInterpreter.enterDefaultState();
    }
    return motionInterpreter;
  }

  /** On first use the default state is entered twice, as in retail. */
  @Retail(address = 0x005241C0, name = "MovementManager::EnterDefaultState")
  public void enterDefaultState() {
    if (physicsObj.world.dialect().has(Divergence.D_M41)) {
      makeMotionInterp();
      motionInterpreter.enterDefaultState();
    } else {
      getMinterp().enterDefaultState();
    }
  }

  /** Carries out a movement; answers a {@link MovementError}. */
  @Retail(address = 0x005240D0, name = "MovementManager::PerformMovement")
  public int performMovement(MovementStruct movement) {
    physicsObj.setActive(true);
    switch (movement.type) {
      case MovementType.RAW_COMMAND,
          MovementType.INTERPRETED_COMMAND,
          MovementType.STOP_RAW_COMMAND,
          MovementType.STOP_INTERPRETED_COMMAND,
          MovementType.STOP_COMPLETELY -> {
        return getMinterp().performMovement(movement);
      }
      case MovementType.MOVE_TO_OBJECT,
          MovementType.MOVE_TO_POSITION,
          MovementType.TURN_TO_OBJECT,
          MovementType.TURN_TO_HEADING -> {
        makeMoveToManager();
        return moveToManager.performMovement(movement);
      }
      default -> {
        return MovementError.GENERAL_MOVEMENT_FAILURE;
      }
    }
  }

  @Retail(address = 0x00524170, name = "MovementManager::move_to_interpreted_state")
  public boolean moveToInterpretedState(InterpretedMotionState state) {
    return getMinterp().moveToInterpretedState(state);
  }

  @Retail(address = 0x005241B0, name = "MovementManager::CancelMoveTo")
  public void cancelMoveTo(int error) {
    if (moveToManager != null) {
      moveToManager.cancelMoveTo(error);
    }
  }

  /** The state itself, not a copy. */
  @Retail(address = 0x00524200, name = "MovementManager::InqRawMotionState")
  public RawMotionState inqRawMotionState() {
    return getMinterp().rawState;
  }

  /** The state itself, not a copy. */
  @Retail(address = 0x00524230, name = "MovementManager::InqInterpretedMotionState")
  public InterpretedMotionState inqInterpretedMotionState() {
    return getMinterp().interpretedState;
  }

  @Retail(address = 0x00524260, name = "MovementManager::IsMovingTo")
  public boolean isMovingTo() {
    return moveToManager != null && moveToManager.isMovingTo();
  }

  @Retail(address = 0x00524280, name = "MovementManager::motions_pending")
  public boolean motionsPending() {
    return motionInterpreter != null && motionInterpreter.motionsPending();
  }

  /** The first pending motion is done, whichever it is. */
  @Retail(address = 0x005242D0, name = "MovementManager::MotionDone")
  public void motionDone(int motion, boolean success) {
    if (motionInterpreter != null) {
      motionInterpreter.motionDone(success);
    }
  }

  @Retail(address = 0x005242F0, name = "MovementManager::UseTime")
  public void useTime() {
    if (moveToManager != null) {
      moveToManager.useTime();
    }
  }

  @Retail(address = 0x00524300, name = "MovementManager::HitGround")
  public void hitGround() {
    if (motionInterpreter != null) {
      motionInterpreter.hitGround();
    }
    if (moveToManager != null) {
      moveToManager.hitGround();
    }
  }

  @Retail(address = 0x00524320, name = "MovementManager::LeaveGround")
  public void leaveGround() {
    if (motionInterpreter != null) {
      motionInterpreter.leaveGround();
    }
  }

  /** Does nothing. */
  @Retail(address = 0x00524340, name = "MovementManager::HandleEnterWorld")
  public void handleEnterWorld() {}

  @Retail(address = 0x00524350, name = "MovementManager::HandleExitWorld")
  public void handleExitWorld() {
    if (motionInterpreter != null) {
      motionInterpreter.handleExitWorld();
    }
  }

  @Retail(address = 0x00524360, name = "MovementManager::ReportExhaustion")
  public void reportExhaustion() {
    if (motionInterpreter != null) {
      motionInterpreter.reportExhaustion();
    }
  }

  @Retail(address = 0x00524790, name = "MovementManager::HandleUpdateTarget")
  public void handleUpdateTarget(TargetInfo info) {
    if (moveToManager != null) {
      moveToManager.handleUpdateTarget(info);
    }
  }

  /**
   * Does what a movement event says.
   *
   * @return false if the event is lost: there is no interpreter yet, or its type is none of 0, 6,
   *     7, 8 and 9 (then the stance has changed all the same)
   */
  @Retail(address = 0x00524440, name = "MovementManager::unpack_movement")
  public boolean unpackMovement(MovementEvent event) {
    physicsObj
        .world
        .probe()
        .enter(physicsObj.id, ProbedFunction.MOVEMENT_MANAGER_UNPACK_MOVEMENT, event.type());
    if (motionInterpreter == null) {
      return false;
    }
    physicsObj.cancelMoveTo();
    physicsObj.unstickFromObject();
    if (physicsObj.world.dialect().has(Divergence.D_SM07) && !isPlayed(event.type())) {
      return false;
    }
    if (motionInterpreter.inqStyle() != event.style()) {
      motionInterpreter.doMotion(event.style(), new MovementParameters());
    }
    switch (event.type()) {
      case MovementEvent.INTERPRETED_STATE -> playState(event);
      case MovementEvent.MOVE_TO_OBJECT -> {
        makeMoveToManager();
        motionInterpreter.myRunRate = event.runRate();
        if (physicsObj.world.getObject(event.object()) != null) {
          physicsObj.moveToObject(event.object(), event.params());
        } else {
          moveToManager.moveToPosition(origin(event), event.params());
        }
      }
      case MovementEvent.MOVE_TO_POSITION -> {
        makeMoveToManager();
        motionInterpreter.myRunRate = event.runRate();
        moveToManager.moveToPosition(origin(event), event.params());
      }
      case MovementEvent.TURN_TO_OBJECT -> {
        makeMoveToManager();
        if (physicsObj.world.getObject(event.object()) != null) {
          physicsObj.turnToObject(event.object(), event.params());
        } else {
          MovementParameters params = event.params().copy();
          params.desiredHeading = event.heading();
          moveToManager.turnToHeading(params);
        }
      }
      case MovementEvent.TURN_TO_HEADING -> {
        makeMoveToManager();
        moveToManager.turnToHeading(event.params());
      }
      default -> {
        return false;
      }
    }
    return true;
  }

  private static boolean isPlayed(int type) {
    return switch (type) {
      case MovementEvent.INTERPRETED_STATE,
          MovementEvent.MOVE_TO_OBJECT,
          MovementEvent.MOVE_TO_POSITION,
          MovementEvent.TURN_TO_OBJECT,
          MovementEvent.TURN_TO_HEADING ->
          true;
      default -> false;
    };
  }

  private void playState(MovementEvent event) {
    moveToInterpretedState(event.state());
    if (event.stickyObject() != 0) {
      physicsObj.stickToObject(event.stickyObject());
    }
    motionInterpreter.standingLongjump = event.standingLongJump();
  }

  private static Position origin(MovementEvent event) {
    Position position = new Position();
    position.cell = event.cell();
    position.frame.origin.set(event.x(), event.y(), event.z());
    return position;
  }

  /** Null until made. */
  public MotionInterp motionInterp() {
    return motionInterpreter;
  }

  /** Null until made. */
  public MoveToManager moveToManager() {
    return moveToManager;
  }
}
