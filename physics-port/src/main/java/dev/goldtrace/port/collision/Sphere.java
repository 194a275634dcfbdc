package dev.goldtrace.port.collision;

import static dev.goldtrace.port.collision.CollisionConstants.BLOCK_OFFSET;
import static dev.goldtrace.port.collision.CollisionConstants.EPSILON;
import static dev.goldtrace.port.collision.CollisionConstants.INTERP_MIN;
import static dev.goldtrace.port.collision.CollisionConstants.LAND_Z;

import dev.goldtrace.port.Retail;
import dev.goldtrace.port.math.Position;
import dev.goldtrace.port.math.Vector3;
import dev.goldtrace.port.probe.ProbedFunction;

/**
 * A sphere of a mover or of an obstacle (CSphere; spec transition.md 7). In the tests {@code this}
 * is the obstacle, except in {@link #slideSphere(Transition, Vector3, Vector3)}.
 *
 * <p>A sphere hits by its position at the end of a step, but pushes along the normal from its
 * position at the start of the step.
 */
public final class Sphere {
  public final Vector3 center = new Vector3();

  /** In metres. */
  public float radius;

  /** Radius 0 at the origin. */
  public Sphere() {}

  public Sphere(float x, float y, float z, float radius) {
    center.set(x, y, z);
    this.radius = radius;
  }

  /** Tests the mover's spheres against this sphere of an obstacle at a position. */
  @Retail(address = 0x00537FD0, name = "CSphere::intersects_sphere")
  TransitionState intersectsSphere(
      Position position, float scale, Transition transition, boolean isCreature) {
    return positioned(transition.spherePath.checkPos, position, scale)
        .intersectsSphere(transition, isCreature);
  }

  /** This sphere in the outer space, for an object of a scale at a position. */
  Sphere positioned(Position viewer, Position position, float scale) {
    Sphere global = new Sphere();
    global.radius = (float) ((double) scale * radius);
    global.center.set(viewer.localToGlobal(position, scaled(center, scale)));
    return global;
  }

  static Vector3 scaled(Vector3 v, float scale) {
    return new Vector3(
        (float) ((double) scale * v.x),
        (float) ((double) scale * v.y),
        (float) ((double) scale * v.z));
  }

  /**
   * Tests the mover's spheres against this sphere and reacts: stops, slides, steps up or lands.
   *
   * @param isCreature the obstacle is one: nothing ever lands on it
   */
  @Retail(address = 0x00537A80, name = "CSphere::intersects_sphere")
  public TransitionState intersectsSphere(Transition transition, boolean isCreature) {
    SpherePath path = transition.spherePath;
    ObjectInfo object = transition.objectInfo;
    Sphere first = path.globalSphere[0];
    float radsum = (float) ((double) radius + first.radius - EPSILON);
    Vector3 disp = first.center.minus(center);
    // The second sphere is tested with the first one's radius.
    Vector3 disp1 = path.numSphere > 1 ? path.globalSphere[1].center.minus(center) : null;

    if (path.obstructionEthereal || path.insertType == InsertType.PLACEMENT) {
      return overlap(disp, disp1, radsum);
    }
    if (path.stepDown) {
      return isCreature ? TransitionState.OK : stepSphereDown(transition, disp, radsum);
    }
    if (path.checkWalkable) {
      return overlap(disp, disp1, radsum);
    }
    if (path.collide) {
      return isCreature ? TransitionState.OK : landing(transition, disp, disp1, radsum);
    }
    if (object.has(ObjectInfoState.CONTACT | ObjectInfoState.ON_WALKABLE)) {
      if (collidesWithSphere(disp, radsum)) {
        return stepSphereUp(transition, disp, radsum);
      }
      if (disp1 != null && collidesWithSphere(disp1, radsum)) {
        return slideSphere(transition, path.globalSphere[1], disp1, radsum, 1);
      }
      return TransitionState.OK;
    }
    if (object.has(ObjectInfoState.PATH_CLIPPED)) {
      return collidesWithSphere(disp, radsum)
          ? collideWithPoint(transition, 0)
          : TransitionState.OK;
    }
    if (collidesWithSphere(disp, radsum)) {
      return landOnSphere(transition);
    }
    if (disp1 != null && collidesWithSphere(disp1, radsum)) {
      return collideWithPoint(transition, 1);
    }
    return TransitionState.OK;
  }

