package dev.goldtrace.authored;

import static dev.goldtrace.authored.AuthoredTrace.distance;
import static dev.goldtrace.authored.Guid.A;
import static dev.goldtrace.authored.Guid.B;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import dev.goldtrace.golden.FrameRow;
import dev.goldtrace.golden.ProbeRow;
import dev.goldtrace.port.probe.ProbedFunction;
import dev.goldtrace.trace.CallFunction;
import dev.goldtrace.trace.CallRecord;
import dev.goldtrace.trace.TickRecord;
import dev.goldtrace.trace.TraceRecord;
import dev.goldtrace.trace.Vec3;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What spec transition.md, physics-tick.md and position-managers.md say of the remote traces. */
class RemoteExpectationsTest {
  /** Rounding of positions and sphere centres, in metres. */
  private static final double ROUNDING = 5e-6;

  /** Two radii of 0.48 less the tolerance. */
  private static final double REACH = 0.96 - 0.0002;

  /** Twice the run speed of 4 m/s. */
  private static final double CATCH_UP = 8.0;

  // --- converging pairs ---

  @Test
  void headOnPairStopsWhereTheWorkedExampleSays() {
    AuthoredTrace trace = AuthoredTrace.read("remote/head_on");
    double[][] expected = {
      {0, 10.600000381469727, 13.399999618530273},
      {1, 10.700000762939453, 13.299999237060547},
      {4, 11.000001907348633, 12.999998092651367},
      {8, 11.400003433227539, 12.599996566772461},
      {9, 11.500003814697266, 12.499996185302734},
      {10, 11.500003814697266, 12.499996185302734},
      {11, 11.500003814697266, 12.499996185302734},
      {19, 11.500003814697266, 12.499996185302734}
    };
    for (double[] row : expected) {
      assertThat((double) trace.frame((int) row[0], A).x()).isEqualTo(row[1]);
      assertThat((double) trace.frame((int) row[0], B).x()).isEqualTo(row[2]);
    }
    // Blocked once, then refused: the eleventh tick commits, the later ones do not.
    assertThat(commits(trace, A)).containsExactly(0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10);
  }

  private static List<Integer> commits(AuthoredTrace trace, int guid) {
    return trace.probes.stream()
        .filter(p -> p.guid() == guid)
        .filter(p -> p.function() == ProbedFunction.PHYSICS_OBJ_SET_POSITION_INTERNAL)
        .map(ProbeRow::tick)
        .toList();
  }

  @Test
  void pairsStopWithinOneStepOfTheirReachFromEveryDirection() {
    assertConverges(AuthoredTrace.read("remote/converge_directions"), 3.0 / 30);
  }

  @Test
  void pairsStopWithinOneStepOfTheirReachAtIrregularQuanta() {
    assertConverges(AuthoredTrace.read("remote/converge_irregular"), 2 * 0.2);
  }

  private static void assertConverges(AuthoredTrace trace, double longestStep) {
    for (int pair = 0; pair < 8; pair++) {
      int a = A + 2 * pair;
      int b = B + 2 * pair;
      for (int tick = 0; tick <= trace.lastTick(); tick++) {
        assertThat(distance(trace.frame(tick, a), trace.frame(tick, b)))
            .as("pair %d tick %d", pair, tick)
            .isGreaterThan(REACH - ROUNDING);
      }
      assertThat(distance(trace.last(a), trace.last(b)))
          .as("pair %d", pair)
          .isLessThanOrEqualTo(REACH + longestStep + ROUNDING);
      assertThat(trace.moved(trace.lastTick(), a)).as("pair %d is at rest", pair).isZero();
    }
  }

  @Test
  void pairsOfDifferentRadiiStopAtTheirOwn() {
    AuthoredTrace trace = AuthoredTrace.read("remote/radii");
    for (int pair = 0; pair < 6; pair++) {
      int a = A + 2 * pair;
      int b = B + 2 * pair;
      for (int tick = 0; tick <= trace.lastTick(); tick++) {
        assertThat(trace.overlap(tick, a, b)).as("pair %d", pair).isLessThan(ROUNDING);
      }
      assertThat(trace.overlap(trace.lastTick(), a, b))
          .as("pair %d", pair)
          .isGreaterThan(-0.09 - ROUNDING);
    }
  }

  @Test
  void overlapIsNotResolvedByWalkingButByAPlacement() {
    AuthoredTrace trace = AuthoredTrace.read("remote/overlap");
    for (int tick = 0; tick < 8; tick++) {
      assertThat(trace.frame(tick, A).x()).as("tick %d", tick).isEqualTo(11.5f);
      assertThat(trace.frame(tick, A).y()).as("tick %d", tick).isEqualTo(12f);
    }
    // Second ring, to the north: twice 4/9 m.
    assertThat((double) trace.last(A).y()).isCloseTo(12 + 8.0 / 9, within(1e-6));
    assertThat(trace.overlap(trace.lastTick(), A, B)).isNegative();
  }

