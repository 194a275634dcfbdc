package dev.goldtrace.importer.pcap;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;

/** From transport packets to messages. */
class ConnectionTest {
  private static final long SECOND = 1_000_000_000L;

  private final Skipped skipped = new Skipped();
  private final List<String> messages = new ArrayList<>();
  private final Connection connection =
      new Connection(
          skipped,
          message ->
              messages.add(
                  new String(message.bytes(), StandardCharsets.UTF_8)
                      + "@"
                      + message.nanos() / SECOND));
  private long frame;

  @Test
  void packetsInOrderAreHandedOnAsTheyCome() {
    receive(1, Captures.packet(10, text("a")));
    receive(2, Captures.packet(11, text("b")));
    connection.end();
    assertThat(messages).containsExactly("a@1", "b@2");
    assertThat(skipped.omissions()).isEmpty();
  }

  @Test
  void packetsOutOfOrderWaitForTheirTurn() {
    receive(1, Captures.packet(10, text("a")));
    receive(2, Captures.packet(12, text("c")));
    receive(2, Captures.packet(13, text("d")));
    receive(3, Captures.packet(11, text("b")));
    assertThat(messages).containsExactly("a@1", "b@3", "c@3", "d@3");
  }

  @Test
  void aPacketSentAgainCountsOnce() {
    byte[] packet = Captures.packet(11, text("b"));
    byte[] again =
        Captures.packet(
            11,
            TransportPacket.RETRANSMISSION
                | TransportPacket.BLOB_FRAGMENTS
                | TransportPacket.ENCRYPTED_CHECKSUM,
            Captures.fragment(11, text("b")));
    receive(1, Captures.packet(10, text("a")));
    receive(2, packet);
    receive(3, again);
    receive(4, Captures.packet(12, text("c")));
    receive(5, again);
    assertThat(messages).containsExactly("a@1", "b@2", "c@4");
    assertThat(skipped.omissions())
        .containsExactly(new ImportReport.Omission("fragments sent again", 3, 2));
  }

  @Test
  void aLostPacketThatIsSentAgainComesInItsPlace() {
    receive(1, Captures.packet(10, text("a")));
    receive(2, Captures.packet(12, text("c")));
    receive(
        4,
        Captures.packet(
            11,
            TransportPacket.RETRANSMISSION | TransportPacket.BLOB_FRAGMENTS,
            Captures.fragment(11, text("b"))));
    assertThat(messages).containsExactly("a@1", "b@4", "c@4");
  }

  @Test
  void whatTheCaptureLostHoldsNothingUpForLong() {
    receive(1, Captures.packet(10, text("a")));
    receive(2, Captures.packet(12, text("c")));
    receive(4, Captures.packet(13, text("d")));
    assertThat(messages).containsExactly("a@1");
    receive(8, Captures.packet(14, text("e")));
    assertThat(messages).containsExactly("a@1", "c@2", "d@4", "e@8");
    receive(9, Captures.packet(11, text("b")));
    assertThat(messages).endsWith("b@9");
    assertThat(skipped.omissions())
        .containsExactly(new ImportReport.Omission("gaps in the packets of a connection", 2, 1));
  }

  @Test
  void theEndOfTheCaptureHandsOnWhatWaits() {
    receive(1, Captures.packet(10, text("a")));
    receive(2, Captures.packet(15, text("f")));
    receive(3, Captures.packet(13, text("d")));
    connection.end();
    assertThat(messages).containsExactly("a@1", "d@3", "f@3");
  }

  @Test
  void acknowledgementsDoNotTakeTheTurnOfTheNextPacket() {
    receive(1, Captures.packet(10, text("a")));
    receive(1, Captures.packet(11, TransportPacket.ACK_SEQUENCE, new byte[4]));
    receive(2, Captures.packet(11, text("b")));
    assertThat(messages).containsExactly("a@1", "b@2");
  }

  @Test
  void packetsWithoutFragmentsTakeTheirTurn() {
    receive(1, Captures.packet(10, text("a")));
    receive(
        2,
        Captures.packet(
            11, TransportPacket.TIME_SYNC | TransportPacket.ENCRYPTED_CHECKSUM, new byte[8]));
    receive(3, Captures.packet(12, text("b")));
    assertThat(messages).containsExactly("a@1", "b@3");
    assertThat(skipped.omissions()).isEmpty();
  }

