package dev.goldtrace.golden;

/** The cells of one row, read by type and from left to right. */
sealed interface Cells permits CsvRow, QuickCells {

  int int32(int cell);

  int hex(int cell);

  boolean bool(int cell);

  float float32(int cell);

  double float64(int cell);

  /** A float64 that most likely is the one of the row before. */
  double time(int cell);

  String text(int cell);

  /** Whether a cell is empty, which then is done with. */
  boolean passEmpty(int cell);
}
