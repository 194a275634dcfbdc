package dev.goldtrace.port.position;

import static org.assertj.core.api.Assertions.assertThat;

import dev.goldtrace.port.math.Frame;
import dev.goldtrace.port.math.Vector3;
import dev.goldtrace.port.object.PhysicsObj;
import dev.goldtrace.port.object.TransientState;
import dev.goldtrace.port.scene.Scene;
import org.junit.jupiter.api.Test;

class ConstraintManagerTest {
  private static final double QUANTUM = 0.1;

  private final Scene scene = new Scene();
  private final PhysicsObj object = scene.creature(0x50000001, 10, 10, 0);
  private final ConstraintManager constraint = new ConstraintManager(object);

  private Vector3 adjusted(float x, float y, float z) {
    Frame frame = new Frame();
    frame.origin.set(x, y, z);
    constraint.adjustOffset(frame, QUANTUM);
    return frame.origin;
  }

  /** Anchors the object so that its offset is {@code offset} exactly. */
  private void constrain(float offset, float start, float max) {
    object.position.frame.origin.set(0, 0, 0);
    constraint.constrainTo(Scene.at(offset, 0, 0), start, max);
    assertThat(constraint.constraintPosOffset()).isEqualTo(offset);
  }

  @Test
  void aFreshManagerConstrainsNothing() {
    assertThat(adjusted(1, 2, 3)).usingRecursiveComparison().isEqualTo(new Vector3(1, 2, 3));
    assertThat(constraint.constraintPosOffset()).isZero();
    assertThat(constraint.isFullyConstrained()).isFalse();
  }

  @Test
  void theOffsetStartsAsTheDistanceToTheAnchor() {
    constraint.constrainTo(Scene.at(13, 14, 0), 10, 50);

    assertThat(constraint.constraintPosOffset()).isEqualTo(5);
    assertThat(constraint.isConstrained()).isTrue();
  }

  @Test
  void S1_theOffsetAccumulates() {
    constrain(0, 10, 50);

    adjusted(3, 4, 0);
    adjusted(-3, -4, 0);

    assertThat(constraint.constraintPosOffset()).isEqualTo(10);
  }

  @Test
  void anotherConstraintMeasuresAnew() {
    constrain(0, 10, 50);
    adjusted(3, 4, 0);

    constraint.constrainTo(object.position, 10, 50);

    assertThat(constraint.constraintPosOffset()).isZero();
  }

  @Test
  void brakingBeginsStrictlyBeyondTheStart() {
    constrain(10, 10, 50);
    assertThat(adjusted(1, 0, 0).x).isEqualTo(1);

    float beyond = 11;
    constrain(beyond, 10, 50);
    assertThat(adjusted(1, 0, 0).x).isEqualTo((float) (39.0 / 40.0));
  }

  @Test
  void theBrakeIsRoundedOnceAndScalesAllAxes() {
    constrain(20.3f, 10, 50);
    double s = (float) ((50.0 - (double) 20.3f) / 40.0);

    Vector3 braked = adjusted(1.1f, -2.2f, 3.3f);

    assertThat(braked)
        .usingRecursiveComparison()
        .isEqualTo(
            new Vector3(
                (float) (s * (double) 1.1f),
                (float) (s * (double) -2.2f),
                (float) (s * (double) 3.3f)));
  }

  @Test
  void theMovementIsMeasuredAsItIsLeft() {
    constrain(30, 10, 50);

    adjusted(2, 0, 0);

    assertThat(constraint.constraintPosOffset()).isEqualTo(31);
  }

  @Test
  void atTheMaximumTheObjectStandsStill() {
    // Braking would leave a negative zero.
    constrain(50, 10, 50);
    Vector3 still = adjusted(-1, -1, -1);
    assertThat(Float.floatToRawIntBits(still.x)).isZero();
    assertThat(Float.floatToRawIntBits(still.y)).isZero();
    assertThat(Float.floatToRawIntBits(still.z)).isZero();

    constrain(Math.nextDown(50f), 10, 50);
    assertThat(adjusted(-1, -1, -1).x).isNegative();

    constrain(60, 10, 50);
    assertThat(adjusted(-1, -1, -1).x).isZero();
  }

  @Test
  void withoutContactTheMovementIsMeasuredButNotBraked() {
    object.transientState &= ~TransientState.CONTACT;
    constrain(60, 10, 50);

    assertThat(adjusted(3, 4, 0)).usingRecursiveComparison().isEqualTo(new Vector3(3, 4, 0));
    assertThat(constraint.constraintPosOffset()).isEqualTo(65);
  }

  @Test
  void S10_fullyConstrainedIsBeyondNineTenthsInDouble() {
    // With 0.9f the product is 8.99999976, and 9 would be beyond.
    constrain(9, 1, 10);
    assertThat(constraint.isFullyConstrained()).isFalse();

    constrain(Math.nextUp(9f), 1, 10);
    assertThat(constraint.isFullyConstrained()).isTrue();
  }

  @Test
  void unConstrainKeepsTheMeasureSoThatItCanStayFullyConstrained() {
    constrain(49, 10, 50);

    constraint.unConstrain();

    assertThat(constraint.isConstrained()).isFalse();
    assertThat(constraint.isFullyConstrained()).isTrue();
    assertThat(adjusted(1, 0, 0).x).isEqualTo(1);
    assertThat(constraint.constraintPosOffset()).isEqualTo(49);
  }

  @Test
  void anotherOwnerIsNotConstrained() {
    constrain(49, 10, 50);

    constraint.setPhysicsObject(scene.creature(0x50000002, 0, 0, 0));

    assertThat(constraint.isConstrained()).isFalse();
    assertThat(constraint.constraintPosOffset()).isZero();
  }

  @Test
  void theFirstOwnerOfAManagerIsConstrainedAsItWas() {
    constrain(5, 10, 50);
    constraint.destroy();
    assertThat(constraint.isConstrained()).isFalse();

    constraint.setPhysicsObject(object);
    constrain(49, 10, 50);

    assertThat(constraint.isConstrained()).isTrue();
  }
}
