package dev.goldtrace.golden;

import dev.goldtrace.trace.InputProblems;
import java.util.List;

/**
 * Makes rows of cells that come from elsewhere than a golden file, one row at a time. The cells are
 * the texts that would stand in the file.
 *
 * <p>Everything wrong with a row is an {@link IllegalArgumentException} whose message says which
 * cell, what it must be and what it is.
 */
public final class CellRows {
  private static final int LONGEST_CELL = 1 << 16;

  private final CsvRow frame = new CsvRow(new Refusal(), FrameReader.TITLES);
  private final CsvRow probe = new CsvRow(new Refusal(), ProbeReader.TITLES);
  private final StateColumns columns;
  private final List<String> stateTitles;
  private final CsvRow state;
  private final StateRow.Builder builder;

  /**
   * @param columns the columns of state rows
   */
  public CellRows(StateColumns columns) {
    this.columns = columns;
    stateTitles = List.of(columns.header().split(","));
    state = new CsvRow(new Refusal(), stateTitles);
    builder = StateRow.builder(columns);
  }

  /** A row of a frames file. */
  public FrameRow frame(List<String> cells) {
    check(cells, FrameReader.TITLES);
    frame.begin(String.join(",", cells));
    return FrameReader.frame(frame);
  }

  /** A row of a probes file. */
  public ProbeRow probe(List<String> cells) {
    check(cells, ProbeReader.TITLES);
    probe.begin(String.join(",", cells));
    return ProbeReader.probe(probe);
  }

  /** A row of a state file. */
  public StateRow state(List<String> cells) {
    check(cells, stateTitles);
    state.begin(String.join(",", cells));
    return StateReader.state(state, columns, builder);
  }

  private static void check(List<String> cells, List<String> titles) {
    if (cells.size() != titles.size()) {
      throw new IllegalArgumentException(
          "a row must have " + titles.size() + " cells, found " + cells.size());
    }
    for (int i = 0; i < titles.size(); i++) {
      String cell = cells.get(i);
      if (cell.length() > LONGEST_CELL || cell.chars().anyMatch(CellRows::cannotStandInACell)) {
        throw new IllegalArgumentException(
            titles.get(i) + " must be printable ASCII without a comma, found " + Found.quote(cell));
      }
    }
  }

  private static boolean cannotStandInACell(int character) {
    return character < ' ' || character > '~' || character == ',';
  }

  /** Takes the first problem for the end of the row. */
  private static final class Refusal implements InputProblems {
    @Override
    public void error(int line, int column, String message) {
      throw new IllegalArgumentException(message);
    }

    @Override
    public void deviation(String kind, int line, int column, String message) {
      throw new IllegalArgumentException(message);
    }
  }
}
