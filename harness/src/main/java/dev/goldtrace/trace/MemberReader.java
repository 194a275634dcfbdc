package dev.goldtrace.trace;

import com.fasterxml.jackson.core.JsonToken;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/** Reads optional members by their names' types. */
final class MemberReader {

  /** How a member is written. */
  enum Type {
    ID,
    ID_OR_NULL,
    ID_OR_INT,
    INT,
    /** Signed: ACE calls with the timestamp -1. */
    SIGNED,
    F32,
    F32_OR_NULL,
    BOOL,
    /** true, false, 1 or 0. */
    FLAG,
    VECTOR,
    POSITION,
    /** A float64, as retail's time values are. */
    F64_QUANTUM,
    COUNT_OR_SPHERES,
    CYLINDERS,
    PARAMS
  }

  static final Map<String, Type> ENV =
      Map.ofEntries(
          Map.entry("transient", Type.ID),
          Map.entry("state", Type.ID),
          Map.entry("pos", Type.POSITION),
          Map.entry("vel", Type.VECTOR),
          Map.entry("radius", Type.F32),
          Map.entry("height", Type.F32),
          Map.entry("playerDistance", Type.F32),
          Map.entry("runRate", Type.F32_OR_NULL),
          Map.entry("omega", Type.VECTOR),
          Map.entry("contactNormal", Type.VECTOR),
          Map.entry("motionError", Type.INT));

  static final Map<String, Type> OBJECT =
      Map.ofEntries(
          Map.entry("pos", Type.POSITION),
          Map.entry("vel", Type.VECTOR),
          Map.entry("radius", Type.F32),
          Map.entry("height", Type.F32),
          Map.entry("spheres", Type.COUNT_OR_SPHERES),
          Map.entry("cylspheres", Type.CYLINDERS),
          Map.entry("stepUp", Type.F32),
          Map.entry("stepDown", Type.F32),
          Map.entry("scale", Type.F32),
          Map.entry("state", Type.ID),
          Map.entry("transient", Type.ID),
          Map.entry("creature", Type.BOOL),
          Map.entry("runRate", Type.F32_OR_NULL),
          Map.entry("parent", Type.ID_OR_NULL),
          Map.entry("playerDistance", Type.F32),
          Map.entry("player", Type.BOOL),
          Map.entry("pk", Type.BOOL),
          Map.entry("pkLite", Type.BOOL),
          Map.entry("impenetrable", Type.BOOL),
          Map.entry("weenie", Type.BOOL),
          Map.entry("thePlayer", Type.BOOL),
          Map.entry("autonomyLevel", Type.INT),
          Map.entry("freeHeading", Type.BOOL),
          Map.entry("friction", Type.F32),
          Map.entry("elasticity", Type.F32));

  static final Map<String, Type> ARGS =
      Map.ofEntries(
          Map.entry("object", Type.ID),
          Map.entry("top", Type.ID),
          Map.entry("params", Type.PARAMS),
          Map.entry("pos", Type.POSITION),
          Map.entry("vel", Type.VECTOR),
          Map.entry("context", Type.ID_OR_INT),
          Map.entry("radius", Type.F32),
          Map.entry("height", Type.F32),
          Map.entry("quantum", Type.F64_QUANTUM),
          Map.entry("start", Type.F32),
          Map.entry("max", Type.F32),
          Map.entry("keepHeading", Type.FLAG),
          Map.entry("timestamp", Type.SIGNED),
          Map.entry("contact", Type.FLAG),
          Map.entry("sliding", Type.FLAG),
          Map.entry("status", Type.INT),
          Map.entry("motion", Type.ID),
          Map.entry("val", Type.FLAG),
          Map.entry("cancelMoveTo", Type.FLAG),
          Map.entry("active", Type.FLAG),
          Map.entry("extent", Type.F32),
          Map.entry("holdKey", Type.INT),
          Map.entry("weenie", Type.FLAG),
          Map.entry("slot", Type.INT),
          Map.entry("stamp", Type.INT),
          Map.entry("onWalkable", Type.FLAG),
          Map.entry("type", Type.INT));

  private static final Map<String, Type> PARAMS =
      Map.of(
          "flags", Type.ID,
          "distanceToObject", Type.F32,
          "minDistance", Type.F32,
          "desiredHeading", Type.F32,
          "speed", Type.F32,
          "failDistance", Type.F32,
          "walkRunThreshold", Type.F32,
          "contextId", Type.ID_OR_INT,
          "holdKey", Type.INT,
          "actionStamp", Type.ID_OR_INT);

  private static final long MOST_BITS = 0xFFFFFFFFL;
  private static final int MOST_SPHERES = 1000;

  private final JsonLine json;

