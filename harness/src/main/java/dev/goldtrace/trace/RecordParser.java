package dev.goldtrace.trace;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.core.JsonToken;
import dev.goldtrace.text.NearMatch;
import java.io.IOException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * Turns one line of a trace into its record. Knows the members of each kind and their types, but
 * nothing of the lines before: see {@link TraceRules}.
 */
final class RecordParser {

  /** The newest version of the format that is understood. */
  private static final int VERSION = 1;

  static final int MOST_DONE = 1_000_000;

  private final TickScanner ticks = new TickScanner();
  private final JsonLine json;
  private final MemberReader members;
  private int[] guids = new int[16];
  // How often the member k may still occur in the record.
  private int kindsToCome;

  RecordParser(InputProblems problems) {
    json = new JsonLine(problems);
    members = new MemberReader(json);
  }

  /** The record of a line; null if something was wrong with it, which has been told then. */
  TraceRecord parse(TextLines lines) {
    TickRecord tick = ticks.scan(lines);
    return tick == null ? parseJson(lines) : tick;
  }

  /** As {@link #parse}, token by token. */
  TraceRecord parseJson(TextLines lines) {
    try {
      String k = kind(lines);
      if (k == null) {
        return null;
      }
      TraceRecord record = record(k);
      if (json.ok() && json.next() != null) {
        json.error("text after the object; put each object on a line of its own");
      }
      return json.ok() ? record : null;
    } catch (JsonProcessingException e) {
      json.notJson(e);
      return null;
    } catch (IOException e) {
      throw new InputException(lines.file(), lines.number(), 0, "can't be read", e);
    } finally {
      json.close();
    }
  }

  /**
   * The value of {@code k}; null if there is none, which has been told then. Leaves the reading
   * after it if it is the first member, as it nearly always is, or else at the object's beginning.
   */
  private String kind(TextLines lines) throws IOException {
    json.begin(lines);
    JsonToken first = json.next();
    if (first != JsonToken.START_OBJECT) {
      json.error("expected a JSON object {\"k\":...}, found something else");
      return null;
    }
    String k = null;
    String name = json.nextName();
    kindsToCome = "k".equals(name) ? 0 : 1;
    for (; name != null && k == null; name = json.nextName()) {
      if (name.equals("k")) {
        k = json.nextText(name);
        if (kindsToCome == 0) {
          break;
        }
      } else {
        json.skipValue();
      }
    }
    if (k == null) {
      json.missing("record", "k");
    } else if (kindsToCome > 0) {
      json.begin(lines);
      json.next();
    }
    return json.ok() ? k : null;
  }

  private void kindAgain() throws IOException {
    kindsToCome--;
    if (kindsToCome < 0) {
      json.error("member \"k\" is there twice; remove one");
    }
    json.skipValue();
  }

  private TraceRecord record(String k) throws IOException {
    return switch (k) {
      case "trace" -> header();
      case "object" -> object();
      case "tick" -> tick();
      case "frame" -> frame();
      case "time" -> time();
      case "env" -> env();
      case "call" -> call();
      case "msg" -> msg();
      case "remove" -> remove();
      default -> {
        json.error(unknownKind(k));
        yield null;
      }
    };
  }

  private static String unknownKind(String k) {
    if (k.equals("vectors")) {
      return "this is a file of function vectors, not a trace; use 'goldtrace vectors'";
    }
    return "unknown kind of record "
        + JsonLine.quote(k)
        + "; expected trace, object, tick, frame, time, env, call, msg or remove";
  }

