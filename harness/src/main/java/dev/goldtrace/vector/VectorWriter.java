package dev.goldtrace.vector;

import com.fasterxml.jackson.core.io.JsonStringEncoder;
import java.io.IOException;
import java.util.Iterator;
import java.util.Locale;
import java.util.Map;

/**
 * Writes a vector file, one case a line, without spaces. Numbers are written as they were read, so
 * a file that is read and written back has the same bytes.
 */
final class VectorWriter {
  private static final JsonStringEncoder ESCAPES = JsonStringEncoder.getInstance();

  private final Appendable out;

  /**
   * Starts a file.
   *
   * @param out takes the file's text; closing it is the caller's
   */
  VectorWriter(Appendable out, VectorHeader header) throws IOException {
    this.out = out;
    out.append("{\"k\":\"vectors\",\"v\":1,\"addr\":\"")
        .append(String.format(Locale.ROOT, "0x%08X", header.address()))
        .append("\",\"fn\":");
    text(header.function());
    out.append(",\"dialect\":\"").append(header.dialect().word()).append("\",\"origin\":");
    text(header.origin());
    out.append("}\n");
  }

  /** Writes the next case. */
  void write(VectorCase one) throws IOException {
    out.append("{\"in\":");
    value(one.in().members());
    out.append(",\"out\":");
    value(one.out());
    out.append("}\n");
  }

  private void value(VectorValue value) throws IOException {
    if (value instanceof VectorValue.Numeral number) {
      out.append(number.text());
    } else if (value instanceof VectorValue.Text word) {
      text(word.text());
    } else if (value instanceof VectorValue.Flag flag) {
      out.append(Boolean.toString(flag.value()));
    } else if (value instanceof VectorValue.Nothing) {
      out.append("null");
    } else if (value instanceof VectorValue.Items items) {
      items(items);
    } else if (value instanceof VectorValue.Group group) {
      group(group);
    }
  }

  private void items(VectorValue.Items items) throws IOException {
    out.append('[');
    for (Iterator<VectorValue> each = items.values().iterator(); each.hasNext(); ) {
      value(each.next());
      separate(each);
    }
    out.append(']');
  }

  private void group(VectorValue.Group group) throws IOException {
    out.append('{');
    Iterator<Map.Entry<String, VectorValue>> each = group.members().entrySet().iterator();
    while (each.hasNext()) {
      Map.Entry<String, VectorValue> member = each.next();
      text(member.getKey());
      out.append(':');
      value(member.getValue());
      separate(each);
    }
    out.append('}');
  }

  private void separate(Iterator<?> rest) throws IOException {
    if (rest.hasNext()) {
      out.append(',');
    }
  }

  private void text(String text) throws IOException {
    out.append('"').append(String.valueOf(ESCAPES.quoteAsString(text))).append('"');
  }
}
