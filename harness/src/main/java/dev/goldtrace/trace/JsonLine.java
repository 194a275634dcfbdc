package dev.goldtrace.trace;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonLocation;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.core.JsonToken;
import com.fasterxml.jackson.core.io.JsonEOFException;
import dev.goldtrace.number.NumberParser;
import java.io.IOException;
import java.io.UncheckedIOException;

/**
 * One line of JSON, read token by token. A value of the wrong type is told to the {@link
 * InputProblems} with its column, and the reading goes on with a value of no meaning; {@link #ok}
 * is false from then on. Text that is no JSON at all ends the line with an {@link IOException}.
 */
final class JsonLine {

  private static final JsonFactory FACTORY = new JsonFactory();

  /** A whole number with so few digits fits an int, which JSON's -0 becomes +0 in. */
  private static final int FEW_DIGITS = 9;

  private final InputProblems problems;
  private final NumberParser numbers = new NumberParser();
  private final float[] floats = new float[4];
  private JsonParser parser;
  private TextLines lines;
  private boolean ok;

  JsonLine(InputProblems problems) {
    this.problems = problems;
  }

  /** Begins with the line that {@code lines} is at. */
  void begin(TextLines lines) throws IOException {
    this.lines = lines;
    ok = true;
    parser = FACTORY.createParser(lines.array(), lines.start(), lines.length());
  }

