package com.example.port;

import dev.goldtrace.golden.FrameRow;
import dev.goldtrace.golden.StateColumn;
import dev.goldtrace.golden.StateColumns;
import dev.goldtrace.golden.StateRow;
import dev.goldtrace.replay.RecordingSink;
import dev.goldtrace.replay.Subject;
import dev.goldtrace.replay.SubjectException;
import dev.goldtrace.trace.ObjectRecord;
import dev.goldtrace.trace.Slice;
import dev.goldtrace.trace.TickRecord;
import dev.goldtrace.trace.TraceHeader;
import dev.goldtrace.trace.TraceRecord;
import dev.goldtrace.trace.Vec3;
import java.util.LinkedHashMap;
import java.util.Map;

/**
 * Stands for a port under test: all it can do is to let animations carry upright objects about. Its
 * constructor is what {@code goldtrace.subject} asks for: public, without parameters.
 */
public final class WalkingPort implements Subject {
  private final StateRow.Builder states = StateRow.builder(StateColumns.V1_0);
  private final Map<Integer, Walker> walkers = new LinkedHashMap<>();

  private static final class Walker {
    final int cell;
    float x;
    float y;
    float z;

    Walker(ObjectRecord object) {
      cell = object.pos().cell();
      x = object.pos().o().x();
      y = object.pos().o().y();
      z = object.pos().o().z();
    }
  }

  @Override
  public String description() {
    return "walking port 1";
  }

  @Override
  public void start(TraceHeader header) {
    walkers.clear();
  }

  @Override
  public void accept(TraceRecord record, RecordingSink sink) throws SubjectException {
    if (record instanceof ObjectRecord object) {
      walkers.put(object.guid(), new Walker(object));
    } else if (record instanceof TickRecord tick) {
      tick(tick, sink);
    } else {
      throw new SubjectException(
          SubjectException.Kind.UNSUPPORTED, "can only tick, not " + record.getClass().getName());
    }
  }

  private void tick(TickRecord tick, RecordingSink sink) {
    sink.tick(tick.n(), tick.time());
    walkers.forEach(
        (guid, walker) -> {
          Slice slice = tick.slice(guid);
          Vec3 step = slice.rootOrIdentity().o();
          walker.x = (float) ((double) walker.x + step.x());
          walker.y = (float) ((double) walker.y + step.y());
          walker.z = (float) ((double) walker.z + step.z());
          sink.frame(
              new FrameRow(
                  tick.n(),
                  tick.time(),
                  guid,
                  walker.cell,
                  walker.x,
                  walker.y,
                  walker.z,
                  1,
                  0,
                  0,
                  0,
                  0));
        });
    for (int guid : walkers.keySet()) {
      states.float32(StateColumn.VX, 0).float32(StateColumn.VY, 0).float32(StateColumn.VZ, 0);
      sink.state(states.build(tick.n(), guid));
    }
  }

  @Override
  public void end(RecordingSink sink) {
    // Every tick's rows were handed over with the tick.
  }

  @Override
  public void close() {
    // Nothing is held.
  }
}
