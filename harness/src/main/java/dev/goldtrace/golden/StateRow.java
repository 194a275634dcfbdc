package dev.goldtrace.golden;

import dev.goldtrace.number.NumberBuffer;
import java.util.Arrays;

/**
 * The managers' state of one object after one tick.
 *
 * <p>A cell is a word: the 32 bits of an id, integer, boolean or float32 as an unsigned number, or
 * the 64 bits of a float64. One bit a column says whether the cell is filled, so two rows are
 * compared to the last bit by comparing the words. Not-a-number has one word, as it has one text.
 * {@link StateColumn#MT_NODES} is text.
 */
public final class StateRow {

  private final int tick;
  private final int guid;
  private final StateColumns columns;
  private final long filled;
  private final long[] words;
  private final String nodes;

  private StateRow(
      int tick, int guid, StateColumns columns, long filled, long[] words, String nodes) {
    this.tick = tick;
    this.guid = guid;
    this.columns = columns;
    this.filled = filled;
    this.words = words;
    this.nodes = nodes;
  }

  /** A row to be filled; every cell is empty at first. */
  public static Builder builder(StateColumns columns) {
    return new Builder(columns);
  }

  public int tick() {
    return tick;
  }

  public int guid() {
    return guid;
  }

  /** The same row of a tick with another number. */
  public StateRow atTick(int number) {
    return new StateRow(number, guid, columns, filled, words, nodes);
  }

  public StateColumns columns() {
    return columns;
  }

  public boolean isEmpty(StateColumn column) {
    return (filled & (1L << column.ordinal())) == 0;
  }

  /** Which cells are not empty: the bit of a column's ordinal is 1. */
  public long filled() {
    return filled;
  }

  /** The cell's bits; 0 in an empty cell and in a text cell. */
  public long word(StateColumn column) {
    return words[column.ordinal()];
  }

  /** Text of {@link StateColumn#MT_NODES}; the empty text in an empty cell. */
  public String nodes() {
    return nodes;
  }

  public int int32(StateColumn column) {
    return (int) word(column);
  }

  public float float32(StateColumn column) {
    return Float.intBitsToFloat((int) word(column));
  }

  public double float64(StateColumn column) {
    return Double.longBitsToDouble(word(column));
  }

  /** A cell as it is printed; the empty text in an empty cell. */
  public String text(StateColumn column) {
    NumberBuffer text = new NumberBuffer();
    if (!isEmpty(column)) {
      appendCell(column, text);
    }
    return text.toString();
  }

  /** Appends a filled cell. */
  void appendCell(StateColumn column, NumberBuffer to) {
    long word = words[column.ordinal()];
    switch (column.type()) {
      case HEX -> to.appendHex((int) word);
      case INT, BOOL -> to.appendInt((int) word);
      case F32 -> to.appendCsv(Float.intBitsToFloat((int) word));
      case F64 -> to.appendCsv(Double.longBitsToDouble(word));
      case TEXT -> to.append(nodes);
    }
  }

  /** Whether a cell has the same bits, or is empty, in both rows. */
  public boolean sameCell(StateColumn column, StateRow other) {
    return isEmpty(column) == other.isEmpty(column)
        && word(column) == other.word(column)
        && (column != StateColumn.MT_NODES || nodes.equals(other.nodes));
  }

  /** Equal to the last bit. */
  @Override
  public boolean equals(Object other) {
    return other instanceof StateRow row
        && tick == row.tick
        && guid == row.guid
        && columns == row.columns
        && filled == row.filled
        && (words == row.words || Arrays.equals(words, row.words))
        && nodes.equals(row.nodes);
  }

  @Override
  public int hashCode() {
    return 31 * (31 * tick + guid) + Arrays.hashCode(words);
  }

  /** Fills rows one after the other. */
  public static final class Builder {

    private final StateColumns columns;
    private long[] words;
    private long filled;
    private String nodes = "";

    private Builder(StateColumns columns) {
      this.columns = columns;
      this.words = new long[columns.columns().size()];
    }

    public Builder hex(StateColumn column, int bits) {
      return put(column, CellType.HEX, bits & 0xFFFFFFFFL);
    }

    public Builder int32(StateColumn column, int value) {
      return put(column, CellType.INT, value & 0xFFFFFFFFL);
    }

    public Builder bool(StateColumn column, boolean value) {
      return put(column, CellType.BOOL, value ? 1 : 0);
    }

    public Builder float32(StateColumn column, float value) {
      return put(column, CellType.F32, Float.floatToIntBits(value) & 0xFFFFFFFFL);
    }

    public Builder float64(StateColumn column, double value) {
      return put(column, CellType.F64, Double.doubleToLongBits(value));
    }

    /** The list of pending nodes, e.g. {@code 9:135.5|7}. */
    public Builder nodes(String text) {
      nodes = text;
      return text.isEmpty() ? this : put(StateColumn.MT_NODES, CellType.TEXT, 0);
    }

    private Builder put(StateColumn column, CellType type, long word) {
      if (column.type() != type) {
        throw new IllegalArgumentException(column + " is " + column.type() + ", not " + type);
      }
      words[column.ordinal()] = word;
      filled |= 1L << column.ordinal();
      return this;
    }

    /**
     * As {@link #build(int, int)}; the cells are shared with a row that has the same.
     *
     * @param before most likely has the same cells; null: none
     */
    public StateRow build(int tick, int guid, StateRow before) {
      boolean same =
          before != null
              && before.guid == guid
              && before.columns == columns
              && before.filled == filled
              && Arrays.equals(before.words, words)
              && before.nodes.equals(nodes);
      if (!same) {
        return build(tick, guid);
      }
      Arrays.fill(words, 0);
      filled = 0;
      nodes = "";
      return before.atTick(tick);
    }

    /** The row as filled; the builder is empty again afterwards. */
    public StateRow build(int tick, int guid) {
      StateRow row = new StateRow(tick, guid, columns, filled, words, nodes);
      words = new long[columns.columns().size()];
      filled = 0;
      nodes = "";
      return row;
    }
  }
}
