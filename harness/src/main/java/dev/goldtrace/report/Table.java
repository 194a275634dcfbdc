package dev.goldtrace.report;

import java.util.ArrayList;
import java.util.List;

/** Lines of cells, printed in columns. */
final class Table {
  private final List<List<String>> lines = new ArrayList<>();

  void add(List<String> cells) {
    lines.add(List.copyOf(cells));
  }

  /** The lines with every column as wide as its widest cell, without blanks at the end. */
  List<String> lines() {
    List<Integer> widths = new ArrayList<>();
    for (List<String> line : lines) {
      for (int i = 0; i < line.size(); i++) {
        if (i == widths.size()) {
          widths.add(0);
        }
        widths.set(i, Math.max(widths.get(i), line.get(i).length()));
      }
    }
    return lines.stream().map(line -> print(line, widths)).toList();
  }

  private static String print(List<String> line, List<Integer> widths) {
    StringBuilder text = new StringBuilder();
    for (int i = 0; i < line.size(); i++) {
      text.append(line.get(i)).append(" ".repeat(widths.get(i) - line.get(i).length() + 2));
    }
    return text.toString().stripTrailing();
  }
}
