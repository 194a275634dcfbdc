package dev.goldtrace.port.object;

import dev.goldtrace.port.Retail;
import dev.goldtrace.port.dialect.Dialect;
import dev.goldtrace.port.dialect.Divergence;
import dev.goldtrace.port.math.Constants;
import dev.goldtrace.port.math.Frame;
import dev.goldtrace.port.math.Geometry;
import dev.goldtrace.port.math.Position;
import dev.goldtrace.port.math.Vector3;

/**
 * What time does to an object: the slices of an update, and the order within one (spec
 * physics-tick.md sections 2, 3, 5, 7 and 11).
 *
 * <p>Within a slice: animation; interpolation, sticking and constraint; velocity; hooks
 * (MotionDone); collision; commit (HitGround, LeaveGround); targeting; move-to; zero-length
 * motions; blip and sticky expiry. A manager made by an earlier step takes part in the later ones.
 */
final class PhysicsTick {
  private static final double MAX_QUANTUM = 1.0 / 5.0;
  private static final double ACE_MAX_QUANTUM = 0.1;

  /** Seconds after which time is lost rather than simulated. */
  private static final double HUGE_QUANTUM = 2.0;

  private final PhysicsObj object;
  private final PhysicsWorld world;
  private final Geometry geometry;
  private final Dialect dialect;
  private final boolean keepsNewOrigin;
  private final boolean floatCachedVelocity;
  private final double maxQuantum;
  private final Animation animation;
  private final Collision collision;
  private final Placement placement;
  private final Kinematics kinematics;

  private final Position newPosition;
  private final Frame delta;
  private final Vector3 offset;

  PhysicsTick(PhysicsObj object, Animation animation, Placement placement) {
    this.object = object;
    this.world = object.world;
    this.geometry = world.geometry();
    this.dialect = world.dialect();
    this.keepsNewOrigin = dialect.has(Divergence.D_P79);
    this.floatCachedVelocity = dialect.has(Divergence.D_P84);
    this.maxQuantum = dialect.has(Divergence.D_P75) ? ACE_MAX_QUANTUM : MAX_QUANTUM;
    this.animation = animation;
    this.collision = object.collision();
    this.placement = placement;
    this.kinematics = new Kinematics(object);
    this.newPosition = world.slice().newPosition;
    this.delta = world.slice().delta;
    this.offset = world.slice().offset;
  }

  /** Simulates the time that has passed since the last call, in slices of at most 0.2 s. */
  @Retail(address = 0x00515D10, name = "CPhysicsObj::update_object")
  void updateObject() {
    if (object.parent() != null || !object.hasCell() || object.hasState(PhysicsState.FROZEN)) {
      object.setActive(false);
      return;
    }
    if (world.player != null && !dialect.has(Divergence.D_P72)) {
      activateNearPlayer();
    }
    double dt = world.curTime - object.updateTime;
    world.physicsTime = object.updateTime;
    if (!(dt > Constants.EPSILON) || dt > HUGE_QUANTUM) {
      object.updateTime = world.curTime;
      return;
    }
    if (dialect.has(Divergence.D_P73) && !(dt > PhysicsWorld.MIN_QUANTUM)) {
      return;
    }
    if (dt <= maxQuantum) {
      simulate(dt);
    } else {
      do {
        simulate(maxQuantum);
        dt -= maxQuantum;
      } while (dt > maxQuantum);
      // A shorter rest is kept for the next frame.
      if (dt > PhysicsWorld.MIN_QUANTUM) {
        simulate(dt);
      }
    }
    object.updateTime = world.physicsTime;
  }

  private void activateNearPlayer() {
    geometry.getOffset(world.player.position, object.position, offset);
    double distance = geometry.magnitude(offset);
    object.playerDistance = (float) distance;
    object.setActive(!(distance > PhysicsObj.FAR_DISTANCE));
  }

  private void simulate(double slice) {
    world.physicsTime += slice;
    updateObjectInternal((float) slice);
  }

  /**
   * Runs one slice; the physics clock already stands at its end.
   *
   * @param quantum seconds
   */
  @Retail(address = 0x005156B0, name = "CPhysicsObj::UpdateObjectInternal")
  void updateObjectInternal(float quantum) {
    animation.beginSlice(object);
    // Retail would still update the particles and scripts of an inactive object.
    if (!object.hasTransient(TransientState.ACTIVE) || !object.hasCell()) {
      return;
    }
    if (object.hasTransient(TransientState.CHECK_ETHEREAL)) {
      placement.clearEthereal();
    }
    object.jumpedThisFrame = false;
    newPosition.cell = object.position.cell;
    newPosition.frame.setIdentity();
    updatePositionInternal(quantum, newPosition.frame);
    move(quantum);
    if (object.targetManager() != null) {
      object.targetManager().handleTargetting();
    }
    if (object.movementManager() != null) {
      object.movementManager().useTime();
    }
    animation.handleMovement(object);
    if (object.positionManager() != null) {
      object.positionManager().useTime();
    }
  }

