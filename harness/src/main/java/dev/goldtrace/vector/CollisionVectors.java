package dev.goldtrace.vector;

import dev.goldtrace.port.collision.CollisionInfo;
import dev.goldtrace.port.collision.CylSphere;
import dev.goldtrace.port.collision.InsertType;
import dev.goldtrace.port.collision.OpenGround;
import dev.goldtrace.port.collision.Plane;
import dev.goldtrace.port.collision.Sphere;
import dev.goldtrace.port.collision.SpherePath;
import dev.goldtrace.port.collision.Transition;
import dev.goldtrace.port.collision.TransitionState;
import dev.goldtrace.port.dialect.Dialect;
import dev.goldtrace.port.math.Position;
import dev.goldtrace.port.math.Vector3;
import dev.goldtrace.port.object.CollisionResponse;
import dev.goldtrace.port.object.PhysicsObj;
import dev.goldtrace.port.object.PhysicsWorld;
import dev.goldtrace.port.object.TransitionResult;
import dev.goldtrace.port.probe.Probe;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** The collision primitives: spheres, cylinders, ground, step count (format 1.1 section 7). */
final class CollisionVectors implements VectorGroup {
  /** The cell of every position in the vectors. */
  private static final int CELL = 0xA9B40001;

  @Override
  public Map<String, VectorFunction> functions() {
    Map<String, VectorFunction> functions = new HashMap<>();
    collisionInfo(functions);
    spherePath(functions);
    sphere(functions);
    cylSphere(functions);
    functions.put("CPhysicsObj::handle_all_collisions", CollisionVectors::handleAllCollisions);
    return functions;
  }

  private static VectorOutput handleAllCollisions(VectorInput in) {
    PhysicsObj object = object(new PhysicsWorld(Dialect.RETAIL, Probe.NONE), 1, in);
    CollisionResponse response = new CollisionResponse(object);
    for (VectorInput earlier : groupsIfAny(in, "before")) {
      object.world.physicsTime = -earlier.float64("ago");
      TransitionResult touched = new TransitionResult();
      addObjects(earlier, object.world, touched);
      response.handleAllCollisions(touched, true, true);
    }
    object.world.physicsTime = 0;
    object.transientState = in.hex("transient");
    object.state = in.hex("state");
    object.elasticity = in.float32("elasticity");
    object.velocity.set(in.vector("vel"));
    object.collidingWithEnvironment = in.answer("collidingWithEnvironment");
    TransitionResult info = new TransitionResult();
    info.collisionNormalValid = in.isPresent("cn");
    if (info.collisionNormalValid) {
      info.collisionNormal.set(in.vector("cn"));
    }
    info.framesStationaryFall = in.int32("fall");
    info.collidedWithEnvironment = in.answer("env");
    addObjects(in, object.world, info);
    boolean reported =
        response.handleAllCollisions(info, in.answer("contact"), in.answer("onWalkable"));
    return new VectorOutput()
        .answer("result", reported)
        .hex("transient", object.transientState)
        .hex("state", object.state)
        .vector("vel", object.velocity)
        .answer("collidingWithEnvironment", object.collidingWithEnvironment);
  }

  /** The collided objects of a call, of which format 1.1 has none (format 1.2 section 5). */
  private static void addObjects(VectorInput in, PhysicsWorld world, TransitionResult info) {
    for (VectorInput collided : groupsIfAny(in, "objects")) {
      PhysicsObj object = object(world, collided.hex("id"), collided);
      object.state = collided.hex("state");
      info.collidedObjects.add(object);
    }
  }

  private static List<VectorInput> groupsIfAny(VectorInput in, String name) {
    return in.has(name) ? in.groups(name) : List.of();
  }

  /** With a weenie if there is a member that says so. */
  private static PhysicsObj object(PhysicsWorld world, int id, VectorInput in) {
    boolean hasWeenie = in.has("weenie") && in.answer("weenie");
    return new PhysicsObj(
        world, id, null, null, hasWeenie ? new VectorWeenie(true, Float.NaN) : null);
  }

  private static PhysicsObj mover() {
    return new PhysicsObj(new PhysicsWorld(Dialect.RETAIL, Probe.NONE), 1, null, null, null);
  }

