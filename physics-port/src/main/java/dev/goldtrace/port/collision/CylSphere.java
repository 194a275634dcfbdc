package dev.goldtrace.port.collision;

import static dev.goldtrace.port.collision.CollisionConstants.BLOCK_OFFSET;
import static dev.goldtrace.port.collision.CollisionConstants.EPSILON;
import static dev.goldtrace.port.collision.CollisionConstants.INTERP_MIN;
import static dev.goldtrace.port.collision.CollisionConstants.LAND_Z;

import dev.goldtrace.port.Retail;
import dev.goldtrace.port.math.Position;
import dev.goldtrace.port.math.Vector3;

/**
 * A cylinder of an obstacle, upright whatever the obstacle's rotation (CCylSphere; spec
 * transition.md 8). Unlike a sphere it can be stood on, also when the obstacle is a creature.
 */
public final class CylSphere {
  /** The centre of the bottom face. */
  public final Vector3 lowPoint = new Vector3();

  /** In metres. */
  public float radius;

  /** In metres. */
  public float height;

  /** Empty, at the origin. */
  public CylSphere() {}

  public CylSphere(float x, float y, float z, float radius, float height) {
    lowPoint.set(x, y, z);
    this.radius = radius;
    this.height = height;
  }

  /** Tests the mover's spheres against this cylinder of an obstacle at a position. */
  @Retail(address = 0x0053B8F0, name = "CCylSphere::intersects_sphere")
  TransitionState intersectsSphere(Position position, float scale, Transition transition) {
    transition.spherePath.localspacePos = position;
    return positioned(transition.spherePath.checkPos, position, scale).intersectsSphere(transition);
  }

  /** This cylinder in the outer space, for an object of a scale at a position. */
  CylSphere positioned(Position viewer, Position position, float scale) {
    CylSphere global = new CylSphere();
    global.radius = (float) ((double) scale * radius);
    global.height = (float) ((double) scale * height);
    global.lowPoint.set(viewer.localToGlobal(position, Sphere.scaled(lowPoint, scale)));
    return global;
  }

  /** Tests the mover's spheres against this cylinder and reacts. */
  @Retail(address = 0x0053B440, name = "CCylSphere::intersects_sphere")
  public TransitionState intersectsSphere(Transition transition) {
    SpherePath path = transition.spherePath;
    ObjectInfo object = transition.objectInfo;
    Sphere first = path.globalSphere[0];
    Sphere second = path.numSphere > 1 ? path.globalSphere[1] : null;
    // The second sphere is tested with the first one's radius, but for its own height.
    float radsum = (float) (radius - EPSILON + first.radius);
    Vector3 disp = first.center.minus(lowPoint);
    Vector3 disp1 = second != null ? second.center.minus(lowPoint) : null;

    if (path.insertType == InsertType.PLACEMENT || path.obstructionEthereal) {
      return touches(path, disp, disp1, radsum) ? TransitionState.COLLIDED : TransitionState.OK;
    }
    if (path.stepDown) {
      return stepSphereDown(transition, disp, radsum);
    }
    if (path.checkWalkable) {
      return touches(path, disp, disp1, radsum) ? TransitionState.COLLIDED : TransitionState.OK;
    }
    if (path.collide) {
      return landing(transition, disp, disp1, radsum);
    }
    if (object.has(ObjectInfoState.CONTACT | ObjectInfoState.ON_WALKABLE)) {
      if (collidesWithSphere(first, disp, radsum)) {
        return stepSphereUp(transition, disp, radsum);
      }
      if (second != null && collidesWithSphere(second, disp1, radsum)) {
        return slideSphere(transition, second, disp1, radsum, 1);
      }
      return TransitionState.OK;
    }
    if (object.has(ObjectInfoState.PATH_CLIPPED)) {
      return collidesWithSphere(first, disp, radsum)
          ? collideWithPoint(transition, first, disp, radsum, 0)
          : TransitionState.OK;
    }
    if (collidesWithSphere(first, disp, radsum)) {
      return landOnCylinder(transition, disp, radsum);
    }
    if (second != null && collidesWithSphere(second, disp1, radsum)) {
      return collideWithPoint(transition, second, disp1, radsum, 1);
    }
    return TransitionState.OK;
  }

