package dev.goldtrace.authored;

import static dev.goldtrace.authored.Guid.A;
import static dev.goldtrace.authored.Guid.B;
import static dev.goldtrace.authored.Guid.C;
import static dev.goldtrace.authored.Guid.D;
import static dev.goldtrace.authored.Guid.E;
import static dev.goldtrace.authored.Guid.F;
import static dev.goldtrace.authored.Guid.G;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import dev.goldtrace.check.GoldenFiles;
import dev.goldtrace.diagnose.Diagnoser;
import dev.goldtrace.diagnose.Diagnosis;
import dev.goldtrace.diagnose.LoadedTrace;
import dev.goldtrace.diagnose.RecordedRows;
import dev.goldtrace.diagnose.RecordedTrace;
import dev.goldtrace.golden.FrameRow;
import dev.goldtrace.golden.ProbeRow;
import dev.goldtrace.golden.StateColumn;
import dev.goldtrace.port.dialect.Divergence;
import dev.goldtrace.port.probe.ProbedFunction;
import dev.goldtrace.repository.RepositoryRoot;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * What a port does that has what a design document says, or one of ACE's divergences alone, in
 * numbers that are derived from docs/divergences.md and from the specification of everything around
 * it.
 */
class DivergencesExpectationsTest {
  private static final Path ROOT = RepositoryRoot.find();
  private static final int K = 0x8000000B;
  private static final float EPS = 0.0002f;
  private static final String RIGHT = "0x6500000D";
  private static final String LEFT = "0x6500000E";
  private static final String YES = "0x00000001";
  private static final String NO = "0x00000000";
  private static final String FAMILY = "authored/divergences";

  static Stream<Path> traces() throws IOException {
    try (Stream<Path> files = Files.list(ROOT.resolve("traces").resolve(FAMILY))) {
      return files.sorted().toList().stream();
    }
  }

  @ParameterizedTest
  @MethodSource("traces")
  void diagnoseNamesWhatTheGoldenFilesHold(Path file) {
    LoadedTrace trace = LoadedTrace.read(file);
    String name = file.getFileName().toString().replace(".trace.jsonl", "");
    Path golden = ROOT.resolve("golden").resolve(FAMILY).resolve(name);
    RecordedTrace recorded = new RecordedTrace(trace, RecordedRows.read(GoldenFiles.at(golden)));

    Diagnosis diagnosis = Diagnoser.diagnose(List.of(recorded));

    assertThat(diagnosis.complete()).isTrue();
    assertThat(diagnosis.divergences())
        .extracting(Divergence::id)
        .containsExactlyElementsOf(trace.header().divergences());
    assertThat(trace.header().tags()).containsAll(trace.header().divergences());
  }

  // --- the position managers (position-managers.md 3 to 6) ---

  @Test
  void SP02_managersAddToTheMovement() {
    AuthoredTrace trace = AuthoredTrace.read("divergences/managers_add");
    // A node 0.22 m away is within a step of 2 * 4 m/s / 32; a stick takes 5 * 4 m/s / 32.
    double stick = 20.0 / 32;

    // Root motion and the way to the node; with the same of both too.
    isAt(trace, A, 80 + 0.0625 + 0.125, 10 + 0.25 + 0.125, 0.5 + 0.125);
    isAt(trace, E, 88, 10 + 0.125 + 0.125, 0);
    // Root motion and the step to the target; its height stays out of it.
    isAt(trace, C, 84 + 0.125, 10 + 0.25 + stick, 0.5);
    isAt(trace, K, 94, 10 + stick + stick, 0);
    // All three.
    isAt(trace, F, 90 + 0.0625 + 0.125, 10 + 0.25 + 0.125 + stick, 0);
    // Managers without a node or a target.
    isAt(trace, B, 82 + 0.25, 10 + 0.5, 0.125);
    isAt(trace, D, 86 + 0.25, 10 + 0.5, 0.125);
    // The constraint is last: 3 m from the anchor it brakes by (4 - 3) / (4 - 2).
    isAt(trace, G, 92, 10 + (0.25 + 0.125) * (4.0 - 3) / (4 - 2), 0);
  }

  private static void isAt(AuthoredTrace trace, int guid, double x, double y, double z) {
    FrameRow row = trace.last(guid);
    assertThat(List.of(row.x(), row.y(), row.z()))
        .as("0x%08X", guid)
        .containsExactly((float) x, (float) y, (float) z);
  }

