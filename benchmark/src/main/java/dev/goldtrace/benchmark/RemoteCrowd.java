package dev.goldtrace.benchmark;

import dev.goldtrace.port.collision.OpenGround;
import dev.goldtrace.port.collision.Setup;
import dev.goldtrace.port.collision.Sphere;
import dev.goldtrace.port.math.Position;
import dev.goldtrace.port.math.Vector3;
import dev.goldtrace.port.object.PhysicsObj;
import dev.goldtrace.port.object.PhysicsState;
import dev.goldtrace.port.probe.Probe;
import java.util.List;
import java.util.SplittableRandom;

/**
 * Remote creatures that walk around one place as the server says: each gets a position every 0.2 s,
 * the positions of neighbours overlap, and every step is swept against the others.
 */
final class RemoteCrowd implements Scene {
  private static final int TICKS_BETWEEN_UPDATES = 6;
  private static final double CENTER = 96;
  private static final float STANDING = 0.005f;
  private static final float SPHERE = 0.48f;

  /** Square metres of the crowd for each of its creatures, which fill 0.72. */
  private static final double ROOM = 2;

  /** Radians a second. */
  private static final double TURN = 0.05;

  private static final Setup BIPED =
      new Setup(
          List.of(
              new Sphere(0, 0, SPHERE - STANDING, SPHERE),
              new Sphere(0, 0, SPHERE + 0.87f, SPHERE)),
          List.of(),
          0.6f,
          1.5f,
          false);

  private final Stage stage;
  private final double[] distance;
  private final double[] angle;
  private final Position received = new Position();
  private final Vector3 noVelocity = new Vector3();
  private long ticks;

  RemoteCrowd(int remotes, Probe probe) {
    stage = new Stage(probe);
    distance = new double[remotes];
    angle = new double[remotes];
    OpenGround ground = new OpenGround(0);
    SplittableRandom random = new SplittableRandom(remotes);
    double radius = Math.sqrt(remotes * ROOM / Math.PI);
    received.cell = Stage.CELL;
    for (int i = 0; i < remotes; i++) {
      distance[i] = radius * Math.sqrt(random.nextDouble());
      angle[i] = random.nextDouble(2 * Math.PI);
      // They come from a grid, where they stand apart.
      int side = (int) Math.ceil(Math.sqrt(remotes));
      PhysicsObj object =
          stage.add(
              CENTER + 1.2 * (i % side - side / 2.0),
              CENTER + 1.2 * (i / side - side / 2.0),
              ground,
              1);
      object.position.frame.origin.z = STANDING;
      object.setup = BIPED;
      object.spheres = BIPED.spheres().size();
      object.state |= PhysicsState.EDGE_SLIDE;
      object.contactPlaneDistance = ground.plane().d;
      object.contactPlaneCell = Stage.CELL;
      stage.world.add(object);
      object.makeMovementManager(true);
    }
  }

  @Override
  public void tick() {
    double time = ticks / 30.0;
    // Not all at once: each tick a sixth of them.
    for (int i = (int) (ticks % TICKS_BETWEEN_UPDATES);
        i < distance.length;
        i += TICKS_BETWEEN_UPDATES) {
      double at = angle[i] + TURN * time * (i % 3 - 1);
      received.frame.origin.set(
          (float) (CENTER + distance[i] * Math.sin(at)),
          (float) (CENTER + distance[i] * Math.cos(at)),
          STANDING);
      stage.objects.get(i).moveOrTeleport(received, 0, true, noVelocity);
    }
    ticks++;
    stage.tick();
  }

  @Override
  public int objects() {
    return distance.length;
  }

  /** Metres between the closest two. */
  double closest() {
    double closest = Double.POSITIVE_INFINITY;
    for (PhysicsObj a : stage.objects) {
      for (PhysicsObj b : stage.objects) {
        if (a != b) {
          Vector3 apart = a.position.frame.origin.minus(b.position.frame.origin);
          closest = Math.min(closest, apart.magnitude());
        }
      }
    }
    return closest;
  }
}
