package dev.goldtrace.importer.pcap;

import static dev.goldtrace.importer.pcap.Messages.create;
import static dev.goldtrace.importer.pcap.Messages.delete;
import static dev.goldtrace.importer.pcap.Messages.hex;
import static dev.goldtrace.importer.pcap.Messages.motion;
import static dev.goldtrace.importer.pcap.Messages.packHex;
import static dev.goldtrace.importer.pcap.Messages.player;
import static dev.goldtrace.importer.pcap.Messages.position;
import static dev.goldtrace.importer.pcap.Messages.turnTo;
import static dev.goldtrace.importer.pcap.Messages.turnToHex;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import dev.goldtrace.importer.pcap.Captures.Frame;
import dev.goldtrace.port.motion.MovementParameters;
import dev.goldtrace.port.wire.CommandTable;
import dev.goldtrace.port.wire.MalformedMessageException;
import dev.goldtrace.port.wire.MotionStamps;
import dev.goldtrace.port.wire.MovementEvent;
import dev.goldtrace.port.wire.UpdatePositionAndMotion;
import dev.goldtrace.port.wire.VectorUpdate;
import dev.goldtrace.replay.PortSubject;
import dev.goldtrace.replay.Recording;
import dev.goldtrace.replay.ReplayOutcome;
import dev.goldtrace.replay.Replayer;
import dev.goldtrace.repository.RepositoryRoot;
import dev.goldtrace.trace.CallRecord;
import dev.goldtrace.trace.InputException;
import dev.goldtrace.trace.MessageType;
import dev.goldtrace.trace.MsgRecord;
import dev.goldtrace.trace.ObjectRecord;
import dev.goldtrace.trace.PositionValue;
import dev.goldtrace.trace.Quat;
import dev.goldtrace.trace.RemoveRecord;
import dev.goldtrace.trace.TickRecord;
import dev.goldtrace.trace.TimeRecord;
import dev.goldtrace.trace.TraceDialect;
import dev.goldtrace.trace.TraceHeader;
import dev.goldtrace.trace.TraceOrigin;
import dev.goldtrace.trace.TraceReader;
import dev.goldtrace.trace.TraceRecord;
import dev.goldtrace.trace.Vec3;
import java.io.IOException;
import java.nio.ByteOrder;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** From capture files to traces. */
class PcapImportTest {
  private static final int ORC = 0x80000001;
  private static final int DRUDGE = 0x80000002;
  private static final PcapImport.Options RETAIL =
      new PcapImport.Options(CommandTable.CLIENT_2013, TraceDialect.RETAIL, false, 30, false);

  @TempDir private Path folder;

  private final List<Frame> frames = new ArrayList<>();
  private int sequence = 100;

  @Test
  void aSessionBecomesATrace() throws IOException {
    send(0.0, create(ORC, 5, 84, turnTo(45).write()));
    send(0.5, motion(ORC, 5, 201, turnTo(90)));
    send(1.0, position(ORC, 85, 5, 101, 7));

    List<TraceRecord> records = importOne(RETAIL);

    assertThat(records.get(0))
        .isEqualTo(
            new TraceHeader(
                1,
                "session-1",
                TraceOrigin.PCAP,
                TraceDialect.RETAIL,
                "network capture",
                "objects 1, messages 3, from 2024-05-01T12:00:00Z on",
                List.of("pcap"),
                0,
                null));
    ObjectRecord object = (ObjectRecord) records.get(1);
    assertThat(object.guid()).isEqualTo(ORC);
    assertThat(object.pos())
        .isEqualTo(new PositionValue(0xA9B40019, new Vec3(84, 10, 0.5f), Quat.IDENTITY));
    assertThat(object.vel()).isEqualTo(new Vec3(0, 2, 0));
    assertThat(object.scale()).isEqualTo(1.5f);
    assertThat(object.state()).isEqualTo(0x408);
    assertThat(object.parent()).isEqualTo(0x50000077);
    assertThat(messages(records))
        .containsExactly(
            "UPDATE_MOTION " + turnToHex(45),
            "UPDATE_MOTION " + turnToHex(90),
            "UPDATE_POSITION " + forcedHex(85, 1, 0));
  }