  @Test
  void SP04_aStickEndsAtItsDeadline() {
    AuthoredTrace trace = AuthoredTrace.read("divergences/sticky_deadline");

    assertThat(column(trace, A, StateColumn.ST_TARGET))
        .containsExactly("0x80000002", "0x80000002", "0x00000000");
    assertThat(trace.state(1, A, StateColumn.ST_TIMEOUT)).isEqualTo("1001");
  }

  @Test
  void SP05_onlyTheFirstAnswerHasADeadline() {
    AuthoredTrace trace = AuthoredTrace.read("divergences/sticky_first_answer");

    assertThat(column(trace, A, StateColumn.ST_TARGET))
        .containsExactly("0x80000002", "0x80000002", "0x80000002");
    assertThat(column(trace, A, StateColumn.ST_INIT)).containsExactly("1", "1", "1");
    // Its manager belongs to D, so the target answers D. At the deadline itself it is still there.
    assertThat(column(trace, C, StateColumn.ST_TARGET))
        .containsExactly("0x80000005", "0x00000000", "0x00000000");
    assertThat(column(trace, C, StateColumn.ST_INIT)).containsExactly("0", "0", "0");
    assertThat(trace.state(0, C, StateColumn.ST_TIMEOUT)).isEqualTo("1001");
  }

  @Test
  void SP20_theFirstFailureBlips() {
    AuthoredTrace trace = AuthoredTrace.read("divergences/first_failure_blips");
    // 6.5: the fifth slice compares with 999999, the tenth with the 2 m of the fifth.
    for (int tick = 0; tick < 9; tick++) {
      assertThat(trace.frame(tick, A).y()).isEqualTo(10f);
      assertThat(trace.state(tick, A, StateColumn.IP_DEPTH)).isEqualTo("2");
    }
    assertThat(trace.ticksOf(A, ProbedFunction.INTERPOLATION_MANAGER_NODE_COMPLETED))
        .containsExactly(9);
    assertThat(trace.ticksOf(A, ProbedFunction.PHYSICS_OBJ_SET_POSITION_SIMPLE)).containsExactly(9);
    assertThat(trace.frame(9, A).y()).isEqualTo(14f);
    assertThat(trace.state(9, A, StateColumn.IP_DEPTH)).isEqualTo("0");
    assertThat(trace.state(9, A, StateColumn.IP_FAILS)).isEqualTo("0");
  }

  @Test
  void SP25_theGapToATargetIsHorizontal() {
    AuthoredTrace trace = AuthoredTrace.read("divergences/horizontal_cylinders");
    // 3 m less two radii of 0.5 and the gap of 0.3f; a step would be 5 m.
    float gap = (float) (3 - 2 * 0.5 - 0.3f);

    isAt(trace, A, 84, 10 + gap, 0);
  }

  @Test
  void P14_theGapIsADifferenceOfFloats() {
    AuthoredTrace trace = AuthoredTrace.read("divergences/gap_in_float");
    double distance = 2.0000002f - (0.5 + 0.1f);
    float gap = (float) distance - 0.3f;
    assertThat((float) (distance - 0.3f)).isGreaterThan(gap);

    isAt(trace, A, 0, gap, 0);
  }

  @Test
  void P16_theOwnHeadingIsRoundedBeforeItIsCompared() {
    AuthoredTrace trace = AuthoredTrace.read("divergences/facing_in_float");
    double own = 360 - Math.toDegrees(2 * Math.asin(3.868774e-06f));
    float want = (float) (360 - Math.toDegrees(Math.atan2(3.408846e-05f, 8)));
    float turn = want - (float) own;
    assertThat(want - own).isLessThan(EPS);
    assertThat(turn).isGreaterThanOrEqualTo(EPS);

    // Without the turn it would still print what it was.
    assertThat((float) (own + turn)).isNotEqualTo((float) own);
    assertThat(trace.last(A).heading()).isEqualTo((float) (own + turn));
  }

  // --- targets (position-managers.md 7.6) ---