  private boolean touches(SpherePath path, Vector3 disp, Vector3 disp1, float radsum) {
    return collidesWithSphere(path.globalSphere[0], disp, radsum)
        || (disp1 != null && collidesWithSphere(path.globalSphere[1], disp1, radsum));
  }

  /**
   * Whether a sphere overlaps or touches this cylinder.
   *
   * @param disp from this low point to the sphere's centre
   */
  @Retail(address = 0x0053A880, name = "CCylSphere::collides_with_sphere")
  public boolean collidesWithSphere(Sphere checked, Vector3 disp, float radsum) {
    double x = disp.x;
    double y = disp.y;
    return (double) radsum * radsum >= x * x + y * y && withinHeight(checked, disp.z);
  }

  private boolean withinHeight(Sphere checked, double dz) {
    double half = height * 0.5;
    return checked.radius - EPSILON + half >= Math.abs(half - dz);
  }

  /**
   * The direction that a hit pushes in: away from the axis for a mover that started outside the
   * cylinder's reach, else up or down. Not normalised.
   *
   * @param normal out
   * @return "definite": false when it started outside and its height tells nothing
   */
  @Retail(address = 0x0053AB50, name = "CCylSphere::normal_of_collision")
  public boolean normalOfCollision(
      SpherePath path, Sphere checked, Vector3 disp, float radsum, int i, Vector3 normal) {
    Vector3 current = path.globalCurrCenter[i];
    double ox = (double) current.x - lowPoint.x;
    double oy = (double) current.y - lowPoint.y;
    double oz = (float) ((double) current.z - lowPoint.z);
    if ((double) radsum * radsum < oy * oy + ox * ox) {
      normal.set((float) ox, (float) oy, 0);
      return withinHeight(checked, oz) || Math.abs(oz - disp.z) <= EPSILON;
    }
    normal.set(0, 0, disp.z - oz <= 0.0 ? 1 : -1);
    return true;
  }

  /** Slides sphere {@code i} of the mover along this cylinder. */
  @Retail(address = 0x0053B2A0, name = "CCylSphere::slide_sphere")
  public TransitionState slideSphere(
      Transition transition, Sphere checked, Vector3 disp, float radsum, int i) {
    SpherePath path = transition.spherePath;
    Vector3 normal = new Vector3();
    normalOfCollision(path, checked, disp, radsum, i, normal);
    if (normal.normalizeCheckSmall()) {
      return TransitionState.COLLIDED;
    }
    return checked.slideSphere(transition, normal, path.globalCurrCenter[i]);
  }

  /** A mover on the ground has hit: it steps onto the cylinder if it is low enough, else slides. */
  @Retail(address = 0x0053B310, name = "CCylSphere::step_sphere_up")
  TransitionState stepSphereUp(Transition transition, Vector3 disp, float radsum) {
    SpherePath path = transition.spherePath;
    Sphere first = path.globalSphere[0];
    if (transition.objectInfo.stepUpHeight < (double) first.radius + height - disp.z) {
      return slideSphere(transition, first, disp, radsum, 0);
    }
    Vector3 normal = new Vector3();
    normalOfCollision(path, first, disp, radsum, 0, normal);
    if (normal.normalizeCheckSmall()) {
      return TransitionState.COLLIDED;
    }
    // Retail rotates a normal that is in outer axes already.
    Vector3 rotated = path.localspacePos.localToGlobalVec(normal);
    return transition.stepUp(rotated) ? TransitionState.OK : transition.stepUpSlide();
  }