  @Test
  void messagesHappenAtTheStartOfTheFrameAfterTheyArrive() throws IOException {
    send(0.0, create(ORC, 5, 84, null));
    send(0.51, motion(ORC, 5, 201, turnTo(90)));

    List<TraceRecord> records = importOne(RETAIL);

    int at = records.indexOf(first(records, MsgRecord.class));
    TimeRecord time = (TimeRecord) records.get(at - 1);
    TickRecord before = (TickRecord) records.get(at - 2);
    TickRecord after = (TickRecord) records.get(at + 1);
    assertThat(before.time()).isEqualTo(15 / 30.0);
    assertThat(time.time()).isEqualTo(16 / 30.0);
    assertThat(after.time()).isEqualTo(16 / 30.0);
    assertThat(after.n()).isEqualTo(15);
    assertThat(after.quantum()).isEqualTo((float) (1.0 / 30.0));
    assertThat(last(records))
        .isInstanceOfSatisfying(
            TickRecord.class, tick -> assertThat(tick.time()).isBetween(2.5, 2.6));
  }

  @Test
  void oneMotionIsDoneInEachTickAfterAMovementEvent() throws IOException {
    send(0.0, create(ORC, 5, 84, null));
    send(3.0, motion(ORC, 5, 201, turnTo(90)));

    List<Integer> done =
        importOne(RETAIL).stream()
            .filter(TickRecord.class::isInstance)
            .map(record -> ((TickRecord) record).slice(ORC).done())
            .toList();

    assertThat(done.subList(0, 32)).containsOnly(1);
    assertThat(done.subList(32, 89)).containsOnly(0);
    assertThat(done.subList(89, 121)).containsOnly(1);
    assertThat(done.subList(121, done.size())).containsOnly(0);
  }

  @Test
  void aCreationMakesTheMovementManagerBeforeTheFirstMessage() throws IOException {
    send(0.0, create(ORC, 5, 84, null));
    send(0.5, motion(ORC, 5, 201, turnTo(90)));

    List<TraceRecord> records = importOne(RETAIL);

    assertThat(records.get(2))
        .isInstanceOfSatisfying(
            CallRecord.class,
            call -> {
              assertThat(call.fn().retailName()).isEqualTo("CMotionInterp::set_hold_run");
              assertThat(call.int32("val")).isZero();
            });
  }

  @Test
  void messagesThatAreNotNewerAreLeftOut() throws IOException {
    send(0.0, create(ORC, 5, 84, null));
    send(0.1, motion(ORC, 5, 200, turnTo(1)));
    send(0.2, motion(ORC, 5, 202, turnTo(2)));
    send(0.3, motion(ORC, 5, 201, turnTo(3)));
    send(0.4, motion(ORC, 5, new MotionStamps(203, 499, 0, 0), turnTo(4)));
    send(0.5, motion(ORC, 5, new MotionStamps(203, 501, 0, 0), turnTo(5)));
    send(0.6, motion(ORC, 5, new MotionStamps(204, 501, 0, 0), turnTo(6)));
    send(0.7, new VectorUpdate(ORC, 1, 2, 3, 0, 0, 0, 5, 400).write());
    send(0.8, new VectorUpdate(ORC, 4, 5, 6, 0, 0, 9, 5, 401).write());

    ImportReport report = run(RETAIL);
    List<TraceRecord> records = read(report.traces().get(0).file());

    assertThat(messages(records))
        .containsExactly("UPDATE_MOTION " + turnToHex(2), "UPDATE_MOTION " + turnToHex(6));
    assertThat(records)
        .filteredOn(CallRecord.class::isInstance)
        .last()
        .isInstanceOfSatisfying(
            CallRecord.class,
            call -> {
              assertThat(call.fn().retailName()).isEqualTo("CPhysicsObj::set_velocity");
              assertThat(call.vel()).isEqualTo(new Vec3(4, 5, 6));
            });
    assertThat(report.omissions())
        .containsExactly(
            new ImportReport.Omission(
                "movement events that are not newer than the one before", 2, 4),
            new ImportReport.Omission("velocities that are not newer than the one before", 8, 1),
            new ImportReport.Omission(
                "rotations of velocity messages: a trace has no call for them", 9, 1));
  }

