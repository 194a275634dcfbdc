package dev.goldtrace.port.collision;

import static dev.goldtrace.port.collision.CollisionConstants.EPSILON;

import dev.goldtrace.port.Retail;
import dev.goldtrace.port.math.Position;
import dev.goldtrace.port.math.Vector3;
import dev.goldtrace.port.object.Collision;
import dev.goldtrace.port.object.PhysicsObj;
import dev.goldtrace.port.object.PhysicsState;
import dev.goldtrace.port.object.SetPositionFlags;
import dev.goldtrace.port.object.TransientState;
import dev.goldtrace.port.object.TransitionResult;
import dev.goldtrace.port.probe.Probe;
import dev.goldtrace.port.probe.ProbedFunction;
import java.util.ArrayList;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;

/**
 * The collision environment of the specification (transition.md 0.3): one horizontal plane in one
 * outdoor cell, and the objects on it. It answers the movements and placements of {@link
 * PhysicsObj} with the port of the transition.
 */
public final class OpenGround implements Collision {
  /** What a mover without spheres moves as. */
  private static final List<Sphere> DUMMY_SPHERE = List.of(new Sphere(0, 0, 0.1f, 0.1f));

  /** How far a placement without sliding may end from the wanted place, in metres. */
  private static final double PLACEMENT_TOLERANCE = 0.05f;

  private static final int FIRST_INDOOR_CELL = 0x100;

  private final Plane plane;
  private final TransitionPool pool = new TransitionPool(this);
  private final ShadowList shadows = new ShadowList();
  private final ShadowGrid grid = new ShadowGrid();
  private final ShadowCandidates candidates = new ShadowCandidates();
  private final Map<PhysicsObj, ShadowObject> byObject = new IdentityHashMap<>();

  /** The objects whose shadows a commit moves; empty between commits. */
  private final List<PhysicsObj> family = new ArrayList<>();

  private final TransitionResult result = new TransitionResult();

  /** The one cell; 0 until an object has been declared. */
  private int cell;

  /**
   * @param z height of the ground in metres
   */
  public OpenGround(float z) {
    plane = new Plane(new Vector3(0, 0, 1), (float) (0.0 - z));
  }

  /** The ground. */
  public Plane plane() {
    return plane;
  }

  /**
   * Puts an object with a Setup into the world: it stands in the way of the others, as the last in
   * the list.
   *
   * @throws UnsupportedCollisionException for an indoor cell, or another cell than the one of the
   *     objects before
   */
  @Override
  public void added(PhysicsObj object) {
    requireThisCell(object.position.cell);
    append(object);
  }

  /** Takes an object out of the world, without its children. */
  @Override
  public void removed(PhysicsObj object) {
    ShadowObject shadow = byObject.remove(object);
    if (shadow != null && shadow.index >= 0) {
      shadows.remove(shadow);
      grid.remove(shadow);
    }
  }

  private void append(PhysicsObj object) {
    ShadowObject shadow = byObject.computeIfAbsent(object, ShadowObject::new);
    shadows.add(shadow);
    grid.place(shadow);
  }

  private void requireThisCell(int wanted) {
    if ((wanted & 0xFFFF) >= FIRST_INDOOR_CELL) {
      throw new UnsupportedCollisionException(
          0x0052C100, String.format("the indoor cell 0x%08X", wanted));
    }
    if (cell == 0) {
      cell = wanted;
    } else if (wanted != cell) {
      throw new UnsupportedCollisionException(
          0x0050AE50, String.format("a second cell, 0x%08X besides 0x%08X,", wanted, cell));
    }
  }

  /** The obstacles in the order in which they are tested. */
  List<PhysicsObj> obstacles() {
    List<PhysicsObj> obstacles = new ArrayList<>();
    for (int i = 0; i < shadows.size(); i++) {
      obstacles.add(shadows.get(i).object);
    }
    return obstacles;
  }

  // --- movement ---

  @Override
  @Retail(address = 0x00512DC0, name = "CPhysicsObj::transition")
  public TransitionResult transition(PhysicsObj object, Position from, Position requested) {
    Vector3 wanted = requested.frame.origin;
    object
        .world
        .probe()
        .enter(
            object.id,
            ProbedFunction.PHYSICS_OBJ_TRANSITION,
            Probe.f32(wanted.x),
            Probe.f32(wanted.y),
            Probe.f32(wanted.z));
    requireThisCell(from.cell);
    requireThisCell(requested.cell);
    Transition transition = pool.take();
    if (transition == null) {
      return null;
    }
    try {
      prepare(transition, object, getObjectInfo(transition, object));
      transition.spherePath.initPath(object.position.cell, from, requested);
      transition.collisionInfo.framesStationaryFall = framesStationaryFall(object);
      if (!transition.findValidPosition()) {
        return null;
      }
      read(transition, result);
      return result;
    } finally {
      pool.release();
    }
  }