  private TraceHeader header() throws IOException {
    String id = "";
    TraceOrigin origin = TraceOrigin.AUTHORED;
    TraceDialect dialect = TraceDialect.RETAIL;
    String build = "";
    String title = "";
    List<String> tags = List.of();
    double time = 0;
    Float groundZ = null;
    int seen = 0;
    boolean collision = false;
    boolean allColumns = false;
    DivergenceMember divergences = new DivergenceMember(json);
    for (String name = json.nextName(); name != null; name = json.nextName()) {
      switch (name) {
        case "k" -> kindAgain();
        case "v" -> {
          seen = json.once(seen, 0, name);
          version(name);
        }
        case "id" -> {
          seen = json.once(seen, 1, name);
          id = json.nextText(name);
        }
        case "origin" -> {
          seen = json.once(seen, 2, name);
          origin = origin(name);
        }
        case "dialect" -> {
          seen = json.once(seen, 3, name);
          dialect = dialect(name);
        }
        case "build" -> {
          seen = json.once(seen, 4, name);
          build = json.nextText(name);
        }
        case "title" -> {
          seen = json.once(seen, 5, name);
          title = json.nextText(name);
        }
        case "tags" -> {
          seen = json.once(seen, 6, name);
          tags = tags(name);
        }
        case "time" -> {
          seen = json.once(seen, 7, name);
          time = json.nextTime(name);
        }
        case "collision" -> {
          seen = json.once(seen, 8, name);
          collision = true;
          if (!json.nextText(name).equals("port")) {
            json.error("member \"collision\" must be \"port\", or be left out");
          }
        }
        case "ground" -> {
          seen = json.once(seen, 9, name);
          groundZ = ground(name);
        }
        case "columns" -> {
          seen = json.once(seen, 10, name);
          allColumns = true;
          if (!json.nextText(name).equals("all")) {
            json.error("member \"columns\" must be \"all\", or be left out");
          }
        }
        case "divergences" -> {
          seen = json.once(seen, 11, name);
          divergences.read(name);
        }
        default -> json.unknown("trace", name);
      }
    }
    json.require(seen, "trace", "v", "id", "origin", "dialect", "build", "title", "tags", "time");
    if (collision && groundZ == null) {
      json.missing("trace", "ground");
    } else if (!collision && groundZ != null) {
      json.missing("trace", "collision");
    }
    divergences.check(origin, dialect, allColumns);
    return new TraceHeader(
        json.line(),
        id,
        origin,
        dialect,
        build,
        title,
        tags,
        time,
        collision ? groundZ : null,
        allColumns,
        divergences.ids());
  }

  private void version(String name) throws IOException {
    long version = json.nextInt(name, 0, Integer.MAX_VALUE);
    if (version > VERSION) {
      json.error(
          "written by a newer version of the format ("
              + version
              + "); this program reads version "
              + VERSION
              + ": update it");
    } else if (version < VERSION && json.ok()) {
      json.error("member \"v\" must be " + VERSION + ", found " + version);
    }
  }

  private TraceOrigin origin(String name) throws IOException {
    String word = json.nextText(name);
    for (TraceOrigin origin : TraceOrigin.values()) {
      if (origin.word().equals(word)) {
        return origin;
      }
    }
    json.error(
        "unknown origin "
            + JsonLine.quote(word)
            + "; expected cdb, retail-model, ace, pcap or authored");
    return TraceOrigin.AUTHORED;
  }

  private TraceDialect dialect(String name) throws IOException {
    String word = json.nextText(name);
    for (TraceDialect dialect : TraceDialect.values()) {
      if (dialect.word().equals(word)) {
        return dialect;
      }
    }
    json.error("unknown dialect " + JsonLine.quote(word) + "; expected retail or ace");
    return TraceDialect.RETAIL;
  }

  private List<String> tags(String name) throws IOException {
    List<String> tags = new ArrayList<>();
    if (json.nextIsArray(name)) {
      while (json.next() != JsonToken.END_ARRAY) {
        tags.add(json.text(name));
      }
    }
    return tags;
  }

  private Float ground(String name) throws IOException {
    float z = 0;
    if (!json.nextIsObject(name)) {
      return z;
    }
    int seen = 0;
    for (String member = json.nextName(); member != null; member = json.nextName()) {
      if (member.equals("z")) {
        seen = json.once(seen, 0, member);
        z = json.nextFloat32(member);
      } else {
        json.unknown(name, member);
      }
    }
    json.require(seen, name, "z");
    return z;
  }

  private ObjectRecord object() throws IOException {
    int guid = 0;
    int seen = 0;
    Members.Builder values = Members.builder();
    for (String name = json.nextName(); name != null; name = json.nextName()) {
      if (name.equals("guid")) {
        seen = json.once(seen, 0, name);
        guid = json.nextId(name);
      } else if (name.equals("k")) {
        kindAgain();
      } else {
        members.read("object", MemberReader.OBJECT, name, values);
      }
    }
    json.require(values.has("pos") ? seen | 2 : seen, "object", "guid", "pos");
    return new ObjectRecord(json.line(), guid, values.build());
  }

  private EnvRecord env() throws IOException {
    int guid = 0;
    int seen = 0;
    Members.Builder values = Members.builder();
    for (String name = json.nextName(); name != null; name = json.nextName()) {
      if (name.equals("guid")) {
        seen = json.once(seen, 0, name);
        guid = json.nextId(name);
      } else if (name.equals("k")) {
        kindAgain();
      } else {
        members.read("env", MemberReader.ENV, name, values);
      }
    }
    json.require(seen, "env", "guid");
    return new EnvRecord(json.line(), guid, values.build());
  }

