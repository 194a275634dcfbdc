package dev.goldtrace.importer.pcap;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.Optional;
import java.util.Random;
import org.junit.jupiter.api.Test;

class DatagramDecoderTest {
  private static final byte[] PAYLOAD = {1, 2, 3};
  private static final byte[] IP = Captures.toClient(PAYLOAD);

  private final Skipped skipped = new Skipped();

  @Test
  void theDatagramIsFoundBehindEveryKnownLink() {
    byte[] tagged = new byte[8];
    tagged[0] = (byte) 0x88;
    tagged[1] = (byte) 0xA8;
    tagged[4] = (byte) 0x81;
    byte[] cooked = new byte[16];
    cooked[14] = 8;
    byte[] cooked2 = new byte[20];
    cooked2[0] = 8;
    assertFound(1, Captures.ethernet(IP));
    assertFound(1, Captures.concat(new byte[12], tagged, new byte[] {8, 0}, IP));
    assertFound(1, Captures.concat(Captures.ethernet(IP), new byte[20]));
    assertFound(101, IP);
    assertFound(12, IP);
    assertFound(14, IP);
    assertFound(228, IP);
    assertFound(113, Captures.concat(cooked, IP));
    assertFound(276, Captures.concat(cooked2, IP));
    assertFound(0, Captures.concat(new byte[] {2, 0, 0, 0}, IP));
    assertFound(108, Captures.concat(new byte[] {0, 0, 0, 2}, IP));
    assertThat(skipped.omissions()).isEmpty();
  }

  @Test
  void whatIsNoWholeDatagramIsSkippedWithItsReason() {
    assertSkipped(147, IP, "frames of link type 147, which is not known");
    assertSkipped(1, new byte[60], "frames that are not IPv4");
    assertSkipped(1, new byte[3], "frames that are not IPv4");
    assertSkipped(101, new byte[0], "frames that are not IPv4");
    assertSkipped(101, with(0, 0x65), "frames that are not IPv4");
    assertSkipped(101, with(9, 6), "IPv4 packets that are not UDP");
    assertSkipped(101, with(6, 0x20), "IPv4 fragments; the client's packets are smaller than that");
    assertSkipped(101, with(0, 0x41), "damaged IPv4 packets");
    assertSkipped(101, with(0, 0x4F), "damaged IPv4 packets");
    assertSkipped(101, with(2, 0x7F), "damaged IPv4 packets");
    assertSkipped(101, with(25, 7), "damaged UDP datagrams");
    assertSkipped(101, with(24, 1), "damaged UDP datagrams");
  }

  @Test
  void aFrameCutShortByTheCaptureIsSkipped() {
    decoder().decode(new CapturedFrame(7, 0, 101, Arrays.copyOf(IP, 29), false));
    assertThat(skipped.omissions())
        .containsExactly(
            new ImportReport.Omission(
                "frames cut short by the capture; capture with a larger snapshot length", 7, 1));
  }

  @Test
  void randomFramesAreSkippedOrDecoded() {
    Random random = new Random(6);
    int[] links = {0, 1, 101, 108, 113, 228, 276};
    int decoded = 0;
    for (int i = 0; i < 20_000; i++) {
      byte[] frame = Captures.concat(new byte[random.nextInt(30)], IP, new byte[random.nextInt(9)]);
      for (int n = random.nextInt(8); n > 0; n--) {
        frame[random.nextInt(frame.length)] = (byte) random.nextInt(256);
      }
      int link = links[random.nextInt(links.length)];
      byte[] cut = Arrays.copyOf(frame, random.nextInt(frame.length + 1));
      decoded += decoder().decode(new CapturedFrame(1, 0, link, cut, true)).isPresent() ? 1 : 0;
    }
    assertThat(decoded).isPositive();
  }

  private DatagramDecoder decoder() {
    return new DatagramDecoder(skipped);
  }

  private void assertFound(int linkType, byte[] bytes) {
    Optional<Datagram> found = decoder().decode(new CapturedFrame(3, 42, linkType, bytes, true));
    assertThat(found).as("link type %d", linkType).isPresent();
    Datagram datagram = found.get();
    assertThat(datagram.frame()).isEqualTo(3);
    assertThat(datagram.nanos()).isEqualTo(42);
    assertThat(datagram.source()).isEqualTo(Captures.SERVER);
    assertThat(datagram.sourcePort()).isEqualTo(Captures.SERVER_PORT);
    assertThat(datagram.destination()).isEqualTo(Captures.CLIENT);
    assertThat(datagram.destinationPort()).isEqualTo(Captures.CLIENT_PORT);
    assertThat(datagram.payload()).isEqualTo(PAYLOAD);
  }

  private void assertSkipped(int linkType, byte[] bytes, String reason) {
    Skipped ofThis = new Skipped();
    assertThat(new DatagramDecoder(ofThis).decode(new CapturedFrame(3, 42, linkType, bytes, true)))
        .isEmpty();
    assertThat(ofThis.omissions()).containsExactly(new ImportReport.Omission(reason, 3, 1));
  }

  private static byte[] with(int offset, int value) {
    byte[] changed = IP.clone();
    changed[offset] = (byte) value;
    return changed;
  }
}
