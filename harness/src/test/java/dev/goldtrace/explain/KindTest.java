package dev.goldtrace.explain;

import static org.assertj.core.api.Assertions.assertThat;

import dev.goldtrace.compare.CallSequence;
import dev.goldtrace.compare.Cell;
import dev.goldtrace.compare.ColumnGroup;
import dev.goldtrace.compare.DivergenceKind;
import dev.goldtrace.golden.CellType;
import dev.goldtrace.golden.ProbeRow;
import dev.goldtrace.port.probe.Probe;
import dev.goldtrace.port.probe.ProbedFunction;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;

class KindTest {
  private static final float[] GOLDEN = {1, 2, 4, 8, 16, 32};

  @Test
  void oneTickThatDiffersIsASingleTick() {
    Optional<Kind> kind = SingleTick.in(whole(1, 2, 4, 9, 16, 32), 3);

    assertThat(kind).map(Kind::id).contains("single_tick");
    assertThat(kind)
        .map(KindTest::diagnosis)
        .contains("x differs in tick 3 only; the 2 ticks after it are right");
    assertThat(SingleTick.in(whole(1, 2, 4, 9, 17, 32), 3)).isEmpty();
  }

  @Test
  void aStoredValueThatIsWrongOnceSuggestsAnEditedRow() {
    Cell right = Cell.of(CellType.INT, 3);
    Series frames =
        new Series(
            "ip.frames",
            List.of(
                new Series.Point(4, Cell.of(CellType.INT, 4), right),
                new Series.Point(5, right, right)));

    assertThat(SingleTick.in(frames, 4).map(KindTest::nextStep).orElseThrow())
        .contains("this row of the golden file was edited")
        .doesNotContain("rounding", "computed anew");
  }

  @Test
  void aStoredValueThatIsSetTooEarlyDoesNotSuggestAnEditedRow() {
    Cell old = Cell.of(CellType.INT, 3);
    Cell set = Cell.of(CellType.INT, 4);
    Series frames =
        new Series(
            "ip.frames",
            List.of(
                new Series.Point(3, old, old),
                new Series.Point(4, old, set),
                new Series.Point(5, set, set)));

    assertThat(SingleTick.in(frames, 4).map(KindTest::nextStep).orElseThrow())
        .contains("look at what sets it in tick 4");
  }

  @Test
  void aDifferenceThatStaysTheSameIsAConstantOffset() {
    Optional<Kind> kind = ConstantOffset.in(series(2, 1, 2, 4.5f, 8.5f, 16.5f, 32.5f));

    assertThat(kind)
        .map(KindTest::diagnosis)
        .contains("x is off by +0.5 from then on, in all 4 ticks");
    assertThat(ConstantOffset.in(series(2, 1, 2, 4.5f, 8.5f, 16.5f, 33))).isEmpty();
    assertThat(ConstantOffset.in(series(4, 1, 2, 4, 8, 16.5f, 32.5f))).isEmpty();
  }

  @Test
  void aDifferenceThatGrowsIsADrift() {
    Optional<Kind> kind = GrowingDrift.in(series(1, 1, 1.75f, 3.5f, 7.25f, 15, 30));

    assertThat(kind)
        .map(KindTest::diagnosis)
        .contains("x drifts: off by -0.25 at first and by -2 after 5 ticks");
    assertThat(GrowingDrift.in(series(1, 1, 1.75f, 3.5f, 7.25f, 15, 31.75f))).isEmpty();
  }

  @Test
  void goldenValuesThatComeLaterOrEarlierAreAShift() {
    assertThat(ShiftedTicks.in(whole(1, 1, 2, 4, 8, 16), 1))
        .map(KindTest::diagnosis)
        .contains("x has the golden values 1 tick late, in all 5 ticks from then on");
    assertThat(ShiftedTicks.in(whole(4, 8, 16, 32, 64, 128), 0))
        .map(KindTest::diagnosis)
        .contains("x has the golden values 2 ticks early, in all 4 ticks from then on");
    assertThat(ShiftedTicks.in(whole(1, 1, 2, 4, 8, 15), 1)).isEmpty();
    assertThat(ShiftedTicks.in(whole(7, 7, 7, 7, 7, 7), 0)).isEmpty();
  }

  @Test
  void allFourSignsTurnedIsTheQuaternionsSign() {
    Map<String, Series> turned =
        Map.of(
            "qw", new Series("qw", List.of(point(0, 0.5f, -0.5f), point(1, 0.5f, 0.5f))),
            "qx", new Series("qx", List.of(point(0, 0, -0f), point(1, 0, 0))),
            "qy", new Series("qy", List.of(point(0, 0, 0), point(1, 0, 0))),
            "qz", new Series("qz", List.of(point(0, 0.25f, -0.25f), point(1, 0.25f, 0.25f))));

    assertThat(QuaternionSign.in("qw", turned::get))
        .map(KindTest::diagnosis)
        .contains(
            "the quaternion is the golden one with the opposite sign, in 1 tick: the same rotation,"
                + " written otherwise");
    assertThat(QuaternionSign.in("x", turned::get)).isEmpty();
  }

