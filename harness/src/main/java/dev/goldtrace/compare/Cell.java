package dev.goldtrace.compare;

import dev.goldtrace.golden.CellType;

/**
 * One value of a row, with its bits.
 *
 * @param type how it is held
 * @param empty whether the cell is empty; then the rest means nothing
 * @param bits the bits of a number, those of a float32 in the low half
 * @param text the text of a {@link CellType#TEXT} cell
 */
public record Cell(CellType type, boolean empty, long bits, String text) {

  /** A number or id. */
  public static Cell of(CellType type, long bits) {
    return new Cell(type, false, type == CellType.F64 ? bits : bits & 0xFFFFFFFFL, "");
  }

  public static Cell text(String text) {
    return new Cell(CellType.TEXT, text.isEmpty(), 0, text);
  }

  public static Cell empty(CellType type) {
    return new Cell(type, true, 0, "");
  }

  /** Whether it holds a float32 or float64. */
  public boolean floating() {
    return !empty && (type == CellType.F32 || type == CellType.F64);
  }

  /** The value of a float32 or float64. */
  public double value() {
    return type == CellType.F32 ? Float.intBitsToFloat((int) bits) : Double.longBitsToDouble(bits);
  }

  /**
   * Equal to the last bit. Two NaN are equal whatever their payload, since the file formats do not
   * keep it; 0 and -0 are not.
   */
  public boolean same(Cell other) {
    if (type != other.type || empty != other.empty) {
      return false;
    }
    boolean bothNaN = floating() && Double.isNaN(value()) && Double.isNaN(other.value());
    return bothNaN || (bits == other.bits && text.equals(other.text));
  }
}
