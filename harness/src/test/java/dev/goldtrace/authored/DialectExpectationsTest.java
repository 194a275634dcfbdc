package dev.goldtrace.authored;

import static dev.goldtrace.authored.DialectRows.decides;
import static dev.goldtrace.authored.Guid.A;
import static dev.goldtrace.authored.Guid.B;
import static dev.goldtrace.authored.Guid.C;
import static dev.goldtrace.authored.Guid.D;
import static dev.goldtrace.authored.Guid.E;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import dev.goldtrace.diagnose.LoadedTrace;
import dev.goldtrace.golden.FrameRow;
import dev.goldtrace.golden.StateColumn;
import dev.goldtrace.port.dialect.Divergence;
import dev.goldtrace.port.probe.ProbedFunction;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * What the specification says of the dialect traces, in numbers that are derived from it and not
 * from the port, and what each divergence does otherwise there.
 */
class DialectExpectationsTest {
  /** Retail's F_EPSILON. */
  private static final double EPS = 0.0002f;

  static Stream<Path> traces() throws IOException {
    try (Stream<Path> files = Files.list(DialectRows.TRACES)) {
      return files.sorted().toList().stream();
    }
  }

  @ParameterizedTest
  @MethodSource("traces")
  void aTraceShowsTheDivergencesThatItsTagsName(Path file) {
    LoadedTrace trace = LoadedTrace.read(file);
    String name = file.getFileName().toString().replace(".trace.jsonl", "");
    DialectRows golden = DialectRows.golden(name);
    List<Divergence> named =
        Stream.of(Divergence.values()).filter(d -> trace.header().tags().contains(d.id())).toList();

    assertThat(named).isNotEmpty();
    for (Divergence divergence : named) {
      assertThat(DialectRows.with(name, divergence)).as(divergence.id()).isNotEqualTo(golden);
    }
  }

  @Test
  void noTwoTracesAreThereForTheSameDivergence() throws IOException {
    List<String> tags =
        traces()
            .flatMap(file -> LoadedTrace.read(file).header().tags().stream())
            .filter(tag -> tag.startsWith("D-"))
            .toList();

    assertThat(tags).hasSameSizeAs(new TreeSet<>(tags));
  }

  // --- waking (physics-tick.md 4.1, position-managers.md 8) ---

  private static float y(DialectRows rows, int tick, int guid) {
    return rows.frame(tick, guid).y();
  }

  @Test
  void P51_aManagerThatIsThereWakesAllTheSame() {
    decides("wake", Divergence.D_P51, rows -> y(rows, 0, A), 11f, 10f);
  }

  @Test
  void P52_theInterpreterWakesWhatIsNotStatic() {
    decides("wake", Divergence.D_P52, rows -> y(rows, 1, B), 12f, 10f);
    decides("wake", Divergence.D_P52, rows -> y(rows, 1, C), 10f, 12f);
  }

  @Test
  void M44_aMoveToAnUnknownObjectWakes() {
    decides("wake", Divergence.D_M44, rows -> y(rows, 1, D), 12f, 10f);
  }

  @Test
  void M46_theFirstMovementEventWakesThoughItIsLost() {
    decides("wake", Divergence.D_M46, rows -> y(rows, 1, E), 12f, 10f);
    assertThat(DialectRows.golden("wake").calls(E, ProbedFunction.MOTION_INTERP_STOP_COMPLETELY))
        .isEmpty();
  }

  // --- cells and blocks (position-managers.md 9, math.md 5) ---

  @Test
  void P55_theStampOfTheFirstPositionIsStored() {
    // 8 m/s for 1/32 s from where the first position has put it, or the second too.
    decides("no_cell", Divergence.D_P55, rows -> y(rows, 0, A), 12.25f, 14.25f);
  }

  @Test
  void P82_aTransitionIntoNoCellIsCommitted() {
    decides("no_cell", Divergence.D_P82, rows -> rows.frame(0, B).cell(), 0, 0xA9B40019);
  }

  @Test
  void P111_theLastBlockIsLikeAnyOther() {
    // From x = 190 to x = 1 of the next block of 192 m.
    decides(
        "map_edge",
        Divergence.D_P111,
        rows -> rows.rows().states().stream().map(row -> row.text(StateColumn.CT_OFFSET)).toList(),
        List.of("3"),
        List.of());
  }

  // --- rotations (math.md 4) ---

  private static List<Float> rotation(FrameRow row) {
    return List.of(row.qw(), row.qx(), row.qy(), row.qz());
  }

