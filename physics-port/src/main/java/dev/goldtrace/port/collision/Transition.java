package dev.goldtrace.port.collision;

import static dev.goldtrace.port.collision.CollisionConstants.BLOCK_OFFSET;
import static dev.goldtrace.port.collision.CollisionConstants.EPSILON;
import static dev.goldtrace.port.collision.CollisionConstants.FLOOR_Z;
import static dev.goldtrace.port.collision.CollisionConstants.LAND_Z;
import static dev.goldtrace.port.collision.CollisionConstants.SMALL_STEP;

import dev.goldtrace.port.Retail;
import dev.goldtrace.port.math.Frame;
import dev.goldtrace.port.math.Position;
import dev.goldtrace.port.math.Vector3;
import dev.goldtrace.port.object.PhysicsObj;
import dev.goldtrace.port.object.PhysicsState;
import dev.goldtrace.port.probe.ProbedFunction;

/**
 * One movement or placement of one object (CTransition; spec transition.md 3, 4 and 10).
 *
 * <p>A movement is cut into steps no longer than the radius of the mover's first sphere. Each step
 * is all or nothing: its end is inserted into the cell, that is tested against the ground and
 * against every other object. A hit may slide the end along the obstacle, and then everything is
 * tested again, up to nine times; what cannot be resolved is cancelled, and the mover stays where
 * the step began. There is no time of impact: two creatures stop up to one step apart.
 *
 * <p>A placement looks for the nearest free place on rings around the wanted one.
 */
public final class Transition {
  /**
   * Retail knows no bound and would stand still for minutes. So many steps of half a metre lead
   * across the whole map, 49 km, and back.
   */
  private static final int MOST_STEPS = 200_000;

  /** Squared length in square metres below which a movement is none. */
  private static final double TINY_SQUARED = EPSILON * EPSILON;

  private static final int STEP_TRIES = 3;
  private static final int STEP_DOWN_TRIES = 5;

  public final ObjectInfo objectInfo = new ObjectInfo();
  public final SpherePath spherePath = new SpherePath();
  public final CollisionInfo collisionInfo = new CollisionInfo();

  private final OpenGround ground;

  /** A transition in a world; movers get theirs from its pool. */
  public Transition(OpenGround ground) {
    this.ground = ground;
  }

  /** Clears what retail clears; planes and normals of the last use survive. */
  @Retail(address = 0x00509DD0, name = "CTransition::init")
  void init() {
    objectInfo.state = 0;
    objectInfo.targetId = 0;
    spherePath.init();
    collisionInfo.init();
  }

  /** The stored plane of a mover that touches the ground. */
  @Retail(address = 0x0050E850, name = "CTransition::init_contact_plane")
  void initContactPlane(int cell, Plane plane, boolean isWater) {
    CollisionInfo info = collisionInfo;
    info.setContactPlane(plane, isWater);
    info.contactPlaneCell = cell;
    info.lastKnownContactPlane.set(plane);
    info.lastKnownContactPlaneValid = true;
    info.lastKnownContactPlaneIsWater = isWater;
    info.lastKnownContactPlaneCell = cell;
  }

  /** The stored plane of a mover that is leaving the ground. */
  @Retail(address = 0x0050E8E0, name = "CTransition::init_last_known_contact_plane")
  void initLastKnownContactPlane(int cell, Plane plane, boolean isWater) {
    CollisionInfo info = collisionInfo;
    info.lastKnownContactPlane.set(plane);
    info.lastKnownContactPlaneValid = true;
    info.lastKnownContactPlaneIsWater = isWater;
    // Sic: the last-known cell keeps what the pool slot held.
    info.contactPlaneCell = cell;
  }

  /** Runs the movement or the placement. False: no valid position. */
  @Retail(address = 0x0050C310, name = "CTransition::find_valid_position")
  public boolean findValidPosition() {
    PhysicsObj object = objectInfo.object;
    object
        .world
        .probe()
        .enter(
            object.id, ProbedFunction.TRANSITION_FIND_VALID_POSITION, spherePath.insertType.code());
    return spherePath.insertType == InsertType.TRANSITION
        ? findTransitionalPosition()
        : findPlacementPosition();
  }