  private static TransitionState overlap(Vector3 disp, Vector3 disp1, float radsum) {
    return touches(disp, disp1, radsum) ? TransitionState.COLLIDED : TransitionState.OK;
  }

  private static boolean touches(Vector3 disp, Vector3 disp1, float radsum) {
    return collidesWithSphere(disp, radsum) || (disp1 != null && collidesWithSphere(disp1, radsum));
  }

  /** Whether two spheres overlap or touch. */
  @Retail(address = 0x005369E0, name = "CSphere::collides_with_sphere")
  public static boolean collidesWithSphere(Vector3 disp, float radsum) {
    double x = disp.x;
    double y = disp.y;
    double z = disp.z;
    return (double) radsum * radsum >= z * z + y * y + x * x;
  }

  /** A mover on the ground has hit: it steps onto the sphere if it is low enough, else slides. */
  @Retail(address = 0x00537900, name = "CSphere::step_sphere_up")
  TransitionState stepSphereUp(Transition transition, Vector3 disp, float radsum) {
    double v = radsum + EPSILON;
    if (transition.objectInfo.stepUpHeight < v - disp.z) {
      return slideSphere(transition, disp, radsum, 0);
    }
    Vector3 n = transition.spherePath.globalCurrCenter[0].minus(center);
    return transition.stepUp(n) ? TransitionState.OK : transition.stepUpSlide();
  }

  /**
   * Replaces the running step by its part along this sphere and the ground (slide A).
   *
   * @param disp from this centre to the mover's
   * @param i which of the mover's spheres has hit
   */
  @Retail(address = 0x00536F40, name = "CSphere::slide_sphere")
  public TransitionState slideSphere(Transition transition, Vector3 disp, float radsum, int i) {
    TransitionState answer = slideAlong(transition, disp, i);
    transition.logSlide(ProbedFunction.SPHERE_SLIDE_SPHERE_00536F40, answer);
    return answer;
  }

  private TransitionState slideAlong(Transition transition, Vector3 disp, int i) {
    SpherePath path = transition.spherePath;
    CollisionInfo info = transition.collisionInfo;
    Vector3 normal = path.globalCurrCenter[i].minus(center);
    if (normal.normalizeCheckSmall()) {
      return TransitionState.COLLIDED;
    }
    info.setCollisionNormal(normal);
    Vector3 ground = info.groundNormal();
    double nx = normal.x;
    double ny = normal.y;
    double nz = normal.z;
    double gx = ground.x;
    double gy = ground.y;
    double gz = ground.z;
    double tx = (float) (gz * ny - gy * nz);
    double ty = (float) (nz * gx - gz * nx);
    double tz = (float) (gy * nx - ny * gx);
    Vector3 movement = path.movement(i);
    double q = tz * tz + ty * ty + tx * tx;
    if (q >= EPSILON) {
      double s = movement.z * tz + movement.y * ty + movement.x * tx;
      double j = 1.0 / q;
      double ux = (float) ((float) (tx * s) * j);
      double uy = (float) ((float) (ty * s) * j);
      double uz = (float) ((float) (tz * s) * j);
      if (uz * uz + uy * uy + ux * ux < EPSILON) {
        return TransitionState.COLLIDED;
      }
      path.addOffset(
          (float) (ux - movement.x), (float) (uy - movement.y), (float) (uz - movement.z));
      return TransitionState.SLID;
    }
    if (gz * disp.z + gy * disp.y + gx * disp.x < 0.0) {
      return TransitionState.COLLIDED;
    }
    double s = (float) (movement.z * nz + movement.y * ny + movement.x * nx);
    path.addOffset((float) (-nx * s), (float) (-ny * s), (float) (-nz * s));
    return TransitionState.SLID;
  }

  /**
   * Replaces the running step of this sphere of the mover by its part along a normal and the ground
   * (slide B).
   *
   * @param normal of any length; may be overwritten. Zero: the step is halved
   * @param current this sphere's centre at the start of the step
   */
  @Retail(address = 0x00537440, name = "CSphere::slide_sphere")
  public TransitionState slideSphere(Transition transition, Vector3 normal, Vector3 current) {
    TransitionState answer = slideAlong(transition, normal, current);
    transition.logSlide(ProbedFunction.SPHERE_SLIDE_SPHERE_00537440, answer);
    return answer;
  }

