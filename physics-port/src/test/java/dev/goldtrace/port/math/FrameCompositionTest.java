package dev.goldtrace.port.math;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import org.junit.jupiter.api.Test;

class FrameCompositionTest {

  private static float[] bits(Frame f) {
    return new float[] {
      f.qw,
      f.qx,
      f.qy,
      f.qz,
      f.m0,
      f.m1,
      f.m2,
      f.m3,
      f.m4,
      f.m5,
      f.m6,
      f.m7,
      f.m8,
      f.origin.x,
      f.origin.y,
      f.origin.z
    };
  }

  private static Frame first() {
    Frame frame = new Frame();
    frame.setRotate(0.3f, -0.2f, 0.7f, 0.4f);
    frame.origin.set(12.5f, -3.25f, 96.005f);
    return frame;
  }

  private static Frame second() {
    Frame frame = new Frame();
    frame.setRotate(-0.1f, 0.9f, 0.2f, 0.5f);
    frame.origin.set(-0.7f, 1.3f, 0.01f);
    return frame;
  }

  private static AFrame animation(Frame frame) {
    AFrame aframe = new AFrame();
    aframe.qw = frame.qw;
    aframe.qx = frame.qx;
    aframe.qy = frame.qy;
    aframe.qz = frame.qz;
    aframe.origin.set(frame.origin);
    return aframe;
  }

  @Test
  void combineMayWriteIntoEitherOperand() {
    Frame apart = new Frame();
    apart.combine(first(), second());

    Frame a = first();
    a.combine(a, second());
    assertThat(bits(a)).containsExactly(bits(apart));

    Frame b = second();
    b.combine(first(), b);
    assertThat(bits(b)).containsExactly(bits(apart));

    Frame both = first();
    Frame twice = new Frame();
    twice.combine(first(), first());
    both.combine(both, both);
    assertThat(bits(both)).containsExactly(bits(twice));
  }

  @Test
  void combineWithAnAnimationFrameMayWriteIntoTheFrame() {
    Frame apart = new Frame();
    apart.combine(first(), animation(second()));
    Frame a = first();
    a.combine(a, animation(second()));
    assertThat(bits(a)).containsExactly(bits(apart));

    Vector3 scale = new Vector3(1.5f, 0.5f, 2);
    apart = new Frame();
    apart.combine(first(), animation(second()), scale);
    a = first();
    a.combine(a, animation(second()), scale);
    assertThat(bits(a)).containsExactly(bits(apart));
  }

  @Test
  void subtractionsMayWriteIntoAnOperand() {
    Frame apart = new Frame();
    apart.subtract2(first(), second());
    Frame a = first();
    a.subtract2(a, second());
    assertThat(bits(a)).containsExactly(bits(apart));
    Frame b = second();
    b.subtract2(first(), b);
    assertThat(bits(b)).containsExactly(bits(apart));

    apart = new Frame();
    apart.subtract1(first(), animation(second()));
    a = first();
    a.subtract1(a, animation(second()));
    assertThat(bits(a)).containsExactly(bits(apart));
  }

  @Test
  void scaleStretchesOnlyTheOrigin() {
    Frame result = new Frame();
    AFrame step = new AFrame();
    step.origin.set(1, 2, 3);
    result.combine(new Frame(), step, new Vector3(2, 3, 4));
    assertThat(result.origin.x).isEqualTo(2);
    assertThat(result.origin.y).isEqualTo(6);
    assertThat(result.origin.z).isEqualTo(12);
    assertThat(result.qw).isEqualTo(1);
  }

  @Test
  void subtract1UndoesCombine() {
    Frame combined = new Frame();
    combined.combine(first(), animation(second()));
    Frame undone = new Frame();
    undone.subtract1(combined, animation(second()));
    assertThat(bits(undone)).containsExactly(bits(first()), within(2e-5f));
  }

  @Test
  void combineUndoesSubtract2() {
    Frame relative = new Frame();
    relative.subtract2(first(), second());
    Frame back = new Frame();
    back.combine(second(), relative);
    assertThat(bits(back)).containsExactly(bits(first()), within(2e-5f));
  }

  @Test
  void nanOriginBlocksTheRotationOfTheResult() {
    Frame a = first();
    a.origin.x = Float.NaN;
    Frame result = second();
    result.combine(a, second());
    assertThat(result.origin.x).isNaN();
    assertThat(result.origin.y).isNotEqualTo(second().origin.y);
    assertThat(result.qw).isEqualTo(second().qw);
    assertThat(result.m0).isEqualTo(second().m0);

    result = second();
    result.subtract2(a, second());
    assertThat(result.qw).isEqualTo(second().qw);
  }

  @Test
  void subtract1StoresTheRotationBeforeANaNOrigin() {
    Frame a = first();
    a.origin.x = Float.NaN;
    Frame result = new Frame();
    result.subtract1(a, animation(second()));
    assertThat(result.origin.x).isNaN();
    assertThat(result.qw).isNotEqualTo(1);
  }

  @Test
  void productThatIsNoRotationIsRejectedButTheOriginIsTaken() {
    Frame zero = new Frame();
    zero.qw = 0;
    Frame result = second();
    result.combine(zero, second());
    assertThat(result.origin.x).isEqualTo(second().origin.x);
    assertThat(result.qw).isEqualTo(second().qw);
    assertThat(result.m0).isEqualTo(second().m0);
  }

  @Test
  void pointsAndVectorsReadTheStoredMatrix() {
    Frame frame = new Frame();
    frame.setRotate(0, 0, 0, 1);
    frame.m4 = 5;
    frame.origin.set(10, 20, 30);
    Vector3 v = new Vector3(1, 2, 3);
    assertThat(frame.localToGlobalVec(v).y).isEqualTo(10);
    assertThat(frame.localToGlobal(v).y).isEqualTo(30);
    assertThat(frame.globalToLocalVec(v).y).isEqualTo(10);
    assertThat(frame.globalToLocal(new Vector3(11, 22, 33)).y).isEqualTo(10);
  }

  @Test
  void globalToLocalKeepsTheDifferenceUnroundedForTheZRowOnly() {
    Frame frame = new Frame();
    frame.m2 = 0.38f;
    frame.m8 = 0.38f;
    frame.origin.set(0, 0, 119.96f);
    Vector3 local = frame.globalToLocal(new Vector3(0, 0, 21.02f));
    assertThat(local.x).isEqualTo(-37.597202f);
    assertThat(local.z).isEqualTo(-37.5972f);
  }
}
