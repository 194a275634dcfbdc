package dev.goldtrace.benchmark;

import java.util.ArrayList;
import java.util.List;

/** A table in Markdown, under a heading. */
final class Table {
  private final String heading;
  private final List<String> lines = new ArrayList<>();

  Table(String heading, String... titles) {
    this.heading = heading;
    row((Object[]) titles);
    lines.add("|" + "---|".repeat(titles.length));
  }

  Table row(Object... cells) {
    StringBuilder line = new StringBuilder("|");
    for (Object cell : cells) {
      line.append(' ').append(cell).append(" |");
    }
    lines.add(line.toString());
    return this;
  }

  @Override
  public String toString() {
    return "### " + heading + "\n\n" + String.join("\n", lines) + "\n";
  }
}
