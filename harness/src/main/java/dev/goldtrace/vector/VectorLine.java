package dev.goldtrace.vector;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.core.StreamReadFeature;
import com.fasterxml.jackson.core.io.JsonEOFException;
import dev.goldtrace.trace.InputException;
import dev.goldtrace.trace.JsonFault;
import java.io.IOException;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * One line of a file: parses it, and turns its values into Java's types or into located errors.
 *
 * @param file the file as the user named it
 * @param number line number from 1
 */
record VectorLine(String file, int number) {

  private static final JsonFactory JSON =
      JsonFactory.builder().enable(StreamReadFeature.STRICT_DUPLICATE_DETECTION).build();

  /** Parses a line that has to be one JSON object. */
  VectorValue.Group parse(String text) {
    try (JsonParser parser = JSON.createParser(text)) {
      if (parser.nextToken() == null) {
        throw error(0, "empty line: expected a JSON object");
      }
      VectorValue value = value(parser);
      if (parser.nextToken() != null) {
        throw error(column(parser), "expected the end of the line after the JSON object");
      }
      return group(value, "the line");
    } catch (JsonProcessingException e) {
      int column = e.getLocation() == null ? 0 : e.getLocation().getColumnNr();
      String problem =
          e instanceof JsonEOFException
              ? "the line ends inside the JSON object; is the file truncated?"
              : "not JSON: " + JsonFault.of(e) + "; expected one JSON object a line";
      throw new InputException(file, number, column, problem, e);
    } catch (IOException e) {
      throw new AssertionError("a string can be read", e);
    }
  }

  private VectorValue value(JsonParser parser) throws IOException {
    int column = column(parser);
    switch (parser.currentToken()) {
      case VALUE_NUMBER_INT:
      case VALUE_NUMBER_FLOAT:
        return new VectorValue.Numeral(column, parser.getText());
      case VALUE_STRING:
        return new VectorValue.Text(column, parser.getText());
      case VALUE_TRUE:
      case VALUE_FALSE:
        return new VectorValue.Flag(column, parser.getBooleanValue());
      case START_ARRAY:
        List<VectorValue> values = new ArrayList<>();
        while (!parser.nextToken().isStructEnd()) {
          values.add(value(parser));
        }
        return new VectorValue.Items(column, Collections.unmodifiableList(values));
      case START_OBJECT:
        Map<String, VectorValue> members = new LinkedHashMap<>();
        while (!parser.nextToken().isStructEnd()) {
          String name = parser.currentName();
          parser.nextToken();
          members.put(name, value(parser));
        }
        return new VectorValue.Group(column, Collections.unmodifiableMap(members));
      default:
        return new VectorValue.Nothing(column);
    }
  }

  private static int column(JsonParser parser) {
    return parser.currentTokenLocation().getColumnNr();
  }

  /** An error on one line: a member's name may hold anything. */
  InputException error(int column, String problem) {
    StringBuilder printable = new StringBuilder(problem.length());
    problem
        .chars()
        .map(c -> Character.isISOControl(c) ? '?' : c)
        .forEach(c -> printable.append((char) c));
    return new InputException(file, number, column, printable.toString());
  }

  private InputException error(VectorValue value, String path, String expected) {
    return error(value.column(), path + ": expected " + expected + ", found " + value.shown());
  }

  /** A float32: a number, or "NaN", "Infinity", "-Infinity". */
  float float32(VectorValue value, String path) {
    String text = decimal(value, path, "a float32 number");
    float result = Float.parseFloat(text);
    if (Float.isInfinite(result) && !text.endsWith("Infinity")) {
      throw error(value, path, "a number that fits into a float32");
    }
    return result;
  }

  /** A float64: a number, or "NaN", "Infinity", "-Infinity". */
  double float64(VectorValue value, String path) {
    String text = decimal(value, path, "a float64 number");
    double result = Double.parseDouble(text);
    if (Double.isInfinite(result) && !text.endsWith("Infinity")) {
      throw error(value, path, "a number that fits into a float64");
    }
    return result;
  }

  private String decimal(VectorValue value, String path, String expected) {
    if (value instanceof VectorValue.Numeral numeral) {
      return numeral.text();
    }
    if (value instanceof VectorValue.Text word
        && (word.text().equals("NaN")
            || word.text().equals("Infinity")
            || word.text().equals("-Infinity"))) {
      return word.text();
    }
    throw error(value, path, expected);
  }

  /** A decimal integer of 32 bits. */
  int int32(VectorValue value, String path) {
    if (value instanceof VectorValue.Numeral numeral) {
      try {
        return Integer.parseInt(numeral.text());
      } catch (NumberFormatException e) {
        throw error(value, path, "an integer of 32 bits");
      }
    }
    throw error(value, path, "an integer");
  }

  /** 32 bits written {@code "0x%08X"}. */
  int hex(VectorValue value, String path) {
    if (value instanceof VectorValue.Text word && word.text().matches("0x[0-9A-F]{8}")) {
      return Integer.parseUnsignedInt(word.text(), 2, 10, 16);
    }
    throw error(value, path, "a string like \"0xA9B40001\", with eight upper-case digits");
  }

  /** {@code true} or {@code false}. */
  boolean flag(VectorValue value, String path) {
    if (value instanceof VectorValue.Flag flag) {
      return flag.value();
    }
    throw error(value, path, "true or false");
  }

  String text(VectorValue value, String path) {
    if (value instanceof VectorValue.Text word) {
      return word.text();
    }
    throw error(value, path, "a string");
  }

  List<VectorValue> items(VectorValue value, String path) {
    if (value instanceof VectorValue.Items items) {
      return items.values();
    }
    throw error(value, path, "an array");
  }

  /** As many float32 as asked for. */
  float[] floats(VectorValue value, String path, int count) {
    List<VectorValue> items = items(value, path);
    if (items.size() != count) {
      throw error(value, path, "an array of " + count + " numbers");
    }
    float[] floats = new float[count];
    for (int i = 0; i < count; i++) {
      floats[i] = float32(items.get(i), path + "[" + i + "]");
    }
    return floats;
  }

  VectorValue.Group group(VectorValue value, String path) {
    if (value instanceof VectorValue.Group group) {
      return group;
    }
    throw error(value, path, "a JSON object");
  }
}
