package dev.goldtrace.importer.cdb;

import dev.goldtrace.golden.FrameRow;
import dev.goldtrace.golden.ProbeRow;
import dev.goldtrace.golden.StateRow;
import dev.goldtrace.port.probe.ProbedFunction;
import dev.goldtrace.trace.CallRecord;
import dev.goldtrace.trace.EnvRecord;
import dev.goldtrace.trace.MemberValue;
import dev.goldtrace.trace.Members;
import dev.goldtrace.trace.MessageType;
import dev.goldtrace.trace.Moved;
import dev.goldtrace.trace.MsgRecord;
import dev.goldtrace.trace.ObjectRecord;
import dev.goldtrace.trace.PositionValue;
import dev.goldtrace.trace.RemoveRecord;
import dev.goldtrace.trace.TimeRecord;
import dev.goldtrace.trace.TraceRecord;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/**
 * Turns the records of one session into the records of a trace and the rows of its golden files.
 *
 * <p>A tick is known by its end only, and a log may be cut off anywhere: so everything since the
 * end of the last tick is held back, and written when the next tick is at its end. What is held
 * back when the log ends is written if it is whole: if the session was ended, or a tick is
 * complete. Memory is bounded by what one tick and the calls before it can hold.
 */
final class SessionTrace {
  /** Far more than a tick of a client holds. */
  private static final int MOST_HELD = 1_000_000;

  private static final int MOST_OBJECTS = 10_000;
  private static final int MOST_BYTES = 1 << 16;
  private static final int MOST_FIELDS = 16;

  /** Two clocks of one tick that are further apart than this, in seconds, are told. */
  private static final double CLOCKS_APART = 1e-6;

  /** Opens the files when there is something to write. */
  interface Opener {
    SessionFiles open() throws IOException;
  }

  private final SkippedLines skipped;
  private final Opener opener;
  private final Set<Integer> present = new LinkedHashSet<>();
  private final Set<Integer> notUpdated = new LinkedHashSet<>();
  private final List<TraceRecord> heldRecords = new ArrayList<>();
  private final List<ProbeRow> heldProbes = new ArrayList<>();
  private final List<FrameRow> heldFrames = new ArrayList<>();
  private final List<StateRow> heldStates = new ArrayList<>();
  private int firstHeldLine;

  /** The object that was removed last: what its exit enters is still its own. */
  private Integer leaving;

  private SessionFiles files;
  private OpenTick tick;
  private boolean withState;
  private boolean clocksApartTold;
  private double clock;
  private int ticks;
  private int probes;
  private int objects;
  private int calls;

  private int bytesLine;
  private int bytesAddress;
  private int bytesSize = -1;
  private int[] memory = new int[0];
  private int memoryFilled;

  SessionTrace(double clock, SkippedLines skipped, Opener opener) {
    this.clock = clock;
    this.skipped = skipped;
    this.opener = opener;
  }

  /**
   * Takes a record.
   *
   * @throws RecordFault it cannot be used
   * @throws UncheckedIOException a file cannot be written
   */
  void accept(LogRecord record) {
    switch (record.kind()) {
      case "object" -> declare(record);
      case "update" -> update(record);
      case "root", "done", "moved", "frame", "state" -> inTick(record);
      case "enter" -> enter(record);
      case "call" -> call(record);
      case "bytes" -> bytes(record);
      case "msg" -> message(record);
      case "env" -> environment(record);
      case "time" -> time(record);
      case "remove" -> remove(record);
      default ->
          throw new RecordFault("a record of unknown kind " + RecordFault.quote(record.kind()));
    }
  }

  private void declare(LogRecord record) {
    record.expect(24);
    int guid = record.word();
    if (present.contains(guid)) {
      throw new RecordFault(String.format("object 0x%08X is declared already", guid));
    }
    if (present.size() == MOST_OBJECTS) {
      throw new RecordFault("more than " + MOST_OBJECTS + " objects");
    }
    ObjectRecord object = new ObjectRecord(0, guid, members(record));
    between(record, object);
    present.add(guid);
  }

