package dev.goldtrace.port.collision;

import dev.goldtrace.port.Retail;
import dev.goldtrace.port.math.Vector3;
import dev.goldtrace.port.object.PhysicsObj;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/**
 * What a transition found out: the ground it ended on and what it hit (COLLISIONINFO; spec
 * transition.md 2.2). A plane or normal means something only while its valid flag is set, but keeps
 * its value when the flag is cleared.
 */
public final class CollisionInfo {
  public final Plane contactPlane = new Plane();
  public boolean contactPlaneValid;
  public int contactPlaneCell;
  public boolean contactPlaneIsWater;

  public final Plane lastKnownContactPlane = new Plane();
  public boolean lastKnownContactPlaneValid;
  public int lastKnownContactPlaneCell;
  public boolean lastKnownContactPlaneIsWater;

  /** Horizontal unit vector, or zero. */
  public final Vector3 slidingNormal = new Vector3();

  public boolean slidingNormalValid;

  /** Unit vector, or zero. */
  public final Vector3 collisionNormal = new Vector3();

  public boolean collisionNormalValid;
  public boolean collidedWithEnvironment;

  /** How many ticks in a row the object has been falling on the spot: 0 to 3. */
  public int framesStationaryFall;

  private final List<PhysicsObj> collidedObjects = new ArrayList<>();
  private PhysicsObj lastCollidedObject;

  /** A zero slot of the pool: its planes have a zero normal, too. */
  CollisionInfo() {
    contactPlane.set(0, 0, 0, 0);
    lastKnownContactPlane.set(0, 0, 0, 0);
  }

  /** Clears the flags; planes, normals and the last-known cell and water keep their values. */
  @Retail(address = 0x00509D60, name = "COLLISIONINFO::init")
  public void init() {
    lastKnownContactPlaneValid = false;
    contactPlaneValid = false;
    slidingNormalValid = false;
    collisionNormalValid = false;
    collidedObjects.clear();
    lastCollidedObject = null;
    collidedWithEnvironment = false;
    contactPlaneCell = 0;
    framesStationaryFall = 0;
  }

  /** Takes over the plane; the caller sets {@link #contactPlaneCell}. */
  @Retail(address = 0x00509D80, name = "COLLISIONINFO::set_contact_plane")
  public void setContactPlane(Plane plane, boolean isWater) {
    contactPlane.set(plane);
    contactPlaneValid = true;
    contactPlaneIsWater = isWater;
  }

  /** The plane and its cell id keep their values. */
  void clearContactPlane() {
    contactPlaneValid = false;
    contactPlaneIsWater = false;
  }

  /** Stores the direction of {@code normal}; too short to have one: zero. */
  @Retail(address = 0x0050A000, name = "COLLISIONINFO::set_collision_normal")
  public void setCollisionNormal(Vector3 normal) {
    collisionNormalValid = true;
    collisionNormal.set(normal);
    if (collisionNormal.normalizeCheckSmall()) {
      collisionNormal.set(0, 0, 0);
    }
  }

  /** Stores the horizontal direction of {@code normal}; too short to have one: zero. */
  @Retail(address = 0x0050A060, name = "COLLISIONINFO::set_sliding_normal")
  public void setSlidingNormal(Vector3 normal) {
    slidingNormalValid = true;
    slidingNormal.set(normal.x, normal.y, 0);
    if (slidingNormal.normalizeCheckSmall()) {
      slidingNormal.set(0, 0, 0);
    }
  }

  /** Remembers an object that was touched, once. */
  @Retail(address = 0x006B4E20, name = "COLLISIONINFO::add_object")
  public void addObject(PhysicsObj object, TransitionState state) {
    if (collidedObjects.contains(object)) {
      return;
    }
    collidedObjects.add(object);
    if (state != TransitionState.OK) {
      lastCollidedObject = object;
    }
  }

  /** The objects touched, in the order of the first touch. */
  public List<PhysicsObj> collidedObjects() {
    return Collections.unmodifiableList(collidedObjects);
  }

  /** The last new object that stood in the way, or null. */
  public PhysicsObj lastCollidedObject() {
    return lastCollidedObject;
  }

  /** The plane whose normal slides are made along: the contact plane, else the last known one. */
  Vector3 groundNormal() {
    return contactPlaneValid ? contactPlane.normal : lastKnownContactPlane.normal;
  }
}