  @Test
  void aPlayersOwnMovementComingBackIsLeftOut() throws IOException {
    send(0.0, player(ORC));
    send(0.0, create(ORC, 5, 84, null));
    send(0.1, motion(ORC, 5, new MotionStamps(201, 500, 1, 0), turnTo(1)));
    send(0.2, motion(ORC, 5, new MotionStamps(202, 500, 0, 0), turnTo(2)));
    send(0.3, create(DRUDGE, 5, 84, null));
    send(0.4, motion(DRUDGE, 5, new MotionStamps(201, 500, 1, 0), turnTo(3)));

    assertThat(messages(importOne(RETAIL)))
        .containsExactly("UPDATE_MOTION " + turnToHex(2), "UPDATE_MOTION " + turnToHex(3));
  }

  @Test
  void timestampsOfPositionsAreMovedToTheTracesZero() throws IOException {
    send(0.0, create(ORC, 0xFFFF, 84, null));
    send(0.1, position(ORC, 85, 0xFFFF, 99, 7));
    send(0.2, position(ORC, 86, 0xFFFF, 102, 8));
    send(0.3, position(ORC, 87, 0xFFFF, 103, 6));

    assertThat(messages(importOne(RETAIL)))
        .containsExactly(
            "UPDATE_POSITION " + forcedHex(85, 0xFFFF, 0),
            "UPDATE_POSITION " + forcedHex(86, 2, 1),
            "UPDATE_POSITION " + forcedHex(87, 3, 0xFFFF));
  }

  /** The creation's force-position stamp is 600, the pack's 0. */
  private static String forcedHex(float x, int position, int teleport) {
    String hex = packHex(x, 0, position, teleport);
    return hex.substring(0, hex.length() - 4) + "a8fd";
  }

  @Test
  void anObjectThatWasThereBeforeStartsAtItsFirstPosition() throws IOException {
    send(0.1, motion(ORC, 9, 0x8123, turnTo(1)));
    send(0.2, position(ORC, 85, 9, 0x9000, 3));
    send(0.3, position(ORC, 86, 9, 0x9001, 4));

    List<TraceRecord> records = importOne(RETAIL);

    assertThat(((ObjectRecord) records.get(1)).pos().o()).isEqualTo(new Vec3(85, 10, 0));
    assertThat(messages(records))
        .containsExactly(
            "UPDATE_MOTION " + turnToHex(1),
            "UPDATE_POSITION " + packHex(85, 0, 1, 0),
            "UPDATE_POSITION " + packHex(86, 0, 2, 1));
  }

  @Test
  void anObjectWhosePositionIsNowhereIsPutSomewhereAndSaidSo() throws IOException {
    send(0.1, motion(ORC, 9, 1, turnTo(1)));

    ImportReport report = run(RETAIL);
    List<TraceRecord> records = read(report.traces().get(0).file());

    assertThat(((ObjectRecord) records.get(1)).pos().cell()).isEqualTo(0x00010001);
    assertThat(report.omissions())
        .extracting(ImportReport.Omission::reason)
        .containsExactly(
            "start positions: they are nowhere in the capture, so the object starts in cell"
                + " 0x00010001");
  }

  @Test
  void messagesWaitForTheCreationThatTheyBelongTo() throws IOException {
    send(0.1, motion(ORC, 5, 201, turnTo(1)));
    send(0.2, create(ORC, 5, 84, null));
    send(0.3, motion(ORC, 6, 301, turnTo(3)));
    send(0.4, motion(ORC, 5, 202, turnTo(2)));
    send(0.5, create(ORC, 6, 90, null));
    send(0.6, motion(ORC, 5, 999, turnTo(4)));

    List<TraceRecord> records = importOne(RETAIL);

    assertThat(messages(records))
        .containsExactly(
            "UPDATE_MOTION " + turnToHex(1),
            "UPDATE_MOTION " + turnToHex(2),
            "UPDATE_MOTION " + turnToHex(3));
    assertThat(records.stream().filter(ObjectRecord.class::isInstance)).hasSize(2);
    assertThat(records.stream().filter(RemoveRecord.class::isInstance)).hasSize(1);
  }

