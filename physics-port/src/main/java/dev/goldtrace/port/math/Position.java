package dev.goldtrace.port.math;

import dev.goldtrace.port.Retail;

/**
 * A cell id and a frame inside its landblock (spec math.md sections 2 and 8). Mutable, as in
 * retail.
 *
 * <p>Origins are metres inside the block, for indoor cells too. "Global" in the names of the
 * functions means relative to the block of this position.
 */
public final class Position {
  /** The 32-bit objcell id, {@code 0xXXYYLLLL}; 0: none. */
  public int cell;

  public final Frame frame = new Frame();

  /** Cell 0 and the identity frame. */
  public Position() {}

  public Position(int cell, Frame frame) {
    this.cell = cell;
    this.frame.set(frame);
  }

  public void set(Position other) {
    cell = other.cell;
    frame.set(other.frame);
  }

  public Position copy() {
    return new Position(cell, frame);
  }

  /** The vector from this origin to the other, across blocks, in metres. */
  @Retail(address = 0x00509F60, name = "Position::get_offset")
  public Vector3 getOffset(Position p) {
    Vector3 b = LandDefs.getBlockOffset(cell, p.cell);
    Vector3 o = frame.origin;
    Vector3 po = p.frame.origin;
    // x is rounded once, y and z twice.
    return new Vector3(
        (float) (((double) b.x + po.x) - o.x),
        (float) ((double) (float) ((double) b.y + po.y) - o.y),
        (float) ((double) (float) ((double) b.z + po.z) - o.z));
  }

  /** The vector from this origin to the point v of p's own space, across blocks, in metres. */
  @Retail(address = 0x0050D920, name = "Position::get_offset(Position,Vector3)")
  public Vector3 getOffset(Position p, Vector3 v) {
    Vector3 b = LandDefs.getBlockOffset(cell, p.cell);
    Vector3 o = frame.origin;
    Frame f = p.frame;
    double x = v.x;
    double y = v.y;
    double z = v.z;
    double gx = f.m3 * y + f.m0 * x + f.m6 * z + f.origin.x;
    double gy = f.m4 * y + f.m1 * x + f.m7 * z + f.origin.y;
    double gz = (float) (f.m5 * y + f.m2 * x + f.m8 * z + f.origin.z);
    return new Vector3(
        (float) ((double) (float) (b.x + gx) - o.x),
        (float) (b.y + gy - o.y),
        (float) ((double) (float) (b.z + gz) - o.z));
  }

  /** The 3-dimensional distance of the origins in metres, not rounded to float. */
  @Retail(address = 0x005A94B0, name = "Position::distance")
  public double distance(Position p) {
    return getOffset(p).magnitude();
  }

  /** The horizontal distance of the origins in metres, not rounded to float. */
  @Retail(address = 0x005A94F0, name = "Position::xy_distance")
  public double xyDistance(Position p) {
    Vector3 d = getOffset(p);
    double x = d.x;
    double y = d.y;
    return Math.sqrt(y * y + x * x);
  }

  /**
   * The direction of the other origin as seen from this one, in degrees, [0, 360), not rounded to
   * float; 0 when they are horizontally nearer than {@link Constants#EPSILON}. This frame's own
   * rotation plays no part.
   */
  @Retail(address = 0x005A9520, name = "Position::heading")
  public double heading(Position p) {
    return getOffset(p).getHeading();
  }

  /** The point v of p's space, in this frame's space. */
  @Retail(address = 0x004527F0, name = "Position::localtolocal")
  public Vector3 localToLocal(Position p, Vector3 v) {
    return frame.globalToLocal(localToGlobal(p, v));
  }

  /** The other origin relative to this block. */
  @Retail(address = 0x004528C0, name = "Position::localtoglobal(Position)")
  public Vector3 localToGlobal(Position p) {
    return sum(LandDefs.getBlockOffset(cell, p.cell), p.frame.origin);
  }

  /** The point v of p's space, relative to this block. */
  @Retail(address = 0x00456180, name = "Position::localtoglobal(Position,Vector3)")
  public Vector3 localToGlobal(Position p, Vector3 v) {
    Frame f = p.frame;
    double x = v.x;
    double y = v.y;
    double z = v.z;
    Vector3 g =
        new Vector3(
            (float) (f.m3 * y + f.m0 * x + f.m6 * z + f.origin.x),
            (float) (f.m4 * y + f.m1 * x + f.m7 * z + f.origin.y),
            (float) (f.m5 * y + f.m2 * x + f.m8 * z + f.origin.z));
    return sum(LandDefs.getBlockOffset(cell, p.cell), g);
  }

  private static Vector3 sum(Vector3 a, Vector3 b) {
    return new Vector3(
        (float) ((double) a.x + b.x), (float) ((double) a.y + b.y), (float) ((double) a.z + b.z));
  }