  @Test
  void fragmentsStandBehindTheOptionalHeaders() {
    byte[] optional = new byte[8 + 4 + 8 + 4 + 4 + 4 + 8 + 8 + 6];
    optional[8] = 2;
    optional[20] = 1;
    receive(
        1,
        Captures.packet(
            10,
            TransportPacket.BLOB_FRAGMENTS
                | TransportPacket.SERVER_SWITCH
                | TransportPacket.REQUEST_RETRANSMIT
                | TransportPacket.REJECT_RETRANSMIT
                | TransportPacket.ACK_SEQUENCE
                | TransportPacket.TIME_SYNC
                | TransportPacket.ECHO_RESPONSE
                | TransportPacket.FLOW,
            optional,
            Captures.fragment(1, text("a")),
            Captures.fragment(2, text("b"))));
    assertThat(messages).containsExactly("a@1", "b@1");
  }

  @Test
  void aMessageInPiecesIsPutTogetherInAnyOrder() {
    byte[] message = new byte[1000];
    Arrays.fill(message, (byte) 'x');
    message[999] = 'y';
    for (int index : new int[] {2, 0, 1}) {
      receive(
          1 + index,
          Captures.packet(
              10 + index,
              TransportPacket.BLOB_FRAGMENTS,
              Captures.fragment(77, message, 448, index)));
    }
    connection.end();
    assertThat(messages).containsExactly("x".repeat(999) + "y@3");
  }

  @Test
  void aPieceThatIsMissingLeavesTheMessageOut() {
    byte[] message = new byte[1000];
    receive(
        1,
        Captures.packet(
            10, TransportPacket.BLOB_FRAGMENTS, Captures.fragment(77, message, 448, 0)));
    receive(
        1,
        Captures.packet(
            11, TransportPacket.BLOB_FRAGMENTS, Captures.fragment(77, new byte[10], 4, 1)));
    connection.end();
    assertThat(messages).isEmpty();
    assertThat(skipped.omissions())
        .extracting(ImportReport.Omission::reason)
        .containsExactly("messages never completed");
  }

  @Test
  void sequenceNumbersMayWrapAround() {
    receive(1, Captures.packet(-1, text("a")));
    receive(2, Captures.packet(1, text("c")));
    receive(3, Captures.packet(0, text("b")));
    assertThat(messages).containsExactly("a@1", "b@3", "c@3");
  }

  @Test
  void shuffledPacketsGiveTheMessagesInOrder() {
    Random random = new Random(7);
    List<byte[]> packets = new ArrayList<>();
    List<String> expected = new ArrayList<>();
    for (int i = 0; i < 500; i++) {
      packets.add(Captures.packet(10 + i, text("m" + i)));
      expected.add("m" + i + "@1");
    }
    for (int from = 1; from + 8 <= packets.size(); from += 8) {
      Collections.shuffle(packets.subList(from, from + 8), random);
    }
    for (byte[] packet : packets) {
      receive(1, packet);
      if (random.nextInt(4) == 0) {
        receive(1, packet);
      }
    }
    assertThat(messages).isEqualTo(expected);
  }

  @Test
  void randomPacketsAreReadOrRefused() {
    Random random = new Random(8);
    int read = 0;
    for (int i = 0; i < 50_000; i++) {
      byte[] packet = Captures.packet(random.nextInt(200), text("message " + i));
      for (int n = random.nextInt(4); n > 0; n--) {
        packet[random.nextInt(packet.length)] = (byte) random.nextInt(256);
      }
      if (TransportPacket.isOne(packet)) {
        long number = i;
        read +=
            TransportPacket.read(packet)
                .map(
                    p -> {
                      connection.accept(p, number, number);
                      return 1;
                    })
                .orElse(0);
      }
    }
    connection.end();
    assertThat(read).isGreaterThan(1000);
  }

  private static byte[] text(String text) {
    return text.getBytes(StandardCharsets.UTF_8);
  }

  private void receive(int seconds, byte[] packet) {
    frame++;
    assertThat(TransportPacket.isOne(packet)).isTrue();
    connection.accept(TransportPacket.read(packet).orElseThrow(), frame, seconds * SECOND);
  }
}
