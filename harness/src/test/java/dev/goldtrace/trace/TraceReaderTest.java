package dev.goldtrace.trace;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.zip.GZIPOutputStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class TraceReaderTest {

  private static final String POS =
      "{\"cell\":\"0xA9B40019\",\"o\":[84,-10.5,2e-04],\"q\":[1,-0.0,0,0]}";

  @Test
  void headerHoldsWhatTheFirstLineSays() {
    TraceHeader header = (TraceHeader) TraceText.read(TraceText.of()).get(0);
    assertThat(header.id()).isEqualTo("a/b");
    assertThat(header.origin()).isEqualTo(TraceOrigin.AUTHORED);
    assertThat(header.dialect()).isEqualTo(TraceDialect.RETAIL);
    assertThat(header.tags()).containsExactly("x");
    assertThat(header.time()).isEqualTo(1000);
    assertThat(header.collision()).isFalse();
    assertThat(header.line()).isEqualTo(1);
  }

  @Test
  void headerOf11NamesTheGroundPlane() {
    TraceHeader header = (TraceHeader) TraceText.read(TraceText.of11()).get(0);
    assertThat(header.collision()).isTrue();
    assertThat(header.groundZ()).isZero();
  }

  @Test
  void absentMembersOfAnObjectHaveTheFormatsDefaults() {
    ObjectRecord object = (ObjectRecord) TraceText.read(TraceText.of()).get(1);
    assertThat(object.guid()).isEqualTo(0x80000001);
    assertThat(object.vel()).isEqualTo(Vec3.ZERO);
    assertThat(object.radius()).isZero();
    assertThat(object.height()).isZero();
    assertThat(object.sphereCount()).isEqualTo(1);
    assertThat(object.spheres()).isEmpty();
    assertThat(object.cylspheres()).isEmpty();
    assertThat(object.scale()).isEqualTo(1f);
    assertThat(object.state()).isEqualTo(0x408);
    assertThat(object.transientState()).isEqualTo(0x83);
    assertThat(object.creature()).isTrue();
    assertThat(object.runRate()).isNull();
    assertThat(object.parent()).isNull();
    assertThat(object.playerDistance()).isZero();
    assertThat(object.stepUp()).isZero();
    assertThat(object.player()).isFalse();
    assertThat(object.weenie()).isTrue();
    assertThat(object.freeHeading()).isFalse();
    assertThat(object.friction()).isEqualTo(0.95f);
    assertThat(object.elasticity()).isEqualTo(0.05f);
  }

  @Test
  void membersOfAnObjectAreReadByTheirTypes() {
    ObjectRecord object =
        (ObjectRecord)
            TraceText.read(
                    TraceText.of11(
                        "{\"k\":\"object\",\"guid\":\"0x80000002\",\"pos\":"
                            + POS
                            + ",\"vel\":[1,2,\"NaN\"],\"spheres\":[{\"o\":[0,0,0.475],\"r\":0.48}],"
                            + "\"cylspheres\":[{\"o\":[0,0,1],\"r\":2,\"h\":3}],\"runRate\":1.5,"
                            + "\"parent\":\"0x80000001\",\"weenie\":false,\"friction\":0.5}"))
                .get(2);
    assertThat(object.pos().cell()).isEqualTo(0xA9B40019);
    assertThat(object.pos().o()).isEqualTo(new Vec3(84, -10.5f, 2e-4f));
    assertThat(object.pos().q()).isEqualTo(new Quat(1, -0f, 0, 0));
    assertThat(object.vel().z()).isNaN();
    assertThat(object.spheres()).containsExactly(new SphereValue(new Vec3(0, 0, 0.475f), 0.48f));
    assertThat(object.sphereCount()).isEqualTo(1);
    assertThat(object.cylspheres()).containsExactly(new CylinderValue(new Vec3(0, 0, 1), 2, 3));
    assertThat(object.runRate()).isEqualTo(1.5f);
    assertThat(object.parent()).isEqualTo(0x80000001);
    assertThat(object.weenie()).isFalse();
    assertThat(object.friction()).isEqualTo(0.5f);
  }

  @Test
  void tickTellsWrittenFromAbsentInputs() {
    List<TraceRecord> records =
        TraceText.read(
            TraceText.of(
                "{\"k\":\"tick\",\"n\":0,\"time\":1000.0333333333333,\"quantum\":0.033333335,\"in\":"
                    + "{\"0x80000001\":{\"root\":{\"o\":[0,1,0],\"q\":[1,0,0,0]},\"done\":2,"
                    + "\"moved\":null}}}",
                "{\"k\":\"tick\",\"n\":1,\"time\":1,\"quantum\":0,\"in\":{\"0x80000001\":{\"moved\":"
                    + POS
                    + "}}}",
                "{\"k\":\"tick\",\"n\":2,\"time\":1,\"quantum\":0}"));
    TickRecord first = (TickRecord) records.get(2);
    assertThat(first.time()).isEqualTo(1000.0333333333333);
    assertThat(first.quantum()).isEqualTo(0.033333335f);
    assertThat(first.line()).isEqualTo(3);
    Slice slice = first.slice(0x80000001);
    assertThat(slice.root().o()).isEqualTo(new Vec3(0, 1, 0));
    assertThat(slice.done()).isEqualTo(2);
    assertThat(slice.moved().failed()).isTrue();
    Slice second = ((TickRecord) records.get(3)).slice(0x80000001);
    assertThat(second.root()).isNull();
    assertThat(second.rootOrIdentity()).isEqualTo(FrameValue.IDENTITY);
    assertThat(second.moved().position().cell()).isEqualTo(0xA9B40019);
    Slice third = ((TickRecord) records.get(4)).slice(0x80000001);
    assertThat(third).isEqualTo(Slice.NOTHING);
    assertThat(third.moved()).isNull();
  }

  @Test
  void frameHoldsASliceForEachUpdate() {
    FrameRecord frame =
        (FrameRecord)
            TraceText.read(
                    TraceText.of11(
                        "{\"k\":\"frame\",\"n\":0,\"time\":1000.0334,\"in\":{\"0x80000001\":"
                            + "[{},{\"done\":3}]}}"))
                .get(2);
    assertThat(frame.in().find(0x80000001)).hasSize(2);
    assertThat(frame.slice(0x80000001, 0)).isEqualTo(Slice.NOTHING);
    assertThat(frame.slice(0x80000001, 1).done()).isEqualTo(3);
    assertThat(frame.slice(0x80000001, 2)).isEqualTo(Slice.NOTHING);
    assertThat(frame.slice(0x80000002, 0)).isEqualTo(Slice.NOTHING);
  }

  @Test
  void callHoldsItsArgumentsByType() {
    List<TraceRecord> records =
        TraceText.read(
            TraceText.of(
                "{\"k\":\"call\",\"guid\":\"0x80000001\",\"fn\":\"CPhysicsObj::set_target\",\"args\":"
                    + "{\"context\":7,\"object\":\"0x80000002\",\"radius\":0.5,\"quantum\":0.1}}",
                "{\"args\":{\"pos\":"
                    + POS
                    + ",\"timestamp\":3,\"contact\":true,\"vel\":[1,2,3]},\"fn\":"
                    + "\"CPhysicsObj::MoveOrTeleport\",\"guid\":\"0x80000001\",\"k\":\"call\"}",
                "{\"k\":\"call\",\"guid\":\"0x80000001\",\"fn\":\"CPhysicsObj::TurnToHeading\",\"args\":"
                    + "{\"params\":{\"flags\":\"0x0001EE0F\",\"desiredHeading\":75,\"contextId\":"
                    + "\"0x0000000A\"}}}",
                "{\"k\":\"call\",\"guid\":\"0x80000001\",\"fn\":\"MovementManager::PerformMovement\","
                    + "\"args\":{\"type\":5}}"));
    CallRecord target = (CallRecord) records.get(2);
    assertThat(target.fn()).isEqualTo(CallFunction.SET_TARGET);
    assertThat(target.int32("context")).isEqualTo(7);
    assertThat(target.object()).isEqualTo(0x80000002);
    assertThat(target.float32("radius")).isEqualTo(0.5f);
    assertThat(target.float64("quantum")).isEqualTo(0.1);
    CallRecord move = (CallRecord) records.get(3);
    assertThat(move.pos().cell()).isEqualTo(0xA9B40019);
    assertThat(move.int32("timestamp")).isEqualTo(3);
    assertThat(move.flag("contact")).isTrue();
    assertThat(move.vel()).isEqualTo(new Vec3(1, 2, 3));
    ParameterValues params = ((CallRecord) records.get(4)).params();
    assertThat(params.flags()).isEqualTo(0x0001EE0F);
    assertThat(params.desiredHeading()).isEqualTo(75f);
    assertThat(params.contextId()).isEqualTo(10);
    assertThat(params.speed()).isNull();
    assertThat(params.holdKey()).isNull();
    assertThat(((CallRecord) records.get(5)).int32("type")).isEqualTo(5);
  }

  @Test
  void envTellsWhatItSets() {
    List<TraceRecord> records =
        TraceText.read(
            TraceText.of(
                "{\"k\":\"env\",\"guid\":\"0x80000001\",\"runRate\":null,\"transient\":\"0x00000003\"}",
                "{\"k\":\"env\",\"guid\":\"0x80000001\",\"playerDistance\":96}"));
    EnvRecord first = (EnvRecord) records.get(2);
    assertThat(first.setsRunRate()).isTrue();
    assertThat(first.runRate()).isNull();
    assertThat(first.transientState()).isEqualTo(3);
    assertThat(first.pos()).isNull();
    EnvRecord second = (EnvRecord) records.get(3);
    assertThat(second.setsRunRate()).isFalse();
    assertThat(second.playerDistance()).isEqualTo(96f);
  }

  @Test
  void messageKeepsItsBytes() {
    MsgRecord msg =
        (MsgRecord)
            TraceText.read(
                    TraceText.of(
                        "{\"k\":\"msg\",\"guid\":\"0x80000001\",\"type\":\"UpdatePosition\",\"hex\":"
                            + "\"00ff10\"}"))
                .get(2);
    assertThat(msg.type()).isEqualTo(MessageType.UPDATE_POSITION);
    assertThat(msg.bytes()).containsExactly(0, 0xFF, 0x10);
  }

  @Test
  void integerMinusZeroOfJsonIsPlusZero() {
    ObjectRecord object =
        (ObjectRecord)
            TraceText.read(
                    TraceText.of(
                        "{\"k\":\"object\",\"guid\":\"0x80000002\",\"pos\":"
                            + POS
                            + ",\"vel\":[-0,-0.0,0]}"))
                .get(2);
    assertThat(object.vel()).isEqualTo(new Vec3(0f, -0f, 0f));
  }

  @Test
  void kindMayStandAnywhereInTheObject() {
    assertThat(TraceText.read(TraceText.of("{\"time\":5,\"k\":\"time\"}")).get(2))
        .isEqualTo(new TimeRecord(3, 5));
  }

  @Test
  void missingFileAndFolderAreTold(@TempDir Path folder) {
    assertThatThrownBy(() -> TraceReader.open(folder.resolve("none.trace.jsonl")))
        .isInstanceOf(InputException.class)
        .hasMessageEndingWith("none.trace.jsonl: there is no such file; check the path");
    assertThatThrownBy(() -> TraceReader.open(folder))
        .isInstanceOf(InputException.class)
        .hasMessageEndingWith(": this is a folder; expected a file");
  }

  @Test
  void writtenRecordsAreReadBackEqual(@TempDir Path folder) throws IOException {
    TraceHeader header =
        new TraceHeader(
            1,
            "a/ä",
            TraceOrigin.AUTHORED,
            TraceDialect.ACE,
            "b\\\"",
            "t",
            List.of(),
            0.1,
            -1f,
            true,
            List.of("D-SP12", "D-SP04"));
    ObjectRecord object =
        new ObjectRecord(
            2,
            -1,
            Members.builder()
                .position("pos", new PositionValue(1, Vec3.ZERO, Quat.IDENTITY))
                .float32("radius", Float.NaN)
                .nothing("runRate")
                .flag("creature", false)
                .build());
    TickRecord tick =
        new TickRecord(
            3,
            0,
            1e300,
            Float.MIN_VALUE,
            Inputs.of(new int[] {-1}, List.of(new Slice(null, 7, null))));
    for (String name : new String[] {"a.trace.jsonl", "a.trace.jsonl.gz"}) {
      Path file = folder.resolve(name);
      OutputStream out = Files.newOutputStream(file);
      try (TraceWriter writer =
          new TraceWriter(name.endsWith(".gz") ? new GZIPOutputStream(out) : out)) {
        writer.write(header);
        writer.write(object);
        writer.write(tick);
      }
      try (TraceReader reader = TraceReader.open(file, ReadOptions.strictly())) {
        assertThat(reader.header()).isEqualTo(header);
        assertThat(reader.next()).isEqualTo(header);
        assertThat(reader.next()).isEqualTo(object);
        assertThat(reader.next()).isEqualTo(tick);
        assertThat(reader.next()).isNull();
      }
    }
    assertThat(Files.readAllBytes(folder.resolve("a.trace.jsonl.gz"))).startsWith(0x1F, 0x8B);
  }

  @Test
  void goldenFormOfEachRecordIsWritten() throws IOException {
    String text =
        TraceText.of(
            "{\"k\":\"time\",\"time\":1000.5}",
            "{\"k\":\"msg\",\"guid\":\"0x80000001\",\"type\":\"UpdateMotion\",\"hex\":\"00\"}",
            "{\"k\":\"remove\",\"guid\":\"0x80000001\"}");
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    try (TraceWriter writer = new TraceWriter(out)) {
      for (TraceRecord record : TraceText.read(text)) {
        writer.write(record);
      }
    }
    assertThat(out.toString(StandardCharsets.UTF_8)).isEqualTo(text);
  }
}
