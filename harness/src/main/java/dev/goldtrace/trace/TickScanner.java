package dev.goldtrace.trace;

import dev.goldtrace.number.NumberCursor;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * Reads ticks that are written as {@link TraceWriter} writes them, which most of a trace is:
 * without blanks, the members in their order. Of any other line it answers nothing; that must be
 * read by {@link RecordParser}, which knows everything that a line may be, and tells what is wrong.
 */
final class TickScanner {

  /** So many slices are remembered, that memory does not grow with a tick of endless objects. */
  private static final int MOST = 4096;

  private final NumberCursor cursor = new NumberCursor();

  /** By place in the tick before: what an object's animation does often comes again. */
  private final List<Remembered<Slice>> slicesBefore = new ArrayList<>();

  private Inputs<Slice> before = Inputs.none();
  private byte[] line = {};
  private int[] guids = new int[16];

  /** The tick that a line holds; null if it has to be looked at more closely. */
  TickRecord scan(TextLines lines) {
    line = lines.array();
    cursor.begin(line, lines.start(), lines.length());
    if (!cursor.pass("{\"k\":\"tick\",\"n\":") || !lines.isAscii()) {
      return null;
    }
    int n = cursor.int32();
    cursor.expect(",\"time\":");
    double time = float64();
    cursor.expect(",\"quantum\":");
    float quantum = float32();
    Inputs<Slice> in = cursor.pass(",\"in\":{") ? inputs() : Inputs.none();
    cursor.expect('}');
    if (!cursor.ok() || !cursor.atEnd() || n < 0) {
      return null;
    }
    before = in;
    return new TickRecord(lines.number(), n, time, quantum, in);
  }

  private Inputs<Slice> inputs() {
    List<Slice> values = new ArrayList<>(before.size());
    int count = 0;
    do {
      if (count == guids.length) {
        guids = Arrays.copyOf(guids, 2 * count);
      }
      cursor.expect('"');
      guids[count] = cursor.hex();
      cursor.expect("\":");
      values.add(slice(count++));
    } while (cursor.ok() && cursor.pass(','));
    cursor.expect('}');
    if (before.isOf(guids, count)) {
      return before.with(values);
    }
    Inputs<Slice> inputs = Inputs.owning(Arrays.copyOf(guids, count), values);
    if (inputs.holdsAnIdTwice()) {
      cursor.fail();
    }
    return inputs;
  }

  private Slice slice(int place) {
    if (place < slicesBefore.size()) {
      Remembered<Slice> candidate = slicesBefore.get(place);
      if (cursor.pass(candidate.text(), candidate.length())) {
        return candidate.value();
      }
    }
    int from = cursor.at();
    Slice slice = newSlice();
    if (cursor.ok() && place < MOST) {
      if (place == slicesBefore.size()) {
        slicesBefore.add(new Remembered<>());
      }
      slicesBefore.get(place).set(line, from, cursor.at() - from, slice);
    }
    return slice;
  }

  private Slice newSlice() {
    cursor.expect('{');
    if (cursor.pass('}')) {
      return Slice.NOTHING;
    }
    boolean first = true;
    FrameValue root = null;
    int done = 0;
    Moved moved = null;
    if (cursor.pass("\"root\":{")) {
      root = new FrameValue(origin(), rotation());
      cursor.expect('}');
      first = false;
    }
    if (cursor.pass(first ? "\"done\":" : ",\"done\":")) {
      done = done();
      first = false;
    }
    if (cursor.pass(first ? "\"moved\":" : ",\"moved\":")) {
      moved = cursor.pass("null") ? Moved.FAILED : moved();
    }
    cursor.expect('}');
    return new Slice(root, done, moved);
  }

  private int done() {
    int done = cursor.int32();
    if (done < 0 || done > RecordParser.MOST_DONE) {
      cursor.fail();
    }
    return done;
  }

  private Moved moved() {
    cursor.expect("{\"cell\":\"");
    int cell = cursor.hex();
    cursor.expect("\",");
    PositionValue position = new PositionValue(cell, origin(), rotation());
    cursor.expect('}');
    return new Moved(position);
  }

  private Vec3 origin() {
    cursor.expect("\"o\":[");
    float x = float32();
    cursor.expect(',');
    float y = float32();
    cursor.expect(',');
    float z = float32();
    cursor.expect("],");
    return new Vec3(x, y, z);
  }

  private Quat rotation() {
    cursor.expect("\"q\":[");
    float w = float32();
    cursor.expect(',');
    float x = float32();
    cursor.expect(',');
    float y = float32();
    cursor.expect(',');
    float z = float32();
    cursor.expect(']');
    return new Quat(w, x, y, z);
  }

  private float float32() {
    float value = cursor.float32();
    checkZero(value);
    return value;
  }

  private double float64() {
    double value = cursor.float64();
    checkZero(value);
    return value;
  }

  /** JSON's whole number -0 is 0, which is for another to say; -0.0 is what it says. */
  private void checkZero(double value) {
    boolean negativeZero = Double.doubleToRawLongBits(value) == Double.doubleToRawLongBits(-0.0);
    if (negativeZero && line[cursor.at() - 2] == '-') {
      cursor.fail();
    }
  }
}