  // --- crowds ---

  @ParameterizedTest
  @ValueSource(strings = {"crowd12", "crowd60"})
  void crowdSpreadsStaysApartAndIsNotThrownAround(String name) {
    AuthoredTrace trace = AuthoredTrace.read("remote/" + name);
    assertThat(serverPositionsOverlap(trace)).isTrue();
    for (int tick = 0; tick <= trace.lastTick(); tick++) {
      assertThat(trace.overlap(tick)).as("tick %d", tick).isLessThan(ROUNDING);
      assertNoRubberBand(trace, tick);
    }
    int target = 0x50000001;
    long around =
        trace.frames(trace.lastTick()).stream()
            .filter(row -> row.guid() != target)
            .filter(row -> distance(row, trace.last(target)) < 1.3)
            .count();
    assertThat(around).as("pressed against the target").isBetween(3L, 6L);
  }

  private static void assertNoRubberBand(AuthoredTrace trace, int tick) {
    for (FrameRow row : trace.frames(tick)) {
      double moved = trace.moved(tick, row.guid());
      if (moved > CATCH_UP / 30 + ROUNDING) {
        assertThat(trace.placed(tick, row.guid()))
            .as("object 0x%08X moved %s m in tick %d", row.guid(), moved, tick)
            .isTrue();
      }
    }
  }

  /** Whether at some time two of the latest server positions overlap. */
  private static boolean serverPositionsOverlap(AuthoredTrace trace) {
    Map<Integer, Vec3> server = new HashMap<>();
    for (TraceRecord record : trace.records) {
      if (record instanceof CallRecord call && call.fn() == CallFunction.MOVE_OR_TELEPORT) {
        server.put(call.guid(), call.pos().o());
      } else if (record instanceof TickRecord) {
        List<Vec3> all = new ArrayList<>(server.values());
        for (int i = 0; i < all.size(); i++) {
          for (int j = 0; j < i; j++) {
            double d =
                Math.hypot(
                    (double) all.get(i).x() - all.get(j).x(),
                    (double) all.get(i).y() - all.get(j).y());
            if (d < REACH / 2) {
              return true;
            }
          }
        }
      }
    }
    return false;
  }

  @Test
  void stickyAttackersKeepApartAndKeepFacingTheirTarget() {
    AuthoredTrace trace = AuthoredTrace.read("remote/sticky_facing");
    for (int tick = 5; tick <= trace.lastTick(); tick++) {
      assertThat(trace.overlap(tick)).as("tick %d", tick).isLessThan(ROUNDING);
      FrameRow target = trace.frame(tick, 0x50000001);
      for (int i = 0; i < 6; i++) {
        FrameRow row = trace.frame(tick, A + i);
        double wanted =
            Math.toDegrees(
                Math.atan2((double) target.x() - row.x(), (double) target.y() - row.y()));
        assertThat(Math.abs(Math.IEEEremainder(row.heading() - wanted, 360)))
            .as("attacker %d tick %d", i, tick)
            .isLessThan(15);
      }
    }
  }

  // --- single remotes ---

  @Test
  void catchUpIsAtMostTwiceTheTopSpeedUntilABlipAndATeleport() {
    AuthoredTrace trace = AuthoredTrace.read("remote/no_rubber_band");
    List<Integer> jumps = new ArrayList<>();
    for (int tick = 0; tick <= trace.lastTick(); tick++) {
      assertNoRubberBand(trace, tick);
      if (trace.moved(tick, A) > CATCH_UP / 30 + ROUNDING) {
        jumps.add(tick);
      }
    }
    assertThat(jumps).hasSize(2);
    assertThat(functionsBetween(trace, jumps.get(0)))
        .contains(ProbedFunction.PHYSICS_OBJ_SET_POSITION_SIMPLE)
        .doesNotContain(ProbedFunction.PHYSICS_OBJ_TELEPORT_HOOK);
    assertThat(functionsBetween(trace, jumps.get(1)))
        .contains(ProbedFunction.PHYSICS_OBJ_TELEPORT_HOOK)
        .doesNotContain(ProbedFunction.PHYSICS_OBJ_SET_POSITION_SIMPLE);
    assertThat(trace.last(A).x()).isEqualTo(30f);
    assertThat(trace.last(A).y()).isEqualTo(20f);
  }

  /** What was called in a tick and between it and the one before. */
  private static List<ProbedFunction> functionsBetween(AuthoredTrace trace, int tick) {
    return trace.probes.stream()
        .filter(p -> p.tick() == tick || p.tick() == tick - 1)
        .map(ProbeRow::function)
        .toList();
  }