  @Test
  void aDeletedObjectLeavesAndCanComeBack() throws IOException {
    send(0.0, create(ORC, 5, 84, null));
    send(0.1, motion(ORC, 5, 201, turnTo(1)));
    send(0.2, delete(ORC, 4));
    send(0.3, delete(ORC, 5));
    send(0.4, delete(ORC, 5));
    send(0.5, create(ORC, 6, 90, null));
    send(0.6, motion(ORC, 6, 201, turnTo(2)));

    ImportReport report = run(RETAIL);
    List<TraceRecord> records = read(report.traces().get(0).file());

    assertThat(
            records.stream()
                .filter(r -> r instanceof ObjectRecord || r instanceof RemoveRecord)
                .map(r -> r.getClass().getSimpleName()))
        .containsExactly("ObjectRecord", "RemoveRecord", "ObjectRecord");
    assertThat(report.omissions())
        .containsExactly(
            new ImportReport.Omission("messages for a former instance of their object", 3, 1),
            new ImportReport.Omission("deletions of objects that are not there", 5, 1));
  }

  @Test
  void objectsThatNothingMovesAreLeftOutAndTargetsAreNot() throws IOException {
    send(0.0, create(ORC, 5, 84, null));
    send(0.0, create(DRUDGE, 5, 90, null));
    send(0.0, create(0x80000003, 5, 96, null));
    send(
        0.1,
        motion(
            ORC,
            5,
            201,
            MovementEvent.moveToObject(
                0x8000003D, DRUDGE, 0xA9B40019, 90, 10, 0, new MovementParameters(), 1)));

    assertThat(
            importOne(RETAIL).stream()
                .filter(ObjectRecord.class::isInstance)
                .map(record -> ((ObjectRecord) record).guid()))
        .containsExactly(ORC, DRUDGE);
  }

  @Test
  void positionAndMotionInOneMessageBecomeTwoRecords() throws IOException {
    send(0.0, create(ORC, 5, 84, null));
    send(
        0.1,
        new UpdatePositionAndMotion(
                ORC, Messages.pack(85, 5, 101, 7), new MotionStamps(201, 500, 0, 0), turnTo(1))
            .write());

    assertThat(messages(importOne(RETAIL)))
        .containsExactly("UPDATE_POSITION " + forcedHex(85, 1, 0), "UPDATE_MOTION " + turnToHex(1));
  }

  @Test
  void eachMovingObjectCanHaveATraceOfItsOwn() throws IOException {
    send(0.0, create(ORC, 5, 84, null));
    send(0.0, create(DRUDGE, 5, 90, null));
    send(0.1, motion(DRUDGE, 5, 201, turnTo(1)));
    send(0.2, motion(ORC, 5, 201, turnTo(2)));

    ImportReport report =
        run(new PcapImport.Options(CommandTable.CLIENT_2013, TraceDialect.RETAIL, true, 30, false));

    assertThat(report.traces())
        .extracting(trace -> trace.file().getFileName().toString())
        .containsExactly("session-1-80000002.trace.jsonl", "session-1-80000001.trace.jsonl");
    assertThat(messages(read(report.traces().get(0).file())))
        .containsExactly("UPDATE_MOTION " + turnToHex(1));
    assertThat(messages(read(report.traces().get(1).file())))
        .containsExactly("UPDATE_MOTION " + turnToHex(2));
  }