  /**
   * Puts a mover that is stepping down onto the top face, if that is within the step.
   *
   * @param disp from this low point to the mover's first sphere
   */
  @Retail(address = 0x0053A9B0, name = "CCylSphere::step_sphere_down")
  public TransitionState stepSphereDown(Transition transition, Vector3 disp, float radsum) {
    SpherePath path = transition.spherePath;
    Sphere first = path.globalSphere[0];
    Vector3 disp1 = path.numSphere > 1 ? path.globalSphere[1].center.minus(lowPoint) : null;
    if (!touches(path, disp, disp1, radsum)) {
      return TransitionState.OK;
    }
    double v = (double) path.stepDownAmt * path.walkInterp;
    if (Math.abs(v) < EPSILON) {
      return TransitionState.COLLIDED;
    }
    double up = (double) height + first.radius - disp.z;
    double f = (1.0 - up / v) * path.walkInterp;
    if (f >= path.walkInterp || f < INTERP_MIN) {
      return TransitionState.COLLIDED;
    }
    float top = (float) ((double) (float) up - first.radius + first.center.z);
    standOnTop(transition, first.center.x, first.center.y, top, (float) f);
    path.addOffset(0, 0, (float) up);
    return TransitionState.ADJUSTED;
  }

  /** A falling mover meets this cylinder: it lands on the top face. */
  private TransitionState landing(
      Transition transition, Vector3 disp, Vector3 disp1, float radsum) {
    SpherePath path = transition.spherePath;
    if (!touches(path, disp, disp1, radsum)) {
      return TransitionState.OK;
    }
    Sphere first = path.globalSphere[0];
    Vector3 current = path.globalCurrCenter[0];
    double mx = (float) ((float) ((double) current.x - first.center.x) - BLOCK_OFFSET);
    double my = (float) ((float) ((double) current.y - first.center.y) - BLOCK_OFFSET);
    double mz = (float) ((float) ((double) current.z - first.center.z) - BLOCK_OFFSET);
    if (Math.abs(mz) < EPSILON) {
      return TransitionState.COLLIDED;
    }
    double t = ((double) height + first.radius - disp.z) / mz;
    double roundedT = (float) t;
    float ex = (float) (mx * roundedT);
    float ey = (float) (my * roundedT);
    float ez = (float) (mz * roundedT);
    double x = (double) ex + disp.x;
    double y = (double) ey + disp.y;
    if ((double) radsum * radsum < y * y + x * x) {
      return TransitionState.OK;
    }
    double f = (1.0 - t) * path.walkInterp;
    if (!(f < path.walkInterp && f >= INTERP_MIN)) {
      return TransitionState.COLLIDED;
    }
    float px = (float) ((double) first.center.x + ex);
    float py = (float) ((double) first.center.y + ey);
    float pz = (float) ((double) (float) ((double) first.center.z + ez) - first.radius);
    standOnTop(transition, px, py, pz, (float) f);
    path.addOffset(ex, ey, ez);
    return TransitionState.ADJUSTED;
  }

  /** Whatever is stood on has a water surface, in retail. */
  private static void standOnTop(Transition transition, float x, float y, float z, float interp) {
    CollisionInfo info = transition.collisionInfo;
    info.setContactPlane(Plane.through(new Vector3(x, y, z), new Vector3(0, 0, 1)), true);
    info.contactPlaneCell = transition.spherePath.checkPos.cell;
    transition.spherePath.walkInterp = interp;
  }

  /** A mover in the air has hit with its first sphere: it tries to land in the next pass. */
  @Retail(address = 0x0053B3D0, name = "CCylSphere::land_on_cylinder")
  public TransitionState landOnCylinder(Transition transition, Vector3 disp, float radsum) {
    SpherePath path = transition.spherePath;
    Vector3 normal = new Vector3();
    normalOfCollision(path, path.globalSphere[0], disp, radsum, 0, normal);
    if (normal.normalizeCheckSmall()) {
      return TransitionState.COLLIDED;
    }
    path.setCollide(normal);
    path.walkableAllowance = LAND_Z;
    return TransitionState.ADJUSTED;
  }

  /** A mover in the air has hit with sphere {@code i}: it stops. */
  @Retail(address = 0x0053ACB0, name = "CCylSphere::collide_with_point")
  public TransitionState collideWithPoint(
      Transition transition, Sphere checked, Vector3 disp, float radsum, int i) {
    transition.refusePerfectClip();
    Vector3 normal = new Vector3();
    normalOfCollision(transition.spherePath, checked, disp, radsum, i, normal);
    if (!normal.normalizeCheckSmall()) {
      transition.collisionInfo.setCollisionNormal(normal);
    }
    return TransitionState.COLLIDED;
  }
}