  /** Ends the line; the parser's table of names is kept for the next ones. */
  void close() {
    try {
      parser.close();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  int line() {
    return lines.number();
  }

  /** Whether everything so far was as expected. */
  boolean ok() {
    return ok;
  }

  /** Tells of a problem at the token that was read last. */
  void error(String message) {
    error(column(), message);
  }

  void error(int column, String message) {
    ok = false;
    problems.error(line(), column, message);
  }

  void deviation(String kind, String message) {
    problems.deviation(kind, line(), column(), message);
  }

  /** Column of the token that was read last, from 1. */
  int column() {
    return column(parser.currentTokenLocation());
  }

  // Jackson counts bytes, from 1.
  private int column(JsonLocation location) {
    return lines.column(Math.max(location.getColumnNr() - 1, 0));
  }

  /** Tells of text that is no JSON. */
  void notJson(JsonProcessingException e) {
    JsonLocation location = e.getLocation();
    int column = location == null ? 0 : column(location);
    if (e instanceof JsonEOFException) {
      error(column, "the line ends inside the JSON object; is the file truncated?");
    } else {
      error(column, "not JSON: " + JsonFault.of(e) + "; expected one JSON object a line");
    }
  }

  /** Reads the next token. */
  JsonToken next() throws IOException {
    return parser.nextToken();
  }

  /** Name of the next member; null at the end of the object. */
  String nextName() throws IOException {
    return parser.nextFieldName();
  }

  /** Reads the next token and tells if it is not the beginning of an object. */
  boolean nextIsObject(String name) throws IOException {
    if (parser.nextToken() == JsonToken.START_OBJECT) {
      return true;
    }
    wrongType(name, "an object {...}");
    return false;
  }

  /** Reads the next token and tells if it is not the beginning of an array. */
  boolean nextIsArray(String name) throws IOException {
    if (parser.nextToken() == JsonToken.START_ARRAY) {
      return true;
    }
    wrongType(name, "an array [...]");
    return false;
  }

  /** Reads the next token; whether it is {@code null}. */
  boolean nextIsNull() throws IOException {
    return parser.nextToken() == JsonToken.VALUE_NULL;
  }

  /** The token that was read last. */
  JsonToken current() {
    return parser.currentToken();
  }

  /** Passes over the value of a member that the format does not know. */
  void unknown(String record, String name) throws IOException {
    deviation(
        record + "." + name,
        "unknown member "
            + quote(name)
            + " of "
            + quote(record)
            + " is ignored; correct or remove it");
    skipValue();
  }

  void skipValue() throws IOException {
    parser.nextToken();
    parser.skipChildren();
  }

  /** Marks a member as seen; tells if it was seen before. */
  int once(int seen, int bit, String name) {
    if ((seen & 1 << bit) != 0) {
      error("member " + quote(name) + " is there twice; remove one");
    }
    return seen | 1 << bit;
  }

  /** Tells of needed members that were not seen; bit i stands for the i-th name. */
  void require(int seen, String record, String... names) {
    for (int i = 0; i < names.length; i++) {
      if ((seen & 1 << i) == 0) {
        missing(record, names[i]);
      }
    }
  }

  /** Tells, at the end of an object, that a member is missing. */
  void missing(String record, String name) {
    error(quote(record) + " has no member " + quote(name) + ", which is needed; add it");
  }

  /** Reads a value: 32 bits as {@code "0x%08X"}. */
  int nextId(String name) throws IOException {
    parser.nextToken();
    return id(name);
  }

  /** The current value: 32 bits as {@code "0x%08X"}. */
  int id(String name) throws IOException {
    if (parser.currentToken() != JsonToken.VALUE_STRING) {
      wrongType(name, "a string such as \"0x80000001\"");
      return 0;
    }
    try {
      return NumberParser.hex(parser.getText());
    } catch (NumberFormatException e) {
      error(expected(name, "\"0x\" and eight hexadecimal digits in capitals"));
      return 0;
    }
  }

  /** The name of the current member as an id. */
  int nameAsId(String name) {
    try {
      return NumberParser.hex(name);
    } catch (NumberFormatException e) {
      error("expected an object id such as \"0x80000001\" as the name, found " + quote(name));
      return 0;
    }
  }

  /** Reads a value: a whole number in a range. */
  long nextInt(String name, long least, long most) throws IOException {
    parser.nextToken();
    return int64(name, least, most);
  }

  /** The current value: a whole number in a range. */
  long int64(String name, long least, long most) throws IOException {
    if (parser.currentToken() != JsonToken.VALUE_NUMBER_INT) {
      wrongType(name, "a whole number");
      return least;
    }
    // Eighteen digits always fit; the ranges asked for have fewer.
    long value = parser.getTextLength() > 18 ? Long.MAX_VALUE : parser.getLongValue();
    if (value < least || value > most) {
      error(expected(name, "a whole number from " + least + " to " + most));
      return least;
    }
    return value;
  }

  /** Reads a value: a float32. */
  float nextFloat32(String name) throws IOException {
    parser.nextToken();
    return float32(name);
  }

  /** The current value: a float32. */
  float float32(String name) throws IOException {
    JsonToken token = parser.currentToken();
    if (token == JsonToken.VALUE_NUMBER_INT && parser.getTextLength() <= FEW_DIGITS) {
      return parser.getIntValue();
    }
    if (isWord(token)) {
      return (float) word();
    }
    if (!token.isNumeric()) {
      wrongType(name, "a number");
      return 0;
    }
    try {
      return numbers.float32OfNumber(
          parser.getTextCharacters(), parser.getTextOffset(), parser.getTextLength());
    } catch (NumberFormatException e) {
      error(expected(name, e.getMessage()));
      return 0;
    }
  }

  /** Reads a value: a float64. */
  double nextFloat64(String name) throws IOException {
    parser.nextToken();
    return float64(name);
  }

  /** The current value: a float64. */
  double float64(String name) throws IOException {
    JsonToken token = parser.currentToken();
    if (token == JsonToken.VALUE_NUMBER_INT && parser.getTextLength() <= FEW_DIGITS) {
      return parser.getIntValue();
    }
    if (isWord(token)) {
      return word();
    }
    if (!token.isNumeric()) {
      wrongType(name, "a number");
      return 0;
    }
    try {
      return numbers.float64OfNumber(
          parser.getTextCharacters(), parser.getTextOffset(), parser.getTextLength());
    } catch (NumberFormatException e) {
      error(expected(name, e.getMessage()));
      return 0;
    }
  }

  /** Whether the current value is one of the strings that stand for a number. */
  private boolean isWord(JsonToken token) throws IOException {
    if (token != JsonToken.VALUE_STRING) {
      return false;
    }
    String text = parser.getText();
    return text.equals("NaN") || text.equals("Infinity") || text.equals("-Infinity");
  }

  private double word() throws IOException {
    return numbers.float64(parser.getText());
  }

  /** Reads a value: a clock, seconds. */
  double nextTime(String name) throws IOException {
    double time = nextFloat64(name);
    if (!Double.isFinite(time)) {
      error(expected(name, "a finite number of seconds"));
      return 0;
    }
    return time;
  }

  /** Reads a value: true or false. */
  boolean nextBool(String name) throws IOException {
    JsonToken token = parser.nextToken();
    if (token == JsonToken.VALUE_TRUE || token == JsonToken.VALUE_FALSE) {
      return token == JsonToken.VALUE_TRUE;
    }
    wrongType(name, "true or false");
    return false;
  }

  /** Reads a value: text without control characters. */
  String nextText(String name) throws IOException {
    parser.nextToken();
    return text(name);
  }

  /** The current value: text without control characters. */
  String text(String name) throws IOException {
    if (parser.currentToken() != JsonToken.VALUE_STRING) {
      wrongType(name, "a string");
      return "";
    }
    String text = parser.getText();
    if (!isPlain(text)) {
      error("member " + quote(name) + " holds a control character or half a pair; remove it");
    }
    return text;
  }

  private static boolean isPlain(String text) {
    for (int i = 0; i < text.length(); i++) {
      char c = text.charAt(i);
      if (Character.isHighSurrogate(c)
          && i + 1 < text.length()
          && Character.isLowSurrogate(text.charAt(i + 1))) {
        i++;
      } else if (Character.isISOControl(c) || Character.isSurrogate(c)) {
        return false;
      }
    }
    return true;
  }

  /** Reads a value: {@code [x,y,z]}. */
  Vec3 nextVec3(String name) throws IOException {
    nextFloats(name, 3);
    return new Vec3(floats[0], floats[1], floats[2]);
  }

  /** Reads a value: {@code [w,x,y,z]}. */
  Quat nextQuat(String name) throws IOException {
    nextFloats(name, 4);
    return new Quat(floats[0], floats[1], floats[2], floats[3]);
  }

  private void nextFloats(String name, int count) throws IOException {
    if (!nextIsArray(name)) {
      return;
    }
    int found = 0;
    while (parser.nextToken() != JsonToken.END_ARRAY) {
      if (found < count) {
        floats[found] = float32(name);
      } else {
        parser.skipChildren();
      }
      found++;
    }
    if (found != count) {
      error("member " + quote(name) + " must have " + count + " numbers, found " + found);
    }
  }

  /** Reads a value: <code>{o,q}</code>. */
  FrameValue nextFrame(String name) throws IOException {
    PositionValue value = place(name, false);
    return new FrameValue(value.o(), value.q());
  }

  /** Reads a value: <code>{cell,o,q}</code>. */
  PositionValue nextPosition(String name) throws IOException {
    return place(name, true);
  }

  private PositionValue place(String name, boolean withCell) throws IOException {
    return nextIsObject(name)
        ? placeMembers(name, withCell)
        : new PositionValue(0, Vec3.ZERO, Quat.IDENTITY);
  }

  /** The current value, whose beginning was read: <code>{cell,o,q}</code>. */
  PositionValue positionMembers(String name) throws IOException {
    return placeMembers(name, true);
  }

  private PositionValue placeMembers(String name, boolean withCell) throws IOException {
    int cell = 0;
    Vec3 o = Vec3.ZERO;
    Quat q = Quat.IDENTITY;
    int seen = withCell ? 0 : 4;
    for (String member = nextName(); member != null; member = nextName()) {
      if (member.equals("o")) {
        seen = once(seen, 0, member);
        o = nextVec3(member);
      } else if (member.equals("q")) {
        seen = once(seen, 1, member);
        q = nextQuat(member);
      } else if (member.equals("cell") && withCell) {
        seen = once(seen, 2, member);
        cell = nextId(member);
      } else {
        unknown(name, member);
      }
    }
    require(seen, name, "o", "q", "cell");
    return new PositionValue(cell, o, q);
  }

  /** Tells that the current value has the wrong type, and passes over it. */
  void wrongType(String name, String expected) throws IOException {
    error(expected(name, expected));
    parser.skipChildren();
  }

  private String expected(String name, String expected) {
    return "member " + quote(name) + " must be " + expected + ", found " + found();
  }

  private String found() {
    try {
      return switch (parser.currentToken()) {
        case VALUE_STRING -> "the string " + quote(parser.getText());
        case VALUE_NUMBER_INT, VALUE_NUMBER_FLOAT -> shorten(parser.getText());
        case VALUE_TRUE -> "true";
        case VALUE_FALSE -> "false";
        case VALUE_NULL -> "null";
        case START_OBJECT -> "an object";
        case START_ARRAY -> "an array";
        default -> "nothing";
      };
    } catch (IOException e) {
      return "something unreadable";
    }
  }

  /** Text of the input for a message: short, in quotes, on one line. */
  static String quote(String text) {
    StringBuilder quoted = new StringBuilder("\"");
    shorten(text)
        .codePoints()
        .map(c -> Character.isISOControl(c) ? '?' : c)
        .forEach(quoted::appendCodePoint);
    return quoted.append('"').toString();
  }

  private static String shorten(String text) {
    return text.length() <= 60 ? text : text.substring(0, 57) + "...";
  }
}
