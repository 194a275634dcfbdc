package dev.goldtrace.minimize;

import dev.goldtrace.trace.CallRecord;
import dev.goldtrace.trace.EnvRecord;
import dev.goldtrace.trace.FrameRecord;
import dev.goldtrace.trace.Inputs;
import dev.goldtrace.trace.MsgRecord;
import dev.goldtrace.trace.ObjectRecord;
import dev.goldtrace.trace.RemoveRecord;
import dev.goldtrace.trace.TickRecord;
import dev.goldtrace.trace.TraceRecord;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * What is left out of a trace.
 *
 * @param objects objects, with everything that is done to them
 * @param records other records, by index
 */
record Reduction(Set<Integer> objects, Set<Integer> records) {
  static final Reduction NONE = new Reduction(Set.of(), Set.of());

  Reduction {
    objects = Set.copyOf(objects);
    records = Set.copyOf(records);
  }

  /**
   * A record that is kept.
   *
   * @param index where it stood
   * @param record what is left of it; a tick has its old number
   */
  record Kept(int index, TraceRecord record) {}

  List<Kept> of(List<TraceRecord> all) {
    List<Kept> kept = new ArrayList<>();
    for (int i = 0; i < all.size(); i++) {
      Optional<Integer> owner = owner(all.get(i));
      if (!records.contains(i) && owner.filter(objects::contains).isEmpty()) {
        kept.add(new Kept(i, rest(all.get(i))));
      }
    }
    return kept;
  }

  /** The object that a record is about. */
  static Optional<Integer> owner(TraceRecord record) {
    if (record instanceof ObjectRecord object) {
      return Optional.of(object.guid());
    } else if (record instanceof CallRecord call) {
      return Optional.of(call.guid());
    } else if (record instanceof MsgRecord message) {
      return Optional.of(message.guid());
    } else if (record instanceof EnvRecord env) {
      return Optional.of(env.guid());
    } else if (record instanceof RemoveRecord remove) {
      return Optional.of(remove.guid());
    }
    return Optional.empty();
  }

  private TraceRecord rest(TraceRecord record) {
    if (record instanceof TickRecord tick) {
      return new TickRecord(0, tick.n(), tick.time(), tick.quantum(), rest(tick.in()));
    }
    if (record instanceof FrameRecord frame) {
      return new FrameRecord(0, frame.n(), frame.time(), rest(frame.in()));
    }
    return record;
  }

  private <T> Inputs<T> rest(Inputs<T> inputs) {
    List<Integer> guids = new ArrayList<>();
    List<T> values = new ArrayList<>();
    for (int i = 0; i < inputs.size(); i++) {
      if (!objects.contains(inputs.guid(i))) {
        guids.add(inputs.guid(i));
        values.add(inputs.value(i));
      }
    }
    return Inputs.of(guids.stream().mapToInt(Integer::intValue).toArray(), values);
  }
}