  private TickRecord tick() throws IOException {
    int n = 0;
    double time = 0;
    float quantum = 0;
    Inputs<Slice> in = Inputs.none();
    int seen = 0;
    for (String name = json.nextName(); name != null; name = json.nextName()) {
      switch (name) {
        case "k" -> kindAgain();
        case "n" -> {
          seen = json.once(seen, 0, name);
          n = (int) json.nextInt(name, 0, Integer.MAX_VALUE);
        }
        case "time" -> {
          seen = json.once(seen, 1, name);
          time = json.nextTime(name);
        }
        case "quantum" -> {
          seen = json.once(seen, 2, name);
          quantum = json.nextFloat32(name);
        }
        case "in" -> {
          seen = json.once(seen, 3, name);
          in = inputs(name, false);
        }
        default -> json.unknown("tick", name);
      }
    }
    json.require(seen, "tick", "n", "time", "quantum");
    return new TickRecord(json.line(), n, time, quantum, in);
  }

  private FrameRecord frame() throws IOException {
    int n = 0;
    double time = 0;
    Inputs<List<Slice>> in = Inputs.none();
    int seen = 0;
    for (String name = json.nextName(); name != null; name = json.nextName()) {
      switch (name) {
        case "k" -> kindAgain();
        case "n" -> {
          seen = json.once(seen, 0, name);
          n = (int) json.nextInt(name, 0, Integer.MAX_VALUE);
        }
        case "time" -> {
          seen = json.once(seen, 1, name);
          time = json.nextTime(name);
        }
        case "in" -> {
          seen = json.once(seen, 2, name);
          in = inputs(name, true);
        }
        default -> json.unknown("frame", name);
      }
    }
    json.require(seen, "frame", "n", "time");
    return new FrameRecord(json.line(), n, time, in);
  }

  /** {@code in}: one slice, or a list of slices, by object id. */
  @SuppressWarnings("unchecked")
  private <T> Inputs<T> inputs(String name, boolean lists) throws IOException {
    if (!json.nextIsObject(name)) {
      return Inputs.none();
    }
    List<T> values = new ArrayList<>();
    int count = 0;
    for (String member = json.nextName(); member != null; member = json.nextName()) {
      if (count == guids.length) {
        guids = Arrays.copyOf(guids, 2 * count);
      }
      guids[count++] = json.nameAsId(member);
      values.add((T) (lists ? slices(member) : slice(member, json.nextIsObject(member))));
    }
    Inputs<T> inputs = Inputs.owning(Arrays.copyOf(guids, count), values);
    if (count > 1 && inputs.holdsAnIdTwice()) {
      json.error("an object id is there twice in \"in\"; remove one");
    }
    return inputs;
  }

  private List<Slice> slices(String name) throws IOException {
    List<Slice> slices = new ArrayList<>(2);
    if (json.nextIsArray(name)) {
      while (json.next() != JsonToken.END_ARRAY) {
        boolean isObject = json.current() == JsonToken.START_OBJECT;
        if (!isObject) {
          json.wrongType(name, "an array of objects {...}");
        }
        slices.add(slice(name, isObject));
      }
    }
    return slices;
  }

  private Slice slice(String name, boolean isObject) throws IOException {
    FrameValue root = null;
    int done = 0;
    Moved moved = null;
    int seen = 0;
    for (String member = isObject ? json.nextName() : null;
        member != null;
        member = json.nextName()) {
      switch (member) {
        case "root" -> {
          seen = json.once(seen, 0, member);
          root = json.nextFrame(member);
        }
        case "done" -> {
          seen = json.once(seen, 1, member);
          done = (int) json.nextInt(member, 0, MOST_DONE);
        }
        case "moved" -> {
          seen = json.once(seen, 2, member);
          moved = moved(member);
        }
        default -> json.unknown("in", member);
      }
    }
    return seen == 0 ? Slice.NOTHING : new Slice(root, done, moved);
  }

  private Moved moved(String name) throws IOException {
    JsonToken token = json.next();
    if (token == JsonToken.VALUE_NULL) {
      return Moved.FAILED;
    }
    if (token != JsonToken.START_OBJECT) {
      json.wrongType(name, "a position {cell,o,q} or null");
      return null;
    }
    return new Moved(json.positionMembers(name));
  }

  private TimeRecord time() throws IOException {
    double time = 0;
    int seen = 0;
    for (String name = json.nextName(); name != null; name = json.nextName()) {
      if (name.equals("time")) {
        seen = json.once(seen, 0, name);
        time = json.nextTime(name);
      } else if (name.equals("k")) {
        kindAgain();
      } else {
        json.unknown("time", name);
      }
    }
    json.require(seen, "time", "time");
    return new TimeRecord(json.line(), time);
  }

