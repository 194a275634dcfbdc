package dev.goldtrace.benchmark;

import dev.goldtrace.golden.FrameWriter;
import dev.goldtrace.golden.ProbeWriter;
import dev.goldtrace.golden.StateColumns;
import dev.goldtrace.golden.StateWriter;
import dev.goldtrace.port.math.Frame;
import dev.goldtrace.port.motion.MotionCommand;
import dev.goldtrace.port.object.PhysicsObj;
import dev.goldtrace.port.probe.Probe;
import dev.goldtrace.replay.FileRecording;
import dev.goldtrace.replay.PortSubject;
import dev.goldtrace.replay.Replayer;
import dev.goldtrace.trace.CallFunction;
import dev.goldtrace.trace.CallRecord;
import dev.goldtrace.trace.FrameValue;
import dev.goldtrace.trace.Inputs;
import dev.goldtrace.trace.MemberValue;
import dev.goldtrace.trace.Members;
import dev.goldtrace.trace.ObjectRecord;
import dev.goldtrace.trace.PositionValue;
import dev.goldtrace.trace.Quat;
import dev.goldtrace.trace.Slice;
import dev.goldtrace.trace.TickRecord;
import dev.goldtrace.trace.TraceDialect;
import dev.goldtrace.trace.TraceHeader;
import dev.goldtrace.trace.TraceOrigin;
import dev.goldtrace.trace.TraceReader;
import dev.goldtrace.trace.TraceWriter;
import dev.goldtrace.trace.Vec3;
import java.io.BufferedOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/** A {@link Chase} as a trace of any length, with golden files beside it that the port records. */
final class ChaseTrace {
  private static final int NO_LINE = 0;

  private ChaseTrace() {}

  /**
   * Writes a trace until it has a size, then its golden files.
   *
   * @param folder gets the trace and its golden files
   * @param bytes size from which the trace ends
   */
  static TraceFiles write(Path folder, String name, int chasers, long bytes) throws IOException {
    Files.createDirectories(folder);
    Path trace = folder.resolve(name + ".trace.jsonl");
    Chase chase = new Chase(chasers, Probe.NONE);
    Stage stage = chase.stage();
    int n = 0;
    try (Counted out = new Counted(new BufferedOutputStream(Files.newOutputStream(trace)));
        TraceWriter writer = new TraceWriter(out)) {
      writer.write(header(name));
      for (PhysicsObj object : stage.objects) {
        writer.write(declaration(object));
        for (CallRecord call : calls(object, stage)) {
          writer.write(call);
        }
      }
      while (out.count < bytes) {
        chase.tick();
        writer.write(tick(n++, stage));
      }
    }
    TraceFiles files = new TraceFiles(trace, folder.resolve(name), n, stage.objects.size());
    record(files);
    return files;
  }

  private static void record(TraceFiles files) throws IOException {
    try (TraceReader reader = TraceReader.open(files.trace());
        PortSubject port = new PortSubject();
        FileRecording recording =
            new FileRecording(
                new FrameWriter(open(files.frames())),
                new ProbeWriter(open(files.probes())),
                new StateWriter(open(files.state()), StateColumns.V1_0))) {
      Replayer.replay(reader, files.trace().toString(), port, recording);
    }
  }

  private static OutputStream open(Path file) throws IOException {
    return new BufferedOutputStream(Files.newOutputStream(file), 1 << 16);
  }

  private static TraceHeader header(String name) {
    return new TraceHeader(
        NO_LINE,
        name,
        TraceOrigin.AUTHORED,
        TraceDialect.RETAIL,
        "goldtrace benchmark",
        "creatures chase one target",
        List.of("chase"),
        Stage.START,
        null);
  }

  private static ObjectRecord declaration(PhysicsObj object) {
    Frame frame = object.position.frame;
    Members members =
        Members.builder()
            .position(
                "pos",
                new PositionValue(
                    object.position.cell,
                    new Vec3(frame.origin.x, frame.origin.y, frame.origin.z),
                    quaternion(frame)))
            .vector("vel", Vec3.ZERO)
            .float32("radius", Stage.RADIUS)
            .float32("height", Stage.HEIGHT)
            .int32("spheres", 1)
            .float32("scale", 1)
            .id("state", object.state)
            .id("transient", object.transientState)
            .flag("creature", true)
            .float32("runRate", object.weenie.inqRunRate())
            .nothing("parent")
            .float32("playerDistance", 0)
            .build();
    return new ObjectRecord(NO_LINE, object.id, members);
  }

  private static List<CallRecord> calls(PhysicsObj object, Stage stage) {
    PhysicsObj target = stage.objects.get(0);
    if (object == target) {
      return List.of(
          new CallRecord(
              NO_LINE,
              object.id,
              CallFunction.DO_INTERPRETED_MOTION,
              Members.builder()
                  .id("motion", MotionCommand.RUN_FORWARD)
                  .put("params", new MemberValue.Nested(Members.NONE))
                  .build()));
    }
    Members params = Members.builder().id("flags", Chase.parameters().bitfield).build();
    return List.of(
        new CallRecord(
            NO_LINE,
            object.id,
            CallFunction.MOVE_TO_OBJECT,
            Members.builder()
                .id("object", target.id)
                .put("params", new MemberValue.Nested(params))
                .build()));
  }

  private static TickRecord tick(int n, Stage stage) {
    int[] guids = new int[stage.objects.size()];
    List<Slice> slices = new ArrayList<>();
    for (int i = 0; i < guids.length; i++) {
      guids[i] = stage.objects.get(i).id;
      Gait gait = stage.gaits.get(i);
      Vec3 origin = new Vec3(gait.root.origin.x, gait.root.origin.y, gait.root.origin.z);
      slices.add(new Slice(new FrameValue(origin, quaternion(gait.root)), gait.done, null));
    }
    return new TickRecord(NO_LINE, n, stage.world.curTime, Stage.QUANTUM, Inputs.of(guids, slices));
  }

  private static Quat quaternion(Frame frame) {
    return new Quat(frame.qw, frame.qx, frame.qy, frame.qz);
  }

  /** Counts the bytes that go through. */
  private static final class Counted extends OutputStream {
    private final OutputStream out;
    private long count;

    Counted(OutputStream out) {
      this.out = out;
    }

    @Override
    public void write(int b) throws IOException {
      count++;
      out.write(b);
    }

    @Override
    public void write(byte[] bytes, int offset, int length) throws IOException {
      count += length;
      out.write(bytes, offset, length);
    }

    @Override
    public void close() throws IOException {
      out.close();
    }
  }
}
