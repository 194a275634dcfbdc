package dev.goldtrace.importer.pcap;

import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.util.Optional;

/** Finds the UDP datagram in a captured frame. */
final class DatagramDecoder {
  private static final int NULL_LOOPBACK = 0;
  private static final int ETHERNET = 1;
  private static final int RAW_BSD = 12;
  private static final int RAW_OPENBSD = 14;
  private static final int RAW = 101;
  private static final int LOOPBACK = 108;
  private static final int LINUX_COOKED = 113;
  private static final int IPV4 = 228;
  private static final int LINUX_COOKED_2 = 276;

  private static final int ETHERTYPE_IPV4 = 0x0800;
  private static final int ETHERTYPE_VLAN = 0x8100;
  private static final int ETHERTYPE_PROVIDER_VLAN = 0x88A8;
  private static final int MOST_TAGS = 4;
  private static final int PROTOCOL_UDP = 17;
  private static final int MORE_FRAGMENTS_OR_OFFSET = 0x3FFF;
  private static final int UDP_HEADER = 8;

  // Answers of ipOffset that are no offset.
  private static final int NOT_IPV4 = -1;
  private static final int UNKNOWN_LINK = -2;

  private final Skipped skipped;

  DatagramDecoder(Skipped skipped) {
    this.skipped = skipped;
  }

  /** The datagram; empty, and counted as skipped, if the frame holds no whole one. */
  Optional<Datagram> decode(CapturedFrame frame) {
    ByteBuffer bytes = ByteBuffer.wrap(frame.bytes()).order(ByteOrder.BIG_ENDIAN);
    int ip = ipOffset(frame.linkType(), bytes);
    if (ip == UNKNOWN_LINK) {
      return skip(frame, "frames of link type " + frame.linkType() + ", which is not known");
    }
    if (ip == NOT_IPV4 || bytes.limit() < ip + 20 || bytes.get(ip) >>> 4 != 4) {
      return skip(frame, "frames that are not IPv4");
    }
    int headerLength = (bytes.get(ip) & 0xF) * 4;
    int totalLength = bytes.getShort(ip + 2) & 0xFFFF;
    // Segmentation done by the network card leaves 0 here.
    int end = totalLength == 0 ? bytes.limit() : ip + totalLength;
    if (bytes.get(ip + 9) != PROTOCOL_UDP) {
      return skip(frame, "IPv4 packets that are not UDP");
    }
    if ((bytes.getShort(ip + 6) & MORE_FRAGMENTS_OR_OFFSET) != 0) {
      return skip(frame, "IPv4 fragments; the client's packets are smaller than that");
    }
    int udp = ip + headerLength;
    if (headerLength < 20 || end > bytes.limit() || udp + UDP_HEADER > end) {
      return skip(
          frame,
          frame.whole()
              ? "damaged IPv4 packets"
              : "frames cut short by the capture; capture with a larger snapshot length");
    }
    int length = bytes.getShort(udp + 4) & 0xFFFF;
    if (length < UDP_HEADER || udp + length > end) {
      return skip(frame, "damaged UDP datagrams");
    }
    byte[] payload = new byte[length - UDP_HEADER];
    bytes.get(udp + UDP_HEADER, payload);
    return Optional.of(
        new Datagram(
            frame.number(),
            frame.nanos(),
            bytes.getInt(ip + 12),
            bytes.getShort(udp) & 0xFFFF,
            bytes.getInt(ip + 16),
            bytes.getShort(udp + 2) & 0xFFFF,
            payload));
  }

  /** Where the IPv4 header starts, or why there is none. */
  private static int ipOffset(int linkType, ByteBuffer bytes) {
    return switch (linkType) {
      case ETHERNET -> ethernet(bytes);
      case RAW, RAW_BSD, RAW_OPENBSD, IPV4 -> 0;
      case LINUX_COOKED -> typed(bytes, 14, 16);
      case LINUX_COOKED_2 -> typed(bytes, 0, 20);
      // Four bytes of address family; the version nibble tells the rest.
      case NULL_LOOPBACK, LOOPBACK -> 4;
      default -> UNKNOWN_LINK;
    };
  }

  private static int ethernet(ByteBuffer bytes) {
    int at = 12;
    for (int tags = 0; tags <= MOST_TAGS && bytes.limit() >= at + 2; tags++) {
      int type = bytes.getShort(at) & 0xFFFF;
      if (type == ETHERTYPE_IPV4) {
        return at + 2;
      }
      if (type != ETHERTYPE_VLAN && type != ETHERTYPE_PROVIDER_VLAN) {
        return NOT_IPV4;
      }
      at += 4;
    }
    return NOT_IPV4;
  }

  private static int typed(ByteBuffer bytes, int typeAt, int size) {
    boolean ipv4 = bytes.limit() >= size && bytes.getShort(typeAt) == ETHERTYPE_IPV4;
    return ipv4 ? size : NOT_IPV4;
  }

  private Optional<Datagram> skip(CapturedFrame frame, String reason) {
    skipped.add(reason, frame.number());
    return Optional.empty();
  }
}
