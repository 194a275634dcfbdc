package dev.goldtrace.port.wire;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;

import java.util.Arrays;
import java.util.Random;
import org.junit.jupiter.api.Test;

/**
 * Nothing but a {@link MalformedMessageException} escapes a reader, and what it accepts it keeps.
 */
class RandomMessagesTest {
  private static final int EACH = 30_000;
  private static final byte[] NO_BYTES = {};

  private int accepted;
  private int refused;

  @Test
  void randomBytesBehindAKnownOpcode() {
    Random random = new Random(1);
    int[] opcodes = {
      UpdateMotion.OPCODE,
      UpdatePosition.OPCODE,
      UpdatePositionAndMotion.OPCODE,
      VectorUpdate.OPCODE
    };
    for (int i = 0; i < EACH; i++) {
      byte[] message = new byte[4 + random.nextInt(96)];
      random.nextBytes(message);
      int opcode = opcodes[random.nextInt(opcodes.length)];
      for (int b = 0; b < 4; b++) {
        message[b] = (byte) (opcode >>> 8 * b);
      }
      check(message);
    }
    assertThat(refused).isGreaterThan(EACH / 2);
  }

  @Test
  void entirelyRandomBytes() {
    Random random = new Random(2);
    for (int i = 0; i < EACH; i++) {
      byte[] message = new byte[random.nextInt(64)];
      random.nextBytes(message);
      check(message);
    }
    assertThat(refused).isGreaterThan(EACH / 2);
  }

  @Test
  void truncatedFlippedAndSplicedMessages() {
    Random random = new Random(3);
    for (int i = 0; i < 2 * EACH; i++) {
      byte[] message = example(random);
      for (int step = random.nextInt(3); step >= 0; step--) {
        message = mutated(message, random);
      }
      check(message);
    }
    assertThat(accepted).isGreaterThan(EACH / 10);
    assertThat(refused).isGreaterThan(EACH / 2);
  }

  @Test
  void hugeMessages() {
    byte[] huge = new byte[1 << 20];
    Arrays.fill(huge, (byte) 0xFF);
    for (byte[] example : Examples.ALL) {
      System.arraycopy(example, 0, huge, 0, example.length);
      check(huge);
    }
    assertThat(accepted).isZero();
  }

  private static byte[] mutated(byte[] message, Random random) {
    switch (random.nextInt(5)) {
      case 0:
        return Arrays.copyOf(message, random.nextInt(message.length + 1));
      case 1:
        return Arrays.copyOf(message, message.length + 1 + random.nextInt(8));
      case 2:
        byte[] flipped = message.clone();
        for (int n = random.nextInt(4); n >= 0 && flipped.length > 0; n--) {
          flipped[random.nextInt(flipped.length)] ^= (byte) (1 << random.nextInt(8));
        }
        return flipped;
      case 3:
        byte[] tail = example(random);
        int from = random.nextInt(tail.length);
        int at = random.nextInt(message.length + 1);
        byte[] spliced = Arrays.copyOf(message, at + tail.length - from);
        System.arraycopy(tail, from, spliced, at, tail.length - from);
        return spliced;
      default:
        byte[] overwritten = message.clone();
        byte[] extremes = {0, 1, 0x7F, (byte) 0x80, (byte) 0xFF};
        for (int n = random.nextInt(6); n >= 0 && overwritten.length > 0; n--) {
          overwritten[random.nextInt(overwritten.length)] =
              extremes[random.nextInt(extremes.length)];
        }
        return overwritten;
    }
  }

  private static byte[] example(Random random) {
    return Examples.ALL.get(random.nextInt(Examples.ALL.size()));
  }

  /** Reads the bytes as a message and as each kind of body; what is accepted is written back. */
  private void check(byte[] bytes) {
    for (CommandTable table :
        new CommandTable[] {CommandTable.CLIENT_2013, CommandTable.CLIENT_2015}) {
      count(bytes, () -> WireMessage.read(bytes, table).write());
    }
    byte[] body = bytes.length > 16 ? Arrays.copyOfRange(bytes, 16, bytes.length) : NO_BYTES;
    count(body, () -> MovementEvent.read(body, CommandTable.CLIENT_2013).write());
    byte[] pack = bytes.length > 8 ? Arrays.copyOfRange(bytes, 8, bytes.length) : NO_BYTES;
    count(pack, () -> PositionPack.read(pack).write());
    count(bytes, () -> rawState(bytes));
  }

  private static byte[] rawState(byte[] bytes) throws MalformedMessageException {
    WireReader in = new WireReader(bytes);
    PackedRawState packed = PackedRawState.unPack(in, CommandTable.CLIENT_2013);
    in.end("the raw state");
    WireWriter out = new WireWriter();
    packed.pack(out);
    return out.toByteArray();
  }

  private void count(byte[] bytes, Reading reading) {
    try {
      byte[] written = reading.readAndWrite();
      accepted++;
      if (!Arrays.equals(written, bytes)) {
        assertThat(Examples.hex(written)).isEqualTo(Examples.hex(bytes));
      }
    } catch (MalformedMessageException refusal) {
      refused++;
      if (refusal.offset() < 0 || refusal.offset() > bytes.length) {
        throw new AssertionError("an offset outside of " + Examples.hex(bytes), refusal);
      }
    } catch (RuntimeException escaped) {
      throw new AssertionError("escaped from reading " + Examples.hex(bytes), escaped);
    }
  }

  @FunctionalInterface
  private interface Reading {
    byte[] readAndWrite() throws MalformedMessageException;
  }

  @Test
  void theCheckItselfNoticesAReaderThatLosesBytes() {
    assertThatCode(() -> count(new byte[1], () -> NO_BYTES)).isInstanceOf(AssertionError.class);
  }
}
