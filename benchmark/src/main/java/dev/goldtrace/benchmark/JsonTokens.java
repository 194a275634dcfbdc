package dev.goldtrace.benchmark;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonToken;
import java.io.IOException;
import java.io.OutputStream;
import java.util.ArrayList;
import java.util.List;

/** What Jackson alone needs for the bytes of a trace, without a thought of what they mean. */
final class JsonTokens {
  private static final JsonFactory FACTORY = new JsonFactory();

  private final List<JsonToken> tokens = new ArrayList<>();

  /** For each token its text, number or null. */
  private final List<Object> values = new ArrayList<>();

  /** Keeps all tokens of a trace. */
  JsonTokens(byte[] trace) throws IOException {
    try (JsonParser parser = FACTORY.createParser(trace)) {
      for (JsonToken token = parser.nextToken(); token != null; token = parser.nextToken()) {
        tokens.add(token);
        values.add(
            switch (token) {
              case FIELD_NAME, VALUE_STRING -> parser.getText();
              case VALUE_NUMBER_INT -> parser.getLongValue();
              case VALUE_NUMBER_FLOAT -> parser.getFloatValue();
              default -> null;
            });
      }
    }
  }

  /** Goes from token to token; answers how many there are. */
  static long scan(byte[] trace) throws IOException {
    long count = 0;
    try (JsonParser parser = FACTORY.createParser(trace)) {
      while (parser.nextToken() != null) {
        count++;
      }
    }
    return count;
  }

  /** Reads every value; answers a sum, so that reading is not optimised away. */
  static double scanValues(byte[] trace) throws IOException {
    double sum = 0;
    try (JsonParser parser = FACTORY.createParser(trace)) {
      for (JsonToken token = parser.nextToken(); token != null; token = parser.nextToken()) {
        sum +=
            switch (token) {
              case FIELD_NAME -> parser.currentName().length();
              case VALUE_STRING -> parser.getText().length();
              case VALUE_NUMBER_INT -> parser.getLongValue();
              case VALUE_NUMBER_FLOAT -> parser.getDoubleValue();
              default -> 0;
            };
      }
    }
    return sum;
  }

  /** Writes the tokens again. */
  void write(OutputStream out) throws IOException {
    try (JsonGenerator generator = FACTORY.createGenerator(out)) {
      for (int i = 0; i < tokens.size(); i++) {
        switch (tokens.get(i)) {
          case START_OBJECT -> generator.writeStartObject();
          case END_OBJECT -> generator.writeEndObject();
          case START_ARRAY -> generator.writeStartArray();
          case END_ARRAY -> generator.writeEndArray();
          case FIELD_NAME -> generator.writeFieldName((String) values.get(i));
          case VALUE_STRING -> generator.writeString((String) values.get(i));
          case VALUE_NUMBER_INT -> generator.writeNumber((Long) values.get(i));
          case VALUE_NUMBER_FLOAT -> generator.writeNumber((Float) values.get(i));
          case VALUE_TRUE -> generator.writeBoolean(true);
          case VALUE_FALSE -> generator.writeBoolean(false);
          default -> generator.writeNull();
        }
      }
    }
  }
}