  private static void collisionInfo(Map<String, VectorFunction> functions) {
    functions.put(
        "COLLISIONINFO::set_collision_normal",
        in -> {
          CollisionInfo info = transition().collisionInfo;
          info.setCollisionNormal(in.vector("normal"));
          return new VectorOutput().vector("cn", info.collisionNormal);
        });
    functions.put(
        "COLLISIONINFO::set_sliding_normal",
        in -> {
          CollisionInfo info = transition().collisionInfo;
          info.setSlidingNormal(in.vector("normal"));
          return new VectorOutput().vector("sn", info.slidingNormal);
        });
    functions.put(
        "Plane::snap_to_plane",
        in -> {
          Vector3 offset = in.vector("offset");
          new Plane(in.vector("n"), in.float32("d")).snapToPlane(offset);
          return new VectorOutput().vector("offset", offset);
        });
    functions.put(
        "OBJECTINFO::validate_walkable",
        in -> {
          Transition t = transition(in);
          t.spherePath.stepDown = in.answer("stepDown");
          t.spherePath.checkWalkable = in.answer("checkWalkable");
          TransitionState answer =
              t.objectInfo.validateWalkable(
                  t.spherePath.globalSphere[0],
                  new Plane(in.vector("n"), in.float32("d")),
                  in.answer("isWater"),
                  in.float32("waterDepth"),
                  t,
                  in.hex("cell"));
          sphere(in);
          return output(t, answer).answer("env", t.collisionInfo.collidedWithEnvironment);
        });
    functions.put(
        "CTransition::adjust_offset",
        in -> {
          Transition t = transition(in);
          t.collisionInfo.slidingNormal.set(in.vector("sn"));
          t.collisionInfo.slidingNormalValid = in.answer("snValid");
          Vector3 offset = in.vector("offset");
          t.adjustOffset(offset);
          sphere(in);
          return output(t, TransitionState.OK)
              .vector("offset", offset)
              .answer("snValid", t.collisionInfo.slidingNormalValid);
        });
  }

  private static void spherePath(Map<String, VectorFunction> functions) {
    functions.put(
        "CTransition::calc_num_steps",
        in -> {
          Transition t = transition();
          t.spherePath.localSphere[0].radius = in.float32("radius");
          t.spherePath.beginPos.cell = CELL;
          t.spherePath.beginPos.frame.origin.set(in.vector("begin"));
          t.spherePath.endPos.cell = CELL;
          t.spherePath.endPos.frame.origin.set(in.vector("end"));
          Vector3 offset = new Vector3();
          Vector3 perStep = new Vector3();
          int steps = t.calcNumSteps(offset, perStep);
          return new VectorOutput()
              .vector("offset", offset)
              .vector("perStep", perStep)
              .int32("numSteps", steps);
        });
    functions.put(
        "SPHEREPATH::init_sphere",
        in -> {
          SpherePath path = transition().spherePath;
          List<Sphere> spheres = new ArrayList<>();
          for (VectorInput sphere : in.groups("spheres")) {
            spheres.add(sphere(sphere.vector("o"), sphere.float32("r")));
          }
          path.initSphere(spheres, in.float32("scale"));
          Position position = in.position("pos");
          path.currPos.set(position);
          path.cacheGlobalCurrCenter();
          path.setCheckPos(position, position.cell);
          List<VectorOutput> local = new ArrayList<>();
          for (int i = 0; i < path.numSphere; i++) {
            Sphere sphere = path.localSphere[i];
            local.add(new VectorOutput().vector("o", sphere.center).float32("r", sphere.radius));
          }
          VectorOutput out =
              new VectorOutput()
                  .groups("local", local)
                  .vector("localLow", path.localLowPoint)
                  .vectors("c", List.of(path.globalCurrCenter).subList(0, path.numSphere))
                  .vectors("g", centers(path))
                  .vector("low", path.globalLowPoint);
          path.addOffset(in.vector("offset"));
          return out.vectors("gMoved", centers(path)).vector("lowMoved", path.globalLowPoint);
        });
  }