  // --- the step driver ---

  /**
   * Cuts the movement into steps.
   *
   * @param offset out: the whole movement
   * @param perStep out: one step
   * @return the number of steps
   */
  @Retail(address = 0x0050A0B0, name = "CTransition::calc_num_steps")
  public int calcNumSteps(Vector3 offset, Vector3 perStep) {
    refuseViewer();
    offset.set(spherePath.beginPos.getOffset(spherePath.endPos));
    double q = offset.magnitude() / (1.0 * spherePath.localSphere[0].radius);
    if (q > 1.0) {
      double count = Math.ceil(q);
      double part = 1.0 / count;
      perStep.set((float) (part * offset.x), (float) (part * offset.y), (float) (part * offset.z));
      return (int) count;
    }
    if (offset.x != 0.0 || offset.y != 0.0 || offset.z != 0.0) {
      perStep.set(offset);
      return 1;
    }
    perStep.set(0, 0, 0);
    return 0;
  }

  @Retail(address = 0x0050BDF0, name = "CTransition::find_transitional_position")
  boolean findTransitionalPosition() {
    SpherePath path = spherePath;
    CollisionInfo info = collisionInfo;
    if (path.beginCell == 0) {
      return false;
    }
    TransitionState state = TransitionState.OK;
    Vector3 offset = new Vector3();
    Vector3 perStep = new Vector3();
    int steps = calcNumSteps(offset, perStep);
    if (steps > MOST_STEPS) {
      throw new UnsupportedCollisionException(
          0x0050BDF0, "a transition of more than " + MOST_STEPS + " steps");
    }
    boolean freeRotate = objectInfo.has(ObjectInfoState.FREE_ROTATE);
    if (freeRotate) {
      copyRotation(path.endPos.frame, path.currPos.frame);
    }
    path.setCheckPos(path.currPos, path.currCell);
    if (steps == 0) {
      if (!freeRotate) {
        copyRotation(path.endPos.frame, path.currPos.frame);
      }
      path.setCheckPos(path.currPos, path.currCell);
      return true;
    }
    for (int k = 0; k < steps; k++) {
      path.globalOffset.set(perStep);
      adjustOffset(path.globalOffset);
      if (TINY_SQUARED > squaredLength(path.globalOffset)) {
        return k != 0 && state == TransitionState.OK;
      }
      if (!freeRotate) {
        path.checkPos.frame.interpolateRotation(
            path.beginPos.frame, path.endPos.frame, (float) ((k + 1.0) / steps));
      }
      info.slidingNormalValid = false;
      info.clearContactPlane();
      path.addOffset(path.globalOffset);
      state = validateTransition(transitionalInsert(STEP_TRIES));
      if (info.framesStationaryFall != 0
          || (info.collisionNormalValid && objectInfo.has(ObjectInfoState.PATH_CLIPPED))) {
        break;
      }
    }
    return state == TransitionState.OK;
  }

  private static void copyRotation(Frame from, Frame to) {
    Vector3 origin = to.origin.copy();
    to.set(from);
    to.origin.set(origin);
  }

  private static double squaredLength(Vector3 v) {
    double x = v.x;
    double y = v.y;
    double z = v.z;
    return z * z + y * y + x * x;
  }