  private TransitionState slideAlong(Transition transition, Vector3 normal, Vector3 current) {
    SpherePath path = transition.spherePath;
    CollisionInfo info = transition.collisionInfo;
    double nx = normal.x;
    double ny = normal.y;
    double nz = normal.z;
    if (nx == 0.0 && ny == 0.0 && nz == 0.0) {
      path.addOffset(
          (float) (((double) current.x - center.x) * 0.5),
          (float) ((float) ((double) current.y - center.y) * 0.5),
          (float) ((float) ((double) current.z - center.z) * 0.5));
      return TransitionState.ADJUSTED;
    }
    info.setCollisionNormal(normal);
    Vector3 movement = SpherePath.movement(center, current);
    Vector3 ground = info.groundNormal();
    double gx = ground.x;
    double gy = ground.y;
    double gz = ground.z;
    double tx = (float) (ny * gz - nz * gy);
    double ty = gx * nz - gz * nx;
    double unroundedTz = gy * nx - gx * ny;
    double tz = (float) unroundedTz;
    double q = unroundedTz * tz + ty * ty + tx * tx;
    if (q >= EPSILON) {
      double s = tz * movement.z + ty * movement.y + tx * movement.x;
      double j = 1.0 / (float) q;
      double roundedJ = (float) j;
      double ux = tx * s * j;
      double uy = (float) ((float) (ty * s) * roundedJ);
      double uz = (float) ((float) (tz * s) * roundedJ);
      if (uz * uz + uy * uy + ux * ux < EPSILON) {
        return TransitionState.COLLIDED;
      }
      path.addOffset(
          (float) (ux - movement.x), (float) (uy - movement.y), (float) (uz - movement.z));
      return TransitionState.SLID;
    }
    if (nz * gz + ny * gy + gx * nx >= 0.0) {
      double s = (float) (movement.x * nx + movement.z * nz + movement.y * ny);
      path.addOffset((float) (-nx * s), (float) (-ny * s), (float) (-nz * s));
      return TransitionState.SLID;
    }
    normal.set(-movement.x, -movement.y, -movement.z);
    if (!normal.normalizeCheckSmall()) {
      info.setCollisionNormal(normal);
    }
    return TransitionState.COLLIDED;
  }

  /**
   * Slides a sphere of the mover along this one by its normal (slide C).
   *
   * @param checked sphere {@code i} of the mover
   */
  @Retail(address = 0x00537A10, name = "CSphere::slide_sphere")
  public TransitionState slideSphere(
      Transition transition, Sphere checked, Vector3 disp, float radsum, int i) {
    Vector3 current = transition.spherePath.globalCurrCenter[i];
    Vector3 normal = current.minus(center);
    if (normal.normalizeCheckSmall()) {
      return TransitionState.COLLIDED;
    }
    return checked.slideSphere(transition, normal, current);
  }

  /** A mover in the air has hit with its first sphere: it tries to land in the next pass. */
  @Retail(address = 0x005379A0, name = "CSphere::land_on_sphere")
  public TransitionState landOnSphere(Transition transition) {
    Vector3 normal = transition.spherePath.globalCurrCenter[0].minus(center);
    if (normal.normalizeCheckSmall()) {
      return TransitionState.COLLIDED;
    }
    transition.spherePath.setCollide(normal);
    transition.spherePath.walkableAllowance = LAND_Z;
    return TransitionState.ADJUSTED;
  }

  /** A mover in the air has hit with sphere {@code i}: it stops. */
  @Retail(address = 0x00537230, name = "CSphere::collide_with_point")
  public TransitionState collideWithPoint(Transition transition, int i) {
    transition.refusePerfectClip();
    Vector3 normal = transition.spherePath.globalCurrCenter[i].minus(center);
    if (!normal.normalizeCheckSmall()) {
      transition.collisionInfo.setCollisionNormal(normal);
    }
    return TransitionState.COLLIDED;
  }

