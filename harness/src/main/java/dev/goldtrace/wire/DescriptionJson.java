package dev.goldtrace.wire;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.core.util.DefaultIndenter;
import com.fasterxml.jackson.core.util.DefaultPrettyPrinter;
import com.fasterxml.jackson.core.util.Separators;
import com.fasterxml.jackson.core.util.Separators.Spacing;
import dev.goldtrace.port.wire.MalformedMessageException;
import java.io.IOException;
import java.io.StringWriter;
import java.io.UncheckedIOException;
import java.util.Locale;

/** A description as one JSON object; floats have the digits of the trace format. */
final class DescriptionJson {
  private DescriptionJson() {}

  static String print(MessageDescription description) {
    StringWriter text = new StringWriter();
    DefaultIndenter lines = new DefaultIndenter("  ", "\n");
    DefaultPrettyPrinter printer =
        new DefaultPrettyPrinter(
                Separators.createDefaultInstance().withObjectFieldValueSpacing(Spacing.AFTER))
            .withArrayIndenter(lines)
            .withObjectIndenter(lines);
    try (JsonGenerator json = new JsonFactory().createGenerator(text)) {
      json.setPrettyPrinter(printer);
      write(json, description);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return text.append('\n').toString();
  }

  private static void write(JsonGenerator json, MessageDescription description) throws IOException {
    json.writeStartObject();
    json.writeStringField("message", description.name());
    json.writeNumberField("length", description.length());
    json.writeStringField("numbering", description.table().name());
    json.writeArrayFieldStart("fields");
    for (WireField field : description.fields()) {
      write(json, field);
    }
    json.writeEndArray();
    if (description.refusal().isPresent()) {
      MalformedMessageException refusal = description.refusal().get();
      json.writeObjectFieldStart("malformed");
      json.writeNumberField("offset", refusal.offset());
      json.writeStringField("expected", refusal.expected());
      json.writeStringField("found", refusal.found());
      json.writeEndObject();
    }
    json.writeEndObject();
  }

  private static void write(JsonGenerator json, WireField field) throws IOException {
    json.writeStartObject();
    json.writeNumberField("offset", field.offset());
    json.writeNumberField("size", field.size());
    json.writeStringField("type", field.type().name().toLowerCase(Locale.ROOT));
    json.writeStringField("bytes", field.hex());
    json.writeStringField("name", field.name());
    json.writeFieldName("value");
    json.writeRawValue(field.value().json());
    json.writeStringField("meaning", field.meaning());
    json.writeEndObject();
  }
}
