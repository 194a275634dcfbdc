package dev.goldtrace.trace;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;

/** A tick that is scanned is the one that is read token by token, and no other line is scanned. */
class TickScannerTest {
  private static final int LINES = 20_000;

  private final SplittableRandom random = new SplittableRandom(12);
  private final TickScanner scanner = new TickScanner();

  @Test
  void ticksAreTheSame() throws IOException {
    ByteArrayOutputStream file = new ByteArrayOutputStream();
    try (TraceWriter writer = new TraceWriter(file)) {
      for (int i = 0; i < LINES; i++) {
        writer.write(new TickRecord(0, i, 1000 + i / 30.0, 1 / 30f, inputs()));
      }
    }
    DamagedLine.Problems problems = new DamagedLine.Problems();
    RecordParser parser = new RecordParser(problems);
    int intact = 0;
    TextLines original = DamagedLine.lines(file.toByteArray());
    while (original.next()) {
      boolean damaged = random.nextBoolean();
      String text = damaged ? DamagedLine.of(original.text(), random) : original.text();
      TextLines line = DamagedLine.line(text);
      TickRecord scanned = scanner.scan(line);
      TraceRecord read = parser.parseJson(line);
      boolean valid = problems.take() == 0;
      if (scanned != null) {
        assertThat(valid).as(text).isTrue();
        assertThat(scanned).as(text).isEqualTo(read);
      }
      if (!damaged) {
        intact++;
        assertThat(scanned).as(text).isNotNull();
      }
    }
    assertThat(intact).isGreaterThan(LINES / 3);
  }

  /** Often those of the tick before, so that what is remembered is used. */
  private Inputs<Slice> inputs() {
    int[] guids = new int[random.nextInt(4) == 0 ? 12 : 3];
    List<Slice> slices = new ArrayList<>();
    for (int i = 0; i < guids.length; i++) {
      guids[i] = 0x80000001 + i;
      slices.add(slice());
    }
    return Inputs.of(guids, slices);
  }

  private Slice slice() {
    return switch (random.nextInt(6)) {
      case 0 -> Slice.NOTHING;
      case 1 -> new Slice(null, random.nextInt(1, 3), null);
      case 2 -> new Slice(null, 0, Moved.FAILED);
      case 3 -> new Slice(FrameValue.IDENTITY, random.nextInt(3), null);
      case 4 -> new Slice(new FrameValue(vector(), quaternion()), 0, null);
      default ->
          new Slice(
              random.nextBoolean() ? null : FrameValue.IDENTITY,
              random.nextInt(2),
              new Moved(new PositionValue(random.nextInt(), vector(), quaternion())));
    };
  }

  private Vec3 vector() {
    return new Vec3(number(), number(), number());
  }

  private Quat quaternion() {
    return new Quat(number(), number(), number(), number());
  }

  private float number() {
    return switch (random.nextInt(5)) {
      case 0 -> Float.intBitsToFloat(random.nextInt(0x7F800000));
      case 1 -> 0;
      case 2 -> -0f;
      default -> (float) random.nextDouble(-2, 2);
    };
  }
}