  private static Members members(LogRecord record) {
    Members.Builder members = Members.builder();
    members.position("pos", record.position());
    members.vector("vel", record.vector());
    float radius = record.float32();
    float height = record.float32();
    // The part array answers in double; the trace holds what a caller stores as float.
    double scaleZ = record.float32();
    members.float32("radius", (float) (radius * scaleZ));
    members.float32("height", (float) (height * scaleZ));
    int spheres = record.word();
    if (spheres < 0 || spheres > 1000) {
      throw new RecordFault("an object with " + Integer.toUnsignedString(spheres) + " spheres");
    }
    members.int32("spheres", spheres);
    members.float32("scale", record.float32());
    members.id("state", record.word());
    members.id("transient", record.word());
    members.flag("creature", record.bool());
    members.put("runRate", runRate(record));
    int parent = record.word();
    members.put("parent", parent == 0 ? new MemberValue.Null() : new MemberValue.Id(parent));
    members.float32("playerDistance", record.float32());
    return members.build();
  }

  /** Two words: whether the weenie answers, and what. */
  private static MemberValue runRate(LogRecord record) {
    boolean answers = record.bool();
    float rate = record.float32();
    return answers ? new MemberValue.F32(rate) : new MemberValue.Null();
  }

  private void update(LogRecord record) {
    record.expect(6);
    int guid = presentObject(record);
    double frameClock = record.time();
    double physicsClock = record.time();
    float quantum = record.float32();
    if (!Float.isFinite(quantum)) {
      throw new RecordFault("a quantum that is " + quantum);
    }
    if (Math.abs(frameClock - physicsClock) > CLOCKS_APART && !clocksApartTold) {
      clocksApartTold = true;
      skipped.add(
          record.line(),
          "Timer::cur_time where it differs from PhysicsTimer::curr_time: a tick of a trace has"
              + " one clock, here the physics clock");
    }
    if (tick != null && !tick.takes(guid, physicsClock, quantum)) {
      endTick();
    }
    if (tick == null) {
      bytesNotUsed();
      hold(record.line());
      leaving = null;
      tick = new OpenTick(record.line(), ticks, physicsClock, quantum);
      ticks++;
      clock = physicsClock;
    }
    tick.update(guid);
  }

  private void inTick(LogRecord record) {
    StateGroup group = null;
    if (record.kind().equals("state")) {
      group =
          StateGroup.named(record.name())
              .orElseThrow(
                  () ->
                      new RecordFault(
                          "state of unknown group " + RecordFault.quote(record.name())));
    }
    int guid = presentObject(record);
    if (tick == null) {
      throw new RecordFault("a record " + record.kind() + " outside a tick");
    }
    switch (record.kind()) {
      case "root" -> {
        record.expect(7);
        tick.root(guid, record.frame());
      }
      case "done" -> done(record, guid);
      case "moved" -> {
        record.expect(9);
        boolean succeeded = record.bool();
        PositionValue position = record.position();
        tick.moved(guid, succeeded ? new Moved(position) : Moved.FAILED);
      }
      case "frame" -> {
        record.expect(8);
        tick.frame(guid, record.position());
      }
      default -> {
        tick.state(guid, group, record);
        withState = true;
      }
    }
  }

  private void done(LogRecord record, int guid) {
    record.expect(1);
    if (!record.bool()) {
      throw new RecordFault(
          "a MotionDone outside process_hooks, where a trace cannot place it: the trace replays"
              + " without it");
    }
    tick.done(guid);
  }

