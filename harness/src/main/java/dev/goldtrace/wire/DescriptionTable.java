package dev.goldtrace.wire;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;

/** A description as a table of one row a field. */
final class DescriptionTable {
  private static final List<String> TITLES = List.of("offset", "bytes", "name", "value", "meaning");

  /** Bytes shown of a field; no field that retail reads is longer. */
  private static final int SHOWN_BYTES = 16;

  private final MessageDescription description;
  private final List<List<String>> rows = new ArrayList<>();

  DescriptionTable(MessageDescription description) {
    this.description = description;
    for (WireField field : description.fields()) {
      rows.add(
          List.of(
              String.format(Locale.ROOT, "0x%04X", field.offset()),
              spaced(field.hex()),
              field.name(),
              shortened(field),
              field.meaning()));
    }
  }

  String text() {
    int[] widths = new int[TITLES.size()];
    Stream.concat(Stream.of(TITLES), rows.stream())
        .forEach(
            row -> {
              for (int i = 0; i < widths.length; i++) {
                widths[i] = Math.max(widths[i], row.get(i).length());
              }
            });
    StringBuilder text = new StringBuilder(heading()).append('\n');
    if (!rows.isEmpty()) {
      appendPadded(text, TITLES, widths);
      rows.forEach(row -> appendPadded(text, row, widths));
    }
    description.refusal().ifPresent(e -> text.append("malformed: " + e.getMessage() + "\n"));
    return text.toString();
  }

  String markdown() {
    StringBuilder text = new StringBuilder("### ").append(heading()).append("\n\n");
    if (!rows.isEmpty()) {
      appendCells(text, TITLES);
      appendCells(text, TITLES.stream().map(title -> "---").toList());
      for (List<String> row : rows) {
        appendCells(
            text,
            List.of(
                row.get(0), code(row.get(1)), code(row.get(2)), row.get(3), escaped(row.get(4))));
      }
    }
    description.refusal().ifPresent(e -> text.append("\nMalformed: " + e.getMessage() + "\n"));
    return text.toString();
  }

  private String heading() {
    return description.name()
        + ", "
        + (description.length() == 1 ? "1 byte" : description.length() + " bytes")
        + ", command numbering "
        + description.table();
  }

  private static void appendPadded(StringBuilder text, List<String> row, int[] widths) {
    StringBuilder line = new StringBuilder();
    for (int i = 0; i < widths.length; i++) {
      line.append(row.get(i)).append(" ".repeat(widths[i] - row.get(i).length() + 2));
    }
    text.append(line.toString().stripTrailing()).append('\n');
  }

  private static void appendCells(StringBuilder text, List<String> cells) {
    text.append("| ").append(String.join(" | ", cells)).append(" |\n");
  }

  private static String code(String text) {
    return text.isEmpty() ? "" : "`" + text + "`";
  }

  private static String escaped(String text) {
    return text.replace("|", "\\|");
  }

  private static String spaced(String hex) {
    StringBuilder spaced = new StringBuilder();
    for (int i = 0; i < hex.length() && i < 2 * SHOWN_BYTES; i += 2) {
      spaced.append(i == 0 ? "" : " ").append(hex, i, i + 2);
    }
    return hex.length() > 2 * SHOWN_BYTES ? spaced + " ..." : spaced.toString();
  }

  private static String shortened(WireField field) {
    return field.size() > SHOWN_BYTES ? field.size() + " bytes" : field.value().text();
  }
}
