package dev.goldtrace.port.math;

/** The constants of retail's geometry, with their exact values (spec math.md section 1.1). */
public final class Constants {

  /**
   * The tolerance of all "is it zero", "is it equal" tests: the float 0.0002f (bits 0x3951B717)
   * widened, 1.9999999494757503E-4. It is not the decimal 0.0002.
   */
  public static final double EPSILON = 0.0002f;

  /** 180/pi, bits 0x404CA5DC1A63C1F8. */
  public static final double DEGREES_PER_RADIAN = 57.29577951308232;

  /** pi/180, bits 0x3F91DF46A2529D39. */
  public static final double RADIANS_PER_DEGREE = 0.017453292519943295;

  private Constants() {}
}