  @Test
  void everyConnectionHasATraceOfItsOwn() throws IOException {
    int otherClient = Captures.CLIENT + 1;
    add(0.0, Captures.toClient(Captures.packet(10, motion(ORC, 5, 1, turnTo(1)))));
    add(
        0.1,
        Captures.ip(
            Captures.SERVER,
            Captures.SERVER_PORT,
            otherClient,
            Captures.CLIENT_PORT,
            Captures.packet(10, motion(ORC, 5, 1, turnTo(2)))));
    // The same connection, from the server's second port.
    add(
        0.2,
        Captures.ip(
            Captures.SERVER,
            Captures.SERVER_PORT + 1,
            Captures.CLIENT,
            Captures.CLIENT_PORT,
            Captures.packet(11, motion(ORC, 5, 2, turnTo(3)))));
    // What the client sends makes no trace.
    add(
        0.3,
        Captures.ip(
            Captures.CLIENT,
            Captures.CLIENT_PORT,
            Captures.SERVER,
            Captures.SERVER_PORT,
            Captures.packet(2, hex("B1F70000 00000000"))));
    // A new log-in from the same port: sequence numbers and timestamps start again.
    add(60, Captures.toClient(Captures.packet(0, TransportPacket.CONNECT_REQUEST, new byte[28])));
    add(61, Captures.toClient(Captures.packet(10, motion(ORC, 5, 1, turnTo(4)))));

    ImportReport report = run(RETAIL);

    assertThat(report.traces()).hasSize(3);
    assertThat(messages(read(report.traces().get(0).file())))
        .containsExactly("UPDATE_MOTION " + turnToHex(1), "UPDATE_MOTION " + turnToHex(3));
    assertThat(messages(read(report.traces().get(1).file())))
        .containsExactly("UPDATE_MOTION " + turnToHex(2));
    assertThat(messages(read(report.traces().get(2).file())))
        .containsExactly("UPDATE_MOTION " + turnToHex(4));
  }

  @Test
  void theCapturedMessagesComeThroughByteForByte() throws IOException {
    List<String> bodies = new ArrayList<>();
    Path fixtures =
        RepositoryRoot.find()
            .resolve("physics-port/src/test/resources/wire/update-motion-capture.jsonl");
    for (String line : Files.readAllLines(fixtures)) {
      JsonNode message = new ObjectMapper().readTree(line);
      send(message.get("t").asDouble(), hex(message.get("hex").asText()));
      bodies.add("UPDATE_MOTION " + message.get("hex").asText().substring(32));
    }

    List<TraceRecord> records =
        importOne(
            new PcapImport.Options(
                CommandTable.CLIENT_2015, TraceDialect.RETAIL, false, 30, false));

    assertThat(messages(records)).hasSize(12).isEqualTo(bodies);
    assertThat(((TickRecord) last(records)).time()).isBetween(48.7, 48.9);
  }

  @Test
  void theLegacyPositionsComeThrough() throws IOException {
    send(
        0,
        hex(
            "48F70000034016783400000008016481A1DB1841F0071943D7A3BD41AA776D3FE042BFBE3906010000000000"));
    send(
        1,
        hex(
            "48F70000F96CD395360000006C017E01F74FCF4103A6E0C2C520303DB97E0DBFC45755BF650000003C00090002000000"));

    List<TraceRecord> records = importOne(RETAIL);

    assertThat(messages(records))
        .containsExactly(
            "UPDATE_POSITION 3400000008016481a1db1841f0071943d7a3bd41aa776d3fe042bfbe0000010000000000",
            "UPDATE_POSITION 360000006c017e01f74fcf4103a6e0c2c520303db97e0dbfc45755bf650000000000010000000000");
  }

  @Test
  void theMessagesOfATraceComeBackFromACaptureOfThem() throws IOException {
    Path source = RepositoryRoot.find().resolve("traces/retail/combined/melee_dance.trace.jsonl");
    List<String> sent = new ArrayList<>();
    double time = 0;
    int stamp = 1;
    for (TraceRecord record : read(source)) {
      if (record instanceof TickRecord tick) {
        time = tick.time() - 1000;
      } else if (record instanceof MsgRecord msg && msg.type() == MessageType.UPDATE_MOTION) {
        sent.add("UPDATE_MOTION " + msg.hex());
        send(
            time, motion(msg.guid(), 0, new MotionStamps(stamp++, 0, 0, 0), read2013(msg.bytes())));
      }
    }
    assertThat(sent).isNotEmpty();

    assertThat(messages(importOne(RETAIL))).isEqualTo(sent);
  }

