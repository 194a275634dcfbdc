package dev.goldtrace.trace;

import dev.goldtrace.number.NumberText;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * What the records of a trace owe each other: one header first, ticks that count 0, 1, 2, only
 * objects that were declared, and nothing of another version of the format.
 */
final class TraceRules {

  /** Those of the members of 1.1 that a trace of format 1.2 without collision has, too. */
  private static final List<String> READ_BY_ALL =
      List.of("weenie", "player", "friction", "elasticity");

  private static final List<String> ONLY_IN_1_1 =
      List.of(
          "cylspheres",
          "stepUp",
          "stepDown",
          "player",
          "pk",
          "pkLite",
          "impenetrable",
          "weenie",
          "freeHeading",
          "friction",
          "elasticity");

  private static final Pattern KIND = Pattern.compile("\"k\"\\s*:\\s*\"(\\w+)\"");

  private static final int MOST_SLOT = 8;
  private static final int MOST_STAMP = 0xFFFF;

  /** TimedOut, the last TargetStatus. */
  private static final int MOST_STATUS = 6;

  private final InputProblems problems;

  /** Whether an object is there; false: it was removed. */
  private final ByObject<Boolean> declared = new ByObject<>();

  private boolean objectMissed;
  private int ticksMissed;
  private int orTick = -1;
  private TraceHeader header;
  private boolean headerMissed;
  private TextLines lines;
  private boolean ok;
  private int ticks;
  private TraceRecord firstTick;

  TraceRules(InputProblems problems) {
    this.problems = problems;
  }

  /**
   * Checks the next record and remembers it.
   *
   * @param lines the line that it was read from
   * @return whether it keeps the rules; otherwise that was told
   */
  boolean check(TraceRecord record, TextLines lines) {
    this.lines = lines;
    ok = true;
    if (record instanceof TraceHeader first) {
      header(first);
      return ok;
    }
    if (header == null && !headerMissed) {
      headerMissed = true;
      error("\"k\"", "the first line must be the header {\"k\":\"trace\",\"v\":1,...}; add it");
    }
    if (record instanceof ObjectRecord object) {
      declare(object);
    } else if (record instanceof TickRecord tick) {
      tick(tick);
    } else if (record instanceof FrameRecord frame) {
      frame(frame);
    } else if (record instanceof EnvRecord env) {
      env(env);
    } else if (record instanceof CallRecord call) {
      call(call);
    } else if (record instanceof MsgRecord msg) {
      message(msg);
    } else if (record instanceof RemoveRecord remove) {
      remove(remove);
    }
    return ok;
  }

  /** Takes notice of a line that could not be read, so that its absence is not told as well. */
  void unreadable(String line) {
    if (header == null) {
      headerMissed = true;
    }
    Matcher kind = KIND.matcher(line);
    switch (kind.find() ? kind.group(1) : "") {
      case "object" -> objectMissed = true;
      case "tick", "frame" -> ticksMissed++;
      case "trace", "time", "env", "call", "msg", "remove" -> {}
      default -> {
        objectMissed = true;
        ticksMissed++;
      }
    }
  }

  private void header(TraceHeader first) {
    if (header != null) {
      error("\"k\"", "a second header; the header is the first line and there is only one");
    } else {
      header = first;
    }
  }

  private boolean collision() {
    return header != null && header.collision();
  }

  private void declare(ObjectRecord object) {
    if (isDeclared(object.guid())) {
      error(quotedId(object.guid()), "this object is declared already; give it another id");
    }
    declared.put(object.guid(), true);
    if (header == null) {
      return;
    }
    needAllColumns(object.members(), "thePlayer", "autonomyLevel");
    boolean list = object.members().get("spheres") instanceof MemberValue.Spheres;
    if (collision()) {
      if (!list && object.members().has("spheres")) {
        error(
            "\"spheres\"",
            "member \"spheres\" must be an array of {o,r} in a trace with collision");
      }
      return;
    }
    if (list) {
      error("\"spheres\"", "member \"spheres\" must be a number in a trace without collision");
    }
    for (String name : ONLY_IN_1_1) {
      if (object.members().has(name) && !(header.allColumns() && READ_BY_ALL.contains(name))) {
        deviation(
            "object." + name,
            '"' + name + '"',
            "member \"" + name + "\" has no meaning in a trace without collision; remove it");
      }
    }
  }