  @Test
  void P67_aRotationThatIsNotANumberIsRefused() {
    // combine leaves the identity that it began with; set_frame makes zeros of what is no number.
    decides(
        "rotation",
        Divergence.D_P67,
        rows -> rotation(rows.frame(0, A)),
        List.of(1f, 0f, 0f, 0f),
        List.of(0f, 0f, 0f, 0f));
    // One metre ahead, which was east.
    assertThat(DialectRows.golden("rotation").frame(0, A).x()).isEqualTo(85f);
  }

  @Test
  void P70_aRotationThatIsNotNormalisedIsPlacedAsItIs() {
    decides(
        "rotation",
        Divergence.D_P70,
        rows -> rotation(rows.frame(0, B)),
        List.of(2f, 0f, 0f, 0f),
        List.of(0f, 0f, 0f, 0f));
  }

  @Test
  void P80_aSledTurnsAndDoesNotPitch() {
    double yaw = Math.toRadians(135) / 2;
    double pitch = Math.asin(-4 / Math.sqrt(34)) / 2;
    FrameRow retail = DialectRows.golden("sled").frame(0, A);
    FrameRow other = DialectRows.with("sled", Divergence.D_P80).frame(0, A);

    assertThat(rotation(retail))
        .containsExactly((float) Math.cos(yaw), 0f, 0f, (float) -Math.sin(yaw));
    assertThat((double) other.qw()).isCloseTo(Math.cos(yaw) * Math.cos(pitch), within(1e-6));
    assertThat((double) other.qx()).isCloseTo(Math.cos(yaw) * Math.sin(pitch), within(1e-6));
    assertThat((double) other.qz()).isCloseTo(-Math.sin(yaw) * Math.cos(pitch), within(1e-6));
  }

  // --- format 1.1 ---

  @Test
  void P58_ofAHiddenHolderNodrawIsCleared() {
    // HIDDEN 0x4000, NODRAW 0x20.
    decides(
        "hidden_parent",
        Divergence.D_P58,
        rows -> rows.state(0, A, StateColumn.STATE),
        "0x00004408",
        "0x00000428");
  }

  @Test
  void P73_aSliceMayBeShort() {
    // physics-tick.md 6: braked to 2 * 0.05^q, then moved by q of that and by the root motion.
    double q = 1.0 / 64;
    double moved = 10 + 0.25 + q * 2 * Math.pow(0.05, q);

    assertThat((double) y(DialectRows.golden("short_slice"), 1, A)).isCloseTo(moved, within(1e-6));
    assertThat(y(DialectRows.with("short_slice", Divergence.D_P73), 1, A)).isEqualTo(10f);
  }

  @Test
  void M67_withoutAWeenieTheRunRateIsOne() {
    decides(
        "no_weenie",
        Divergence.D_M67,
        rows -> rows.lastCall(A, ProbedFunction.PHYSICS_OBJ_SET_VELOCITY),
        "x=0;y=4;z=0",
        "x=0;y=8;z=0");
  }

  // --- speeds (physics-tick.md 4.2, motion-interpreter.md 3) ---

  @Test
  void P89_aChangeBelowTheEpsilonIsIgnored() {
    decides("speeds", Divergence.D_P89, rows -> rows.state(0, A, StateColumn.VX), "3", "3.0001");
  }

  @Test
  void P90_theLimitIsAReciprocalInDouble() {
    double inverse = 1 / Math.sqrt(31.0 * 31 + 41.0 * 41);
    float length = (float) Math.sqrt(31.0f * 31 + 41.0f * 41);

    decides(
        "speeds",
        Divergence.D_P90,
        rows -> rows.state(0, B, StateColumn.VX),
        Float.toString((float) (50.0 * (float) (inverse * 31))),
        Float.toString(31 / length * 50));
  }

  @Test
  void M69_theSideStepFactorIsADouble() {
    double factor = 3.12f / 1.25 * 0.5;
    float floatFactor = 0.5f * (3.12f / 1.25f);

    decides(
        "speeds",
        Divergence.D_M69,
        rows -> rows.lastCall(C, ProbedFunction.MOTION_INTERP_DO_INTERPRETED_MOTION),
        "motion=0x6500000F;speed=" + (float) (factor * 0.03f),
        "motion=0x6500000F;speed=" + 0.03f * floatFactor);
  }