  /**
   * Bends a step along the ground and away from the last obstacle, and lifts the position under
   * test when its first sphere is in the ground.
   *
   * @param offset in: the step; out: what is left of it
   */
  @Retail(address = 0x0050A370, name = "CTransition::adjust_offset")
  public void adjustOffset(Vector3 offset) {
    CollisionInfo info = collisionInfo;
    double ox = offset.x;
    double oy = offset.y;
    double oz = offset.z;
    double nx = info.slidingNormal.x;
    double ny = info.slidingNormal.y;
    double nz = info.slidingNormal.z;
    boolean slide = false;
    if (info.slidingNormalValid) {
      if (oz * nz + oy * ny + ox * nx < 0.0) {
        slide = true;
      } else {
        info.slidingNormalValid = false;
      }
    }
    if (!info.contactPlaneValid) {
      if (slide) {
        double s = ox * nx + oz * nz + oy * ny;
        offset.set(
            (float) (ox - s * nx),
            (float) (oy - (float) (s * ny)),
            (float) (oz - (float) (s * nz)));
      }
      return;
    }
    double gx = info.contactPlane.normal.x;
    double gy = info.contactPlane.normal.y;
    double gz = info.contactPlane.normal.z;
    double dot = (float) (oz * gz + oy * gy + ox * gx);
    if (slide) {
      Vector3 t =
          new Vector3(
              (float) (nz * gy - ny * gz),
              (float) (nx * gz - nz * gx),
              (float) (ny * gx - nx * gy));
      if (t.normalizeCheckSmall()) {
        offset.set(0, 0, 0);
      } else {
        double s = t.z * oz + t.y * oy + t.x * ox;
        offset.set((float) (t.x * s), (float) (t.y * s), (float) (t.z * s));
      }
    } else if (dot <= 0.0) {
      offset.set(
          (float) (ox - dot * gx), (float) (oy - dot * gy), (float) (oz - (float) (dot * gz)));
    } else {
      info.contactPlane.snapToPlane(offset);
    }
    lift();
  }

  /** Lifts the position under test out of the contact plane. */
  private void lift() {
    CollisionInfo info = collisionInfo;
    if (info.contactPlaneIsWater || info.contactPlaneCell == 0) {
      return;
    }
    Vector3 normal = info.contactPlane.normal;
    Sphere first = spherePath.globalSphere[0];
    double h =
        (first.center.z - BLOCK_OFFSET) * normal.z
            + (first.center.y - BLOCK_OFFSET) * normal.y
            + (first.center.x - BLOCK_OFFSET) * normal.x
            + info.contactPlane.d;
    double r = first.radius;
    if (h < r - EPSILON) {
      double z = (r - h) / normal.z;
      if (r > Math.abs(z)) {
        spherePath.addOffset(0, 0, (float) z);
      }
    }
  }

  /**
   * Accepts or cancels a step: afterwards the position under test is where the mover stands.
   *
   * @param state what the insertion answered
   */
  @Retail(address = 0x0050AA70, name = "CTransition::validate_transition")
  TransitionState validateTransition(TransitionState state) {
    SpherePath path = spherePath;
    CollisionInfo info = collisionInfo;
    TransitionState answer = state;
    boolean progressed = true;
    if (state == TransitionState.OK) {
      progressed = !isSamePosition(path.checkPos, path.currPos);
      acceptCheckPos();
      path.setCheckPos(path.currPos, path.currCell);
    } else if (state != TransitionState.INVALID) {
      progressed = false;
      if (info.lastKnownContactPlaneValid) {
        objectInfo.killVelocity();
        if (isOnLastKnownPlane()) {
          info.setContactPlane(info.lastKnownContactPlane, info.lastKnownContactPlaneIsWater);
          info.contactPlaneCell = info.lastKnownContactPlaneCell;
          progressed = objectInfo.has(ObjectInfoState.ON_WALKABLE);
        }
      }
      if (!info.collisionNormalValid) {
        info.setCollisionNormal(new Vector3(0, 0, 1));
      }
      path.setCheckPos(path.currPos, path.currCell);
      answer = TransitionState.OK;
    }
    if (info.collisionNormalValid) {
      info.setSlidingNormal(info.collisionNormal);
    }
    refuseViewer();
    if ((objectInfo.object.state & PhysicsState.GRAVITY) != 0) {
      countStationaryFall(progressed);
    }
    info.lastKnownContactPlaneValid = info.contactPlaneValid;
    if (info.contactPlaneValid) {
      info.lastKnownContactPlane.set(info.contactPlane);
      info.lastKnownContactPlaneCell = info.contactPlaneCell;
      info.lastKnownContactPlaneIsWater = info.contactPlaneIsWater;
    }
    objectInfo.setContact(
        info.contactPlaneValid, ObjectInfo.isValidWalkable(info.contactPlane.normal));
    return answer;
  }

