package dev.goldtrace.importer.pcap;

import java.io.IOException;
import java.io.InputStream;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.util.Locale;

/** Opens capture files of either format, told apart by their first four bytes. */
final class CaptureFile {
  private static final int GZIP = 0x1F8B;

  private CaptureFile() {}

  /**
   * Opens a capture.
   *
   * @param file what it is called in an error
   * @param in its bytes; closed with the reader
   * @throws dev.goldtrace.trace.InputException it is neither pcap nor pcapng
   */
  static CaptureReader open(String file, InputStream in) throws IOException {
    CaptureInput input = new CaptureInput(file, in);
    ByteBuffer first = input.take(4, ByteOrder.BIG_ENDIAN);
    if (first == null) {
      throw input.error(0, "expected a capture file, found fewer than 4 bytes");
    }
    int magic = first.getInt();
    if (magic == PcapNgReader.SECTION_HEADER) {
      return new PcapNgReader(input);
    }
    if (ClassicPcapReader.isMagic(magic)) {
      return new ClassicPcapReader(input, magic);
    }
    throw input.error(
        0,
        magic >>> 16 == GZIP
            ? "this is a gzip file; unpack it first"
            : String.format(
                Locale.ROOT,
                "expected the first bytes of a pcap or pcapng file, found 0x%08X; save the capture"
                    + " in one of these formats",
                magic));
  }
}