  @Test
  void SP12_voyeursOfQuantum0AreToldAtOnce() {
    AuthoredTrace trace = AuthoredTrace.read("divergences/voyeurs_of_quantum_0");
    double[] times = {
      1000.125, 1000.25, 1000.375, 1000.5, 1000.625, 1000.75, 1000.875, 1001, 1001.0625
    };
    double[] ways = {1, 1, 1, 1, 1, 1, 1, 0, 0.5};
    // Both get a snapshot when they subscribe.
    List<Integer> always = new ArrayList<>(List.of(-1));
    List<Integer> swept = new ArrayList<>(List.of(-1));
    double last = 0;
    for (int tick = 0; tick < times.length; tick++) {
      boolean told = ways[tick] > 0.5;
      if (told) {
        always.add(tick);
      }
      if (times[tick] - last >= 0.5) {
        swept.add(tick);
        last = times[tick];
      }
    }
    assertThat(swept).containsExactly(-1, 0, 4);

    assertThat(trace.ticksOf(A, ProbedFunction.TARGET_MANAGER_RECEIVE_UPDATE)).isEqualTo(always);
    assertThat(trace.ticksOf(C, ProbedFunction.TARGET_MANAGER_RECEIVE_UPDATE)).isEqualTo(swept);
  }

  // --- received positions and movements (position-managers.md 9, moveto.md 4.2) ---

  @Test
  void SP18_aPositionCountsWithAVelocity() {
    AuthoredTrace trace = AuthoredTrace.read("divergences/velocity_in_place_of_contact");

    assertThat(trace.probes.stream().filter(DivergencesExpectationsTest::leads))
        .extracting(ProbeRow::guid)
        .containsExactly(C, D, E);
    assertThat(List.of(A, B, C, D, E, F))
        .extracting(guid -> trace.state(0, guid, StateColumn.ANSWER))
        .containsExactly(NO, NO, YES, YES, YES, YES);
    assertThat(List.of(A, B)).extracting(guid -> trace.last(guid).y()).containsOnly(10f);
    assertThat(trace.last(F).y()).isEqualTo(12f);
  }

  private static boolean leads(ProbeRow row) {
    return row.function() == ProbedFunction.INTERPOLATION_MANAGER_INTERPOLATE_TO;
  }

  @Test
  void SM14_exactly96IsNotFar() {
    AuthoredTrace trace = AuthoredTrace.read("divergences/far_at_96");

    assertThat(trace.probes.stream().filter(DivergencesExpectationsTest::leads))
        .extracting(ProbeRow::guid)
        .containsExactly(A, B);
    assertThat(trace.ticksOf(C, ProbedFunction.PHYSICS_OBJ_SET_POSITION_SIMPLE))
        .containsExactly(-1);
    // Two walk there at 2 * 4 m/s.
    assertThat(List.of(A, B, C))
        .extracting(guid -> trace.last(guid).y())
        .containsExactly(10 + 8f / 32, 10 + 8f / 32, 12f);
  }

  @Test
  void SP19_aTeleportOnlySetsThePosition() {
    AuthoredTrace trace = AuthoredTrace.read("divergences/teleport_without_hook");

    assertThat(trace.probes)
        .extracting(ProbeRow::function)
        .doesNotContain(
            ProbedFunction.PHYSICS_OBJ_TELEPORT_HOOK,
            ProbedFunction.STICKY_MANAGER_UN_STICK,
            ProbedFunction.CONSTRAINT_MANAGER_UN_CONSTRAIN,
            ProbedFunction.INTERPOLATION_MANAGER_STOP_INTERPOLATING,
            ProbedFunction.TARGET_MANAGER_CLEAR_TARGET,
            ProbedFunction.TARGET_MANAGER_NOTIFY_VOYEUR_OF_EVENT);
    assertThat(trace.state(0, A, StateColumn.MT_TYPE)).isEqualTo("7");
    assertThat(trace.state(0, B, StateColumn.ST_TARGET)).isEqualTo("0x80000005");
    assertThat(trace.state(0, B, StateColumn.TG_OBJECT)).isEqualTo("0x80000005");
    assertThat(trace.state(0, C, StateColumn.IP_DEPTH)).isEqualTo("1");
    assertThat(trace.state(0, D, StateColumn.CT_ON)).isEqualTo("1");
    assertThat(trace.ticksOf(F, ProbedFunction.TARGET_MANAGER_RECEIVE_UPDATE)).containsExactly(-1);
    assertThat(List.of(A, D)).extracting(guid -> trace.last(guid).y()).containsOnly(20f);
    // In the millisecond since, one has made a step to its target, the other to its node.
    assertThat(trace.last(B).y()).isBetween(20f, 20f + 20f / 1024);
    assertThat(trace.last(C).y()).isEqualTo(20 - 8f / 1024);
  }

