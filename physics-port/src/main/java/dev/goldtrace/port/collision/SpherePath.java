package dev.goldtrace.port.collision;

import static dev.goldtrace.port.collision.CollisionConstants.BLOCK_OFFSET;

import dev.goldtrace.port.Retail;
import dev.goldtrace.port.math.Frame;
import dev.goldtrace.port.math.Position;
import dev.goldtrace.port.math.Vector3;
import java.util.List;

/**
 * The mover's spheres and the positions it is tried at (SPHEREPATH; spec transition.md 2.1, 2.3).
 *
 * <p>There are three sets of sphere positions: local (in the mover's own axes), current (at {@link
 * #currPos}, the last good position) and global (at {@link #checkPos}, the position under test).
 * Offsets are added to the global spheres as they are; only setting or restoring a position
 * computes them anew from the rotation matrix. So the global spheres may differ from "matrix times
 * local" by the rounding of the offsets and by the rotation of a running step, as in retail.
 */
public final class SpherePath {
  /** How many of a mover's spheres are tested at most. */
  public static final int MAX_SPHERES = 2;

  /** 1 or 2. */
  public int numSphere;

  public final Sphere[] localSphere = {new Sphere(), new Sphere()};
  public final Sphere[] globalSphere = {new Sphere(), new Sphere()};
  public final Vector3[] globalCurrCenter = {new Vector3(), new Vector3()};
  public final Vector3 localLowPoint = new Vector3();

  /** The lowest point of the first global sphere. */
  public final Vector3 globalLowPoint = new Vector3();

  /** Where the mover stands after the last good step. */
  public final Position currPos = new Position();

  /** The cell of {@link #currPos}; 0: none. */
  public int currCell;

  /** The position under test. */
  public final Position checkPos = new Position();

  /** The cell of {@link #checkPos}; 0: none. */
  public int checkCell;

  public final Position beginPos = new Position();

  /** The cell of {@link #beginPos}; 0: none. */
  public int beginCell;

  public final Position endPos = new Position();

  /** The movement of the running step, after the ground and the sliding normal. */
  public final Vector3 globalOffset = new Vector3();

  /** The position of the obstacle whose cylinders are under test. */
  Position localspacePos;

  private final Position backupCheckPos = new Position();
  private int backupCheckCell;

  public InsertType insertType = InsertType.TRANSITION;
  public boolean stepDown;
  public boolean stepUp;

  /** A mover in the air has hit something and is looking for a landing. */
  public boolean collide;

  public boolean checkWalkable;

  /** The obstacle under test only reports its touch. */
  public boolean obstructionEthereal;

  public boolean placementAllowsSliding = true;

  /** How far the running step down goes, in metres. */
  public float stepDownAmt;

  /** Which part of the running step down is still open: 1 to 0. */
  public float walkInterp;

  /** The z that a normal must exceed to be stood on. */
  public float walkableAllowance;

  public final Vector3 stepUpNormal = new Vector3();

  @Retail(address = 0x0050C330, name = "SPHEREPATH::init")
  public void init() {
    stepDown = false;
    stepUp = false;
    collide = false;
    checkWalkable = false;
    obstructionEthereal = false;
    insertType = InsertType.TRANSITION;
    placementAllowsSliding = true;
  }

  /** Takes the first two of a Setup's spheres, scaled. */
  @Retail(address = 0x0050C670, name = "SPHEREPATH::init_sphere")
  public void initSphere(List<Sphere> spheres, float scale) {
    numSphere = Math.min(spheres.size(), MAX_SPHERES);
    for (int i = 0; i < numSphere; i++) {
      Sphere from = spheres.get(i);
      Sphere local = localSphere[i];
      local.center.set(
          (float) ((double) scale * from.center.x),
          (float) ((double) scale * from.center.y),
          (float) ((double) scale * from.center.z));
      local.radius = (float) ((double) scale * from.radius);
    }
    Sphere first = localSphere[0];
    localLowPoint.set(
        first.center.x, first.center.y, (float) ((double) first.center.z - first.radius));
  }

  /**
   * Sets the two ends of the movement.
   *
   * @param begin where it starts; null: a placement at {@code end}
   */
  @Retail(address = 0x0050CE20, name = "SPHEREPATH::init_path")
  public void initPath(int cell, Position begin, Position end) {
    beginCell = cell;
    endPos.set(end);
    if (begin == null) {
      currPos.set(end);
      insertType = InsertType.PLACEMENT;
    } else {
      beginPos.set(begin);
      currPos.set(begin);
      insertType = InsertType.TRANSITION;
    }
    currCell = cell;
    cacheGlobalCurrCenter();
  }

