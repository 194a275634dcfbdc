package dev.goldtrace.importer.pcap;

/**
 * A whole message.
 *
 * @param frame number of the frame that completed it
 * @param nanos when it was complete and its turn, nanoseconds since 1970
 * @param bytes from the opcode on
 */
record Message(long frame, long nanos, byte[] bytes) {

  /** The first four bytes; 0 if there are not as many. */
  int opcode() {
    return bytes.length < 4
        ? 0
        : bytes[0] & 0xFF
            | (bytes[1] & 0xFF) << 8
            | (bytes[2] & 0xFF) << 16
            | (bytes[3] & 0xFF) << 24;
  }
}
