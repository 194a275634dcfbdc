package dev.goldtrace.port.target;

import dev.goldtrace.port.object.PhysicsObj;

/** Whom an object watches, and who watches it (spec position-managers.md section 7). */
public final class TargetManager {
  private final PhysicsObj physicsObj;

  public TargetManager(PhysicsObj physicsObj) {
    this.physicsObj = physicsObj;
  }

  public void setTarget(int contextId, int objectId, float radius, double quantum) {}

  public void setTargetQuantum(double quantum) {}

  public void clearTarget() {}

  public void addVoyeur(int objectId, float radius, double quantum) {}

  public boolean removeVoyeur(int objectId) {
    return false;
  }

  public void handleTargetting() {}

  public void receiveUpdate(TargetInfo update) {}

  public void notifyVoyeurOfEvent(TargetStatus status) {}

  /** The target; null: none. */
  public TargetInfo targetInfo() {
    return null;
  }

  public int voyeurCount() {
    return 0;
  }
}
