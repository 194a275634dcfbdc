package dev.goldtrace.trace;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonFactoryBuilder;
import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.core.SerializableString;
import com.fasterxml.jackson.core.io.SerializedString;
import dev.goldtrace.number.NumberBuffer;
import dev.goldtrace.number.NumberText;
import java.io.IOException;
import java.io.OutputStream;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * Writes a trace record by record. A trace that is read and written back keeps its bytes, provided
 * that it was written in the format's form: no spaces, the members of ticks in the order of the
 * format, numbers with the shortest digits.
 */
public final class TraceWriter implements AutoCloseable {

  private static final int MOST_IDS = 4096;
  private static final JsonFactory FACTORY =
      new JsonFactoryBuilder().rootValueSeparator((String) null).build();

  // Names of every tick, encoded once.
  private static final SerializableString N = new SerializedString("n");
  private static final SerializableString TIME = new SerializedString("time");
  private static final SerializableString QUANTUM = new SerializedString("quantum");
  private static final SerializableString IN = new SerializedString("in");
  private static final SerializableString ROOT = new SerializedString("root");
  private static final SerializableString DONE = new SerializedString("done");
  private static final SerializableString MOVED = new SerializedString("moved");
  private static final SerializableString CELL = new SerializedString("cell");
  private static final SerializableString O = new SerializedString("o");
  private static final SerializableString Q = new SerializedString("q");

  private final JsonGenerator json;
  private final NumberBuffer number = new NumberBuffer();
  private final Map<Integer, SerializableString> ids = new HashMap<>();
  // ACE holds the quantum of a tick as a double that came from a float, and records it with the
  // digits of the double: 0.03333333507180214 where retail's recordings have 0.033333335.
  private boolean quantumIsWidened;

  /** Writes to a stream, which {@link #close} closes. */
  public TraceWriter(OutputStream out) throws IOException {
    json = FACTORY.createGenerator(out);
  }

  /** Writes one line. */
  public void write(TraceRecord record) throws IOException {
    json.writeStartObject();
    if (record instanceof TickRecord tick) {
      tick(tick);
    } else if (record instanceof FrameRecord frame) {
      frame(frame);
    } else if (record instanceof TraceHeader header) {
      header(header);
    } else if (record instanceof ObjectRecord object) {
      kind("object", object.guid());
      members(object.members());
    } else if (record instanceof EnvRecord env) {
      kind("env", env.guid());
      members(env.members());
    } else if (record instanceof CallRecord call) {
      kind("call", call.guid());
      json.writeStringField("fn", call.fn().retailName());
      json.writeObjectFieldStart("args");
      members(call.args());
      json.writeEndObject();
    } else if (record instanceof MsgRecord msg) {
      kind("msg", msg.guid());
      json.writeStringField("type", msg.type().word());
      json.writeStringField("hex", msg.hex());
    } else if (record instanceof RemoveRecord remove) {
      kind("remove", remove.guid());
    } else if (record instanceof TimeRecord time) {
      json.writeStringField("k", "time");
      json.writeFieldName(TIME);
      float64(time.time());
    }
    json.writeEndObject();
    json.writeRaw('\n');
  }

  private void header(TraceHeader header) throws IOException {
    quantumIsWidened = header.origin() == TraceOrigin.ACE;
    json.writeStringField("k", "trace");
    json.writeNumberField("v", 1);
    json.writeStringField("id", header.id());
    json.writeStringField("origin", header.origin().word());
    json.writeStringField("dialect", header.dialect().word());
    json.writeStringField("build", header.build());
    json.writeStringField("title", header.title());
    words("tags", header.tags());
    json.writeFieldName(TIME);
    float64(header.time());
    if (header.collision()) {
      json.writeStringField("collision", "port");
      json.writeObjectFieldStart("ground");
      json.writeFieldName("z");
      float32(header.groundZ());
      json.writeEndObject();
    }
    if (header.allColumns()) {
      json.writeStringField("columns", "all");
    }
    if (!header.divergences().isEmpty()) {
      words("divergences", header.divergences());
    }
  }

  private void words(String name, List<String> words) throws IOException {
    json.writeArrayFieldStart(name);
    for (String word : words) {
      json.writeString(word);
    }
    json.writeEndArray();
  }

  private void kind(String k, int guid) throws IOException {
    json.writeStringField("k", k);
    json.writeFieldName("guid");
    id(guid);
  }

  private void tick(TickRecord tick) throws IOException {
    json.writeStringField("k", "tick");
    json.writeFieldName(N);
    json.writeNumber(tick.n());
    json.writeFieldName(TIME);
    float64(tick.time());
    json.writeFieldName(QUANTUM);
    if (quantumIsWidened) {
      float64(tick.quantum());
    } else {
      float32(tick.quantum());
    }
    Inputs<Slice> in = tick.in();
    if (!in.isEmpty()) {
      json.writeFieldName(IN);
      json.writeStartObject();
      for (int i = 0; i < in.size(); i++) {
        json.writeFieldName(encoded(in.guid(i)));
        slice(in.value(i));
      }
      json.writeEndObject();
    }
  }