  private static boolean isSamePosition(Position a, Position b) {
    return a.cell == b.cell && a.frame.isEqual(b.frame);
  }

  private void acceptCheckPos() {
    spherePath.currPos.set(spherePath.checkPos);
    spherePath.currCell = spherePath.checkCell;
    spherePath.cacheGlobalCurrCenter();
  }

  private boolean isOnLastKnownPlane() {
    Vector3 c = spherePath.globalCurrCenter[0];
    Plane plane = collisionInfo.lastKnownContactPlane;
    Vector3 n = plane.normal;
    double h = (double) c.z * n.z + (double) c.y * n.y + (double) c.x * n.x + plane.d;
    return spherePath.globalSphere[0].radius + EPSILON > Math.abs(h);
  }

  /** A mover that stays in the air without falling is put on a plane of its own in the end. */
  private void countStationaryFall(boolean progressed) {
    CollisionInfo info = collisionInfo;
    if (progressed) {
      info.framesStationaryFall = 0;
    } else if (info.framesStationaryFall == 0) {
      info.framesStationaryFall = 1;
    } else if (info.framesStationaryFall == 1) {
      info.framesStationaryFall = 2;
    } else {
      info.framesStationaryFall = 3;
      Sphere first = spherePath.globalSphere[0];
      Vector3 c = first.center;
      float d = (float) (first.radius - (((double) c.y + c.x) * 0.0 + c.z));
      info.setContactPlane(new Plane(new Vector3(0, 0, 1), d), false);
      info.contactPlaneCell = spherePath.checkPos.cell;
      if (!objectInfo.has(ObjectInfoState.CONTACT)) {
        info.setCollisionNormal(new Vector3(0, 0, 1));
        info.collidedWithEnvironment = true;
      }
    }
  }

  // --- insertion ---

  /**
   * Tests the position under test, lets it slide or be corrected, and looks for ground below a
   * mover that has lost it.
   *
   * @param tries how many rounds, and how many passes in each
   */
  @Retail(address = 0x0050B6F0, name = "CTransition::transitional_insert")
  TransitionState transitionalInsert(int tries) {
    SpherePath path = spherePath;
    CollisionInfo info = collisionInfo;
    if (path.checkCell == 0) {
      return TransitionState.OK;
    }
    if (tries <= 0) {
      return TransitionState.INVALID;
    }
    int i = 0;
    while (true) {
      TransitionState state = insertIntoCell(path.checkCell, tries);
      if (state == TransitionState.COLLIDED) {
        return state;
      }
      if (state == TransitionState.SLID) {
        // Retail does it again: insert_into_cell, which answered so, has cleared it.
        info.clearContactPlane();
      } else if (state == TransitionState.OK) {
        state = checkOtherCells();
        if (state == TransitionState.COLLIDED) {
          return state;
        }
      }
      if (state == TransitionState.OK) {
        if (path.collide) {
          return land(tries);
        }
        if (info.contactPlaneValid
            || !objectInfo.has(ObjectInfoState.CONTACT)
            || path.stepDown
            || path.checkCell == 0
            || !objectInfo.stepDown) {
          return TransitionState.OK;
        }
        return findGroundBelow();
      }
      i++;
      if (i >= tries) {
        return state;
      }
    }
  }

  /** Contact was lost: looks for the ground within the step down height. */
  private TransitionState findGroundBelow() {
    SpherePath path = spherePath;
    float height = SMALL_STEP;
    float walkable = LAND_Z;
    if (objectInfo.has(ObjectInfoState.ON_WALKABLE)) {
      walkable = FLOOR_Z;
      height = objectInfo.stepDownHeight;
    }
    path.walkableAllowance = walkable;
    path.saveCheckPos();
    double r = path.globalSphere[0].radius;
    if (path.numSphere == 1 && r + r < height) {
      height = (float) (r * 0.5);
    }
    if (r + r >= height) {
      if (stepDown(height, walkable)) {
        return TransitionState.OK;
      }
    } else {
      height = (float) (height * 0.5);
      // The second one goes on from where the first one got to.
      if (stepDown(height, walkable) || stepDown(height, walkable)) {
        return TransitionState.OK;
      }
    }
    return edgeSlide(height, walkable);
  }

