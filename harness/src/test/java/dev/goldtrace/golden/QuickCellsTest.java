package dev.goldtrace.golden;

import static org.assertj.core.api.Assertions.assertThat;

import dev.goldtrace.port.probe.ProbedFunction;
import dev.goldtrace.trace.DamagedLine;
import dev.goldtrace.trace.ReadOptions;
import dev.goldtrace.trace.TextLines;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.util.List;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;

/** What is read quickly is what is read with care, and nothing else. */
class QuickCellsTest {
  private static final int LINES = 20_000;

  private final SplittableRandom random = new SplittableRandom(11);

  @Test
  void framesAreTheSame() throws IOException {
    ByteArrayOutputStream file = new ByteArrayOutputStream();
    try (FrameWriter writer = new FrameWriter(file)) {
      for (int i = 0; i < LINES; i++) {
        writer.write(
            new FrameRow(
                i / 3,
                1000 + i / 3 / 30.0,
                random.nextInt(),
                random.nextInt(),
                number(),
                number(),
                number(),
                number(),
                number(),
                number(),
                number(),
                number()));
      }
    }
    FrameReader reader = FrameReader.of(DamagedLine.lines(file.toByteArray()), ReadOptions.QUIET);
    compare(reader, FrameReader.TITLES, file.toByteArray());
  }

  @Test
  void callsAreTheSame() throws IOException {
    ByteArrayOutputStream file = new ByteArrayOutputStream();
    ProbedFunction[] functions = ProbedFunction.values();
    try (ProbeWriter writer = new ProbeWriter(file)) {
      for (int i = 0; i < LINES; i++) {
        ProbedFunction function = functions[random.nextInt(functions.length)];
        long[] args = random.longs(function.arguments().size()).map(bits -> number(bits)).toArray();
        writer.write(new ProbeRow(i, i / 3, 1000 + i / 3 / 30.0, random.nextInt(), function, args));
      }
    }
    ProbeReader reader = ProbeReader.of(DamagedLine.lines(file.toByteArray()), ReadOptions.QUIET);
    compare(reader, ProbeReader.TITLES, file.toByteArray());
  }

  /** Bits that are an everyday float or double half of the time. */
  private long number(long bits) {
    return random.nextBoolean() ? bits : Double.doubleToRawLongBits(number());
  }

  @Test
  void statesAreTheSame() throws IOException {
    StateColumns columns = StateColumns.V1_2;
    ByteArrayOutputStream file = new ByteArrayOutputStream();
    StateRow.Builder row = StateRow.builder(columns);
    try (StateWriter writer = new StateWriter(file, columns)) {
      for (int i = 0; i < LINES; i++) {
        for (StateColumn column : columns.columns()) {
          if (random.nextInt(4) > 0) {
            fill(row, column);
          }
        }
        writer.write(row.build(i / 3, random.nextInt()));
      }
    }
    StateReader reader = StateReader.of(DamagedLine.lines(file.toByteArray()), ReadOptions.QUIET);
    compare(reader, List.of(columns.header().split(",")), file.toByteArray());
  }

  private void fill(StateRow.Builder row, StateColumn column) {
    switch (column.type()) {
      case HEX -> row.hex(column, random.nextInt());
      case INT -> row.int32(column, random.nextInt(-3, 12));
      case BOOL -> row.bool(column, random.nextBoolean());
      case F32 -> row.float32(column, number());
      case F64 -> row.float64(column, number() / 3.0);
      case TEXT -> row.nodes(random.nextBoolean() ? "" : "9:135.5|7");
    }
  }

  /** Any bits, or a number as a trace has it. */
  private float number() {
    return switch (random.nextInt(6)) {
      case 0 -> Float.intBitsToFloat(random.nextInt());
      case 1 -> 0;
      case 2 -> 1;
      case 3 -> -random.nextInt(100_000) / 1000f;
      default -> (float) random.nextDouble() * 360;
    };
  }

  private <R> void compare(RowReader<R> reader, List<String> titles, byte[] file) {
    QuickCells quick = new QuickCells();
    DamagedLine.Problems problems = new DamagedLine.Problems();
    CsvRow row = new CsvRow(problems, titles);
    int intact = 0;
    TextLines original = DamagedLine.lines(file);
    original.next();
    while (original.next()) {
      boolean damaged = random.nextBoolean();
      String text = damaged ? DamagedLine.of(original.text(), random) : original.text();
      TextLines line = DamagedLine.line(text);
      quick.begin(line);
      R quickRow = reader.row(quick);
      boolean allCells = row.begin(line) == titles.size();
      R slowRow = allCells ? reader.row(row) : null;
      boolean valid = problems.take() == 0 && allCells;
      if (quick.complete()) {
        assertThat(valid).as(text).isTrue();
        assertThat(quickRow).as(text).isEqualTo(slowRow);
      }
      boolean inWords = text.contains("NaN") || text.contains("Infinity");
      if (!damaged && !inWords) {
        intact++;
        assertThat(quick.complete()).as(text).isTrue();
      }
    }
    assertThat(intact).isGreaterThan(LINES / 5);
  }
}
