package dev.goldtrace.importer.pcap;

import java.io.ByteArrayOutputStream;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.util.Arrays;
import java.util.List;

/** Builds captures from messages, layer by layer, as a server and a packet analyser would. */
final class Captures {
  static final int SERVER = 0x0A000001;
  static final int CLIENT = 0x0A000002;
  static final int SERVER_PORT = 9000;
  static final int CLIENT_PORT = 51234;

  /** 2024-05-01T12:00:00Z. */
  static final long START = 1_714_564_800_000_000_000L;

  private Captures() {}

  /** A frame with its time in seconds after {@link #START}. */
  record Frame(double seconds, byte[] bytes) {
    long nanos() {
      return START + Math.round(seconds * 1e9);
    }
  }

  static ByteBuffer little(int size) {
    return ByteBuffer.allocate(size).order(ByteOrder.LITTLE_ENDIAN);
  }

  static byte[] concat(byte[]... parts) {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    for (byte[] part : parts) {
      out.writeBytes(part);
    }
    return out.toByteArray();
  }

  /** A fragment of a message: the piece from {@code index * pieceSize} on. */
  static byte[] fragment(int sequence, byte[] message, int pieceSize, int index) {
    int count = Math.max(1, (message.length + pieceSize - 1) / pieceSize);
    byte[] piece =
        Arrays.copyOfRange(
            message, index * pieceSize, Math.min(message.length, (index + 1) * pieceSize));
    return concat(
        little(16)
            .putInt(sequence)
            .putInt(0x80000000)
            .putShort((short) count)
            .putShort((short) (16 + piece.length))
            .putShort((short) index)
            .putShort((short) 10)
            .array(),
        piece);
  }

  /** A fragment that is the whole message. */
  static byte[] fragment(int sequence, byte[] message) {
    return fragment(sequence, message, 448, 0);
  }

  /** A transport packet; {@code content} is the optional headers and the fragments. */
  static byte[] packet(int sequence, int flags, byte[]... content) {
    byte[] body = concat(content);
    return concat(
        little(20)
            .putInt(sequence)
            .putInt(flags)
            .putInt(0xDEADBEEF)
            .putShort((short) 11)
            .putShort((short) 0)
            .putShort((short) body.length)
            .putShort((short) 1)
            .array(),
        body);
  }

  /** A packet with one message that is small enough for one fragment. */
  static byte[] packet(int sequence, byte[] message) {
    return packet(
        sequence,
        TransportPacket.BLOB_FRAGMENTS | TransportPacket.ENCRYPTED_CHECKSUM,
        fragment(sequence, message));
  }

  /** An IPv4 packet with a UDP datagram. */
  static byte[] ip(int source, int sourcePort, int destination, int destinationPort, byte[] udp) {
    ByteBuffer out = ByteBuffer.allocate(28 + udp.length).order(ByteOrder.BIG_ENDIAN);
    out.put((byte) 0x45).put((byte) 0).putShort((short) (28 + udp.length));
    out.putShort((short) 1).putShort((short) 0x4000);
    out.put((byte) 64).put((byte) 17).putShort((short) 0);
    out.putInt(source).putInt(destination);
    out.putShort((short) sourcePort).putShort((short) destinationPort);
    out.putShort((short) (8 + udp.length)).putShort((short) 0);
    return out.put(udp).array();
  }

  static byte[] toClient(byte[] udp) {
    return ip(SERVER, SERVER_PORT, CLIENT, CLIENT_PORT, udp);
  }

  static byte[] ethernet(byte[] ip) {
    ByteBuffer out = ByteBuffer.allocate(14).order(ByteOrder.BIG_ENDIAN);
    out.putShort(12, (short) 0x0800);
    return concat(out.array(), ip);
  }

  /** A classic capture with microseconds. */
  static byte[] pcap(int linkType, List<Frame> frames) {
    return pcap(ByteOrder.LITTLE_ENDIAN, false, linkType, frames);
  }

  static byte[] pcap(ByteOrder order, boolean nanoseconds, int linkType, List<Frame> frames) {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    out.writeBytes(
        ByteBuffer.allocate(24)
            .order(order)
            .putInt(nanoseconds ? 0xA1B23C4D : 0xA1B2C3D4)
            .putShort((short) 2)
            .putShort((short) 4)
            .putLong(0)
            .putInt(262144)
            .putInt(linkType)
            .array());
    for (Frame frame : frames) {
      int fraction = (int) (frame.nanos() % 1_000_000_000);
      out.writeBytes(
          ByteBuffer.allocate(16)
              .order(order)
              .putInt((int) (frame.nanos() / 1_000_000_000))
              .putInt(nanoseconds ? fraction : fraction / 1000)
              .putInt(frame.bytes().length)
              .putInt(frame.bytes().length)
              .array());
      out.writeBytes(frame.bytes());
    }
    return out.toByteArray();
  }

  /** A block of pcapng. */
  static byte[] block(ByteOrder order, int type, byte[] body) {
    int padding = -body.length & 3;
    int length = 12 + body.length + padding;
    return ByteBuffer.allocate(length)
        .order(order)
        .putInt(type)
        .putInt(length)
        .put(body)
        .put(new byte[padding])
        .putInt(length)
        .array();
  }

  static byte[] sectionHeader(ByteOrder order) {
    return block(
        order,
        PcapNgReader.SECTION_HEADER,
        ByteBuffer.allocate(16).order(order).putInt(0x1A2B3C4D).putInt(1).putLong(-1).array());
  }

  static byte[] interfaceDescription(ByteOrder order, int linkType, byte[] options) {
    return block(
        order,
        1,
        concat(
            ByteBuffer.allocate(8)
                .order(order)
                .putShort((short) linkType)
                .putShort((short) 0)
                .putInt(0)
                .array(),
            options));
  }

  static byte[] enhancedPacket(ByteOrder order, int interfaceId, long stamp, byte[] frame) {
    return block(
        order,
        6,
        concat(
            ByteBuffer.allocate(20)
                .order(order)
                .putInt(interfaceId)
                .putInt((int) (stamp >>> 32))
                .putInt((int) stamp)
                .putInt(frame.length)
                .putInt(frame.length)
                .array(),
            frame,
            new byte[-frame.length & 3]));
  }

  /** A capture of one interface with microseconds. */
  static byte[] pcapNg(ByteOrder order, int linkType, List<Frame> frames) {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    out.writeBytes(sectionHeader(order));
    out.writeBytes(interfaceDescription(order, linkType, new byte[0]));
    for (Frame frame : frames) {
      out.writeBytes(enhancedPacket(order, 0, frame.nanos() / 1000, frame.bytes()));
    }
    return out.toByteArray();
  }
}
