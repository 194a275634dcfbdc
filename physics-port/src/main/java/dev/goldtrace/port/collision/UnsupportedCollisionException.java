package dev.goldtrace.port.collision;

/**
 * A collision that this port does not compute. It is thrown instead of guessing, so that an object
 * or a ground outside the specified world is never passed through in silence.
 */
public final class UnsupportedCollisionException extends RuntimeException {
  private static final long serialVersionUID = 1L;

  private final int address;

  /**
   * @param address the retail function that would have to be ported
   * @param what what was met, as the subject of the sentence "... is not supported"
   */
  public UnsupportedCollisionException(int address, String what) {
    super(String.format("%s is not supported (retail function 0x%08X)", what, address));
    this.address = address;
  }

  /** The retail function that would have to be ported. */
  public int address() {
    return address;
  }
}
