package dev.goldtrace.vector;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.goldtrace.port.dialect.Dialect;
import dev.goldtrace.trace.InputException;
import dev.goldtrace.trace.TraceDialect;
import java.util.List;
import org.junit.jupiter.api.Test;

class InterpreterVectorsTest {

  private static VectorResult run(String function, String one) {
    String header =
        "{\"k\":\"vectors\",\"v\":1,\"addr\":\"0x00000000\",\"fn\":\"CMotionInterp::"
            + function
            + "\",\"dialect\":\"retail\",\"origin\":\"authored\"}\n";
    try (VectorReader reader = VectorReader.of("f.jsonl", header + one)) {
      VectorFunctions functions =
          VectorFunctions.of(TraceDialect.RETAIL, new InterpreterVectors(Dialect.RETAIL));
      return new VectorRun(functions).run(reader, List.of());
    }
  }

  @Test
  void aCallThatIsNotMadeIsADivergence() {
    String in = "{\"in\":{\"type\":6},\"out\":{\"result\":\"0x00000047\"";

    assertThat(run("PerformMovement", in + "}}").divergences()).isZero();
    assertThat(
            run("PerformMovement", in + ",\"calls\":[\"CPhysicsObj::CheckForCompletedMotions\"]}}")
                .divergences())
        .isOne();
  }

  @Test
  void aChangeThatTheCaseDoesNotNameIsADivergence() {
    String in = "{\"in\":{\"weenie\":false},\"out\":{\"result\":\"0x00000000\"";

    assertThat(run("charge_jump", in + ",\"standing_longjump\":1}}").divergences()).isZero();
    assertThat(run("charge_jump", in + "}}").divergences()).isOne();
  }

  @Test
  void aPendingMotionHasTheErrorThatItsMotionMakes() {
    assertThatThrownBy(
            () ->
                run(
                    "Destroy",
                    "{\"in\":{\"pending\":[{\"contextId\":\"0x00000000\","
                        + "\"motion\":\"0x41000012\",\"jumpError\":\"0x00000000\"}]},\"out\":{}}"))
        .isInstanceOf(InputException.class)
        .hasMessageContaining("in.pending[0].jumpError: no motion is pending with this code");
  }

  @Test
  void whatRetailAssumesIsAskedFor() {
    assertThatThrownBy(() -> run("enter_default_state", "{\"in\":{\"physics\":false},\"out\":{}}"))
        .isInstanceOf(InputException.class)
        .hasMessageContaining("in.physics: this function needs an object; expected true");
  }

  @Test
  void aTargetStatusIsOneOfSeven() {
    String header =
        "{\"k\":\"vectors\",\"v\":1,\"addr\":\"0x0050EDE0\",\"fn\":"
            + "\"CPhysicsObj::receive_target_update\",\"dialect\":\"retail\",\"origin\":\"authored\"}\n";
    String one = "{\"in\":{\"object\":\"0x80000002\",\"status\":7},\"out\":{}}";
    VectorFunctions functions =
        VectorFunctions.of(TraceDialect.RETAIL, new AbsentManagerVectors(Dialect.RETAIL));
    try (VectorReader reader = VectorReader.of("f.jsonl", header + one)) {
      assertThatThrownBy(() -> new VectorRun(functions).run(reader, List.of()))
          .isInstanceOf(InputException.class)
          .hasMessageContaining("in.status: expected 0 to 6");
    }
  }
}
