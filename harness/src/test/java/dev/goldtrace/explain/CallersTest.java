package dev.goldtrace.explain;

import static org.assertj.core.api.Assertions.assertThat;

import dev.goldtrace.golden.ProbeRow;
import dev.goldtrace.port.probe.ProbedFunction;
import java.util.List;
import org.junit.jupiter.api.Test;

class CallersTest {
  private static final int OBJECT = 0x80000001;

  @Test
  void aFunctionThatCanNotCallIsPassedOver() {
    ProbeRow performed = call(0, ProbedFunction.MOVE_TO_MANAGER_PERFORM_MOVEMENT);
    ProbeRow cancelled = call(1, ProbedFunction.MOVE_TO_MANAGER_CANCEL_MOVE_TO);

    assertThat(
            Callers.nearest(
                call(2, ProbedFunction.MOVE_TO_MANAGER_MOVE_TO_OBJECT),
                List.of(performed, cancelled)))
        .contains(performed);
  }

  @Test
  void aFunctionThatHasReturnedIsNotTheCaller() {
    ProbeRow cleanedUp = call(0, ProbedFunction.MOVE_TO_MANAGER_CLEAN_UP);
    ProbeRow done = call(1, ProbedFunction.MOTION_INTERP_MOTION_DONE);

    assertThat(
            Callers.nearest(
                call(2, ProbedFunction.MOVE_TO_MANAGER_STOP_MOTION), List.of(cleanedUp, done)))
        .isEmpty();
  }

  @Test
  void noFunctionIsItsOwnCallerAndLeavesCallNothing() {
    for (ProbedFunction function : ProbedFunction.values()) {
      assertThat(Callers.of(function))
          .doesNotContain(
              function,
              ProbedFunction.MOTION_INTERP_DO_INTERPRETED_MOTION,
              ProbedFunction.PHYSICS_OBJ_HANDLE_ALL_COLLISIONS,
              ProbedFunction.PHYSICS_OBJ_SET_HEADING);
    }
  }

  private static ProbeRow call(int seq, ProbedFunction function) {
    return new ProbeRow(seq, 0, 1000, OBJECT, function, new long[function.arguments().size()]);
  }
}
