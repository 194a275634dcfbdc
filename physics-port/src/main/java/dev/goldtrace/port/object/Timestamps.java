package dev.goldtrace.port.object;

import dev.goldtrace.port.Retail;

/** Order of the unsigned 16-bit stamps that wrap around (spec position-managers.md 9.1). */
public final class Timestamps {
  private Timestamps() {}

  /**
   * Whether the new stamp is later than the old one. Of two stamps that are 0x8000 apart the
   * smaller one is later.
   *
   * @param oldStamp 0..0xFFFF
   * @param newStamp 0..0xFFFF
   */
  @Retail(address = 0x00451AD0, name = "CPhysicsObj::is_newer")
  public static boolean isNewer(int oldStamp, int newStamp) {
    if (Math.abs(newStamp - oldStamp) > 0x7FFF) {
      return newStamp < oldStamp;
    }
    return oldStamp < newStamp;
  }
}