  private static void sphere(Map<String, VectorFunction> functions) {
    functions.put(
        "CSphere::collides_with_sphere",
        in ->
            new VectorOutput()
                .answer(
                    "result", Sphere.collidesWithSphere(in.vector("disp"), in.float32("radsum"))));
    functions.put(
        "CSphere::intersects_sphere",
        in -> {
          Transition t = transition(in);
          modes(in, t);
          return output(t, sphere(in).intersectsSphere(t, in.answer("isCreature")));
        });
    functions.put(
        VectorFunctions.key("CSphere::slide_sphere", 0x00536F40),
        in -> {
          Transition t = transition(in);
          return output(
              t,
              sphere(in).slideSphere(t, in.vector("disp"), in.float32("radsum"), sphereNum(in, t)));
        });
    functions.put(
        VectorFunctions.key("CSphere::slide_sphere", 0x00537440),
        in -> {
          Transition t = transition(in);
          sphere(in);
          int i = sphereNum(in, t);
          Vector3 normal = in.vector("normal");
          TransitionState answer =
              t.spherePath.globalSphere[i].slideSphere(t, normal, t.spherePath.globalCurrCenter[i]);
          return output(t, answer).vector("normal", normal);
        });
    functions.put(
        VectorFunctions.key("CSphere::slide_sphere", 0x00537A10),
        in -> {
          Transition t = transition(in);
          int i = sphereNum(in, t);
          return output(
              t,
              sphere(in)
                  .slideSphere(
                      t, t.spherePath.globalSphere[i], in.vector("disp"), in.float32("radsum"), i));
        });
    functions.put(
        "CSphere::land_on_sphere",
        in -> {
          Transition t = transition(in);
          unusedHit(in);
          return output(t, sphere(in).landOnSphere(t));
        });
    functions.put(
        "CSphere::collide_with_point",
        in -> {
          Transition t = transition(in);
          in.vector("disp");
          in.float32("radsum");
          return output(t, sphere(in).collideWithPoint(t, sphereNum(in, t)));
        });
    functions.put(
        "CSphere::step_sphere_down",
        in -> {
          Transition t = transition(in);
          in.int32("sphereNum");
          Vector3 disp = in.vector("disp");
          TransitionState answer = sphere(in).stepSphereDown(t, disp, in.float32("radsum"));
          return output(t, answer).vector("disp", disp);
        });
  }

  private static void cylSphere(Map<String, VectorFunction> functions) {
    functions.put(
        "CCylSphere::collides_with_sphere",
        in -> {
          Sphere checked = sphere(new Vector3(), in.float32("checkRadius"));
          return new VectorOutput()
              .answer(
                  "result",
                  cylinder(in)
                      .collidesWithSphere(checked, in.vector("disp"), in.float32("radsum")));
        });
    functions.put(
        "CCylSphere::intersects_sphere",
        in -> {
          Transition t = transition(in);
          modes(in, t);
          return output(t, cylinder(in).intersectsSphere(t));
        });
    functions.put(
        "CCylSphere::normal_of_collision",
        in -> {
          Transition t = transition(in);
          int i = sphereNum(in, t);
          Vector3 normal = new Vector3();
          boolean definite =
              cylinder(in)
                  .normalOfCollision(
                      t.spherePath,
                      t.spherePath.globalSphere[i],
                      in.vector("disp"),
                      in.float32("radsum"),
                      i,
                      normal);
          return new VectorOutput().answer("result", definite).vector("normal", normal);
        });
    functions.put(
        "CCylSphere::slide_sphere",
        in -> {
          Transition t = transition(in);
          int i = sphereNum(in, t);
          return output(
              t,
              cylinder(in)
                  .slideSphere(
                      t, t.spherePath.globalSphere[i], in.vector("disp"), in.float32("radsum"), i));
        });
    functions.put(
        "CCylSphere::step_sphere_down",
        in -> {
          Transition t = transition(in);
          in.int32("sphereNum");
          return output(t, cylinder(in).stepSphereDown(t, in.vector("disp"), in.float32("radsum")));
        });
    functions.put(
        "CCylSphere::land_on_cylinder",
        in -> {
          Transition t = transition(in);
          in.int32("sphereNum");
          return output(t, cylinder(in).landOnCylinder(t, in.vector("disp"), in.float32("radsum")));
        });
    functions.put(
        "CCylSphere::collide_with_point",
        in -> {
          Transition t = transition(in);
          int i = sphereNum(in, t);
          return output(
              t,
              cylinder(in)
                  .collideWithPoint(
                      t, t.spherePath.globalSphere[i], in.vector("disp"), in.float32("radsum"), i));
        });
  }

  /** Arguments that the retail function has but does not read. */
  private static void unusedHit(VectorInput in) {
    in.vector("disp");
    in.float32("radsum");
    in.int32("sphereNum");
  }

  /** Which of the mover's spheres is meant. */
  private static int sphereNum(VectorInput in, Transition t) {
    int number = in.int32("sphereNum");
    if (number < 0 || number >= t.spherePath.numSphere) {
      throw in.error("sphereNum", "expected the number of one of the spheres of g, from 0");
    }
    return number;
  }