  private RemoveRecord remove() throws IOException {
    int guid = 0;
    int seen = 0;
    for (String name = json.nextName(); name != null; name = json.nextName()) {
      if (name.equals("guid")) {
        seen = json.once(seen, 0, name);
        guid = json.nextId(name);
      } else if (name.equals("k")) {
        kindAgain();
      } else {
        json.unknown("remove", name);
      }
    }
    json.require(seen, "remove", "guid");
    return new RemoveRecord(json.line(), guid);
  }

  private MsgRecord msg() throws IOException {
    int guid = 0;
    MessageType type = MessageType.UPDATE_MOTION;
    String hex = "";
    int seen = 0;
    for (String name = json.nextName(); name != null; name = json.nextName()) {
      switch (name) {
        case "k" -> kindAgain();
        case "guid" -> {
          seen = json.once(seen, 0, name);
          guid = json.nextId(name);
        }
        case "type" -> {
          seen = json.once(seen, 1, name);
          type = messageType(name);
        }
        case "hex" -> {
          seen = json.once(seen, 2, name);
          hex = hexBytes(name);
        }
        default -> json.unknown("msg", name);
      }
    }
    json.require(seen, "msg", "guid", "type", "hex");
    return new MsgRecord(json.line(), guid, type, hex);
  }

  private MessageType messageType(String name) throws IOException {
    String word = json.nextText(name);
    for (MessageType type : MessageType.values()) {
      if (type.word().equals(word)) {
        return type;
      }
    }
    json.error(
        "unknown message type "
            + JsonLine.quote(word)
            + "; expected UpdateMotion, UpdatePosition, Message or MovementEvent");
    return MessageType.UPDATE_MOTION;
  }

  private String hexBytes(String name) throws IOException {
    String hex = json.nextText(name);
    for (int i = 0; i < hex.length(); i++) {
      if (Character.digit(hex.charAt(i), 16) < 0 || hex.charAt(i) > 'f') {
        json.error(
            "member \"hex\" must hold hexadecimal digits only; character "
                + (i + 1)
                + " is "
                + JsonLine.quote(hex.substring(i, i + 1)));
        return "";
      }
    }
    if (hex.length() % 2 != 0) {
      json.error(
          "member \"hex\" must have two digits a byte; found an odd number, " + hex.length());
      return "";
    }
    return hex;
  }

  private CallRecord call() throws IOException {
    int guid = 0;
    CallFunction fn = null;
    Members args = Members.NONE;
    int seen = 0;
    for (String name = json.nextName(); name != null; name = json.nextName()) {
      switch (name) {
        case "k" -> kindAgain();
        case "guid" -> {
          seen = json.once(seen, 0, name);
          guid = json.nextId(name);
        }
        case "fn" -> {
          seen = json.once(seen, 1, name);
          fn = function(name);
        }
        case "args" -> {
          seen = json.once(seen, 2, name);
          args = args(name);
        }
        default -> json.unknown("call", name);
      }
    }
    json.require(seen, "call", "guid", "fn", "args");
    if (fn != null && json.ok()) {
      checkArguments(fn, args);
    }
    return new CallRecord(json.line(), guid, fn, args);
  }

  private CallFunction function(String name) throws IOException {
    String word = json.nextText(name);
    CallFunction function = CallFunction.named(word).orElse(null);
    if (function == null) {
      String near = NearMatch.hint(word, CallFunction.names());
      json.error(
          "unknown function "
              + JsonLine.quote(word)
              + "; expected one of the callable functions of the trace format, section 4"
              + (near.isEmpty() ? "" : "." + near));
    }
    return function;
  }

  private Members args(String name) throws IOException {
    Members.Builder args = Members.builder();
    if (json.nextIsObject(name)) {
      for (String member = json.nextName(); member != null; member = json.nextName()) {
        members.read(name, MemberReader.ARGS, member, args);
      }
    }
    return args.build();
  }

  /** Told at the end of the record: {@code args} may stand before {@code fn}. */
  private void checkArguments(CallFunction fn, Members args) {
    List<String> needed = fn.needed(args.bits("type", 0));
    for (String name : needed) {
      if (!args.has(name)) {
        json.missing("args of " + fn.retailName(), name);
      }
    }
    for (String name : args.names()) {
      if (!needed.contains(name)) {
        json.deviation(
            fn + "." + name,
            "argument "
                + JsonLine.quote(name)
                + " of "
                + fn.retailName()
                + " is ignored; correct or remove it");
      }
    }
  }
}
