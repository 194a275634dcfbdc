package dev.goldtrace.port.target;

import dev.goldtrace.port.Retail;
import dev.goldtrace.port.dialect.Dialect;
import dev.goldtrace.port.dialect.Divergence;
import dev.goldtrace.port.math.Geometry;
import dev.goldtrace.port.math.Position;
import dev.goldtrace.port.math.Vector3;
import dev.goldtrace.port.object.PhysicsObj;
import dev.goldtrace.port.object.PhysicsWorld;
import dev.goldtrace.port.probe.Probe;
import dev.goldtrace.port.probe.ProbedFunction;
import java.util.function.Consumer;

/**
 * Whom an object watches (its one target), and who watches it (its voyeurs) (spec
 * position-managers.md section 7).
 */
public final class TargetManager {

  /** Seconds of the physics clock between two sweeps of the voyeurs. */
  private static final double TARGETTING_PERIOD = 0.5;

  /** Seconds of the frame clock that a target has to answer at all. */
  private static final double TARGET_TIMEOUT = 10.0;

  private final PhysicsObj physicsObj;
  private final PhysicsWorld world;
  private final Geometry geometry;
  private final Probe probe;
  private final Dialect dialect;
  private final boolean waitsForAnswer;
  private final boolean frameClockOnly;
  private final boolean floatInterpolation;
  private final boolean immediateVoyeurs;

  private TargetInfo targetInfo;
  private Voyeurs voyeurTable;

  /** Whether the target has sent a snapshot. */
  private boolean answered;

  private final Consumer<TargettedVoyeurInfo> checkAndUpdate = this::checkAndUpdateVoyeur;

  /** Physics clock of the last sweep. */
  private double lastUpdateTime;

  private final Position interpolated = new Position();

  @Retail(address = 0x0051A370, name = "TargetManager::TargetManager")
  public TargetManager(PhysicsObj physicsObj) {
    this.physicsObj = physicsObj;
    this.world = physicsObj.world;
    this.geometry = world.geometry();
    this.probe = world.probe();
    this.dialect = world.dialect();
    this.waitsForAnswer = dialect.has(Divergence.D_P37);
    this.frameClockOnly = dialect.has(Divergence.D_P38);
    this.floatInterpolation = dialect.has(Divergence.D_P43);
    this.immediateVoyeurs = dialect.has(Divergence.D_SP12);
  }

  /**
   * Watches another object instead of the present one. The target, if it is known, answers before
   * this returns.
   *
   * @param objectId 0: none; answered with a time-out
   * @param radius metres that the target must move before it sends another snapshot
   * @param quantum seconds that the target predicts its position ahead
   */
  @Retail(address = 0x0051AC30, name = "TargetManager::SetTarget")
  public void setTarget(int contextId, int objectId, float radius, double quantum) {
    probe.enter(
        physicsObj.id,
        ProbedFunction.TARGET_MANAGER_SET_TARGET,
        contextId,
        objectId,
        Probe.f32(radius),
        Probe.f64(quantum));
    if (dialect.has(Divergence.D_P109)) {
      clearTarget();
    } else {
      dropTarget();
    }
    if (objectId == 0) {
      physicsObj.handleUpdateTarget(
          TargetInfo.blank(contextId, 0, 0, 0, TargetStatus.TIMED_OUT, 0));
      return;
    }
    targetInfo =
        TargetInfo.blank(contextId, objectId, radius, quantum, TargetStatus.UNDEF, world.curTime);
    answered = false;
    PhysicsObj target = world.getObject(objectId);
    if (target != null) {
      target.addVoyeur(physicsObj.id, radius, passedOn(quantum));
    }
  }

  /** Changes how far ahead the target predicts, in seconds; it sends nothing because of it. */
  @Retail(address = 0x0051A4A0, name = "TargetManager::SetTargetQuantum")
  public void setTargetQuantum(double quantum) {
    probe.enter(
        physicsObj.id, ProbedFunction.TARGET_MANAGER_SET_TARGET_QUANTUM, Probe.f64(quantum));
    if (targetInfo == null) {
      return;
    }
    targetInfo = targetInfo.withQuantum(quantum);
    PhysicsObj target = world.getObject(targetInfo.objectId());
    if (target != null) {
      target.addVoyeur(physicsObj.id, targetInfo.radius(), passedOn(quantum));
    }
  }