  @Retail(address = 0x0050C740, name = "SPHEREPATH::cache_global_curr_center")
  public void cacheGlobalCurrCenter() {
    Frame f = currPos.frame;
    Vector3 o = f.origin;
    for (int i = 0; i < numSphere; i++) {
      Vector3 c = localSphere[i].center;
      double cx = c.x;
      double cy = c.y;
      double cz = c.z;
      globalCurrCenter[i].set(
          (float) (cx * f.m0 + cy * f.m3 + cz * f.m6 + o.x),
          (float) (f.m7 * cz + cx * f.m1 + f.m4 * cy + o.y),
          (float) (f.m8 * cz + f.m5 * cy + f.m2 * cx + o.z));
    }
  }

  /** Computes the global spheres from {@link #checkPos}. */
  @Retail(address = 0x0050C810, name = "SPHEREPATH::cache_global_sphere")
  public void cacheGlobalSphere() {
    Frame f = checkPos.frame;
    Vector3 o = f.origin;
    for (int i = 0; i < numSphere; i++) {
      Vector3 c = localSphere[i].center;
      double cx = c.x;
      double cy = c.y;
      double cz = c.z;
      Sphere global = globalSphere[i];
      global.radius = localSphere[i].radius;
      global.center.set(
          (float) (cx * f.m0 + cy * f.m3 + cz * f.m6 + o.x),
          (float) (f.m7 * cz + cx * f.m1 + f.m4 * cy + o.y),
          (float) (f.m8 * cz + f.m2 * cx + f.m5 * cy + o.z));
    }
    double lx = localLowPoint.x;
    double ly = localLowPoint.y;
    double lz = localLowPoint.z;
    globalLowPoint.set(
        (float) (f.m6 * lz + f.m0 * lx + f.m3 * ly + o.x),
        (float) (f.m7 * lz + f.m1 * lx + f.m4 * ly + o.y),
        (float) (f.m8 * lz + f.m2 * lx + f.m5 * ly + o.z));
  }

  /** Moves the global spheres by an offset, without looking at the rotation. */
  @Retail(address = 0x0050C810, name = "SPHEREPATH::cache_global_sphere")
  public void cacheGlobalSphere(double x, double y, double z) {
    for (int i = 0; i < numSphere; i++) {
      add(globalSphere[i].center, x, y, z);
    }
    add(globalLowPoint, x, y, z);
  }

  /** Moves the position under test and its spheres. */
  @Retail(address = 0x00509D10, name = "SPHEREPATH::add_offset_to_check_pos")
  public void addOffset(float x, float y, float z) {
    add(checkPos.frame.origin, x, y, z);
    cacheGlobalSphere(x, y, z);
  }

  /** The same for an offset held in a vector. */
  public void addOffset(Vector3 offset) {
    addOffset(offset.x, offset.y, offset.z);
  }

  @Retail(address = 0x0050A8B0, name = "SPHEREPATH::set_check_pos")
  public void setCheckPos(Position position, int cell) {
    checkPos.set(position);
    checkCell = cell;
    cacheGlobalSphere();
  }

  @Retail(address = 0x0050A880, name = "SPHEREPATH::save_check_pos")
  public void saveCheckPos() {
    backupCheckPos.set(checkPos);
    backupCheckCell = checkCell;
  }

  @Retail(address = 0x0050B100, name = "SPHEREPATH::restore_check_pos")
  public void restoreCheckPos() {
    checkPos.set(backupCheckPos);
    checkCell = backupCheckCell;
    cacheGlobalSphere();
  }

  /** A mover in the air has hit something: try to land, else stop. */
  @Retail(address = 0x005378A0, name = "SPHEREPATH::set_collide")
  public void setCollide(Vector3 normal) {
    collide = true;
    saveCheckPos();
    stepUpNormal.set(normal);
    walkInterp = 1.0f;
  }

  /**
   * The movement of sphere {@code i} in the running step: from its current to its global centre.
   */
  Vector3 movement(int i) {
    return movement(globalSphere[i].center, globalCurrCenter[i]);
  }

  /** The movement from a current centre to a centre under test. */
  static Vector3 movement(Vector3 global, Vector3 current) {
    return new Vector3(
        (float) (BLOCK_OFFSET + ((double) global.x - current.x)),
        (float) (BLOCK_OFFSET + ((double) global.y - current.y)),
        (float) (BLOCK_OFFSET + (double) (float) ((double) global.z - current.z)));
  }

  private static void add(Vector3 v, double x, double y, double z) {
    v.set((float) (v.x + x), (float) (v.y + y), (float) (v.z + z));
  }
}