  @Test
  void M68_theSpeedThatLeavesTheGroundIsLimitedInDouble() {
    double x = (float) (1.25 * 2);
    double y = (float) ((double) 3.12f * 1.7f);
    double inverse = 1 / Math.sqrt(x * x + y * y);
    float length = (float) Math.sqrt((float) x * (float) x + (float) y * (float) y);
    float otherX = (float) x / length * 4;
    float otherY = (float) y / length * 4;

    decides(
        "speeds",
        Divergence.D_M68,
        rows -> rows.lastCall(D, ProbedFunction.PHYSICS_OBJ_SET_VELOCITY),
        "x=" + (float) (inverse * x * 4) + ";y=" + (float) (inverse * y * 4) + ";z=0",
        "x=" + otherX + ";y=" + otherY + ";z=0");
  }

  // --- interpolation (position-managers.md 6.5) ---

  @Test
  void P30_threeTenthsOfTheWayAreLessThanTheFloat() {
    // 0.375 m in 5/32 s at twice 4 m/s, against 0.3f.
    assertThat(0.375 / 0.15625 / 8).isLessThan(0.3f);
    assertThat(0.375f / 0.15625f / 8).isEqualTo(0.3f);

    decides(
        "progress_rate",
        Divergence.D_P30,
        rows -> rows.calls(A, ProbedFunction.INTERPOLATION_MANAGER_NODE_COMPLETED),
        List.of("success=0"),
        List.of());
  }

  // --- move-to (moveto.md 1 and 3) ---

  @Test
  void M01_thePlanOfANewMoveMeasuresBetweenTheCentres() {
    // 0.875 m between the centres, 0.375 m from the own surface, wanted 0.6 m.
    decides(
        "moveto_params",
        Divergence.D_M01,
        rows -> rows.calls(C, ProbedFunction.MOVE_TO_MANAGER_BEGIN_MOVE_FORWARD).size(),
        1,
        0);
  }

  @Test
  void M03_theFinalHeadingIsThatOfTheNewParameters() {
    decides(
        "moveto_params",
        Divergence.D_M03,
        rows -> rows.state(0, B, StateColumn.MT_NODES),
        "7|9:90",
        "7");
  }

  @Test
  void M17_aTargetOverheadIsAsFarAsTheGap() {
    // 0.75 m above an object that is 0.25 m high; within reach it would be done already.
    decides(
        "moveto_params",
        Divergence.D_M17,
        rows -> rows.state(0, D, StateColumn.MT_ORIG_DIST),
        "0.5",
        "3.4028235e+38");
  }

  @Test
  void M30_theDefaultDoesNotCharge() {
    decides(
        "moveto_params",
        Divergence.D_M30,
        rows -> rows.lastCall(A, ProbedFunction.MOVE_TO_MANAGER_DO_MOTION),
        "motion=0x45000005;speed=1;holdKey=1",
        "motion=0x45000005;speed=1;holdKey=2");
  }

  // --- headings (moveto.md 2 and 3) ---

  @Test
  void M08_theEpsilonShortOfAFullTurnIsDone() {
    double diff = 0.0 - 1e-18 - EPS;
    assertThat(diff).isLessThan(-EPS);
    assertThat(diff + 360 + EPS).isEqualTo(360);

    decides(
        "headings",
        Divergence.D_M08,
        rows -> rows.calls(A, ProbedFunction.MOVE_TO_MANAGER_DO_MOTION),
        List.of(),
        List.of("motion=0x6500000E;speed=1;holdKey=0"));
  }

  @Test
  void M16_aHairMoreThanHalfATurnIsNotPast() {
    assertThat(200.0 - 19.999998f).isGreaterThan(180);
    assertThat(200.0f - 19.999998f).isEqualTo(180);

    decides(
        "headings",
        Divergence.D_M16,
        rows -> rows.calls(B, ProbedFunction.PHYSICS_OBJ_SET_HEADING),
        List.of(),
        List.of("heading=19.999998;sendEvent=1"));
  }

  @Test
  void M20_aTargetAHairWestOfNorthIsAt360() {
    double heading = 360 + Math.toDegrees(Math.atan2(-1e-7f, 10));
    assertThat(heading).isLessThan(360);
    assertThat((float) heading).isEqualTo(360);

    decides(
        "headings",
        Divergence.D_M20,
        rows -> rows.state(0, C, StateColumn.MT_NODES),
        "9:360",
        "9:0");
  }

  // --- progress and prediction (moveto.md 3.9, position-managers.md 7.12) ---

  @Test
  void M18_progressIsADifferenceInDouble() {
    float from = 0.5f + 8.500002f;
    float to = 0.5f + 0.20000082f;
    double elapsed = 33.23125445842743 - 0.03125;
    assertThat(((double) from - to) / elapsed).isLessThan(0.25);
    assertThat((from - to) / elapsed).isGreaterThanOrEqualTo(0.25);

    decides("progress", Divergence.D_M18, rows -> rows.state(2, A, StateColumn.MT_FAIL), "1", "0");
  }

