package dev.goldtrace.validate;

import dev.goldtrace.check.CaseFinder;
import dev.goldtrace.trace.CallRecord;
import dev.goldtrace.trace.InputProblems;
import dev.goldtrace.trace.MemberValue;
import dev.goldtrace.trace.Members;
import dev.goldtrace.trace.ObjectRecord;
import dev.goldtrace.trace.Quat;
import dev.goldtrace.trace.TextLines;
import dev.goldtrace.trace.TickRecord;
import dev.goldtrace.trace.TimeRecord;
import dev.goldtrace.trace.TraceHeader;
import dev.goldtrace.trace.TraceRecord;

/**
 * What a trace may hold and hardly means: an id that is not its file's name, a clock that goes
 * back, a tick of negative length, a rotation of length zero. Each is told once a trace. The clock
 * of frame records may go back: the format says what that does.
 */
final class TraceDoubts {
  private static final String TRACES = "/traces/";

  private final InputProblems problems;
  private final TextLines lines;
  private final String place;
  private double time = Double.NEGATIVE_INFINITY;

  /**
   * @param lines where the records are read from
   * @param place the path of the trace, or where a link to it leads
   */
  TraceDoubts(InputProblems problems, TextLines lines, String place) {
    this.problems = problems;
    this.lines = lines;
    this.place = place;
  }

  void record(TraceRecord record) {
    if (record instanceof TraceHeader header) {
      id(header.id());
      clock(header.time());
    } else if (record instanceof TickRecord tick) {
      clock(tick.time());
      if (tick.quantum() < 0) {
        doubt("\"quantum\"", "member \"quantum\" is negative; a tick lasts 0 seconds or more");
      }
    } else if (record instanceof TimeRecord set) {
      clock(set.time());
    } else if (record instanceof ObjectRecord object) {
      rotations(object.members());
    } else if (record instanceof CallRecord call) {
      rotations(call.args());
    }
  }

  /** The path below a folder {@code traces} decides, elsewhere the name alone. */
  private void id(String id) {
    String path = ('/' + place.replace('\\', '/')).replace("!", "!/");
    String named = CaseFinder.withoutDressing(path);
    int traces = named.lastIndexOf(TRACES);
    boolean same =
        FileKind.ofName(path) != FileKind.TRACE
            || (traces >= 0
                ? named.substring(traces + TRACES.length() - 1).endsWith('/' + id)
                : last(named).equals(last(id)));
    if (!same) {
      doubt(
          "\"id\"",
          "member \"id\" is \""
              + id
              + "\", but the file is called "
              + last(path)
              + "; results are told by the file's name");
    }
  }

  private static String last(String path) {
    return path.substring(path.lastIndexOf('/') + 1);
  }

  private void clock(double now) {
    if (now < time) {
      doubt("\"time\"", "member \"time\" goes back: " + now + " after " + time);
    }
    time = now;
  }

  private void rotations(Members members) {
    for (String name : members.names()) {
      if (members.get(name) instanceof MemberValue.Place place && isZero(place.value().q())) {
        doubt("\"q\"", "the rotation of \"" + name + "\" has length 0; no rotation is [1,0,0,0]");
      }
    }
  }

  private static boolean isZero(Quat q) {
    return q.w() == 0 && q.x() == 0 && q.y() == 0 && q.z() == 0;
  }

  private void doubt(String at, String message) {
    int column = Math.max(1, lines.text().indexOf(at) + 1);
    problems.deviation(at, lines.number(), column, message);
  }
}