  /**
   * A direction of this frame's space in the outer space: {@link Frame#localToGlobalVec} with
   * another order of terms.
   */
  @Retail(address = 0x00456220, name = "Position::localtoglobalvec")
  public Vector3 localToGlobalVec(Vector3 v) {
    Frame f = frame;
    double x = v.x;
    double y = v.y;
    double z = v.z;
    return new Vector3(
        (float) (f.m3 * y + f.m0 * x + f.m6 * z),
        (float) (f.m4 * y + f.m1 * x + f.m7 * z),
        (float) (f.m5 * y + f.m2 * x + f.m8 * z));
  }

  /**
   * A direction of the outer space in this frame's space: {@link Frame#globalToLocalVec} with
   * another order of terms.
   */
  @Retail(address = 0x0050C420, name = "Position::globaltolocalvec")
  public Vector3 globalToLocalVec(Vector3 v) {
    Frame f = frame;
    double x = v.x;
    double y = v.y;
    double z = v.z;
    return new Vector3(
        (float) (f.m1 * y + f.m0 * x + f.m2 * z),
        (float) (f.m4 * y + f.m3 * x + f.m5 * z),
        (float) (f.m7 * y + f.m6 * x + f.m8 * z));
  }

  /** This frame expressed in the other's space, across blocks. */
  @Retail(address = 0x00555A90, name = "Position::subtract2")
  public Frame subtract2(Position p2) {
    Frame result = new Frame();
    result.subtract2(frame, p2.frame);
    result.origin.set(p2.localToLocal(this, new Vector3()));
    return result;
  }

  /** Whether the cell id is one on the map and the frame valid. */
  @Retail(address = 0x005A9480, name = "Position::IsValid")
  public boolean isValid() {
    return LandDefs.inboundValidCellid(cell) && frame.isValid();
  }

  /** The landcell that holds this origin, or 0; this position stays as it is. */
  @Retail(address = 0x004527B0, name = "Position::get_outside_cell_id")
  public int getOutsideCellId() {
    return LandDefs.adjustToOutside(cell, frame.origin.copy());
  }

  /**
   * Where the other origin lies around this frame.
   *
   * @param height of the body whose lower, middle and upper third are told apart, in metres
   * @return 0x10 right (x not negative) or 0x08 left; 0x20 front (y not negative) or 0x40 back; 1
   *     upper, 2 middle or 4 lower third
   */
  @Retail(address = 0x005A9580, name = "Position::determine_quadrant")
  public int determineQuadrant(float height, Position p) {
    Vector3 t = localToLocal(p, new Vector3());
    int quadrant = t.x >= 0 ? 0x10 : 0x08;
    quadrant |= t.y >= 0 ? 0x20 : 0x40;
    if (height * 0.333333333 <= t.z) {
      return quadrant | (height * 0.66666667 <= t.z ? 1 : 2);
    }
    return quadrant | 4;
  }

  /**
   * The distance between two upright cylinders in metres, negative when they overlap; not rounded
   * to float. Touching gives -0.
   *
   * <p>The reach already contains the vertical distance, and the vertical gap is that of the raw
   * origins.
   */
  @Retail(address = 0x005A97F0, name = "Position::cylinder_distance")
  public static double cylinderDistance(
      float r1, float h1, Position p1, float r2, float h2, Position p2) {
    double reach = (float) (p1.getOffset(p2).magnitude() - ((double) r1 + r2));
    double gap = gap(h1, p1, h2, p2);
    return cylinderDistance(reach, gap, gap * gap + reach * reach);
  }

  /** The vertical gap between two cylinders, from the raw heights of their origins. */
  static double gap(float h1, Position p1, float h2, Position p2) {
    double z1 = p1.frame.origin.z;
    double z2 = p2.frame.origin.z;
    return z1 <= z2 ? z2 - (z1 + h1) : z1 - (z2 + h2);
  }

  /**
   * The table of cylinder_distance.
   *
   * @param squares of gap and reach, summed
   */
  static double cylinderDistance(double reach, double gap, double squares) {
    if (gap <= 0) {
      return reach <= 0 ? -Math.sqrt(squares) : reach;
    }
    return reach <= 0 ? gap : Math.sqrt(squares);
  }

  /**
   * The distance of the origins less both radii, in metres, not rounded to float. In spite of the
   * name the distance is 3-dimensional.
   */
  @Retail(address = 0x005A98B0, name = "Position::cylinder_distance_no_z")
  public static double cylinderDistanceNoZ(float r1, Position p1, float r2, Position p2) {
    return p1.getOffset(p2).magnitude() - ((double) r1 + r2);
  }
}
