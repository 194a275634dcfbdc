package dev.goldtrace.importer.cdb;

import dev.goldtrace.port.motion.MovementParameters;
import dev.goldtrace.trace.CallFunction;
import dev.goldtrace.trace.CallRecord;
import dev.goldtrace.trace.MemberValue;
import dev.goldtrace.trace.Members;

/** Reads the arguments of a call in the order of the trace format's table of callable functions. */
final class LoggedCall {
  private final LogRecord record;

  private LoggedCall(LogRecord record) {
    this.record = record;
  }

  /**
   * The call that a record holds.
   *
   * @throws RecordFault it holds none that a trace can express
   */
  static CallRecord of(LogRecord record, int guid) {
    CallFunction function =
        CallFunction.named(record.name())
            .filter(LoggedCall::isExpressible)
            .orElseThrow(
                () ->
                    new RecordFault(
                        "a call of "
                            + RecordFault.quote(record.name())
                            + ", which a trace cannot express"));
    CallRecord call = new CallRecord(0, guid, function, new LoggedCall(record).args(function));
    record.expect(0);
    return call;
  }

  /** Whether a trace of format 1.0, which a log becomes, has the function. */
  static boolean isExpressible(CallFunction function) {
    return function.compareTo(CallFunction.SET_POSITION_SIMPLE) < 0;
  }

  private Members args(CallFunction function) {
    Members.Builder args = Members.builder();
    int type = 0;
    if (function == CallFunction.PERFORM_MOVEMENT) {
      type = notNegative("type");
      if (type < 1 || type > 9) {
        throw new RecordFault("a movement of type " + type);
      }
      args.int32("type", type);
    }
    for (String name : function.needed(type)) {
      if (!args.has(name)) {
        args.put(name, value(name));
      }
    }
    return args.build();
  }

  private MemberValue value(String name) {
    return switch (name) {
      case "object", "top", "context", "motion" -> new MemberValue.Id(record.word());
      case "pos" -> new MemberValue.Place(record.position());
      case "vel" -> new MemberValue.Vector(record.vector());
      case "radius", "height", "start", "max" -> new MemberValue.F32(record.float32());
      case "quantum" -> new MemberValue.F64(record.float64());
      case "keepHeading", "contact", "val", "cancelMoveTo" ->
          new MemberValue.Int(record.bool() ? 1 : 0);
      case "timestamp" -> new MemberValue.Int(record.word());
      case "status" -> new MemberValue.Int(notNegative(name));
      case "params" -> new MemberValue.Nested(parameters());
      default -> throw new IllegalStateException("argument " + name);
    };
  }

  private int notNegative(String name) {
    int word = record.word();
    if (word < 0) {
      throw new RecordFault(String.format("an argument %s that is %08x", name, word));
    }
    return word;
  }

  /** The ten members in memory order; what the constructor would have set is left out. */
  private Members parameters() {
    MovementParameters defaults = new MovementParameters();
    Members.Builder params = Members.builder();
    params.id("flags", record.word());
    put(params, "distanceToObject", record.float32(), defaults.distanceToObject);
    put(params, "minDistance", record.float32(), defaults.minDistance);
    put(params, "desiredHeading", record.float32(), defaults.desiredHeading);
    put(params, "speed", record.float32(), defaults.speed);
    put(params, "failDistance", record.float32(), defaults.failDistance);
    put(params, "walkRunThreshold", record.float32(), defaults.walkRunThreshhold);
    int contextId = record.word();
    if (contextId != 0) {
      params.id("contextId", contextId);
    }
    int holdKey = notNegative("holdKey");
    if (holdKey != 0) {
      params.int32("holdKey", holdKey);
    }
    int actionStamp = record.word();
    if (actionStamp != 0) {
      params.id("actionStamp", actionStamp);
    }
    return params.build();
  }

  private static void put(Members.Builder params, String name, float value, float standard) {
    if (Float.floatToIntBits(value) != Float.floatToIntBits(standard)) {
      params.float32(name, value);
    }
  }
}