  /** The mover's flags; hands its contact plane and sliding normal to the transition. */
  @Retail(address = 0x00511CC0, name = "CPhysicsObj::get_object_info")
  private int getObjectInfo(Transition transition, PhysicsObj object) {
    int flags = 0;
    if ((object.state & PhysicsState.EDGE_SLIDE) != 0) {
      flags |= ObjectInfoState.EDGE_SLIDE;
    }
    int transientState = object.transientState;
    if ((transientState & TransientState.CONTACT) != 0) {
      Plane contact = new Plane(object.contactPlaneNormal, object.contactPlaneDistance);
      boolean isWater = (transientState & TransientState.WATER_CONTACT) != 0;
      if (checkContact(object)) {
        transition.initContactPlane(object.contactPlaneCell, contact, isWater);
        flags |= ObjectInfoState.CONTACT;
        if ((transientState & TransientState.ON_WALKABLE) != 0) {
          flags |= ObjectInfoState.ON_WALKABLE;
        }
      } else {
        transition.initLastKnownContactPlane(object.contactPlaneCell, contact, isWater);
      }
    }
    if ((transientState & TransientState.SLIDING) != 0) {
      transition.collisionInfo.setSlidingNormal(object.slidingNormal);
    }
    if (object.setup.allowFreeHeading()) {
      flags |= ObjectInfoState.FREE_ROTATE;
    }
    if ((object.state & PhysicsState.MISSILE) != 0) {
      flags |= ObjectInfoState.PATH_CLIPPED;
    }
    return flags;
  }

  /** Whether the object is not leaving the plane it touches. */
  @Retail(address = 0x0050F5B0, name = "CPhysicsObj::check_contact")
  private static boolean checkContact(PhysicsObj object) {
    Vector3 v = object.velocity;
    Vector3 n = object.contactPlaneNormal;
    return !((double) v.z * n.z + (double) v.y * n.y + (double) v.x * n.x > EPSILON);
  }

  private void prepare(Transition transition, PhysicsObj object, int flags) {
    Setup setup = object.setup;
    transition.objectInfo.init(object, flags);
    if (setup.spheres().isEmpty()) {
      transition.spherePath.initSphere(DUMMY_SPHERE, 1);
    } else {
      transition.spherePath.initSphere(setup.spheres(), object.scale);
    }
  }

  private static int framesStationaryFall(PhysicsObj object) {
    int transientState = object.transientState;
    if ((transientState & TransientState.STATIONARY_STUCK) != 0) {
      return 3;
    }
    if ((transientState & TransientState.STATIONARY_STOP) != 0) {
      return 2;
    }
    return (transientState & TransientState.STATIONARY_FALL) != 0 ? 1 : 0;
  }

  private static void read(Transition transition, TransitionResult out) {
    CollisionInfo info = transition.collisionInfo;
    out.position.set(transition.spherePath.currPos);
    out.contactPlaneValid = info.contactPlaneValid;
    out.contactPlaneNormal.set(info.contactPlane.normal);
    out.contactPlaneDistance = info.contactPlane.d;
    out.contactPlaneCell = info.contactPlaneCell;
    out.contactPlaneIsWater = info.contactPlaneIsWater;
    out.walkable = ObjectInfo.isValidWalkable(info.contactPlane.normal);
    out.slidingNormalValid = info.slidingNormalValid;
    out.slidingNormal.set(info.slidingNormal);
    out.collisionNormalValid = info.collisionNormalValid;
    out.collisionNormal.set(info.collisionNormal);
    out.collidedObjects.clear();
    out.collidedObjects.addAll(info.collidedObjects());
    out.collidedWithEnvironment = info.collidedWithEnvironment;
    out.framesStationaryFall = info.framesStationaryFall;
  }

  // --- placement ---

  @Override
  public boolean place(PhysicsObj object, Position requested, int flags, TransitionResult out) {
    requireThisCell(requested.cell);
    Transition transition = pool.take();
    if (transition == null) {
      return false;
    }
    try {
      prepare(transition, object, 0);
      transition.spherePath.initPath(requested.cell, null, requested);
      boolean found = checkPositionInternal(transition, requested, flags);
      read(transition, out);
      return found;
    } finally {
      pool.release();
    }
  }