  private static Transition transition() {
    return new Transition(new OpenGround(0));
  }

  /** The mover in the middle of a step, as {@code in} describes it. */
  private static Transition transition(VectorInput in) {
    Transition t = transition();
    t.objectInfo.object = mover();
    t.objectInfo.state = in.hex("state");
    SpherePath path = t.spherePath;
    List<VectorInput> global = in.groups("g");
    List<Vector3> current = in.vectors("c");
    path.numSphere = global.size();
    if (path.numSphere > path.globalSphere.length) {
      throw in.error("g", "expected at most " + path.globalSphere.length + " spheres");
    }
    if (current.size() != path.numSphere) {
      throw in.error("c", "expected as many centres as g has spheres");
    }
    for (int i = 0; i < path.numSphere; i++) {
      path.globalSphere[i].center.set(global.get(i).vector("o"));
      path.globalSphere[i].radius = global.get(i).float32("r");
      path.globalCurrCenter[i].set(current.get(i));
    }
    path.globalLowPoint.set(in.vector("low"));
    path.checkPos.cell = CELL;
    path.checkPos.frame.origin.set(in.vector("checkPos"));
    path.checkCell = CELL;
    path.walkInterp = in.float32("walkInterp");
    path.stepDownAmt = in.float32("stepDownAmt");
    path.walkableAllowance = in.float32("walkableAllowance");
    CollisionInfo info = t.collisionInfo;
    VectorInput contact = in.group("cp");
    readPlane(contact, info.contactPlane);
    info.contactPlaneValid = contact.answer("valid");
    info.contactPlaneIsWater = contact.answer("water");
    info.contactPlaneCell = contact.hex("cell");
    VectorInput last = in.group("lk");
    readPlane(last, info.lastKnownContactPlane);
    info.lastKnownContactPlaneValid = last.answer("valid");
    info.lastKnownContactPlaneIsWater = last.answer("water");
    info.lastKnownContactPlaneCell = last.hex("cell");
    return t;
  }

  private static void readPlane(VectorInput in, Plane plane) {
    plane.normal.set(in.vector("n"));
    plane.d = in.float32("d");
  }

  private static void modes(VectorInput in, Transition t) {
    SpherePath path = t.spherePath;
    path.insertType = InsertType.values()[in.int32("insertType")];
    path.obstructionEthereal = in.answer("ethereal");
    path.stepDown = in.answer("stepDown");
    path.collide = in.answer("collide");
    path.checkWalkable = in.answer("checkWalkable");
    t.objectInfo.stepUpHeight = in.float32("stepUpHeight");
  }

  private static Sphere sphere(VectorInput in) {
    VectorInput sphere = in.group("sphere");
    return sphere(sphere.vector("o"), sphere.float32("r"));
  }

  private static Sphere sphere(Vector3 center, float radius) {
    return new Sphere(center.x, center.y, center.z, radius);
  }

  private static CylSphere cylinder(VectorInput in) {
    VectorInput cyl = in.group("cyl");
    Vector3 low = cyl.vector("o");
    return new CylSphere(low.x, low.y, low.z, cyl.float32("r"), cyl.float32("h"));
  }

  private static List<Vector3> centers(SpherePath path) {
    List<Vector3> centers = new ArrayList<>();
    for (int i = 0; i < path.numSphere; i++) {
      centers.add(path.globalSphere[i].center.copy());
    }
    return centers;
  }

  private static VectorOutput output(Transition t, TransitionState answer) {
    SpherePath path = t.spherePath;
    CollisionInfo info = t.collisionInfo;
    VectorOutput out =
        new VectorOutput()
            .int32("result", answer.code())
            .vectors("g", centers(path))
            .vector("low", path.globalLowPoint)
            .vector("checkPos", path.checkPos.frame.origin)
            .vectorOrNull("cn", info.collisionNormalValid ? info.collisionNormal : null)
            .group("cp", contactPlane(info))
            .float32("walkInterp", path.walkInterp)
            .answer("collide", path.collide)
            .float32("walkableAllowance", path.walkableAllowance);
    return path.collide ? out.vector("stepUpNormal", path.stepUpNormal) : out;
  }

  private static VectorOutput contactPlane(CollisionInfo info) {
    return new VectorOutput()
        .vector("n", info.contactPlane.normal)
        .float32("d", info.contactPlane.d)
        .answer("valid", info.contactPlaneValid)
        .answer("water", info.contactPlaneIsWater)
        .hex("cell", info.contactPlaneCell);
  }
}
