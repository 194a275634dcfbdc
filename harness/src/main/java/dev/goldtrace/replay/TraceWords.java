package dev.goldtrace.replay;

import dev.goldtrace.trace.CallRecord;
import dev.goldtrace.trace.EnvRecord;
import dev.goldtrace.trace.FrameRecord;
import dev.goldtrace.trace.MsgRecord;
import dev.goldtrace.trace.ObjectRecord;
import dev.goldtrace.trace.RemoveRecord;
import dev.goldtrace.trace.TickRecord;
import dev.goldtrace.trace.TimeRecord;
import dev.goldtrace.trace.TraceRecord;
import java.util.Locale;

/** Says in a few words what a record asks for. */
public final class TraceWords {

  private TraceWords() {}

  public static String of(TraceRecord record) {
    if (record instanceof TickRecord tick) {
      return "tick " + tick.n();
    } else if (record instanceof FrameRecord frame) {
      return "frame " + frame.n();
    } else if (record instanceof TimeRecord) {
      return "time";
    } else if (record instanceof ObjectRecord object) {
      return "object " + id(object.guid());
    } else if (record instanceof EnvRecord env) {
      return "env of " + id(env.guid());
    } else if (record instanceof CallRecord call) {
      return "call of " + call.fn().retailName() + " on " + id(call.guid());
    } else if (record instanceof MsgRecord message) {
      return "message " + message.type().word() + " for " + id(message.guid());
    } else if (record instanceof RemoveRecord remove) {
      return "remove of " + id(remove.guid());
    }
    return "header";
  }

  private static String id(int guid) {
    return String.format(Locale.ROOT, "0x%08X", guid);
  }
}
