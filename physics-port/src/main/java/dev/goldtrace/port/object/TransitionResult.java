package dev.goldtrace.port.object;

import dev.goldtrace.port.math.Position;
import dev.goldtrace.port.math.Vector3;
import java.util.ArrayList;
import java.util.List;

/**
 * What a transition or placement leaves behind for the commit (spec physics-tick.md section 8,
 * transition.md section 2.2): where the object ends, and the collision info.
 *
 * <p>Mutable, so that an environment can answer with the same instance in every tick; the object
 * reads it before it asks again.
 */
public final class TransitionResult {

  /** Where the object really ends (curr_pos); cell 0: nowhere. */
  public final Position position = new Position();

  public boolean contactPlaneValid;
  public final Vector3 contactPlaneNormal = new Vector3(0, 0, 1);

  /** The d of the plane's equation, in metres. */
  public float contactPlaneDistance;

  /** Cell of the contact plane; 0: none. */
  public int contactPlaneCell;

  public boolean contactPlaneIsWater;

  /** Whether a valid contact plane can be walked on. */
  public boolean walkable;

  public boolean slidingNormalValid;
  public final Vector3 slidingNormal = new Vector3();

  public boolean collisionNormalValid;
  public final Vector3 collisionNormal = new Vector3();

  /** Collided objects, in the order in which they were met. */
  public final List<PhysicsObj> collidedObjects = new ArrayList<>();

  public boolean collidedWithEnvironment;

  /** How long the object has been falling without moving, 0..3. */
  public int framesStationaryFall;

  /**
   * Makes this a successful answer that is only a position, and answers it: contact, plane and
   * walkability as the object has them, no water, no sliding, no collision.
   */
  public TransitionResult setPositionOnly(PhysicsObj object, Position end) {
    position.set(end);
    contactPlaneValid = object.hasTransient(TransientState.CONTACT);
    contactPlaneNormal.set(object.contactPlaneNormal);
    contactPlaneDistance = object.contactPlaneDistance;
    contactPlaneCell = object.contactPlaneCell;
    contactPlaneIsWater = false;
    walkable = object.hasTransient(TransientState.ON_WALKABLE);
    slidingNormalValid = false;
    slidingNormal.set(object.slidingNormal);
    collisionNormalValid = false;
    collidedObjects.clear();
    collidedWithEnvironment = false;
    framesStationaryFall = 0;
    return this;
  }
}