  private void enter(LogRecord record) {
    int address = record.word();
    ProbedFunction function =
        ProbedFunction.at(address)
            .filter(probed -> !probed.isCollision())
            .orElseThrow(
                () ->
                    new RecordFault(
                        String.format(
                            "an entry at 0x%08X, where no function is probed in such a trace",
                            address)));
    int guid = leaving == null || record.peek() != leaving ? presentObject(record) : record.word();
    List<ProbedFunction.Argument> arguments = function.arguments();
    record.expect(
        arguments.stream()
            .mapToInt(a -> a.type() == ProbedFunction.ArgumentType.F64 ? 2 : 1)
            .sum());
    long[] args = new long[arguments.size()];
    for (int i = 0; i < args.length; i++) {
      boolean wide = arguments.get(i).type() == ProbedFunction.ArgumentType.F64;
      args[i] = wide ? record.word64() : record.word();
    }
    hold(record.line());
    heldProbes.add(new ProbeRow(probes, ticks - 1, clock, guid, function, args));
    probes++;
  }

  private void call(LogRecord record) {
    int guid = presentObject(record);
    between(record, LoggedCall.of(record, guid));
  }

  private void bytes(LogRecord record) {
    record.expect(2);
    int size = record.word();
    int address = record.word();
    bytesNotUsed();
    if (size < 0 || size > MOST_BYTES) {
      throw new RecordFault("a message of " + Integer.toUnsignedString(size) + " bytes");
    }
    bytesLine = record.line();
    bytesAddress = address;
    bytesSize = size;
    memory = new int[(size + 3) / 4];
    memoryFilled = 0;
  }

  int wordsAwaited() {
    return bytesSize < 0 ? 0 : memory.length - memoryFilled;
  }

  int addressAwaited() {
    return bytesAddress + 4 * memoryFilled;
  }

  void memory(int[] words) {
    System.arraycopy(words, 0, memory, memoryFilled, words.length);
    memoryFilled += words.length;
  }

  private void message(LogRecord record) {
    record.expect(1);
    MessageType type =
        Arrays.stream(MessageType.values())
            .filter(known -> !known.needsAllColumns() && known.word().equals(record.name()))
            .findFirst()
            .orElseThrow(
                () ->
                    new RecordFault(
                        "a message of unknown type " + RecordFault.quote(record.name())));
    int guid = presentObject(record);
    if (bytesSize < 0) {
      throw new RecordFault("a message without its bytes before it");
    }
    if (wordsAwaited() > 0) {
      int missing = wordsAwaited();
      bytesSize = -1;
      throw new RecordFault("a message of whose bytes " + missing + " words are missing");
    }
    StringBuilder hex = new StringBuilder();
    for (int i = 0; i < bytesSize; i++) {
      hex.append(String.format("%02x", memory[i / 4] >>> 8 * (i % 4) & 0xFF));
    }
    bytesSize = -1;
    between(record, new MsgRecord(0, guid, type, hex.toString()));
  }

  private void bytesNotUsed() {
    if (bytesSize >= 0) {
      bytesSize = -1;
      skipped.add(bytesLine, "bytes of a message without the message");
    }
  }

  private void environment(LogRecord record) {
    int guid = presentObject(record);
    Members.Builder members = Members.builder();
    for (String field : record.name().split(",", MOST_FIELDS)) {
      if (members.has(field)) {
        throw new RecordFault("an environment with a field twice: " + RecordFault.quote(field));
      }
      members.put(field, environment(field, record));
    }
    record.expect(0);
    between(record, new EnvRecord(0, guid, members.build()));
  }

  private static MemberValue environment(String field, LogRecord record) {
    return switch (field) {
      case "transient", "state" -> new MemberValue.Id(record.word());
      case "pos" -> new MemberValue.Place(record.position());
      case "vel" -> new MemberValue.Vector(record.vector());
      case "radius", "height", "playerDistance" -> new MemberValue.F32(record.float32());
      case "runRate" -> runRate(record);
      default ->
          throw new RecordFault("an environment with unknown field " + RecordFault.quote(field));
    };
  }

  private void time(LogRecord record) {
    record.expect(2);
    double time = record.time();
    between(record, new TimeRecord(0, time));
    clock = time;
  }

  private void remove(LogRecord record) {
    record.expect(1);
    int guid = presentObject(record);
    between(record, new RemoveRecord(0, guid));
    present.remove(guid);
    leaving = guid;
  }