  MemberReader(JsonLine json) {
    this.json = json;
  }

  /** Reads the value of the member whose name was read, if the format knows it. */
  void read(String record, Map<String, Type> types, String name, Members.Builder into)
      throws IOException {
    Type type = types.get(name);
    if (type == null) {
      json.unknown(record, name);
    } else if (into.has(name)) {
      json.once(1, 0, name);
      json.skipValue();
    } else {
      into.put(name, value(type, name));
    }
  }

  private MemberValue value(Type type, String name) throws IOException {
    return switch (type) {
      case ID -> new MemberValue.Id(json.nextId(name));
      case ID_OR_NULL ->
          json.nextIsNull() ? new MemberValue.Null() : new MemberValue.Id(json.id(name));
      case ID_OR_INT -> bits(name);
      case INT -> new MemberValue.Int(json.nextInt(name, 0, Integer.MAX_VALUE));
      case SIGNED -> new MemberValue.Int(json.nextInt(name, Integer.MIN_VALUE, Integer.MAX_VALUE));
      case F32 -> new MemberValue.F32(json.nextFloat32(name));
      case F32_OR_NULL ->
          json.nextIsNull() ? new MemberValue.Null() : new MemberValue.F32(json.float32(name));
      case F64_QUANTUM -> new MemberValue.F64(json.nextFloat64(name));
      case BOOL -> new MemberValue.Bool(json.nextBool(name));
      case FLAG -> flag(name);
      case VECTOR -> new MemberValue.Vector(json.nextVec3(name));
      case POSITION -> new MemberValue.Place(json.nextPosition(name));
      case COUNT_OR_SPHERES -> countOrSpheres(name);
      case CYLINDERS -> cylinders(name);
      case PARAMS -> new MemberValue.Nested(params(name));
    };
  }

  private MemberValue bits(String name) throws IOException {
    if (json.next() == JsonToken.VALUE_NUMBER_INT) {
      return new MemberValue.Int(json.int64(name, 0, MOST_BITS));
    }
    return new MemberValue.Id(json.id(name));
  }

  private MemberValue flag(String name) throws IOException {
    return switch (json.next()) {
      case VALUE_TRUE -> new MemberValue.Bool(true);
      case VALUE_FALSE -> new MemberValue.Bool(false);
      case VALUE_NUMBER_INT -> new MemberValue.Int(json.int64(name, 0, 1));
      default -> {
        json.wrongType(name, "0, 1, true or false");
        yield new MemberValue.Bool(false);
      }
    };
  }

  private MemberValue countOrSpheres(String name) throws IOException {
    if (json.next() != JsonToken.START_ARRAY) {
      return new MemberValue.Int(json.int64(name, 0, MOST_SPHERES));
    }
    List<SphereValue> spheres = new ArrayList<>();
    while (json.next() != JsonToken.END_ARRAY) {
      CylinderValue value = solid(name, false);
      spheres.add(new SphereValue(value.o(), value.r()));
    }
    return new MemberValue.Spheres(spheres);
  }

  private MemberValue cylinders(String name) throws IOException {
    List<CylinderValue> cylinders = new ArrayList<>();
    if (json.nextIsArray(name)) {
      while (json.next() != JsonToken.END_ARRAY) {
        cylinders.add(solid(name, true));
      }
    }
    return new MemberValue.Cylinders(cylinders);
  }

  /** The current element: <code>{o,r}</code> or <code>{o,r,h}</code>. */
  private CylinderValue solid(String name, boolean withHeight) throws IOException {
    Vec3 o = Vec3.ZERO;
    float r = 0;
    float h = 0;
    if (json.current() != JsonToken.START_OBJECT) {
      json.wrongType(name, withHeight ? "an array of {o,r,h}" : "an array of {o,r}");
      return new CylinderValue(o, r, h);
    }
    int seen = withHeight ? 0 : 4;
    for (String member = json.nextName(); member != null; member = json.nextName()) {
      if (member.equals("o")) {
        seen = json.once(seen, 0, member);
        o = json.nextVec3(member);
      } else if (member.equals("r")) {
        seen = json.once(seen, 1, member);
        r = json.nextFloat32(member);
      } else if (member.equals("h") && withHeight) {
        seen = json.once(seen, 2, member);
        h = json.nextFloat32(member);
      } else {
        json.unknown(name, member);
      }
    }
    json.require(seen, name, "o", "r", "h");
    return new CylinderValue(o, r, h);
  }

  private Members params(String name) throws IOException {
    Members.Builder params = Members.builder();
    if (json.nextIsObject(name)) {
      for (String member = json.nextName(); member != null; member = json.nextName()) {
        read(name, PARAMS, member, params);
      }
    }
    return params.build();
  }
}