  /** Passes over ground and objects until nothing moves the position any more. */
  @Retail(address = 0x00509E70, name = "CTransition::insert_into_cell")
  TransitionState insertIntoCell(int cell, int tries) {
    if (cell == 0) {
      return TransitionState.COLLIDED;
    }
    TransitionState state = TransitionState.OK;
    for (int i = 0; i < tries; i++) {
      state = findCollisions();
      switch (state) {
        case OK:
        case COLLIDED:
          return state;
        case SLID:
          collisionInfo.clearContactPlane();
          break;
        default:
          break;
      }
    }
    return state;
  }

  /** One pass over the land cell: the ground, then the objects. */
  @Retail(address = 0x00532D60, name = "CLandCell::find_collisions")
  private TransitionState findCollisions() {
    TransitionState state = findEnvCollisions();
    return state == TransitionState.OK ? findObjCollisions() : state;
  }

  @Retail(address = 0x00532F20, name = "CLandCell::find_env_collisions")
  private TransitionState findEnvCollisions() {
    return objectInfo.validateWalkable(
        spherePath.globalSphere[0], ground.plane(), false, 0, this, spherePath.checkPos.cell);
  }

  @Retail(address = 0x0052B750, name = "CObjCell::find_obj_collisions")
  private TransitionState findObjCollisions() {
    if (spherePath.insertType == InsertType.INITIAL_PLACEMENT) {
      return TransitionState.OK;
    }
    return ground.findObjCollisions(this);
  }

  /** There are no other cells: only adds the zero offset that re-expresses the position. */
  @Retail(address = 0x0050AE50, name = "CTransition::check_other_cells")
  private TransitionState checkOtherCells() {
    adjustCheckPos();
    return TransitionState.OK;
  }

  @Retail(address = 0x0050CC00, name = "SPHEREPATH::adjust_check_pos")
  private void adjustCheckPos() {
    spherePath.addOffset(0, 0, 0);
  }

  /** A falling mover has found a place to land, or has not (spec transition.md 4.4). */
  private TransitionState land(int tries) {
    SpherePath path = spherePath;
    CollisionInfo info = collisionInfo;
    path.collide = false;
    if (info.contactPlaneValid && checkWalkable(LAND_Z) && isFree(tries)) {
      return TransitionState.OK;
    }
    path.restoreCheckPos();
    info.clearContactPlane();
    if (info.lastKnownContactPlaneValid) {
      objectInfo.killVelocity();
      info.lastKnownContactPlaneValid = false;
    } else {
      info.setCollisionNormal(path.stepUpNormal);
    }
    return TransitionState.COLLIDED;
  }

  /** Whether nothing overlaps the mover at the position under test. */
  private boolean isFree(int tries) {
    InsertType backup = spherePath.insertType;
    spherePath.insertType = InsertType.PLACEMENT;
    TransitionState state = transitionalInsert(tries);
    spherePath.insertType = backup;
    return state == TransitionState.OK;
  }

  /**
   * Lowers the position under test to walkable ground where it is free. On failure it stays where
   * it got to.
   *
   * @param height metres
   * @param walkable the least z of the ground's normal
   */
  @Retail(address = 0x0050B2A0, name = "CTransition::step_down")
  boolean stepDown(float height, float walkable) {
    SpherePath path = spherePath;
    path.stepDown = true;
    path.stepDownAmt = height;
    path.walkInterp = 1.0f;
    if (!path.stepUp) {
      Vector3 origin = path.checkPos.frame.origin;
      origin.z = (float) (-(double) height + origin.z);
      path.cacheGlobalSphere(0, 0, -height);
    }
    TransitionState state = transitionalInsert(STEP_DOWN_TRIES);
    path.stepDown = false;
    return state == TransitionState.OK
        && collisionInfo.contactPlaneValid
        && collisionInfo.contactPlane.normal.z >= walkable
        && (!objectInfo.has(ObjectInfoState.EDGE_SLIDE) || path.stepUp || checkWalkable(walkable))
        && isFree(1);
  }