  private static MovementEvent read2013(byte[] body) {
    try {
      return MovementEvent.read(body, CommandTable.CLIENT_2013);
    } catch (MalformedMessageException e) {
      throw new AssertionError(e);
    }
  }

  @Test
  void anImportedTraceReplaysAndItsObjectsGetGoing() throws IOException {
    send(0.0, create(ORC, 5, 84, null));
    send(1.0, motion(ORC, 5, 201, turnTo(90)));
    send(2.0, position(ORC, 85, 5, 101, 7));
    Path trace = run(RETAIL).traces().get(0).file();
    Recording recording = new Recording();

    try (TraceReader reader = TraceReader.open(trace)) {
      ReplayOutcome outcome = Replayer.replay(reader, "trace", new PortSubject(), recording);
      assertThat(outcome.failure()).isEmpty();
    }

    assertThat(recording.probes())
        .extracting(row -> row.function().retailName() + " " + row.argsText())
        .contains(
            "MovementManager::unpack_movement type=9",
            "MoveToManager::_DoMotion motion=0x6500000D;speed=1;holdKey=0",
            "CPhysicsObj::MoveOrTeleport cell=0xA9B40019;x=85;y=10;z=0;timestamp=0;contact=1");
  }

  @Test
  void aCaptureThatRepeatsAndMixesUpItsPacketsGivesTheSameTrace() throws IOException {
    send(0.0, create(ORC, 5, 84, turnTo(45).write()));
    for (int i = 1; i <= 40; i++) {
      send(0.5, motion(ORC, 5, 200 + i, turnTo(i)));
    }
    String plain = Files.readString(run(RETAIL).traces().get(0).file());
    List<Frame> mixed = new ArrayList<>();
    mixed.add(frames.get(0));
    for (int i = 1; i + 3 < frames.size(); i += 4) {
      for (int j : new int[] {2, 0, 3, 2, 1, 0}) {
        mixed.add(frames.get(i + j));
      }
    }

    ImportReport report = run(Captures.pcap(1, mixed), "mixed.pcap", RETAIL);

    assertThat(Files.readString(report.traces().get(0).file()))
        .isEqualTo(plain.replace("session-1", "mixed-1"));
  }

  @Test
  void allFormatsAndLinksGiveTheSameTrace() throws IOException {
    send(0.0, create(ORC, 5, 84, null));
    send(0.25, motion(ORC, 5, 201, turnTo(1)));
    List<Frame> raw = frames.stream().map(f -> new Frame(f.seconds(), withoutLink(f))).toList();
    List<byte[]> captures =
        List.of(
            Captures.pcap(1, frames),
            Captures.pcap(ByteOrder.BIG_ENDIAN, true, 101, raw),
            Captures.pcapNg(ByteOrder.LITTLE_ENDIAN, 1, frames),
            Captures.pcapNg(ByteOrder.BIG_ENDIAN, 228, raw));
    List<List<TraceRecord>> traces = new ArrayList<>();
    for (int i = 0; i < captures.size(); i++) {
      ImportReport report = run(captures.get(i), "c" + i + ".pcapng", RETAIL);
      List<TraceRecord> records = read(report.traces().get(0).file());
      traces.add(records.subList(1, records.size()));
    }
    assertThat(traces).allSatisfy(trace -> assertThat(trace).isEqualTo(traces.get(0)));
  }

  private static byte[] withoutLink(Frame frame) {
    return Arrays.copyOfRange(frame.bytes(), 14, frame.bytes().length);
  }