  /** Finds the place; without sliding it must be the wanted one. */
  @Retail(address = 0x00511E90, name = "CPhysicsObj::CheckPositionInternal")
  private static boolean checkPositionInternal(
      Transition transition, Position requested, int flags) {
    boolean slide = (flags & SetPositionFlags.SLIDE) != 0;
    if (!slide) {
      transition.spherePath.placementAllowsSliding = false;
    }
    if (!transition.findValidPosition()) {
      return false;
    }
    Position found = transition.spherePath.currPos;
    Vector3 wanted = requested.frame.origin;
    // Signed: a place to the west or south of the wanted one is always near enough.
    return slide
        || ((double) found.frame.origin.x - wanted.x < PLACEMENT_TOLERANCE
            && (double) found.frame.origin.y - wanted.y < PLACEMENT_TOLERANCE
            && found.cell == requested.cell);
  }

  @Override
  @Retail(address = 0x00512ED0, name = "CPhysicsObj::check_collision")
  public boolean overlaps(PhysicsObj object) {
    if ((object.state & PhysicsState.STATIC) != 0) {
      return false;
    }
    Transition transition = pool.take();
    if (transition == null) {
      return false;
    }
    try {
      prepare(transition, object, getObjectInfo(transition, object));
      SpherePath path = transition.spherePath;
      path.initPath(object.position.cell, object.position, object.position);
      return transition.checkCollisions();
    } finally {
      pool.release();
    }
  }

  // --- the other objects ---

  /** The object and what it holds go to the end of the list (spec transition.md 6.1, 16). */
  @Override
  public void committed(PhysicsObj object) {
    addWithHeld(object);
    removeShadowsFromCells();
    addShadowsToCells();
    family.clear();
  }

  /** The object, then each object that it holds with what that one holds, in table order. */
  private void addWithHeld(PhysicsObj object) {
    family.add(object);
    if (!object.holdsObjects()) {
      return;
    }
    List<PhysicsObj> objects = object.world.objects();
    for (int i = 0; i < objects.size(); i++) {
      if (objects.get(i).parent() == object) {
        addWithHeld(objects.get(i));
      }
    }
  }

  @Retail(address = 0x00511230, name = "CPhysicsObj::remove_shadows_from_cells")
  private void removeShadowsFromCells() {
    for (int i = 0; i < family.size(); i++) {
      ShadowObject shadow = byObject.get(family.get(i));
      if (shadow != null && shadow.index >= 0) {
        shadows.remove(shadow);
      }
    }
  }

  @Retail(address = 0x00514AE0, name = "CPhysicsObj::add_shadows_to_cells")
  private void addShadowsToCells() {
    for (int i = 0; i < family.size(); i++) {
      append(family.get(i));
    }
  }

  /** An obstacle may have moved: its place in the grid is made anew. */
  @Override
  public void frameSet(PhysicsObj object) {
    ShadowObject shadow = byObject.get(object);
    if (shadow != null && shadow.index >= 0) {
      grid.place(shadow);
    }
  }

  /**
   * The first obstacle of the list that is in the way answers. Obstacles out of reach are left out:
   * they would answer OK.
   */
  TransitionState findObjCollisions(Transition transition) {
    int first = candidates.size();
    try {
      return findObjCollisions(transition, first);
    } finally {
      candidates.dropFrom(first);
    }
  }

  private TransitionState findObjCollisions(Transition transition, int first) {
    PhysicsObj mover = transition.objectInfo.object;
    SpherePath path = transition.spherePath;
    Vector3 center = path.globalSphere[0].center;
    float x = center.x;
    float y = center.y;
    findCandidates(path, first, -1);
    for (int i = first; i < candidates.size(); i++) {
      ShadowObject shadow = candidates.get(i);
      if (shadow.object == mover || shadow.object.parent() != null) {
        continue;
      }
      TransitionState state = shadow.findObjCollisions(transition);
      if (state != TransitionState.OK) {
        return state;
      }
      if (center.x != x || center.y != y) {
        // It was moved and yet is not in the way: go on with what is near now.
        x = center.x;
        y = center.y;
        findCandidates(path, first, shadow.index);
        i = first - 1;
      }
    }
    return TransitionState.OK;
  }

  /**
   * Fills {@link #candidates} with the obstacles near the mover that come after one in the list.
   */
  private void findCandidates(SpherePath path, int first, int after) {
    candidates.dropFrom(first);
    double radius = path.globalSphere[0].radius;
    Vector3 a = path.globalSphere[0].center;
    Vector3 b = path.globalSphere[path.numSphere - 1].center;
    double minX = Math.min(a.x, b.x) - radius;
    double minY = Math.min(a.y, b.y) - radius;
    double maxX = Math.max(a.x, b.x) + radius;
    double maxY = Math.max(a.y, b.y) + radius;
    if (grid.find(minX, minY, maxX, maxY, after, candidates)) {
      candidates.sortFrom(first);
      return;
    }
    for (int i = after + 1; i < shadows.size(); i++) {
      candidates.add(shadows.get(i));
    }
  }
}