  /** Whether the mover can get onto what it has hit. */
  @Retail(address = 0x0050B610, name = "CTransition::step_up")
  boolean stepUp(Vector3 normal) {
    SpherePath path = spherePath;
    collisionInfo.clearContactPlane();
    path.stepUp = true;
    path.stepUpNormal.set(normal);
    float height = SMALL_STEP;
    float walkable = LAND_Z;
    if (objectInfo.has(ObjectInfoState.ON_WALKABLE)) {
      walkable = FLOOR_Z;
      height = objectInfo.stepUpHeight;
    }
    path.walkableAllowance = walkable;
    path.saveCheckPos();
    boolean done = stepDown(height, walkable);
    path.stepUp = false;
    if (!done) {
      path.restoreCheckPos();
    }
    return done;
  }

  /** The step up has failed: slides along the normal that it was tried with. */
  @Retail(address = 0x0050C3B0, name = "SPHEREPATH::step_up_slide")
  TransitionState stepUpSlide() {
    collisionInfo.clearContactPlane();
    spherePath.stepUp = false;
    return spherePath.globalSphere[0].slideSphere(
        this, spherePath.stepUpNormal, spherePath.globalCurrCenter[0]);
  }

  /**
   * No ground was found within the step down height: the mover goes on in the air, or, if it must
   * not fall from an edge, the step is cancelled.
   */
  @Retail(address = 0x0050B3D0, name = "CTransition::edge_slide")
  private TransitionState edgeSlide(float height, float walkable) {
    SpherePath path = spherePath;
    CollisionInfo info = collisionInfo;
    boolean keepsToEdge =
        objectInfo.has(ObjectInfoState.ON_WALKABLE) && objectInfo.has(ObjectInfoState.EDGE_SLIDE);
    if (keepsToEdge && info.contactPlaneValid && info.contactPlane.normal.z < walkable) {
      throw new UnsupportedCollisionException(0x0050A6D0, "sliding along a cliff");
    }
    if (!keepsToEdge || info.contactPlaneValid) {
      path.restoreCheckPos();
      info.clearContactPlane();
      return TransitionState.OK;
    }
    Vector3 back = path.globalCurrCenter[0].minus(path.globalSphere[0].center);
    path.addOffset(back);
    stepDown(height, walkable);
    info.clearContactPlane();
    path.restoreCheckPos();
    return TransitionState.COLLIDED;
  }

  /** Whether the mover can stand where it is; without a walkable polygon, always. */
  @Retail(address = 0x0050AFF0, name = "CTransition::check_walkable")
  private boolean checkWalkable(float walkable) {
    return true;
  }

  // --- placement ---

  /** Searches the nearest free place around the wanted one, and puts it on the ground below. */
  @Retail(address = 0x0050C170, name = "CTransition::find_placement_position")
  boolean findPlacementPosition() {
    SpherePath path = spherePath;
    path.setCheckPos(path.currPos, path.currCell);
    path.insertType = InsertType.INITIAL_PLACEMENT;
    if (validatePlacement(placementInsert(), true) != TransitionState.OK) {
      return false;
    }
    path.insertType = InsertType.PLACEMENT;
    if (!findPlacementPos()) {
      return false;
    }
    if (objectInfo.stepDown) {
      stepDownAfterPlacement();
    }
    return validatePlacement(TransitionState.OK, true) == TransitionState.OK;
  }

  private void stepDownAfterPlacement() {
    SpherePath path = spherePath;
    float height = objectInfo.stepDownHeight;
    path.walkableAllowance = LAND_Z;
    path.saveCheckPos();
    InsertType backup = path.insertType;
    path.insertType = InsertType.TRANSITION;
    double r = path.globalSphere[0].radius;
    if (path.numSphere == 1 && r + r < height) {
      height = (float) (r * 0.5);
    }
    boolean done;
    if (r + r >= height) {
      done = stepDown(height, LAND_Z);
    } else {
      height = (float) (height * 0.5);
      done = stepDown(height, LAND_Z) || stepDown(height, LAND_Z);
    }
    if (!done) {
      path.restoreCheckPos();
      collisionInfo.clearContactPlane();
    }
    path.insertType = backup;
  }