  private void tick(TickRecord tick) {
    count(tick, tick.n());
    Inputs<Slice> in = tick.in();
    for (int i = 0; i < in.size(); i++) {
      present(in.guid(i));
      if (collision() && in.value(i).moved() != null) {
        error("\"moved\"", "member \"moved\" must not be in a trace with collision; remove it");
      }
    }
  }

  private void frame(FrameRecord frame) {
    count(frame, frame.n());
    if (header != null && !collision()) {
      error("\"frame\"", "records of kind frame need a header with \"collision\":\"port\"");
    }
    Inputs<List<Slice>> in = frame.in();
    for (int i = 0; i < in.size(); i++) {
      present(in.guid(i));
      for (Slice slice : in.value(i)) {
        if (slice.moved() != null) {
          error("\"moved\"", "member \"moved\" must not be in a trace with collision; remove it");
        }
      }
    }
  }

  private void count(TraceRecord record, int n) {
    boolean counts = n == orTick || n >= ticks && n <= (long) ticks + ticksMissed;
    if (!counts) {
      error("\"n\"", "member \"n\" must count 0, 1, 2...: expected " + ticks + ", found " + n);
    }
    // After a wrong number the count may go on from it, or as if it had been right.
    orTick = counts ? -1 : ticks + 1;
    ticks = n + 1;
    ticksMissed = 0;
    if (firstTick == null) {
      firstTick = record;
    } else if (firstTick.getClass() != record.getClass()) {
      error("\"k\"", "a trace has tick or frame records, not both");
    }
  }

  private void call(CallRecord call) {
    present(call.guid());
    if (call.fn() == CallFunction.SET_POSITION_SIMPLE && header != null && !collision()) {
      error(
          "\"fn\"", "CPhysicsObj::SetPositionSimple can only be called in a trace with collision");
    }
    if (call.fn().needsAllColumns() && header != null && !header.allColumns()) {
      error(
          "\"fn\"",
          call.fn().retailName()
              + " can only be called in a trace whose header has \"columns\":\"all\"");
    }
    if (call.fn() == CallFunction.INTERPOLATION_APPEND
        && (call.int32("type") < 1 || call.int32("type") > 3)) {
      error("\"type\"", "a node's type is 1, 2 or 3; found " + call.int32("type"));
    }
    atMost(call.args(), "slot", MOST_SLOT);
    atMost(call.args(), "stamp", MOST_STAMP);
    atMost(call.args(), "status", MOST_STATUS);
  }

  private void atMost(Members args, String name, int most) {
    int value = args.bits(name, 0);
    if (value < 0 || value > most) {
      error(
          '"' + name + '"', "argument \"" + name + "\" must be 0 to " + most + ", found " + value);
    }
  }

  private void message(MsgRecord msg) {
    present(msg.guid());
    if (msg.type().needsAllColumns() && header != null && !header.allColumns()) {
      error(
          "\"type\"",
          "messages of type "
              + msg.type().word()
              + " can only be in a trace whose header has \"columns\":\"all\"");
    }
  }

  private void env(EnvRecord env) {
    present(env.guid());
    if (header != null) {
      needAllColumns(env.members(), "omega", "contactNormal", "motionError");
    }
  }

  private void needAllColumns(Members members, String... names) {
    for (String name : names) {
      if (members.has(name) && !header.allColumns()) {
        error('"' + name + '"', "member \"" + name + "\" needs a header with \"columns\":\"all\"");
      }
    }
  }

  private void remove(RemoveRecord remove) {
    present(remove.guid());
    declared.put(remove.guid(), false);
  }

  private void present(int guid) {
    boolean removed = isRemoved(guid);
    if (isDeclared(guid) || objectMissed && !removed) {
      return;
    }
    String id = NumberText.hex(guid);
    error(
        quotedId(guid),
        removed
            ? "object " + id + " was removed before; nothing can happen to it any more"
            : "object " + id + " is not declared; declare it before with {\"k\":\"object\",...}");
  }

  private boolean isDeclared(int guid) {
    return declared.get(guid) == Boolean.TRUE;
  }

  private boolean isRemoved(int guid) {
    return declared.get(guid) == Boolean.FALSE;
  }

  private static String quotedId(int guid) {
    return '"' + NumberText.hex(guid) + '"';
  }

  private void error(String at, String message) {
    ok = false;
    problems.error(lines.number(), column(at), message);
  }

  private void deviation(String kind, String at, String message) {
    problems.deviation(kind, lines.number(), column(at), message);
  }

  private int column(String text) {
    return Math.max(lines.text().indexOf(text) + 1, 1);
  }
}