  /** Retail's add_voyeur takes a float. */
  private double passedOn(double quantum) {
    return dialect.has(Divergence.D_P42) ? quantum : (float) quantum;
  }

  /** Watches nothing any more. */
  @Retail(address = 0x0051A7E0, name = "TargetManager::ClearTarget")
  public void clearTarget() {
    probe.enter(physicsObj.id, ProbedFunction.TARGET_MANAGER_CLEAR_TARGET);
    dropTarget();
  }

  /** ClearTarget's body, which SetTarget has inlined: no probe there. */
  private void dropTarget() {
    if (targetInfo == null) {
      return;
    }
    PhysicsObj target = world.getObject(targetInfo.objectId());
    if (target != null) {
      target.removeVoyeur(physicsObj.id);
    }
    targetInfo = null;
  }

  /**
   * Lets an object watch this one: a new voyeur gets a snapshot at once, a known one only other
   * terms.
   */
  @Retail(address = 0x0051A830, name = "TargetManager::AddVoyeur")
  public void addVoyeur(int objectId, float radius, double quantum) {
    probe.enter(
        physicsObj.id,
        ProbedFunction.TARGET_MANAGER_ADD_VOYEUR,
        objectId,
        Probe.f32(radius),
        Probe.f64(quantum));
    if (voyeurTable != null) {
      TargettedVoyeurInfo known = voyeurTable.find(objectId);
      if (known != null) {
        known.radius = radius;
        known.quantum = quantum;
        return;
      }
    } else {
      voyeurTable = dialect.has(Divergence.D_P39) ? new VoyeurDictionary() : new VoyeurTable();
    }
    TargettedVoyeurInfo voyeur = new TargettedVoyeurInfo(objectId, radius, quantum);
    voyeurTable.add(voyeur);
    sendVoyeurUpdate(voyeur, physicsObj.position, TargetStatus.OK);
  }

  /** Answers whether the object was a voyeur. */
  @Retail(address = 0x0051AD90, name = "TargetManager::RemoveVoyeur")
  public boolean removeVoyeur(int objectId) {
    probe.enter(physicsObj.id, ProbedFunction.TARGET_MANAGER_REMOVE_VOYEUR, objectId);
    return voyeurTable != null && voyeurTable.remove(objectId);
  }

  /**
   * Run once a slice: gives up a target that never answered, and sends snapshots to the voyeurs for
   * whom this object has moved far enough.
   */
  @Retail(address = 0x0051AA90, name = "TargetManager::HandleTargetting")
  public void handleTargetting() {
    double now = frameClockOnly ? world.curTime : world.physicsTime;
    if (now - lastUpdateTime < TARGETTING_PERIOD) {
      if (immediateVoyeurs && voyeurTable != null) {
        voyeurTable.forEach(this::checkAndUpdateImmediately);
      }
      return;
    }
    if (waitsForAnswer && targetInfo != null && !answered) {
      return;
    }
    if (targetInfo != null
        && targetInfo.status() == TargetStatus.UNDEF
        && targetInfo.lastUpdateTime() + TARGET_TIMEOUT < world.curTime) {
      targetInfo = targetInfo.withStatus(TargetStatus.TIMED_OUT);
      physicsObj.handleUpdateTarget(targetInfo);
    }
    if (voyeurTable != null) {
      voyeurTable.forEach(checkAndUpdate);
    }
    lastUpdateTime = now;
  }

  private void checkAndUpdateImmediately(TargettedVoyeurInfo voyeur) {
    if (voyeur.quantum == 0) {
      checkAndUpdateVoyeur(voyeur);
    }
  }

  @Retail(address = 0x0051A650, name = "TargetManager::CheckAndUpdateVoyeur")
  private void checkAndUpdateVoyeur(TargettedVoyeurInfo voyeur) {
    getInterpolatedPosition(voyeur.quantum, interpolated);
    if (geometry.distance(interpolated, voyeur.lastSentPosition) > voyeur.radius) {
      sendVoyeurUpdate(voyeur, interpolated, TargetStatus.OK);
    }
  }