  @Test
  void aQuaternionWithOneSignTurnedIsAnotherRotation() {
    Series same = new Series("q", List.of(point(0, 0.5f, 0.5f)));
    Series turned = new Series("q", List.of(point(0, 0.5f, -0.5f)));

    assertThat(QuaternionSign.in("qw", column -> column.equals("qw") ? turned : same)).isEmpty();
  }

  @Test
  void onlyTheHeadingIsToldWhenNothingElseDiffers() {
    Series fromFirst = series(3, 1, 2, 4, 9, 17, 33);

    assertThat(HeadingOnly.in(Set.of(ColumnGroup.HEADING), fromFirst))
        .map(KindTest::diagnosis)
        .contains("only the heading differs, in 3 ticks; the rotation it is made of is right");
    assertThat(HeadingOnly.in(Set.of(ColumnGroup.HEADING, CallSequence.INSTANCE), fromFirst))
        .isEmpty();
  }

  @Test
  void whatHasNoPatternIsCounted() {
    assertThat(LastingDifference.in(series(1, 1, 3, 4, 9, 15, 32)).diagnosis(Sides.REPLAY))
        .isEqualTo("x differs in 3 of the 5 ticks from then on");
  }

  @Test
  void aReorderedCallSaysHowFarItMoved() {
    assertThat(new ReorderedCall(call(4, 2), call(6, 2)).diagnosis(Sides.REPLAY))
        .isEqualTo(
            "0x00555710 StickyManager::StickTo on 0x80000001 is called, but 2 calls too late in"
                + " tick 2");
    assertThat(new ReorderedCall(call(4, 2), call(6, 3)).diagnosis(Sides.REPLAY))
        .endsWith("in tick 3 instead of tick 2");
  }

  @Test
  void missingAndExtraCallsAreCounted() {
    assertThat(new MissingCall(call(4, 2), 3).diagnosis(Sides.REPLAY))
        .endsWith("is not called; 3 such calls are missing in the ticks around");
    assertThat(new ExtraCall(call(4, 2), 1).diagnosis(Sides.REPLAY))
        .endsWith("is called and must not be");
    assertThat(new CallArgument("radius", call(4, 2), 2).diagnosis(Sides.REPLAY))
        .endsWith("is called where it must be, with another radius, in tick 2");
  }

  @Test
  void twoRecordingsAreCalledAAndBInEverySentence() {
    Kind[] kinds = {
      ShiftedTicks.in(whole(1, 1, 2, 4, 8, 16), 1).orElseThrow(),
      SingleTick.in(whole(1, 2, 4, 9, 16, 32), 3).orElseThrow(),
      new ExtraCall(call(4, 2), 1),
      new TraceClock(3),
      new WholeRows(DivergenceKind.EXTRA_ROW, "0x80000001", 3, false),
      new WholeRows(DivergenceKind.MISSING_ROW, "0x80000001", 3, true),
      new QuaternionSign(3),
      new EarlyEnd("a.frames.csv", 3),
      new Unrelated("a.frames.csv", 3, 0, 3)
    };
    for (Kind kind : kinds) {
      assertThat(kind.diagnosis(Sides.RECORDINGS) + ". " + kind.nextStep(Sides.RECORDINGS))
          .as(kind.id())
          .doesNotContainIgnoringCase("golden", "replay", "port")
          .containsPattern("\\b[AB]\\b|trace");
    }
    assertThat(kinds[0].diagnosis(Sides.RECORDINGS)).startsWith("x has A's values 1 tick late");
    assertThat(kinds[4].diagnosis(Sides.RECORDINGS))
        .isEqualTo("B has a row for 0x80000001 in tick 3 and A none");
  }

  private static String diagnosis(Kind kind) {
    return kind.diagnosis(Sides.REPLAY);
  }

  private static String nextStep(Kind kind) {
    return kind.nextStep(Sides.REPLAY);
  }

  private static ProbeRow call(int seq, int tick) {
    return new ProbeRow(
        seq,
        tick,
        1000,
        0x80000001,
        ProbedFunction.STICKY_MANAGER_STICK_TO,
        new long[] {0x80000002, Probe.f32(0.5f), Probe.f32(1.5f)});
  }

  private static Series whole(float... actual) {
    List<Series.Point> points = new ArrayList<>();
    for (int tick = 0; tick < actual.length; tick++) {
      points.add(point(tick, GOLDEN[tick], actual[tick]));
    }
    return new Series("x", points);
  }

  private static Series series(int from, float... actual) {
    return whole(actual).from(from);
  }

  private static Series.Point point(int tick, float expected, float actual) {
    return new Series.Point(tick, cell(expected), cell(actual));
  }

  private static Cell cell(float value) {
    return Cell.of(CellType.F32, Float.floatToRawIntBits(value));
  }
}