  @Test
  void aCaptureThatBreaksOffGivesWhatCameBefore() throws IOException {
    send(0.0, create(ORC, 5, 84, null));
    send(0.1, motion(ORC, 5, 201, turnTo(1)));
    send(0.2, motion(ORC, 5, 202, turnTo(2)));
    byte[] capture = Captures.pcap(1, frames);

    ImportReport report = run(Arrays.copyOf(capture, capture.length - 9), "cut.pcap", RETAIL);

    assertThat(report.brokenOff()).isTrue();
    assertThat(messages(read(report.traces().get(0).file())))
        .containsExactly("UPDATE_MOTION " + turnToHex(1));
  }

  @Test
  void damagedCapturesAreImportedOrRefusedButNothingElse() throws IOException {
    send(0.0, player(DRUDGE));
    send(0.0, create(ORC, 5, 84, turnTo(45).write()));
    send(0.1, motion(ORC, 5, 201, turnTo(90)));
    send(0.2, position(ORC, 85, 5, 101, 7));
    send(0.3, new VectorUpdate(ORC, 4, 5, 6, 0, 0, 9, 5, 401).write());
    send(0.4, delete(ORC, 5));
    PcapImport.Options slow =
        new PcapImport.Options(CommandTable.CLIENT_2013, TraceDialect.RETAIL, false, 1, true);
    Random random = new Random(10);
    int imported = 0;
    for (int i = 0; i < 200; i++) {
      List<Frame> damaged = new ArrayList<>();
      for (Frame frame : frames) {
        byte[] bytes = frame.bytes().clone();
        for (int n = random.nextInt(3); n > 0; n--) {
          bytes[random.nextInt(bytes.length)] = (byte) random.nextInt(256);
        }
        damaged.add(new Frame(frame.seconds(), bytes));
      }
      byte[] capture = Captures.pcap(1, damaged);
      try {
        for (ImportReport.Trace trace : run(capture, "damaged.pcap", slow).traces()) {
          assertThat(read(trace.file())).isNotEmpty();
          imported++;
        }
      } catch (InputException refused) {
        assertThat(refused).hasMessageStartingWith("damaged.pcap: ");
      }
    }
    assertThat(imported).isGreaterThan(100);
  }

  @Test
  void malformedMessagesAreSkippedWithTheirReason() throws IOException {
    send(0.0, motion(ORC, 5, 201, turnTo(1)));
    send(0.1, Arrays.copyOf(motion(ORC, 5, 202, turnTo(2)), 30));
    send(0.2, hex("45F70000 01000080 12"));

    assertThat(run(RETAIL).omissions())
        .contains(
            new ImportReport.Omission(
                "malformed messages 0xF74C: offset 28 (0x1C): expected 4 bytes of"
                    + " params.desired_heading, found the end after 2 bytes",
                2,
                1),
            new ImportReport.Omission(
                "malformed messages 0xF745: offset 8 (0x8): expected the model marker 0x11, found"
                    + " 18",
                3,
                1));
  }

  @Test
  void aCommandThatTheTracesDialectDoesNotKnowIsLeftOut() throws IOException {
    send(0.0, motion(ORC, 5, 201, turnTo(1)));
    byte[] inserted = motion(ORC, 5, 202, turnTo(2));
    inserted[18] = 0x10;
    inserted[19] = 0x01;
    send(0.1, inserted);

    PcapImport.Options toRetail =
        new PcapImport.Options(CommandTable.CLIENT_2015, TraceDialect.RETAIL, false, 30, true);
    ImportReport report = run(toRetail);
    assertThat(messages(read(report.traces().get(0).file()))).hasSize(1);
    assertThat(report.omissions())
        .extracting(ImportReport.Omission::reason)
        .contains(
            "movement events: offset 2 (0x2): expected a command that the client of 2013 knows"
                + " too, found 0x0110 of the client of 2015");
    PcapImport.Options toAce =
        new PcapImport.Options(CommandTable.CLIENT_2015, TraceDialect.ACE, false, 30, true);
    assertThat(messages(read(run(toAce).traces().get(0).file()))).hasSize(2);
  }

