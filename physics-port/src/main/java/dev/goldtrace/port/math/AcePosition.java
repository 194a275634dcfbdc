package dev.goldtrace.port.math;

/** ACE's Position functions (spec math.md section 9.2): float32, each operation rounded. */
final class AcePosition {

  private AcePosition() {}

  /** Throws IllegalStateException for different blocks of which one is the last of its row. */
  static void requireInsideMap(int cell, int other) {
    if (((cell ^ other) >>> 16) != 0 && (isAtMapEdge(cell) || isAtMapEdge(other))) {
      throw new IllegalStateException("a block at the edge of the map has no offset (D-P111)");
    }
  }

  private static boolean isAtMapEdge(int cell) {
    return (cell >>> 24) == 0xFF || ((cell >>> 16) & 0xFF) == 0xFF;
  }

  /** Each component is rounded twice. */
  static Vector3 getOffset(Position from, Position to) {
    Vector3 block = LandDefs.getBlockOffset(from.cell, to.cell);
    return AceVector.difference(AceVector.sum(block, to.frame.origin), from.frame.origin);
  }

  /** The distance between two axes less the radii. */
  static float reach(Vector3 offset, float r1, float r2) {
    return AceVector.length(offset) - (r1 + r2);
  }

  /** The vertical gap between two cylinders. */
  static float gap(float h1, Position p1, float h2, Position p2) {
    float z1 = p1.frame.origin.z;
    float z2 = p2.frame.origin.z;
    return z1 <= z2 ? z2 - (z1 + h1) : z1 - (z2 + h2);
  }

  /**
   * ACE's choice between reach and gap: their hypotenuse when both are positive, its negative when
   * both are negative, otherwise the reach.
   *
   * @param squares of reach and gap, summed
   */
  static double cylinderDistance(double reach, double gap, double squares) {
    if (gap > 0 && reach > 0) {
      return Math.sqrt(squares);
    }
    if (gap < 0 && reach < 0) {
      return -Math.sqrt(squares);
    }
    return reach;
  }
}
