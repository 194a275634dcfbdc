package dev.goldtrace.metamorphic;

import dev.goldtrace.diagnose.LoadedTrace;
import dev.goldtrace.golden.FrameRow;
import dev.goldtrace.golden.ProbeRow;
import dev.goldtrace.golden.StateRow;
import dev.goldtrace.replay.Recording;
import dev.goldtrace.replay.Subject;
import dev.goldtrace.replay.SubjectException;
import dev.goldtrace.trace.TraceRecord;
import java.util.List;

/**
 * What a replay gave.
 *
 * @param ending how it ended: empty, or the kind of failure with the number of the record
 */
record Replayed(
    List<FrameRow> frames, List<ProbeRow> probes, List<StateRow> states, String ending) {

  /** Replays a trace; a failure of the subject ends it, as it ends the run of a case. */
  static Replayed of(LoadedTrace trace, Subject subject) {
    Recording recording = new Recording();
    return new Replayed(
        recording.frames(), recording.probes(), recording.states(), run(trace, subject, recording));
  }

  private static String run(LoadedTrace trace, Subject subject, Recording recording) {
    try {
      subject.start(trace.header());
      for (TraceRecord record : trace.records()) {
        try {
          subject.accept(record, recording);
        } catch (SubjectException e) {
          return e.kind() + " in line " + record.line();
        }
      }
      subject.end(recording);
      return "";
    } catch (SubjectException e) {
      return e.kind() + " outside the records";
    }
  }

  /** Where this and another result part first, in words; empty if nowhere. */
  String firstDifference(Replayed other) {
    String difference = first("call", probes, other.probes);
    difference = difference.isEmpty() ? first("frame", frames, other.frames) : difference;
    difference = difference.isEmpty() ? first("state", states, other.states) : difference;
    return difference.isEmpty() && !ending.equals(other.ending)
        ? "ends '" + ending + "', not '" + other.ending + "'"
        : difference;
  }

  private static <T> String first(String what, List<T> expected, List<T> found) {
    for (int i = 0; i < Math.min(expected.size(), found.size()); i++) {
      if (!expected.get(i).equals(found.get(i))) {
        return what
            + " row "
            + i
            + ": expected "
            + text(expected.get(i))
            + ", found "
            + text(found.get(i));
      }
    }
    return expected.size() == found.size()
        ? ""
        : what + " rows: expected " + expected.size() + ", found " + found.size();
  }

  private static String text(Object row) {
    if (row instanceof ProbeRow probe) {
      return probe + " (" + probe.argsText() + ")";
    }
    if (row instanceof StateRow state) {
      StringBuilder text = new StringBuilder("tick " + state.tick() + " of " + state.guid());
      state
          .columns()
          .columns()
          .forEach(
              column -> text.append(' ').append(column).append('=').append(state.text(column)));
      return text.toString();
    }
    return row.toString();
  }
}