  private void frame(FrameRecord frame) throws IOException {
    json.writeStringField("k", "frame");
    json.writeFieldName(N);
    json.writeNumber(frame.n());
    json.writeFieldName(TIME);
    float64(frame.time());
    Inputs<List<Slice>> in = frame.in();
    if (!in.isEmpty()) {
      json.writeFieldName(IN);
      json.writeStartObject();
      for (int i = 0; i < in.size(); i++) {
        json.writeFieldName(encoded(in.guid(i)));
        json.writeStartArray();
        for (Slice slice : in.value(i)) {
          slice(slice);
        }
        json.writeEndArray();
      }
      json.writeEndObject();
    }
  }

  private void slice(Slice slice) throws IOException {
    json.writeStartObject();
    if (slice.root() != null) {
      json.writeFieldName(ROOT);
      json.writeStartObject();
      originAndRotation(slice.root().o(), slice.root().q());
      json.writeEndObject();
    }
    if (slice.done() != 0) {
      json.writeFieldName(DONE);
      json.writeNumber(slice.done());
    }
    if (slice.moved() != null) {
      json.writeFieldName(MOVED);
      if (slice.moved().failed()) {
        json.writeNull();
      } else {
        position(slice.moved().position());
      }
    }
    json.writeEndObject();
  }

  private void members(Members members) throws IOException {
    for (String name : members.names()) {
      json.writeFieldName(name);
      member(members.get(name));
    }
  }

  private void member(MemberValue value) throws IOException {
    if (value instanceof MemberValue.Id id) {
      id(id.value());
    } else if (value instanceof MemberValue.Int whole) {
      json.writeNumber(whole.value());
    } else if (value instanceof MemberValue.F32 float32) {
      float32(float32.value());
    } else if (value instanceof MemberValue.F64 float64) {
      float64(float64.value());
    } else if (value instanceof MemberValue.Bool bool) {
      json.writeBoolean(bool.value());
    } else if (value instanceof MemberValue.Vector vector) {
      vector(vector.value());
    } else if (value instanceof MemberValue.Place place) {
      position(place.value());
    } else if (value instanceof MemberValue.Nested nested) {
      json.writeStartObject();
      members(nested.value());
      json.writeEndObject();
    } else if (value instanceof MemberValue.Spheres spheres) {
      spheres(spheres.value());
    } else if (value instanceof MemberValue.Cylinders cylinders) {
      cylinders(cylinders.value());
    } else {
      json.writeNull();
    }
  }

  private void spheres(List<SphereValue> spheres) throws IOException {
    json.writeStartArray();
    for (SphereValue sphere : spheres) {
      json.writeStartObject();
      json.writeFieldName(O);
      vector(sphere.o());
      json.writeFieldName("r");
      float32(sphere.r());
      json.writeEndObject();
    }
    json.writeEndArray();
  }

  private void cylinders(List<CylinderValue> cylinders) throws IOException {
    json.writeStartArray();
    for (CylinderValue cylinder : cylinders) {
      json.writeStartObject();
      json.writeFieldName(O);
      vector(cylinder.o());
      json.writeFieldName("r");
      float32(cylinder.r());
      json.writeFieldName("h");
      float32(cylinder.h());
      json.writeEndObject();
    }
    json.writeEndArray();
  }

  private void position(PositionValue position) throws IOException {
    json.writeStartObject();
    json.writeFieldName(CELL);
    id(position.cell());
    originAndRotation(position.o(), position.q());
    json.writeEndObject();
  }

  private void originAndRotation(Vec3 o, Quat q) throws IOException {
    json.writeFieldName(O);
    vector(o);
    json.writeFieldName(Q);
    json.writeStartArray();
    float32(q.w());
    float32(q.x());
    float32(q.y());
    float32(q.z());
    json.writeEndArray();
  }

  private void vector(Vec3 vector) throws IOException {
    json.writeStartArray();
    float32(vector.x());
    float32(vector.y());
    float32(vector.z());
    json.writeEndArray();
  }

  private void id(int bits) throws IOException {
    json.writeString(encoded(bits));
  }

  /** An id as text, kept: a trace has few, and uses each in every tick. */
  private SerializableString encoded(int bits) {
    SerializableString id = ids.get(bits);
    if (id == null) {
      id = new SerializedString(NumberText.hex(bits));
      if (ids.size() < MOST_IDS) {
        ids.put(bits, id);
      }
    }
    return id;
  }

  private void float32(float value) throws IOException {
    number.clear().appendJson(value);
    json.writeRawValue(number.array(), 0, number.length());
  }

  private void float64(double value) throws IOException {
    number.clear().appendJson(value);
    json.writeRawValue(number.array(), 0, number.length());
  }

  /** Passes everything written so far on to the stream. */
  public void flush() throws IOException {
    json.flush();
  }

  @Override
  public void close() throws IOException {
    json.close();
  }
}