  @Test
  void SM02_aSecondOffIsNotYetTooMuch() {
    // 4 m to go, 0.125 m in 1/32 s made, no prediction so far.
    decides(
        "progress",
        Divergence.D_SM02,
        rows -> rows.calls(B, ProbedFunction.TARGET_MANAGER_SET_TARGET_QUANTUM),
        List.of(),
        List.of("quantum=1"));
  }

  @Test
  void P43_thePredictionIsRoundedOnce() {
    float quantum = quantumOfPrediction();
    float x = DialectRows.golden("progress").frame(2, D).x();
    float velocity = (float) (32.0 * (x - 84.0));
    float once = (float) ((double) quantum * velocity + x);
    float twice = x + velocity * quantum;
    assertThat(once).isLessThan(twice);

    // The watcher's radius is the way to the first: only more than that is told.
    decides(
        "progress",
        Divergence.D_P43,
        rows -> rows.calls(D, ProbedFunction.TARGET_MANAGER_SEND_VOYEUR_UPDATE).size(),
        1,
        2);
    assertThat(DialectRows.golden("progress").lastCall(E, ProbedFunction.TARGET_MANAGER_SET_TARGET))
        .contains("radius=" + (float) (once - 84.0) + ";");
  }

  private static float quantumOfPrediction() {
    String call =
        DialectRows.golden("progress").lastCall(D, ProbedFunction.TARGET_MANAGER_ADD_VOYEUR);
    return Float.parseFloat(call.substring(call.lastIndexOf('=') + 1));
  }

  // --- messages (wire.md 1 and 2, motion-interpreter.md 3) ---

  @Test
  void M56_whatIsNoCreaturePlaysTheActionsOfOthers() {
    decides(
        "messages",
        Divergence.D_M56,
        rows ->
            rows.calls(A, ProbedFunction.MOTION_INTERP_DO_INTERPRETED_MOTION)
                .contains("motion=0x10000057;speed=1"),
        true,
        false);
  }

  @Test
  void M90_stance138IsAtlatlCombat() {
    decides(
        "messages",
        Divergence.D_M90,
        rows -> rows.state(0, B, StateColumn.MI_STYLE),
        "0x80000138",
        "0x40000138");
  }

  @Test
  void SM07_anEventOfAnUnknownTypeChangesTheStance() {
    decides(
        "messages",
        Divergence.D_SM07,
        rows -> rows.state(0, C, StateColumn.MI_STYLE),
        "0x8000003E",
        "0x8000003D");
  }

  // --- jumps (position-managers.md 5.3, motion-interpreter.md 3.7, 3.8, 3.14, 3.15) ---

  @Test
  void P02_nineTenthsAreADouble() {
    // The offset is the float nearest to 17.1, which is more.
    assertThat(19 * 0.9).isLessThan(17.1f);
    assertThat(19 * 0.9f).isEqualTo(17.1f);

    decides("jumps", Divergence.D_P02, rows -> answer(rows, A), "0x00000001", "0x00000000");
  }

  private static String answer(DialectRows rows, int guid) {
    return rows.state(0, guid, StateColumn.ANSWER);
  }

  @Test
  void M34_aMotionKeepsItsJumpLock() {
    decides(
        "jumps",
        Divergence.D_M34,
        rows -> rows.state(0, B, StateColumn.MI_JUMP_ERROR),
        "0x00000048",
        "0x00000000");
  }

  @Test
  void M52_aCreatureOtherThanThePlayerPlaysItsInterpretedState() {
    // The raw state walks and, with the key held, runs.
    decides(
        "jumps",
        Divergence.D_M52,
        rows -> rows.state(0, C, StateColumn.MI_FWD),
        "0x41000003",
        "0x44000007");
  }

  @Test
  void M54_theExhaustedMayJump() {
    // The style is the oldest motion that is played again (motion-interpreter.md 3.17).
    decides(
        "exhausted",
        Divergence.D_M54,
        rows -> rows.state(1, A, StateColumn.MI_JUMP_ERROR),
        "0x00000000",
        "0x00000048");
  }

  @Test
  void M60_theFallenDoNotChargeAJump() {
    decides("jumps", Divergence.D_M60, rows -> answer(rows, D), "0x00000048", "0x00000000");
  }

  @Test
  void M62_withoutAWeenieAJumpNeedsGroundToo() {
    decides("jumps", Divergence.D_M62, rows -> answer(rows, E), "0x00000024", "0x00000000");
  }
}