  @Retail(address = 0x0050B1D0, name = "CTransition::placement_insert")
  private TransitionState placementInsert() {
    TransitionState state = insertIntoCell(spherePath.checkCell, STEP_TRIES);
    return state == TransitionState.OK ? checkOtherCells() : state;
  }

  @Retail(address = 0x0050B210, name = "CTransition::validate_placement")
  private TransitionState validatePlacement(TransitionState state, boolean adjust) {
    if (spherePath.checkCell == 0) {
      return TransitionState.COLLIDED;
    }
    switch (state) {
      case OK:
        acceptCheckPos();
        return state;
      case ADJUSTED:
      case SLID:
        return adjust ? validatePlacement(placementInsert(), false) : state;
      default:
        return state;
    }
  }

  /** Tries the wanted place and then, if sliding is allowed, rings of places around it. */
  @Retail(address = 0x0050BA50, name = "CTransition::find_placement_pos")
  private boolean findPlacementPos() {
    SpherePath path = spherePath;
    path.setCheckPos(path.currPos, path.currCell);
    if (placementAttempt()) {
      return true;
    }
    return path.placementAllowsSliding && searchRings();
  }

  private boolean searchRings() {
    SpherePath path = spherePath;
    PlacementRings rings = PlacementRings.of(path.localSphere[0].radius);
    Vector3 offset = new Vector3();
    while (rings.next()) {
      for (int i = 0; i < rings.places(); i++) {
        path.setCheckPos(path.currPos, path.currCell);
        Frame direction = new Frame();
        direction.setHeading((float) (i * (double) rings.degreesBetween()));
        Vector3 h = direction.getVectorHeading();
        double distance = rings.distance();
        offset.set((float) (distance * h.x), (float) (distance * h.y), (float) (distance * h.z));
        adjustOffset(offset);
        if (TINY_SQUARED <= squaredLength(offset)) {
          path.addOffset(offset);
          if (placementAttempt()) {
            return true;
          }
        }
      }
    }
    return false;
  }

  private boolean placementAttempt() {
    collisionInfo.slidingNormalValid = false;
    collisionInfo.clearContactPlane();
    return validatePlacementTransition(transitionalInsert(STEP_TRIES)) == TransitionState.OK;
  }

  @Retail(address = 0x0050ADC0, name = "CTransition::validate_placement_transition")
  private TransitionState validatePlacementTransition(TransitionState state) {
    if (spherePath.checkCell == 0) {
      return TransitionState.COLLIDED;
    }
    if (state == TransitionState.OK) {
      acceptCheckPos();
    } else if (spherePath.placementAllowsSliding) {
      collisionInfo.init();
    }
    return state;
  }

  /** Whether the mover overlaps an object where the path begins. */
  @Retail(address = 0x0050AA00, name = "CTransition::check_collisions")
  boolean checkCollisions() {
    spherePath.setCheckPos(spherePath.currPos, spherePath.currCell);
    spherePath.insertType = InsertType.PLACEMENT;
    return findObjCollisions() != TransitionState.OK;
  }

  // --- what is not ported ---

  void refuseViewer() {
    if (objectInfo.has(ObjectInfoState.IS_VIEWER)) {
      throw new UnsupportedCollisionException(0x0050BDF0, "the camera sweep");
    }
  }

  void refusePerfectClip() {
    if (objectInfo.has(ObjectInfoState.PERFECT_CLIP)) {
      throw new UnsupportedCollisionException(0x00537230, "the exact contact of a camera");
    }
  }

  /** Nothing else is probed inside a slide, so its row may come after it. */
  void logSlide(ProbedFunction function, TransitionState answer) {
    PhysicsObj object = objectInfo.object;
    object.world.probe().enter(object.id, function, answer.code());
  }
}