  @Test
  void fallingRemoteIsNotPulledUntilItHasLanded() {
    AuthoredTrace trace = AuthoredTrace.read("remote/airborne");
    boolean landed = false;
    double fallen = 0;
    for (int tick = 0; tick <= trace.lastTick() && !landed; tick++) {
      FrameRow row = trace.frame(tick, A);
      landed = row.z() < 0.1;
      if (!landed) {
        assertThat(row.x()).as("tick %d", tick).isEqualTo(10f);
        // Free fall from rest: s = g t^2 / 2, in steps of 1/30 s.
        double t = tick / 30.0;
        fallen = 3 - row.z();
        assertThat(fallen).isCloseTo(9.8 * t * (t + 1 / 30.0) / 2, within(0.17 * t + 1e-4));
      }
    }
    assertThat(landed).isTrue();
    assertThat(fallen).isGreaterThan(2);
    assertThat(trace.last(A).x()).as("walked to its node").isEqualTo(13f);
    assertThat(trace.last(A).z()).isCloseTo(0.005f, within(1e-6f));
  }

  @Test
  void remoteBlockedForGoodBlipsAfterTheFourthFailedNodeAndNotBefore() {
    AuthoredTrace trace = AuthoredTrace.read("remote/blip_after_fourth");
    int failed = 0;
    for (ProbeRow row : trace.probes) {
      if (row.function() == ProbedFunction.INTERPOLATION_MANAGER_NODE_COMPLETED
          && row.args()[0] == 0) {
        failed++;
      } else if (row.function() == ProbedFunction.PHYSICS_OBJ_SET_POSITION_SIMPLE) {
        assertThat(failed).isEqualTo(4);
        // One check of progress in five ticks: the fourth failure is in the twenty-fifth tick.
        assertThat(row.tick()).isEqualTo(24);
        break;
      }
    }
    for (int tick = 3; tick < 24; tick++) {
      assertThat(distance(trace.frame(tick, A), trace.frame(tick, B)))
          .as("tick %d", tick)
          .isBetween(REACH, REACH + CATCH_UP / 30);
      assertThat(trace.moved(tick, A)).isLessThan(0.2667);
    }
    assertThat(trace.frame(24, A).x()).isEqualTo(13.5f);
  }

  @Test
  void receivedPositionsAreIgnoredQueuedOrPlaced() {
    AuthoredTrace trace = AuthoredTrace.read("remote/routing");
    int withoutContact = A;
    int near = 0x80000002;
    int far = 0x80000003;
    int teleported = 0x80000004;
    int justNear = 0x80000005;
    int standing = 0x80000009;
    assertThat(trace.last(withoutContact).x()).isEqualTo(4f);
    assertThat(trace.moved(1, near)).isCloseTo(CATCH_UP / 30, within(1e-4));
    assertThat(trace.moved(1, justNear)).isCloseTo(CATCH_UP / 30, within(1e-4));
    // Third ring, the first two places of it: 12 m north and 60 degrees clockwise of it.
    assertThat((double) trace.frame(0, far).x()).isCloseTo(12, within(1e-6));
    assertThat((double) trace.frame(0, far).y()).isCloseTo(12 + 4.0 / 3, within(1e-6));
    assertThat((double) trace.frame(0, teleported).x())
        .isCloseTo(12 + 4.0 / 3 * Math.sin(Math.toRadians(60)), within(1e-5));
    assertThat((double) trace.frame(0, teleported).y())
        .isCloseTo(12 + 4.0 / 3 * Math.cos(Math.toRadians(60)), within(1e-5));
    for (int tick = 0; tick <= trace.lastTick(); tick++) {
      assertThat(trace.overlap(tick, far, standing)).isNegative();
      assertThat(trace.overlap(tick, teleported, standing)).isNegative();
      assertThat(trace.overlap(tick, teleported, far)).isNegative();
    }
  }

  @Test
  void resolvedPositionPersistsAndTheNextUpdateAimsFromThere() {
    AuthoredTrace trace = AuthoredTrace.read("remote/persists");
    // 10 + 3 * 8/30; one step more would be within the reach of the creature at 12.
    for (int tick = 2; tick <= 4; tick++) {
      assertThat((double) trace.frame(tick, A).x()).isCloseTo(10.8, within(2e-6));
      assertThat(trace.frame(tick, A).y()).isEqualTo(12f);
    }
    for (int tick = 5; tick <= trace.lastTick(); tick++) {
      assertThat(trace.moved(tick, A)).isLessThanOrEqualTo(CATCH_UP / 30 + ROUNDING);
    }
    assertThat(trace.moved(5, A)).isPositive();
    assertThat(trace.last(A).x()).isEqualTo(11f);
    assertThat(trace.last(A).y()).isEqualTo(14f);
  }
}
