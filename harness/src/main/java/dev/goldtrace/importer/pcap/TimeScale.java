package dev.goldtrace.importer.pcap;

import java.math.BigInteger;

/**
 * What the time stamps of a pcapng interface count.
 *
 * @param resolution the option if_tsresol: a negative power of ten, or of two with the top bit set
 * @param offsetSeconds the option if_tsoffset
 */
record TimeScale(int resolution, long offsetSeconds) {
  /** What if_tsresol is when it is absent. */
  static final int MICROSECONDS = 6;

  private static final BigInteger NANOS = BigInteger.valueOf(1_000_000_000);

  /** Nanoseconds since 1970; what a long cannot hold is cut off, as damaged as it is. */
  long nanos(long stamp) {
    int exponent = resolution & 0x7F;
    long unitNanos = offsetSeconds * 1_000_000_000L;
    if (resolution == MICROSECONDS) {
      return unitNanos + stamp * 1000;
    }
    BigInteger units = new BigInteger(Long.toUnsignedString(stamp)).multiply(NANOS);
    BigInteger nanos =
        (resolution & 0x80) != 0
            ? units.shiftRight(exponent)
            : units.divide(BigInteger.TEN.pow(exponent));
    return unitNanos + nanos.longValue();
  }
}