  @Test
  void aCaptureWithoutASessionIsRefused() {
    add(0, Captures.toClient(new byte[] {1, 2, 3}));
    add(0, Captures.toClient(Captures.packet(1, hex("B1F70000 00000000"))));
    assertThatExceptionOfType(InputException.class)
        .isThrownBy(() -> run(RETAIL))
        .withMessage(
            "session.pcap: no movement message of a client session in 2 frames; expected the UDP"
                + " packets that a server sends to a client; 1 datagrams that are not of the"
                + " client's transport");
    assertThat(folder.resolve("out")).doesNotExist();
  }

  @Test
  void tracesThatAreThereAreOnlyReplacedWhenAskedFor() throws IOException {
    send(0.0, motion(ORC, 5, 201, turnTo(1)));
    run(RETAIL);
    assertThatExceptionOfType(FileAlreadyExistsException.class).isThrownBy(() -> run(RETAIL));
    PcapImport.Options force =
        new PcapImport.Options(CommandTable.CLIENT_2013, TraceDialect.RETAIL, false, 30, true);
    assertThat(run(force).traces()).hasSize(1);
  }

  @Test
  void aSessionOfTooManyTicksIsRefused() {
    send(0.0, motion(ORC, 5, 201, turnTo(1)));
    send(1e6, motion(ORC, 5, 202, turnTo(1)));
    assertThatExceptionOfType(InputException.class)
        .isThrownBy(() -> run(RETAIL))
        .withMessageContaining("cut the capture, or take a lower rate");
  }

  @Test
  void namesOfTracesHoldNothingThatANameOfACaptureCouldSmuggleIn() {
    assertThat(PcapImport.baseName(Path.of("a b;$(rm).pcap"))).isEqualTo("a_b___rm_");
    assertThat(PcapImport.baseName(Path.of("..pcap"))).isEqualTo("_");
    assertThat(PcapImport.baseName(Path.of(".pcapng"))).isEqualTo("capture");
    assertThat(PcapImport.baseName(Path.of("x".repeat(200)))).hasSize(64);
    assertThat(PcapImport.baseName(Path.of("Session-1_2.PcapNG"))).isEqualTo("Session-1_2");
  }

  private void send(double seconds, byte[] message) {
    int pieces = (message.length + 447) / 448;
    for (int i = 0; i < pieces; i++) {
      int flags = TransportPacket.BLOB_FRAGMENTS | TransportPacket.ENCRYPTED_CHECKSUM;
      byte[] fragment = Captures.fragment(sequence - i, message, 448, i);
      add(seconds, Captures.toClient(Captures.packet(sequence++, flags, fragment)));
    }
  }

  private void add(double seconds, byte[] ip) {
    frames.add(new Frame(seconds, Captures.ethernet(ip)));
  }

  private List<TraceRecord> importOne(PcapImport.Options options) throws IOException {
    ImportReport report = run(options);
    assertThat(report.traces()).hasSize(1);
    return read(report.traces().get(0).file());
  }

  private ImportReport run(PcapImport.Options options) throws IOException {
    return run(Captures.pcap(1, frames), "session.pcap", options);
  }

  private ImportReport run(byte[] capture, String name, PcapImport.Options options)
      throws IOException {
    Path file = folder.resolve(name);
    Files.write(file, capture);
    return new PcapImport(options).run(name, file, folder.resolve("out"));
  }

  private static List<TraceRecord> read(Path trace) {
    List<TraceRecord> records = new ArrayList<>();
    try (TraceReader reader = TraceReader.open(trace)) {
      records.add(reader.header());
      for (TraceRecord record = reader.next(); record != null; record = reader.next()) {
        if (record != reader.header()) {
          records.add(record);
        }
      }
    }
    return records;
  }

  private static List<String> messages(List<TraceRecord> records) {
    return records.stream()
        .filter(MsgRecord.class::isInstance)
        .map(MsgRecord.class::cast)
        .map(msg -> msg.type() + " " + msg.hex())
        .toList();
  }

  private static <T> T first(List<TraceRecord> records, Class<T> type) {
    return records.stream().filter(type::isInstance).map(type::cast).findFirst().orElseThrow();
  }

  private static <T> T last(List<T> records) {
    return records.get(records.size() - 1);
  }
}