  private int presentObject(LogRecord record) {
    int guid = record.word();
    if (!present.contains(guid)) {
      throw new RecordFault(
          String.format(
              "a record %s of object 0x%08X, which is not declared or was removed",
              RecordFault.quote(record.kind()), guid));
    }
    return guid;
  }

  /** Holds a record that stands between ticks, and so ends the one before it. */
  private void between(LogRecord from, TraceRecord record) {
    endTick();
    if (!(record instanceof MsgRecord)) {
      bytesNotUsed();
    }
    hold(from.line());
    heldRecords.add(record);
    leaving = null;
  }

  private void hold(int line) {
    if (heldRecords.size() + heldProbes.size() >= MOST_HELD) {
      throw new RecordFault("more than " + MOST_HELD + " records without the end of a tick");
    }
    if (heldRecords.isEmpty() && heldProbes.isEmpty()) {
      firstHeldLine = line;
    }
  }

  private void endTick() {
    if (tick == null) {
      return;
    }
    closeTick();
    write();
  }

  private void closeTick() {
    heldRecords.add(tick.record());
    for (int guid : present) {
      if (!tick.updates(guid) && notUpdated.add(guid)) {
        skipped.add(
            tick.line(),
            String.format(
                "object 0x%08X in tick %d: the client did not update it, which a trace cannot"
                    + " express; its rows are missing there and in every other such tick",
                guid, tick.number()));
      }
      FrameRow frame = tick.frameRow(guid);
      if (frame != null) {
        heldFrames.add(frame);
      } else if (tick.updates(guid)) {
        skipped.add(
            tick.line(),
            String.format("object 0x%08X in tick %d: it has no frame", guid, tick.number()));
      }
      StateRow state = tick.stateRow(guid);
      if (state != null) {
        heldStates.add(state);
      } else if (withState && tick.updates(guid)) {
        skipped.add(
            tick.line(),
            String.format("object 0x%08X in tick %d: its state is cut off", guid, tick.number()));
      }
    }
    tick = null;
  }

  private void write() {
    try {
      if (files == null) {
        files = opener.open();
      }
      for (TraceRecord record : heldRecords) {
        files.write(record);
        objects += record instanceof ObjectRecord ? 1 : 0;
        calls += record instanceof CallRecord || record instanceof MsgRecord ? 1 : 0;
      }
      for (FrameRow row : heldFrames) {
        files.write(row);
      }
      for (ProbeRow row : heldProbes) {
        files.write(row);
      }
      for (StateRow row : heldStates) {
        files.write(row);
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    heldRecords.clear();
    heldProbes.clear();
    heldFrames.clear();
    heldStates.clear();
  }

  /**
   * Ends the session.
   *
   * @param line line in the log at which it ends
   * @param ended whether the recorder said so; otherwise the log may be cut off
   * @return what was written; null if there was nothing to write
   */
  CdbReport.Session finish(int line, boolean ended) {
    bytesNotUsed();
    boolean whole =
        ended
            || tick != null && present.stream().allMatch(guid -> tick.isComplete(guid, withState));
    if (tick != null && !whole) {
      skipped.add(
          Math.min(firstHeldLine, tick.line()),
          "everything from here on: the log ends inside tick " + tick.number());
      ticks--;
    } else if (tick != null) {
      endTick();
    } else if (!heldRecords.isEmpty() || !heldProbes.isEmpty()) {
      if (ended) {
        write();
      } else {
        skipped.add(
            firstHeldLine,
            "everything from here on: the log ends after it without a tick or an end");
      }
    }
    return close(line);
  }

  private CdbReport.Session close(int line) {
    if (files == null) {
      skipped.add(line, "a session without a whole tick");
      return null;
    }
    try (SessionFiles written = files) {
      written.complete();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return files.report(objects, ticks, calls);
  }

  /** Removes what was written of a session that is given up. */
  void abandon() {
    try {
      if (files != null) {
        files.close();
      }
    } catch (IOException e) {
      // What went wrong before is what will be told; the next run removes what is left.
    }
  }
}