  /**
   * A snapshot arrives from an object that this one watches. Others are ignored.
   *
   * @param update its context is 0; the target's own context is kept
   */
  @Retail(address = 0x0051A930, name = "TargetManager::ReceiveUpdate")
  public void receiveUpdate(TargetInfo update) {
    probe.enter(
        physicsObj.id,
        ProbedFunction.TARGET_MANAGER_RECEIVE_UPDATE,
        update.objectId(),
        update.status().code());
    if (targetInfo == null || update.objectId() != targetInfo.objectId()) {
      return;
    }
    Vector3 heading = new Vector3();
    geometry.getOffset(physicsObj.position, update.interpolatedPosition(), heading);
    if (geometry.normalizeCheckSmall(heading)) {
      heading.set(0, 0, 1);
    }
    answered = true;
    targetInfo =
        new TargetInfo(
            dialect.has(Divergence.D_P40) ? update.contextId() : targetInfo.contextId(),
            update.objectId(),
            update.radius(),
            update.quantum(),
            update.targetPosition(),
            update.interpolatedPosition(),
            heading,
            update.velocity(),
            update.status(),
            world.curTime);
    physicsObj.handleUpdateTarget(targetInfo);
    if (update.status() == TargetStatus.EXIT_WORLD) {
      // A handler may have set another target meanwhile; retail clears that one too.
      clearTarget();
    }
  }

  @Retail(address = 0x0051A4F0, name = "TargetManager::SendVoyeurUpdate")
  private void sendVoyeurUpdate(TargettedVoyeurInfo voyeur, Position p, TargetStatus status) {
    probe.enter(
        physicsObj.id,
        ProbedFunction.TARGET_MANAGER_SEND_VOYEUR_UPDATE,
        voyeur.objectId,
        status.code());
    voyeur.lastSentPosition.set(p);
    PhysicsObj receiver = world.getObject(voyeur.objectId);
    if (receiver == null) {
      return;
    }
    receiver.receiveTargetUpdate(
        new TargetInfo(
            0,
            physicsObj.id,
            voyeur.radius,
            voyeur.quantum,
            physicsObj.position.copy(),
            p.copy(),
            new Vector3(),
            physicsObj.getVelocity().copy(),
            status,
            0.0));
  }

  /** Sends every voyeur a snapshot, however little this object has moved. */
  @Retail(address = 0x0051A6F0, name = "TargetManager::NotifyVoyeurOfEvent")
  public void notifyVoyeurOfEvent(TargetStatus status) {
    probe.enter(physicsObj.id, ProbedFunction.TARGET_MANAGER_NOTIFY_VOYEUR_OF_EVENT, status.code());
    if (voyeurTable == null) {
      return;
    }
    voyeurTable.forEach(voyeur -> sendVoyeurUpdate(voyeur, physicsObj.position, status));
  }

  /**
   * Where this object will be; the cell stays, even if the result leaves the block.
   *
   * @param quantum seconds from now
   */
  @Retail(address = 0x0051A5E0, name = "TargetManager::GetInterpolatedPosition")
  public void getInterpolatedPosition(double quantum, Position out) {
    out.set(physicsObj.position);
    double q = (float) quantum;
    Vector3 v = physicsObj.getVelocity();
    Vector3 o = out.frame.origin;
    if (floatInterpolation) {
      o.set(o.x + v.x * (float) q, o.y + v.y * (float) q, o.z + v.z * (float) q);
      return;
    }
    o.x = (float) (q * v.x + o.x);
    o.y = (float) (q * v.y + o.y);
    o.z = (float) ((double) (float) (q * v.z) + o.z);
  }

  /** Drops the target and the voyeurs without telling any of them. */
  @Retail(address = 0x0051ABD0, name = "TargetManager::~TargetManager")
  public void destroy() {
    targetInfo = null;
    voyeurTable = null;
  }

  /** The target; null: none. */
  public TargetInfo targetInfo() {
    return targetInfo;
  }

  public int voyeurCount() {
    return voyeurTable == null ? 0 : voyeurTable.size();
  }
}
