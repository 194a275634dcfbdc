package dev.goldtrace.importer.pcap;

import java.io.Closeable;
import java.io.IOException;

/** The frames of a capture file, in the file's order. */
interface CaptureReader extends Closeable {

  /**
   * The next frame.
   *
   * @return null at the end, also when the file breaks off: {@link #brokenOff}
   * @throws dev.goldtrace.trace.InputException the file is damaged
   */
  CapturedFrame next() throws IOException;

  /** Whether the file ended in the middle of something. */
  boolean brokenOff();
}