  /**
   * Puts a mover that is stepping down onto this sphere, if that is within the step.
   *
   * @param disp from this centre to the mover's first; overwritten with the normal
   */
  @Retail(address = 0x00536D20, name = "CSphere::step_sphere_down")
  public TransitionState stepSphereDown(Transition transition, Vector3 disp, float radsum) {
    SpherePath path = transition.spherePath;
    double dz = disp.z;
    double x2 = (float) ((double) disp.x * disp.x);
    double y2 = (float) ((double) disp.y * disp.y);
    boolean hit = !((double) radsum * radsum < dz * dz + x2 + y2);
    if (!hit && path.numSphere > 1) {
      hit = collidesWithSphere(path.globalSphere[1].center.minus(center), radsum);
    }
    if (!hit) {
      return TransitionState.OK;
    }
    double s = (double) path.stepDownAmt * path.walkInterp;
    double v = (float) s;
    if (Math.abs(s) < EPSILON) {
      return TransitionState.COLLIDED;
    }
    double rr = radsum + EPSILON;
    double roundedRr = (float) rr;
    double t = (Math.sqrt(rr * roundedRr - (x2 + y2)) - dz) / v;
    double f = (1.0 - t) * path.walkInterp;
    if (f >= path.walkInterp || f < INTERP_MIN) {
      return TransitionState.COLLIDED;
    }
    float e = (float) (v * t);
    double zz = e + dz;
    double j = 1.0 / roundedRr;
    double w = zz * j;
    disp.set((float) (j * disp.x), (float) (j * disp.y), (float) w);
    if (w <= path.walkableAllowance) {
      return TransitionState.OK;
    }
    Vector3 point =
        new Vector3(
            along(center.x, disp.x, radius),
            along(center.y, disp.y, radius),
            along(center.z, disp.z, radius));
    standOn(transition, disp, point, (float) f);
    path.addOffset(0, 0, e);
    return TransitionState.ADJUSTED;
  }

  /** A falling mover meets this sphere of something that is not a creature: it lands on it. */
  private TransitionState landing(
      Transition transition, Vector3 disp, Vector3 disp1, float radsum) {
    SpherePath path = transition.spherePath;
    if (!touches(disp, disp1, radsum)) {
      return TransitionState.OK;
    }
    Sphere first = path.globalSphere[0];
    Vector3 current = path.globalCurrCenter[0];
    double mx = (float) ((double) current.x - first.center.x - BLOCK_OFFSET);
    double my = (float) ((double) current.y - first.center.y - BLOCK_OFFSET);
    double mz = (float) ((double) current.z - first.center.z - BLOCK_OFFSET);
    double l = mz * mz + my * my + mx * mx;
    if (l < EPSILON) {
      return TransitionState.COLLIDED;
    }
    double rr = (float) (radsum + EPSILON);
    double dx = disp.x;
    double dy = disp.y;
    double dz = disp.z;
    double k = -(mz * dz + my * dy + mx * dx);
    double t = (Math.sqrt(k * k - ((dz * dz + dy * dy + dx * dx) - rr * rr) * l) + k) / l;
    double f = (1.0 - t) * path.walkInterp;
    if (!(f < path.walkInterp && f >= INTERP_MIN)) {
      return TransitionState.COLLIDED;
    }
    float ex = (float) (mx * t);
    float ey = (float) (my * t);
    float ez = (float) (mz * t);
    double j = 1.0 / rr;
    Vector3 normal =
        new Vector3(
            (float) ((float) (dx + ex) * j),
            (float) ((float) (dy + ey) * j),
            (float) ((float) (dz + ez) * j));
    if (normal.z <= path.walkableAllowance) {
      return TransitionState.OK;
    }
    Vector3 point =
        new Vector3(
            along(first.center.x, normal.x, -first.radius),
            along(first.center.y, normal.y, -first.radius),
            along(first.center.z, normal.z, -first.radius));
    standOn(transition, normal, point, (float) f);
    path.addOffset(ex, ey, ez);
    return TransitionState.ADJUSTED;
  }

  private static float along(float start, float direction, float length) {
    return (float) (start + (double) (float) ((double) direction * length));
  }

  /** Whatever is stood on has a water surface, in retail. */
  private static void standOn(Transition transition, Vector3 normal, Vector3 point, float interp) {
    CollisionInfo info = transition.collisionInfo;
    info.setContactPlane(Plane.through(point, normal), true);
    info.contactPlaneCell = transition.spherePath.checkPos.cell;
    transition.spherePath.walkInterp = interp;
  }
}
