package dev.goldtrace.importer.pcap;

import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * A packet of the client's transport: a 20-byte header (u32 sequence, flags, checksum; u16 id,
 * time, size, table), the optional headers that the flags announce, then fragments.
 *
 * <p>The checksum is not tested. With {@link #ENCRYPTED_CHECKSUM} it cannot be without the
 * session's key; the content is plain all the same.
 */
record TransportPacket(int sequence, int flags, List<Fragment> fragments) {
  static final int RETRANSMISSION = 0x1;
  static final int ENCRYPTED_CHECKSUM = 0x2;
  static final int BLOB_FRAGMENTS = 0x4;
  static final int SERVER_SWITCH = 0x100;
  static final int REQUEST_RETRANSMIT = 0x1000;
  static final int REJECT_RETRANSMIT = 0x2000;
  static final int ACK_SEQUENCE = 0x4000;
  static final int CONNECT_REQUEST = 0x40000;
  static final int WORLD_LOGIN_REQUEST = 0x20000;
  static final int CONNECT_RESPONSE = 0x80000;
  static final int CICMD_COMMAND = 0x400000;
  static final int TIME_SYNC = 0x1000000;
  static final int ECHO_REQUEST = 0x2000000;
  static final int ECHO_RESPONSE = 0x4000000;
  static final int FLOW = 0x8000000;

  private static final int HEADER = 20;
  private static final int FRAGMENT_HEADER = 16;

  /** Bits that are neither optional headers of a known size nor of no size. */
  private static final int OPAQUE =
      ~(RETRANSMISSION
          | ENCRYPTED_CHECKSUM
          | BLOB_FRAGMENTS
          | SERVER_SWITCH
          | REQUEST_RETRANSMIT
          | REJECT_RETRANSMIT
          | ACK_SEQUENCE
          | WORLD_LOGIN_REQUEST
          | CONNECT_RESPONSE
          | CICMD_COMMAND
          | TIME_SYNC
          | ECHO_REQUEST
          | ECHO_RESPONSE
          | FLOW);

  /** Whether bytes can be such a packet: the size in the header is that of what follows. */
  static boolean isOne(byte[] payload) {
    return payload.length >= HEADER
        && (payload[16] & 0xFF | (payload[17] & 0xFF) << 8) == payload.length - HEADER;
  }

  /**
   * Reads a packet that {@link #isOne}.
   *
   * @return empty if the optional headers or fragments do not fit their bytes
   */
  static Optional<TransportPacket> read(byte[] payload) {
    ByteBuffer in = ByteBuffer.wrap(payload).order(ByteOrder.LITTLE_ENDIAN);
    int sequence = in.getInt();
    int flags = in.getInt();
    in.position(HEADER);
    List<Fragment> fragments = new ArrayList<>();
    if ((flags & BLOB_FRAGMENTS) != 0) {
      boolean sizesAreKnown = (flags & OPAQUE) == 0;
      if (!sizesAreKnown || !skipOptionalHeaders(in, flags) || !readFragments(in, fragments)) {
        return Optional.empty();
      }
    }
    return Optional.of(new TransportPacket(sequence, flags, fragments));
  }

  /** The optional headers stand in the order of their bits. */
  private static boolean skipOptionalHeaders(ByteBuffer in, int flags) {
    return skip(in, flags, SERVER_SWITCH, 8)
        && skipList(in, flags, REQUEST_RETRANSMIT)
        && skipList(in, flags, REJECT_RETRANSMIT)
        && skip(in, flags, ACK_SEQUENCE, 4)
        && skip(in, flags, WORLD_LOGIN_REQUEST, 8)
        && skip(in, flags, CONNECT_RESPONSE, 8)
        && skip(in, flags, CICMD_COMMAND, 8)
        && skip(in, flags, TIME_SYNC, 8)
        && skip(in, flags, ECHO_REQUEST, 4)
        && skip(in, flags, ECHO_RESPONSE, 8)
        && skip(in, flags, FLOW, 6);
  }

  private static boolean skip(ByteBuffer in, int flags, int flag, int size) {
    if ((flags & flag) == 0) {
      return true;
    }
    if (in.remaining() < size) {
      return false;
    }
    in.position(in.position() + size);
    return true;
  }

  private static boolean skipList(ByteBuffer in, int flags, int flag) {
    if ((flags & flag) == 0) {
      return true;
    }
    if (in.remaining() < 4) {
      return false;
    }
    int count = in.getInt();
    if (count < 0 || count > in.remaining() / 4) {
      return false;
    }
    in.position(in.position() + 4 * count);
    return true;
  }

  private static boolean readFragments(ByteBuffer in, List<Fragment> fragments) {
    while (in.hasRemaining()) {
      if (in.remaining() < FRAGMENT_HEADER) {
        return false;
      }
      int sequence = in.getInt();
      int id = in.getInt();
      int count = in.getShort() & 0xFFFF;
      int size = in.getShort() & 0xFFFF;
      int index = in.getShort() & 0xFFFF;
      in.getShort();
      if (size < FRAGMENT_HEADER || size - FRAGMENT_HEADER > in.remaining() || index >= count) {
        return false;
      }
      byte[] bytes = new byte[size - FRAGMENT_HEADER];
      in.get(bytes);
      fragments.add(new Fragment(sequence, id, count, index, bytes));
    }
    return true;
  }

  /** Whether the packet only acknowledges: it repeats a sequence number that it does not own. */
  boolean acknowledgesOnly() {
    return (flags & ~(RETRANSMISSION | ENCRYPTED_CHECKSUM | ACK_SEQUENCE)) == 0;
  }

  /** Whether a server starts a new connection with this packet. */
  boolean startsConnection() {
    return (flags & CONNECT_REQUEST) != 0;
  }
}