  /** Takes the object to {@link #newPosition}, as far as collision lets it. */
  private void move(float quantum) {
    Position position = object.position;
    if (object.spheres == 0) {
      if (object.movementManager() == null && object.hasTransient(TransientState.ON_WALKABLE)) {
        object.setActive(false);
      }
      turnOnly();
      return;
    }
    if (newPosition.frame.origin.isEqual(position.frame.origin)) {
      if (!keepsNewOrigin) {
        newPosition.frame.origin.set(position.frame.origin);
      }
      standStill();
      return;
    }
    alignToMovement();
    TransitionResult result = collision.transition(object, position, newPosition);
    if (result == null || (result.position.cell == 0 && dialect.has(Divergence.D_P82))) {
      turnOnly();
      return;
    }
    geometry.getOffset(position, result.position, offset);
    setCachedVelocity(quantum);
    placement.setPositionInternal(result);
  }

  private void setCachedVelocity(float quantum) {
    Vector3 velocity = object.cachedVelocity;
    if (floatCachedVelocity) {
      velocity.set(offset.x / quantum, offset.y / quantum, offset.z / quantum);
      return;
    }
    double r = 1.0 / quantum;
    double rounded = (float) r;
    velocity.set(
        (float) (r * offset.x), (float) (rounded * offset.y), (float) (rounded * offset.z));
  }

  /** The movement is lost, the new rotation is kept. */
  private void turnOnly() {
    newPosition.frame.origin.set(object.position.frame.origin);
    if (dialect.has(Divergence.D_P83)) {
      object.setInitialFrame(newPosition.frame);
      object.cachedVelocity.set(0, 0, 0);
    } else {
      standStill();
    }
  }

  private void standStill() {
    object.setFrame(newPosition.frame);
    object.cachedVelocity.set(0, 0, 0);
  }

  private void alignToMovement() {
    if (object.hasState(PhysicsState.ALIGNPATH)) {
      Vector3 direction = newPosition.frame.origin.minus(object.position.frame.origin);
      direction.normalize();
      geometry.setVectorHeading(newPosition.frame, direction);
    } else if (object.hasState(PhysicsState.SLEDDING) && dialect.has(Divergence.D_P80)) {
      Vector3 v = object.velocity;
      if (v.x != 0 || v.y != 0 || v.z != 0) {
        geometry.setVectorHeading(newPosition.frame, v);
      }
    } else if (object.hasState(PhysicsState.SLEDDING) && !object.velocity.isZero()) {
      geometry.setHeading(newPosition.frame, (float) object.velocity.getHeading());
    }
  }

  /**
   * Computes where the object would be after a slice, if nothing were in its way.
   *
   * @param out in: the identity; out: the frame, in coordinates of the present block
   */
  @Retail(address = 0x00512C30, name = "CPhysicsObj::UpdatePositionInternal")
  private void updatePositionInternal(float quantum, Frame out) {
    delta.setIdentity();
    boolean hidden = object.hasState(PhysicsState.HIDDEN);
    if (!hidden) {
      animation.update(object, quantum, delta);
      // In the air the root motion is lost, its rotation is kept.
      double factor = object.hasTransient(TransientState.ON_WALKABLE) ? object.scale : 0.0;
      Vector3 o = delta.origin;
      o.set((float) (o.x * factor), (float) (o.y * factor), (float) (o.z * factor));
    }
    if (object.positionManager() != null) {
      object.positionManager().adjustOffset(delta, quantum);
    }
    geometry.combine(object.position.frame, delta, out);
    if (!hidden) {
      kinematics.updatePhysicsInternal(quantum, out);
    }
    processHooks();
  }

  /**
   * Of retail's hooks only the ends of animations touch movement; an action that ends here and
   * unsticks does not take back this slice's sticky movement.
   */
  @Retail(address = 0x00511550, name = "CPhysicsObj::process_hooks")
  private void processHooks() {
    int finished = animation.finishedAnimations(object);
    for (int i = 0; i < finished; i++) {
      object.motionDone(0, true);
    }
  }

  /** Moves an object that is animated without collision; its managers' UseTime does not run. */
  @Retail(address = 0x00514520, name = "CPhysicsObj::update_position")
  void updatePosition() {
    if (object.parent() != null) {
      return;
    }
    world.physicsTime = world.curTime;
    double dt = world.curTime - object.updateTime;
    boolean isHuge = dt > HUGE_QUANTUM && !dialect.has(Divergence.D_P104);
    if (!(dt > Constants.EPSILON) || isHuge) {
      object.updateTime = world.curTime;
      return;
    }
    if (dt < PhysicsWorld.MIN_QUANTUM) {
      return;
    }
    newPosition.frame.setIdentity();
    updatePositionInternal((float) dt, newPosition.frame);
    object.setFrame(newPosition.frame);
    object.updateTime = world.curTime;
  }
}
