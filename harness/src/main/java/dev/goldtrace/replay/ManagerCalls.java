package dev.goldtrace.replay;

import dev.goldtrace.port.moveto.MoveToManager;
import dev.goldtrace.port.moveto.MovementManager;
import dev.goldtrace.port.object.PhysicsObj;
import dev.goldtrace.port.position.ConstraintManager;
import dev.goldtrace.port.position.InterpolationManager;
import dev.goldtrace.port.position.InterpolationNode;
import dev.goldtrace.port.position.PositionManager;
import dev.goldtrace.port.position.StickyManager;
import dev.goldtrace.port.target.TargetManager;
import dev.goldtrace.trace.CallRecord;
import java.util.function.Consumer;
import java.util.function.Function;

/**
 * The calls of format 1.2 that go straight to one of an object's managers. A manager that the
 * object does not have is not made, and nothing happens.
 */
final class ManagerCalls {
  private final PhysicsObj object;
  private final CallRecord call;
  private final PhysicsObj owner;

  private ManagerCalls(PhysicsObj object, CallRecord call) {
    this.object = object;
    this.call = call;
    this.owner = object.world.getObject(call.object());
  }

  static void call(PhysicsObj object, CallRecord call) {
    new ManagerCalls(object, call).make();
  }

  private void make() {
    switch (call.fn()) {
      case MOVEMENT_DESTROY -> movement(MovementManager::destroy);
      case SET_WEENIE_OBJECT ->
          movement(manager -> manager.setWeenieObject(call.flag("weenie") ? object.weenie : null));
      case REPORT_EXHAUSTION -> movement(MovementManager::reportExhaustion);
      case MOVE_TO_DESTROY -> moveTo(MoveToManager::destroy);
      case MOVE_TO_SET_PHYSICS_OBJECT -> moveTo(manager -> manager.setPhysicsObject(owner));
      case POSITION_DESTROY -> with(object.positionManager(), PositionManager::destroy);
      case INTERPOLATION_DESTROY -> interpolation(InterpolationManager::destroy);
      case INTERPOLATION_SET_PHYSICS_OBJECT ->
          interpolation(manager -> manager.setPhysicsObject(owner));
      case INTERPOLATION_APPEND -> interpolation(manager -> manager.append(node()));
      case STICKY_DESTROY -> sticky(StickyManager::destroy);
      case STICKY_SET_PHYSICS_OBJECT -> sticky(manager -> manager.setPhysicsObject(owner));
      case CONSTRAINT_DESTROY -> constraint(ConstraintManager::destroy);
      case CONSTRAINT_SET_PHYSICS_OBJECT -> constraint(manager -> manager.setPhysicsObject(owner));
      case TARGET_DESTROY -> with(object.targetManager(), TargetManager::destroy);
      default -> throw new IllegalArgumentException("no such call: " + call.fn());
    }
  }

  private void movement(Consumer<MovementManager> action) {
    with(object.movementManager(), action);
  }

  private void moveTo(Consumer<MoveToManager> action) {
    movement(manager -> with(manager.moveToManager(), action));
  }

  private void interpolation(Consumer<InterpolationManager> action) {
    position(PositionManager::interpolationManager, action);
  }

  private void sticky(Consumer<StickyManager> action) {
    position(PositionManager::stickyManager, action);
  }

  private void constraint(Consumer<ConstraintManager> action) {
    position(PositionManager::constraintManager, action);
  }

  private <T> void position(Function<PositionManager, T> part, Consumer<T> action) {
    with(object.positionManager(), manager -> with(part.apply(manager), action));
  }

  private static <T> void with(T manager, Consumer<T> action) {
    if (manager != null) {
      action.accept(manager);
    }
  }

  private InterpolationNode node() {
    InterpolationNode node =
        new InterpolationNode(
            InterpolationNode.Type.of(call.int32("type")), PortValues.position(call.pos()));
    node.velocity.set(PortValues.vector(call.vel()));
    return node;
  }
}
