package dev.goldtrace.port.dialect;

/**
 * A known difference from retail, by its id in the divergence tables of the specification. Each
 * constant says what ACE does where it is switched on.
 */
public enum Divergence {
  /**
   * cylinder_distance 0x005A97F0: the reach, unless both reach and gap have the same strict sign.
   */
  D_M17("D-M17"),
  /** Position::subtract2 0x00555A90: another operation, which changes its operand. */
  D_P28("D-P28"),
  /**
   * Position::get_offset 0x00509F60: float32, left to right; so are the lengths, distances and unit
   * vectors made from offsets, and the turning of a vector into a frame's space.
   */
  D_P61("D-P61"),
  /** Frame::set_heading 0x00535E40: a wrong pitch for frames that are not level; float32. */
  D_P62("D-P62"),
  /** Frame::set_vector_heading 0x00535DB0: the pitch becomes a roll; float32. */
  D_P63("D-P63"),
  /** Headings 0x00535760, 0x005A9520, 0x004575D0: float32. */
  D_P64("D-P64"),
  /** Frame::grotate 0x005357A0: Euler angles on the inner side, always run; float32. */
  D_P66("D-P66"),
  /** Frame::set_rotate 0x00535080: no validity test where the rotation is set as in ACE. */
  D_P67("D-P67"),
  /** Frame::combine 0x005122E0: the product is not normalised; float32. */
  D_P68("D-P68"),
  /** Frame::IsValid 0x00534ED0: the norm is tested, not its square. */
  D_P69("D-P69"),
  /** Frame::IsValidExceptForHeading 0x00534FE0: only the origin is looked at. */
  D_P70("D-P70");

  private final String id;

  Divergence(String id) {
    this.id = id;
  }

  /** The id in the specification, e.g. {@code "D-P61"}. */
  public String id() {
    return id;
  }
}
