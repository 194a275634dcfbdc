package dev.goldtrace.golden;

import dev.goldtrace.trace.FirstProblem;
import dev.goldtrace.trace.ForeignText;
import dev.goldtrace.trace.InputException;
import dev.goldtrace.trace.InputProblems;
import dev.goldtrace.trace.ReadOptions;
import dev.goldtrace.trace.TextLines;
import java.nio.file.Path;
import java.util.List;
import java.util.function.Consumer;

/** Reads {@code NAME.frames.csv}. */
public final class FrameReader extends RowReader<FrameRow> {

  static final List<String> TITLES =
      List.of("tick", "time", "guid", "cell", "x", "y", "z", "qw", "qx", "qy", "qz", "heading");

  private FrameReader(TextLines lines, InputProblems problems) {
    super(lines, problems, ForeignText.FRAMES);
  }

  /** Opens a file and reads its header; accepts what does no harm. */
  public static FrameReader open(Path file) {
    return open(file, ReadOptions.QUIET);
  }

  /**
   * Opens a file, plain or gzip, and reads its header.
   *
   * @throws InputException if there is no such file, or it holds no frames
   */
  public static FrameReader open(Path file, ReadOptions options) {
    return of(TextLines.open(file, options.limits()), options);
  }

  /** Reads the header of a file that is open. */
  public static FrameReader of(TextLines lines, ReadOptions options) {
    FrameReader reader = new FrameReader(lines, new FirstProblem(lines.file(), options));
    reader.open();
    return reader;
  }

  /** Gives on all rows that can be read and tells of every problem on the way. */
  public static void readAll(TextLines lines, InputProblems problems, Consumer<FrameRow> sink) {
    new FrameReader(lines, problems).readAll(sink);
  }

  @Override
  List<String> titles(List<String> found) {
    return TITLES;
  }

  @Override
  FrameRow row(CsvRow cells) {
    return frame(cells);
  }

  @Override
  FrameRow row(QuickCells cells) {
    return frame(cells);
  }

  /** The row that the cells hold. */
  static FrameRow frame(Cells cells) {
    return new FrameRow(
        cells.int32(0),
        cells.time(1),
        cells.hex(2),
        cells.hex(3),
        cells.float32(4),
        cells.float32(5),
        cells.float32(6),
        cells.float32(7),
        cells.float32(8),
        cells.float32(9),
        cells.float32(10),
        cells.float32(11));
  }
}
