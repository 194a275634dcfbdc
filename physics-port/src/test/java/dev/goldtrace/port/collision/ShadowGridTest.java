package dev.goldtrace.port.collision;

import static org.assertj.core.api.Assertions.assertThat;

import dev.goldtrace.port.object.PhysicsObj;
import dev.goldtrace.port.object.PhysicsState;
import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** The grid may find too much, never too little. */
class ShadowGridTest {
  private final Scene scene = new Scene();
  private final ShadowGrid grid = new ShadowGrid();
  private final List<ShadowObject> shadows = new ArrayList<>();

  private ShadowObject shadow(float x, float y, Setup setup) {
    ShadowObject shadow = new ShadowObject(scene.creature(x, y, setup));
    shadow.index = shadows.size();
    shadows.add(shadow);
    grid.place(shadow);
    return shadow;
  }

  private List<ShadowObject> find(double minX, double minY, double maxX, double maxY) {
    ShadowCandidates found = new ShadowCandidates();
    assertThat(grid.find(minX, minY, maxX, maxY, -1, found)).isTrue();
    found.sortFrom(0);
    List<ShadowObject> list = new ArrayList<>();
    for (int i = 0; i < found.size(); i++) {
      list.add(found.get(i));
    }
    return list;
  }

  @Test
  void findsEveryShadowThatReachesIntoTheRectangle() {
    SplittableRandom random = new SplittableRandom(9);
    for (int i = 0; i < 400; i++) {
      float radius = (float) random.nextDouble(0.05, 3);
      float off = (float) random.nextDouble(-2, 2);
      Setup setup =
          new Setup(List.of(new Sphere(off, -off, radius, radius)), List.of(), 0.6f, 1.5f, false);
      shadow((float) random.nextDouble(-30, 30), (float) random.nextDouble(-30, 30), setup);
    }
    for (int query = 0; query < 2000; query++) {
      ShadowObject moved = shadows.get(random.nextInt(shadows.size()));
      moved.object.position.frame.origin.x = (float) random.nextDouble(-30, 30);
      moved.object.position.frame.origin.y = (float) random.nextDouble(-30, 30);
      moved.object.position.frame.setHeading((float) random.nextDouble(360));
      grid.place(moved);
      double x = random.nextDouble(-30, 30);
      double y = random.nextDouble(-30, 30);
      double r = random.nextDouble(0.05, 2);
      List<ShadowObject> found = find(x - r, y - r, x + r, y + r);
      assertThat(found).containsAll(touching(x, y, r));
      for (int i = 1; i < found.size(); i++) {
        assertThat(found.get(i).index).isGreaterThan(found.get(i - 1).index);
      }
    }
  }

  /** Computed from the shapes themselves. */
  private List<ShadowObject> touching(double x, double y, double r) {
    List<ShadowObject> touching = new ArrayList<>();
    for (ShadowObject shadow : shadows) {
      PhysicsObj object = shadow.object;
      Sphere global =
          object.setup.spheres().get(0).positioned(object.position, object.position, object.scale);
      if (Math.hypot(global.center.x - x, global.center.y - y) <= global.radius + r) {
        touching.add(shadow);
      }
    }
    return touching;
  }

  @Test
  @Timeout(10)
  void findsWhatIsFartherThanSquaresCount() {
    ShadowObject far = shadow(1e30f, -1e30f, Scene.BIPED);

    assertThat(find(1e30f - 1, -1e30f - 1, 1e30f + 1, -1e30f + 1)).containsExactly(far);
  }

  @Test
  void leavesOutWhatIsFar() {
    shadow(0, 0, Scene.BIPED);
    ShadowObject near = shadow(20, 20, Scene.BIPED);
    assertThat(find(19, 19, 21, 21)).containsExactly(near);
  }

  @Test
  void findsGiantsAndBspFromAnywhere() {
    ShadowObject giant = shadow(100, 100, Scene.oneSphere(30));
    ShadowObject bsp = shadow(-100, 100, Scene.BIPED);
    bsp.object.state |= PhysicsState.HAS_PHYSICS_BSP;
    grid.place(bsp);
    assertThat(find(0, 0, 1, 1)).containsExactly(giant, bsp);
    grid.remove(giant);
    bsp.object.state = 0;
    grid.place(bsp);
    assertThat(find(0, 0, 1, 1)).isEmpty();
    assertThat(find(-101, 99, -99, 101)).containsExactly(bsp);
  }

  @Test
  void removedShadowIsFoundNoMore() {
    ShadowObject a = shadow(0, 0, Scene.BIPED);
    ShadowObject b = shadow(0.5f, 0, Scene.BIPED);
    ShadowObject c = shadow(1, 0, Scene.BIPED);
    grid.remove(b);
    grid.remove(b);
    assertThat(find(0, 0, 1, 1)).containsExactly(a, c);
    grid.remove(a);
    assertThat(find(0, 0, 1, 1)).containsExactly(c);
    grid.remove(c);
    assertThat(find(0, 0, 1, 1)).isEmpty();
  }

  @Test
  void refusesARectangleThatIsNotWorthIt() {
    ShadowCandidates found = new ShadowCandidates();
    assertThat(grid.find(-1000, -1000, 1000, 1000, -1, found)).isFalse();
    assertThat(grid.find(Double.NEGATIVE_INFINITY, 0, 0, 0, -1, found)).isFalse();
    assertThat(found.size()).isZero();
  }

  @Test
  void moverTooLargeForTheGridStillMeetsEverything() {
    scene.creature(45, 0);
    PhysicsObj giant = scene.creature(0, 0, Scene.oneSphere(50));
    scene.walk(giant, 40, 0);
    scene.tick();
    assertThat(Scene.origin(giant).x).isZero();
    assertThat(Scene.isSliding(giant)).isTrue();
  }
}
