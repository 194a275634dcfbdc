package dev.goldtrace.benchmark;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import dev.goldtrace.port.math.Vector3;
import dev.goldtrace.port.object.PhysicsObj;
import dev.goldtrace.port.probe.Probe;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What is measured is what the tables say. */
class BenchmarkTest {

  @Test
  void chasersStillChaseAfterManyTicks() {
    Chase chase = new Chase(12, Probe.NONE);
    for (int i = 0; i < 3000; i++) {
      chase.tick();
    }
    PhysicsObj target = chase.stage().objects.get(0);
    assertThat(target.targetManager().voyeurCount()).isEqualTo(12);
    for (PhysicsObj chaser : chase.stage().objects.subList(1, 13)) {
      Vector3 before = chaser.position.frame.origin.copy();
      chase.tick();
      assertThat(chaser.isMovingTo()).isTrue();
      assertThat(chaser.position.frame.origin.minus(before).magnitude()).isBetween(0.1, 0.2);
    }
  }

  @Test
  void moverGoesOnToTheNextCorner() {
    int[] calls = new int[1];
    Mover mover =
        new Mover(
            (guid, function, args) -> {
              if (function.retailName().equals("MoveToManager::MoveToPosition")) {
                calls[0]++;
              }
            });
    for (int i = 0; i < 6000; i++) {
      mover.tick();
    }
    assertThat(calls[0]).isBetween(5, 12);
  }

  @Test
  void remotesAreSweptAndKeepApart() {
    RemoteCrowd crowd = new RemoteCrowd(60, Probe.NONE);
    for (int i = 0; i < 600; i++) {
      crowd.tick();
    }
    assertThat(crowd.closest()).isBetween(0.9597, 1.1);
  }

  @Test
  void generatedTraceReplaysAsRecorded(@TempDir Path folder) throws Exception {
    TraceFiles files = ChaseTrace.write(folder, "chase", 12, 200_000);
    assertThat(files.trace()).content().hasSizeBetween(200_000, 210_000);
    assertThat(files.objects()).isEqualTo(13);
    assertThat(files.frames()).content().hasLineCount((int) files.objectTicks() + 1);

    TraceBenchmark benchmark = new TraceBenchmark();
    benchmark.load();
    assertThat(benchmark.replayAndCompare()).isGreaterThan(100_000);
  }

  @Test
  void onlyTheMeasuredPartOfTheDocumentChanges() {
    String document =
        "before\n" + MeasuredDocument.BEGIN + "\nold\n" + MeasuredDocument.END + "\nafter\n";
    assertThat(MeasuredDocument.with(document, "new\n"))
        .isEqualTo(
            "before\n"
                + MeasuredDocument.BEGIN
                + "\n\nnew\n\n"
                + MeasuredDocument.END
                + "\nafter\n");
    assertThatIllegalArgumentException().isThrownBy(() -> MeasuredDocument.with("no marks", "new"));
  }
}