  @Test
  void P55_theStampOfTheFirstPositionIsForgotten() {
    AuthoredTrace trace = AuthoredTrace.read("divergences/first_stamp_forgotten");

    assertThat(trace.ticksOf(A, ProbedFunction.PHYSICS_OBJ_MOVE_OR_TELEPORT))
        .containsExactly(-1, -1, -1);
    assertThat(trace.ticksOf(A, ProbedFunction.PHYSICS_OBJ_TELEPORT_HOOK)).containsExactly(-1, -1);
    // From where the second has put it, at 2 * 4 m/s.
    isAt(trace, A, 84, 14 + 8f / 32, 0);
    assertThat(trace.state(0, A, StateColumn.IP_DEPTH)).isEqualTo("1");
  }

  @Test
  void SM07_otherEventsLeaveTheStance() {
    AuthoredTrace trace = AuthoredTrace.read("divergences/stance_of_other_events");
    // The types and the stances of the messages, by tick.
    int[] types = {5, 6, 10, 7, 1, 8, 2, 9, 0, 3};
    String[] stances = {"3E", "3E", "3D", "3D", "3E", "3E", "3D", "3D", "3E", "3D"};
    Set<Integer> known = Set.of(0, 6, 7, 8, 9);
    // moveto.md 4.2: the object begins in 3D.
    String stance = "3D";
    for (int tick = 0; tick < types.length; tick++) {
      boolean isKnown = known.contains(types[tick]);
      stance = isKnown ? stances[tick] : stance;
      assertThat(trace.calls(tick - 1, A, ProbedFunction.MOVEMENT_MANAGER_UNPACK_MOVEMENT))
          .containsExactly("type=" + types[tick]);
      assertThat(trace.state(tick, A, StateColumn.MI_STYLE)).isEqualTo("0x800000" + stance);
      assertThat(trace.state(tick, A, StateColumn.ANSWER)).isEqualTo(isKnown ? YES : NO);
    }
    // The move of types 6 and 7 is ended by what comes next, whatever it is.
    assertThat(column(trace, A, StateColumn.MT_TYPE).subList(1, 5))
        .containsExactly("6", "0", "7", "0");
  }

  // --- moving to (moveto.md 2, 3.9, 3.13, 3.15) ---

  @Test
  void SM01_aLeftTurnCountsAsFailing() {
    AuthoredTrace trace = AuthoredTrace.read("divergences/left_turns_fail");
    float[][] headings = {{90, 80, 70, 60}, {0, 10, 20, 30}};
    // 3.8: at the beginning the previous heading is the difference that remains, 270 or 90.
    float[] firsts = {270, 90};
    int[] guids = {A, B};
    for (int i = 0; i < guids.length; i++) {
      float previous = firsts[i];
      int fails = 0;
      for (int tick = 1; tick <= 3; tick++) {
        float own = headings[i][tick];
        float turned = own - previous < 0 ? own - previous + 360 : own - previous;
        fails = turned >= 180 ? fails + 1 : 0;
        previous = own;
        assertThat(trace.frame(tick, guids[i]).heading()).isEqualTo(own, within(1e-5f));
        assertThat(trace.state(tick, guids[i]).int32(StateColumn.MT_FAIL))
            .as("0x%08X, tick %d", guids[i], tick)
            .isEqualTo(fails);
      }
    }
    assertThat(trace.state(3, A).int32(StateColumn.MT_FAIL)).isEqualTo(2);
  }

  @Test
  void M08_aDifferenceOfExactly360IsATurnToTheLeft() {
    AuthoredTrace trace = AuthoredTrace.read("divergences/full_turn_in_float");
    float own = (float) Math.toDegrees(2 * Math.asin(1.4034859e-07f));
    double diff = (double) 359.99982f - own;
    assertThat(diff + EPS).isGreaterThan(360);
    assertThat((float) diff + EPS).isEqualTo(360f);

    assertThat(trace.calls(0, A, ProbedFunction.MOVE_TO_MANAGER_DO_MOTION))
        .containsExactly("motion=" + LEFT + ";speed=1;holdKey=0");
  }

