package dev.goldtrace.importer.pcap;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import dev.goldtrace.importer.pcap.Captures.Frame;
import dev.goldtrace.trace.InputException;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class CaptureFileTest {
  private static final List<Frame> FRAMES =
      List.of(
          new Frame(0, new byte[] {1, 2, 3}),
          new Frame(1.25, new byte[0]),
          new Frame(2.000001, new byte[] {4, 5, 6, 7, 8}));

  @ParameterizedTest
  @ValueSource(strings = {"LITTLE_ENDIAN", "BIG_ENDIAN"})
  void bothFormatsAreReadInBothByteOrders(String name) throws IOException {
    ByteOrder order = name.startsWith("BIG") ? ByteOrder.BIG_ENDIAN : ByteOrder.LITTLE_ENDIAN;
    for (byte[] capture :
        List.of(
            Captures.pcap(order, false, 101, FRAMES),
            Captures.pcap(order, true, 101, FRAMES),
            Captures.pcapNg(order, 101, FRAMES))) {
      List<CapturedFrame> frames = read(capture);
      assertThat(frames).hasSize(3);
      for (int i = 0; i < 3; i++) {
        assertThat(frames.get(i).number()).isEqualTo(i + 1);
        assertThat(frames.get(i).nanos()).isEqualTo(FRAMES.get(i).nanos());
        assertThat(frames.get(i).linkType()).isEqualTo(101);
        assertThat(frames.get(i).bytes()).isEqualTo(FRAMES.get(i).bytes());
        assertThat(frames.get(i).whole()).isTrue();
      }
    }
  }

  @Test
  void sectionsAndInterfacesOfPcapNgHaveTheirOwnOrderLinkAndClock() throws IOException {
    ByteOrder little = ByteOrder.LITTLE_ENDIAN;
    ByteOrder big = ByteOrder.BIG_ENDIAN;
    byte[] frame = {9, 9, 9, 9, 9};
    // if_tsresol 9: nanoseconds.
    byte[] nanoseconds = {9, 0, 1, 0, 9, 0, 0, 0, 0, 0, 0, 0};
    // if_tsresol 2^-10 and if_tsoffset 100 s, big-endian.
    byte[] binary = {
      0, 9, 0, 1, (byte) 0x8A, 0, 0, 0, 0, 14, 0, 8, 0, 0, 0, 0, 0, 0, 0, 100, 0, 0, 0, 0
    };
    byte[] capture =
        Captures.concat(
            Captures.sectionHeader(little),
            Captures.interfaceDescription(little, 1, new byte[0]),
            Captures.interfaceDescription(little, 101, nanoseconds),
            Captures.block(little, 0x0BAD, new byte[7]),
            Captures.enhancedPacket(little, 1, 5, frame),
            Captures.enhancedPacket(little, 0, 5, frame),
            Captures.sectionHeader(big),
            Captures.interfaceDescription(big, 228, binary),
            Captures.enhancedPacket(big, 0, 1536, frame),
            Captures.block(big, 3, Captures.concat(new byte[] {0, 0, 0, 5}, frame, new byte[3])),
            Captures.block(
                big,
                2,
                Captures.concat(
                    new byte[] {0, 0, 0, 7, 0, 0, 0, 0, 0, 0, 4, 0, 0, 0, 0, 5, 0, 0, 0, 9},
                    frame,
                    new byte[3])));

    List<CapturedFrame> frames = read(capture);

    assertThat(frames).extracting(CapturedFrame::linkType).containsExactly(101, 1, 228, 228, 228);
    assertThat(frames)
        .extracting(CapturedFrame::nanos)
        .containsExactly(5L, 5_000L, 101_500_000_000L, 101_500_000_000L, 101_000_000_000L);
    assertThat(frames)
        .extracting(CapturedFrame::whole)
        .as("of nine bytes the last holds five")
        .containsExactly(true, true, true, true, false);
    assertThat(frames).allSatisfy(f -> assertThat(f.bytes()).isEqualTo(frame));
  }

  @Test
  void aFileThatBreaksOffGivesTheFramesBefore() throws IOException {
    byte[] classic = Captures.pcap(101, FRAMES);
    byte[] pcapNg = Captures.pcapNg(ByteOrder.LITTLE_ENDIAN, 101, FRAMES);
    for (int cut = 1; cut < 16; cut++) {
      for (byte[] capture : List.of(classic, pcapNg)) {
        CaptureReader reader = open(Arrays.copyOf(capture, capture.length - cut));
        List<CapturedFrame> frames = drain(reader);
        assertThat(frames).hasSize(2);
        assertThat(reader.brokenOff()).isTrue();
      }
    }
    assertThat(open(classic).brokenOff()).isFalse();
  }

  @Test
  void somethingElseIsNoCapture() {
    assertProblem(new byte[] {1}, "x: offset 0 (0x0): expected a capture file, found fewer than 4");
    assertProblem(
        new byte[] {'h', 'e', 'l', 'l', 'o'},
        "x: offset 0 (0x0): expected the first bytes of a pcap or pcapng file, found 0x68656C6C");
    assertProblem(new byte[] {0x1F, (byte) 0x8B, 8, 0}, "x: offset 0 (0x0): this is a gzip file");
  }

  @Test
  void sizesThatNoFrameHasEndTheReading() {
    byte[] classic = Captures.pcap(101, FRAMES);
    ByteBuffer.wrap(classic).order(ByteOrder.LITTLE_ENDIAN).putInt(32, 0x7FFFFFFF);
    assertProblem(
        classic,
        "x: offset 32 (0x20): expected the captured length of a frame, at most 1048576, found"
            + " 2147483647; the file is damaged from here on");
    byte[] pcapNg = Captures.pcapNg(ByteOrder.LITTLE_ENDIAN, 101, FRAMES);
    ByteBuffer.wrap(pcapNg).order(ByteOrder.LITTLE_ENDIAN).putInt(32, -16);
    assertProblem(
        pcapNg,
        "x: offset 32 (0x20): expected the length of a block, a multiple of 4 of at most 1048576,"
            + " found 4294967280; the file is damaged from here on");
  }

  @Test
  void damagedCapturesAreReadOrRefusedButNothingElse() throws IOException {
    Random random = new Random(5);
    for (int i = 0; i < 20_000; i++) {
      byte[] capture =
          switch (i % 3) {
            case 0 -> Captures.pcap(101, FRAMES);
            case 1 -> Captures.pcapNg(ByteOrder.LITTLE_ENDIAN, 101, FRAMES);
            default -> Captures.pcapNg(ByteOrder.BIG_ENDIAN, 101, FRAMES);
          };
      for (int n = random.nextInt(6); n >= 0; n--) {
        capture[4 + random.nextInt(capture.length - 4)] =
            (byte) (random.nextBoolean() ? random.nextInt(256) : random.nextInt(8));
      }
      try {
        assertThat(read(Arrays.copyOf(capture, 4 + random.nextInt(capture.length - 3))))
            .hasSizeLessThan(20);
      } catch (InputException refused) {
        assertThat(refused).hasMessageStartingWith("x: offset ");
      }
    }
  }

  private static void assertProblem(byte[] capture, String message) {
    assertThatExceptionOfType(InputException.class)
        .isThrownBy(() -> read(capture))
        .withMessageStartingWith(message);
  }

  private static List<CapturedFrame> read(byte[] capture) throws IOException {
    return drain(open(capture));
  }

  private static CaptureReader open(byte[] capture) throws IOException {
    return CaptureFile.open("x", new ByteArrayInputStream(capture));
  }

  private static List<CapturedFrame> drain(CaptureReader reader) throws IOException {
    List<CapturedFrame> frames = new ArrayList<>();
    for (CapturedFrame f = reader.next(); f != null; f = reader.next()) {
      frames.add(f);
    }
    return frames;
  }
}
