package dev.goldtrace.importer.cdb;

import dev.goldtrace.golden.CellType;
import dev.goldtrace.golden.StateColumn;
import dev.goldtrace.golden.StateColumns;
import dev.goldtrace.golden.StateRow;
import dev.goldtrace.number.NumberText;
import dev.goldtrace.port.moveto.MovementType;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;

/** The groups of columns of a state row: one record of the log for each manager that exists. */
enum StateGroup {
  MOVE_TO("mt", StateColumn.MT_TYPE, StateColumn.MT_ORIG_DIST),
  /** Pairs of type and heading; the heading of a node that is no turn has no meaning. */
  NODES("nodes", StateColumn.MT_NODES, StateColumn.MT_NODES),
  STICKY("st", StateColumn.ST_TARGET, StateColumn.ST_TIMEOUT),
  CONSTRAINT("ct", StateColumn.CT_ON, StateColumn.CT_OFFSET),
  INTERPOLATION("ip", StateColumn.IP_DEPTH, StateColumn.IP_PROGRESS),
  TARGET("tg", StateColumn.TG_OBJECT, StateColumn.TG_VOYEURS),
  MOTION("mi", StateColumn.MI_STYLE, StateColumn.MI_PENDING),
  /** Every object has it; printed last, so a row that has it is complete. */
  VELOCITY("v", StateColumn.VX, StateColumn.VZ);

  private static final int MOST_NODES = 1000;

  private final String word;
  private final List<StateColumn> columns;

  StateGroup(String word, StateColumn first, StateColumn last) {
    this.word = word;
    this.columns =
        StateColumns.V1_0.columns().stream()
            .filter(c -> c.compareTo(first) >= 0 && c.compareTo(last) <= 0)
            .toList();
  }

  static Optional<StateGroup> named(String word) {
    return Arrays.stream(values()).filter(group -> group.word.equals(word)).findFirst();
  }

  /**
   * Fills the group's cells.
   *
   * @throws RecordFault the record does not hold what they need
   */
  void read(LogRecord record, StateRow.Builder row) {
    if (this == NODES) {
      row.nodes(nodes(record));
      return;
    }
    record.expect(columns.stream().mapToInt(column -> column.type() == CellType.F64 ? 2 : 1).sum());
    for (StateColumn column : columns) {
      switch (column.type()) {
        case HEX -> row.hex(column, record.word());
        case INT -> row.int32(column, record.word());
        case BOOL -> row.bool(column, record.bool());
        case F32 -> row.float32(column, record.float32());
        case F64 -> row.float64(column, record.float64());
        case TEXT -> throw new IllegalStateException(column + " in " + this);
      }
    }
  }

  private static String nodes(LogRecord record) {
    if (record.left() % 2 != 0 || record.left() > 2 * MOST_NODES) {
      throw new RecordFault("a list of nodes of " + record.left() + " words");
    }
    StringBuilder text = new StringBuilder();
    while (record.left() > 0) {
      int type = record.word();
      float heading = record.float32();
      if (type < 0 || type > MovementType.TURN_TO_HEADING) {
        throw new RecordFault("a node of type " + Integer.toUnsignedString(type));
      }
      text.append(text.length() == 0 ? "" : "|").append(type);
      if (type == MovementType.TURN_TO_HEADING) {
        text.append(':').append(NumberText.csv(heading));
      }
    }
    return text.toString();
  }
}
