package dev.goldtrace.port.math;

import dev.goldtrace.port.Retail;

/**
 * Cell ids and landcell coordinates (spec math.md section 7).
 *
 * <p>A cell id is {@code 0xXXYYLLLL}: block column, block row, and a low word that is 1..0x40 for a
 * landcell, 0x100..0xFFFD for an indoor cell, 0xFFFF for the block itself. A block is 8 by 8
 * landcells of 24 m.
 */
public final class LandDefs {
  private static final double BLOCK_LENGTH = 192.0;
  private static final double CELL_LENGTH = 24.0;
  private static final int LAND_LENGTH = 2040;

  private LandDefs() {}

  /** The landcell column of the block's west edge: X(c). */
  private static int blockX(int cell) {
    return (cell >>> 21) & 0x7F8;
  }

  /** The landcell row of the block's south edge: Y(c). */
  private static int blockY(int cell) {
    return 8 * ((cell >>> 16) & 0xFF);
  }

  /** Whether a landcell coordinate is on the map, 0 to 2039 on both axes. */
  @Retail(address = 0x0043D650, name = "LandDefs::in_bounds")
  public static boolean inBounds(int x, int y) {
    return x >= 0 && y >= 0 && x < LAND_LENGTH && y < LAND_LENGTH;
  }

  private static boolean inBounds(LandCoordinate coordinate) {
    return inBounds(coordinate.x, coordinate.y);
  }

  /** Whether the low word of a cell id can be that of a landcell, an indoor cell or a block. */
  private static boolean hasValidLowWord(int cell) {
    int low = cell & 0xFFFF;
    return (low >= 1 && low <= 0x40) || (low >= 0x100 && low <= 0xFFFD) || low == 0xFFFF;
  }

  /**
   * The coordinate of a block's south-west landcell.
   *
   * @param out untouched when the cell is 0, set otherwise, also when it is off the map
   * @return false when the cell is 0 or its block off the map
   */
  @Retail(address = 0x0043D680, name = "LandDefs::blockid_to_lcoord")
  public static boolean blockidToLcoord(int cell, LandCoordinate out) {
    if (cell == 0) {
      return false;
    }
    out.set(blockX(cell), blockY(cell));
    return inBounds(out);
  }

  /**
   * The vector from the south-west corner of one block to that of another, in metres; exact in
   * float. There is no range check: block 0xFF works.
   *
   * <p>A {@code from} of 0 counts as block (0, 0). A {@code to} of 0 with another {@code from}
   * block is not defined in retail, which computes with leftovers; here it counts as block (0, 0)
   * too.
   */
  @Retail(address = 0x0043E630, name = "LandDefs::get_block_offset")
  public static Vector3 getBlockOffset(int from, int to) {
    if (from >>> 16 == to >>> 16) {
      return new Vector3();
    }
    return new Vector3(
        (float) ((blockX(to) - blockX(from)) * CELL_LENGTH),
        (float) ((blockY(to) - blockY(from)) * CELL_LENGTH),
        0);
  }

  /** Whether the low word is valid and the block on the map (so no block byte is 0xFF). */
  @Retail(address = 0x004979A0, name = "LandDefs::inbound_valid_cellid")
  public static boolean inboundValidCellid(int cell) {
    return hasValidLowWord(cell) && inBounds(blockX(cell), blockY(cell));
  }

  /**
   * The coordinate of a landcell.
   *
   * @param out untouched when the id is not that of a landcell on the map
   * @return false when it is not
   */
  @Retail(address = 0x00497A90, name = "LandDefs::gid_to_lcoord")
  public static boolean gidToLcoord(int cell, LandCoordinate out) {
    int low = cell & 0xFFFF;
    if (!inboundValidCellid(cell) || low >= 0x100) {
      return false;
    }
    out.set(blockX(cell) + ((low - 1) >> 3), blockY(cell) + ((low - 1) & 7));
    return inBounds(out);
  }

  /** The id of the landcell at a coordinate, or 0 when it is off the map. */
  @Retail(address = 0x004A19A0, name = "LandDefs::lcoord_to_gid")
  public static int lcoordToGid(int x, int y) {
    if (!inBounds(x, y)) {
      return 0;
    }
    return ((x >> 3) << 24) | ((y >> 3) << 16) | ((x & 7) * 8 + (y & 7) + 1);
  }

  /**
   * The coordinate of the landcell that holds a point.
   *
   * @param cell any cell of the block, indoor cells and the block's own id included
   * @param v metres inside that block, of any size
   * @param out untouched when the low word is invalid, set otherwise, also when off the map
   * @return false when the low word is invalid or the point off the map
   */
  @Retail(address = 0x005A9B00, name = "LandDefs::get_outside_lcoord")
  public static boolean getOutsideLcoord(int cell, Vector3 v, LandCoordinate out) {
    if (!hasValidLowWord(cell)) {
      return false;
    }
    out.set(
        blockX(cell) + (int) Math.floor(v.x / CELL_LENGTH),
        blockY(cell) + (int) Math.floor(v.y / CELL_LENGTH));
    return inBounds(out);
  }

  /**
   * Moves a point to the landcell that holds it.
   *
   * @param cell any cell of the block that the point is relative to
   * @param v in: metres inside that block; out: metres inside the block of the result. Horizontal
   *     components nearer to 0 than {@link Constants#EPSILON} become +0 unless the low word is
   *     invalid
   * @return the landcell, or 0 (retail then stores 0 and answers 0): invalid low word, or off the
   *     map
   */
  @Retail(address = 0x005A9BC0, name = "LandDefs::adjust_to_outside")
  public static int adjustToOutside(int cell, Vector3 v) {
    if (!hasValidLowWord(cell)) {
      return 0;
    }
    if (Math.abs(v.x) < Constants.EPSILON) {
      v.x = 0;
    }
    if (Math.abs(v.y) < Constants.EPSILON) {
      v.y = 0;
    }
    LandCoordinate landcell = new LandCoordinate();
    if (!getOutsideLcoord(cell, v, landcell)) {
      return 0;
    }
    v.x = (float) (v.x - Math.floor(v.x / BLOCK_LENGTH) * BLOCK_LENGTH);
    v.y = (float) (v.y - Math.floor(v.y / BLOCK_LENGTH) * BLOCK_LENGTH);
    return lcoordToGid(landcell.x, landcell.y);
  }
}
