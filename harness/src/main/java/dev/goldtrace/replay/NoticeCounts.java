package dev.goldtrace.replay;

/** How often each kind of notice came, as one number: a hexadecimal digit a kind, modulo 16. */
final class NoticeCounts {
  private static final int DIGIT_BITS = 4;
  private static final int DIGIT = 0xF;

  private int digits;

  /**
   * Counts a notice.
   *
   * @param place of the kind's digit, from the right; 0 to 7
   */
  void add(int place) {
    int shift = place * DIGIT_BITS;
    int count = digits >>> shift & DIGIT;
    digits = digits & ~(DIGIT << shift) | (count + 1 & DIGIT) << shift;
  }

  int digits() {
    return digits;
  }
}