  @Test
  void M19_steeringIsInFloat() {
    AuthoredTrace trace = AuthoredTrace.read("divergences/steering_in_float");
    // 3.13 step 3: up to 20 and from 340 on nothing is done.
    double east = heading(0.81914955f, 0.57357997f);
    assertThat(toEast(-6.870959e-05f) - east).isGreaterThan(20);
    assertThat(toEast(-6.870959e-05f) - (float) east).isEqualTo(20);
    assertThat(toEast(-6.9774855e-05f) - (float) east).isGreaterThan(20);
    float north = (float) heading(0.9848077f, 0.17364824f);
    assertThat(360.0 - north).isLessThan(340);
    assertThat(-north + 360f).isEqualTo(340f);
    assertThat(-(float) heading(0.98480767f, 0.17364849f) + 360f).isLessThan(340f);

    assertThat(List.of(A, C, B, D))
        .extracting(guid -> trace.state(1, guid, StateColumn.MT_AUX))
        .containsExactly("0x00000000", RIGHT, "0x00000000", LEFT);
  }

  /** Heading of a level rotation to the right, by math.md sections 4 and 5. */
  private static double heading(double w, double z) {
    return Math.toDegrees(Math.atan2((float) (w * (z + z)), (float) (1 - z * (z + z))));
  }

  private static float toEast(float y) {
    return (float) (90 - Math.toDegrees(Math.atan2(y, 8)));
  }

  @Test
  void SM02_aSecondOffIsTooMuch() {
    AuthoredTrace trace = AuthoredTrace.read("divergences/arrival_a_second_off");
    double speed = 0.125 * 32;
    // Nothing has been predicted so far, and a tick later it is 0.03 s less.
    assertThat((24.125f - 20.125f) / speed).isEqualTo(1);
    assertThat((24.124998f - 20.125f) / speed).isLessThan(1);
    assertThat((28.125f - 20.125f) / speed).isEqualTo(2);

    ProbedFunction set = ProbedFunction.TARGET_MANAGER_SET_TARGET_QUANTUM;
    assertThat(trace.ticksOf(A, set)).containsExactly(1);
    assertThat(trace.calls(1, A, set)).containsExactly("quantum=1");
    assertThat(trace.ticksOf(C, set)).isEmpty();
    assertThat(trace.ticksOf(E, set)).containsExactly(1);
    assertThat(trace.calls(1, E, set)).containsExactly("quantum=2");
  }

  @Test
  void SM03_aMoveToAPositionMeasuresBetweenTheCentres() {
    AuthoredTrace trace = AuthoredTrace.read("divergences/between_the_centres");
    // Objects have a radius of 0.5; 0.6 is the distance that a move ends at. To a position: at 0.6,
    // a hair more, and 0.5 more.
    // To an object: 1.6 between the centres is 0.6 between the surfaces; a hair more is more.
    assertThat(1.6f - 1.0).isEqualTo(0.6f);
    int[] guids = {A, B, C, D, F};
    boolean[] there = {true, false, false, true, false};
    int[] types = {7, 7, 7, 6, 6};
    for (int i = 0; i < guids.length; i++) {
      assertThat(trace.state(0, guids[i]).int32(StateColumn.MT_TYPE)).isEqualTo(types[i]);
      assertThat(trace.state(1, guids[i]).int32(StateColumn.MT_TYPE))
          .as("0x%08X", guids[i])
          .isEqualTo(there[i] ? 0 : types[i]);
    }
  }

  // --- motion (motion-interpreter.md 3.1) ---

  @Test
  void M41_theDefaultStateIsEnteredOnce() {
    AuthoredTrace trace = AuthoredTrace.read("divergences/default_state_once");
    // Half of retail's ten.
    assertThat(trace.state(0, A, StateColumn.MI_PENDING)).isEqualTo("5");
    assertThat(trace.calls(-1, A, ProbedFunction.MOTION_INTERP_DO_INTERPRETED_MOTION))
        .containsExactly("motion=0x8000003D;speed=1", "motion=0x41000003;speed=1");
  }

  /** A column of an object's state, tick by tick. */
  private static List<String> column(AuthoredTrace trace, int guid, StateColumn column) {
    return IntStream.rangeClosed(0, trace.lastTick())
        .mapToObj(tick -> trace.state(tick, guid, column))
        .toList();
  }
}
