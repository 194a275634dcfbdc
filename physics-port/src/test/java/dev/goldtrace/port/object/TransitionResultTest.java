package dev.goldtrace.port.object;

import static org.assertj.core.api.Assertions.assertThat;

import dev.goldtrace.port.scene.Scene;
import org.junit.jupiter.api.Test;

class TransitionResultTest {
  private final Scene scene = new Scene();
  private final PhysicsObj object = scene.creature(0x50000001, 0, 0, 0);

  @Test
  void aPositionAloneForgetsAllOfAnEarlierAnswer() {
    TransitionResult result = new TransitionResult();
    result.contactPlaneNormal.set(1, 0, 0);
    result.contactPlaneDistance = 9;
    result.contactPlaneCell = 9;
    result.contactPlaneIsWater = true;
    result.slidingNormalValid = true;
    result.slidingNormal.set(1, 1, 1);
    result.collisionNormalValid = true;
    result.collidedObjects.add(object);
    result.collidedWithEnvironment = true;
    result.framesStationaryFall = 2;

    result.setPositionOnly(object, Scene.at(7, 0, 0));

    assertThat(result)
        .usingRecursiveComparison()
        .isEqualTo(new TransitionResult().setPositionOnly(object, Scene.at(7, 0, 0)));
    assertThat(result.collidedObjects).isEmpty();
    assertThat(result.framesStationaryFall).isZero();
    assertThat(result.position.frame.origin.x).isEqualTo(7);
  }

  @Test
  void contactPlaneAndWalkabilityAreTheObjects() {
    object.contactPlaneNormal.set(0, 0.6f, 0.8f);
    object.contactPlaneDistance = -3;
    object.contactPlaneCell = Scene.CELL;
    object.slidingNormal.set(0, 1, 0);

    TransitionResult result = new TransitionResult().setPositionOnly(object, object.position);

    assertThat(result.contactPlaneValid).isTrue();
    assertThat(result.walkable).isTrue();
    assertThat(result.contactPlaneNormal.y).isEqualTo(0.6f);
    assertThat(result.contactPlaneDistance).isEqualTo(-3);
    assertThat(result.contactPlaneCell).isEqualTo(Scene.CELL);
    assertThat(result.slidingNormal.y).isEqualTo(1);

    object.transientState = TransientState.CONTACT;
    assertThat(new TransitionResult().setPositionOnly(object, object.position).walkable).isFalse();
    object.transientState = 0;
    assertThat(new TransitionResult().setPositionOnly(object, object.position).contactPlaneValid)
        .isFalse();
  }
}
