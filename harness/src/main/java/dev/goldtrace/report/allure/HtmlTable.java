package dev.goldtrace.report.allure;

import dev.goldtrace.report.plot.Markup;
import java.util.List;

/** A table as a small HTML file. All text is escaped. */
final class HtmlTable {
  private static final String STYLE =
      """
      <!DOCTYPE html><meta charset="utf-8"><style>
      body{font:13px monospace;margin:8px}table{border-collapse:collapse}
      th,td{border:1px solid #ccc;padding:2px 6px;text-align:right;white-space:nowrap}
      th{background:#eee}.l{text-align:left}.d{background:#fdd;color:#900;font-weight:bold}
      .f{border-top:2px solid #d00}.g{background:#eef4ff}.r{background:#fff1e6}
      </style>
      """;

  private final StringBuilder html = new StringBuilder(STYLE);

  /** A cell's text and the classes of its style. */
  record Cell(String text, String style) {
    static Cell of(String text) {
      return new Cell(text, "");
    }
  }

  HtmlTable(String caption, List<String> titles) {
    html.append("<p>").append(Markup.escape(caption)).append("</p>\n<table>\n<tr>");
    titles.forEach(title -> html.append("<th>").append(Markup.escape(title)).append("</th>"));
    html.append("</tr>\n");
  }

  void row(String style, List<Cell> cells) {
    html.append("<tr").append(attribute(style)).append('>');
    for (Cell cell : cells) {
      html.append("<td").append(attribute(cell.style())).append('>');
      html.append(Markup.escape(cell.text())).append("</td>");
    }
    html.append("</tr>\n");
  }

  private static String attribute(String style) {
    return style.isEmpty() ? "" : " class=\"" + style + "\"";
  }

  /** How long the file is so far. */
  int length() {
    return html.length();
  }

  String end(String remark) {
    return html.append("</table>\n<p>").append(Markup.escape(remark)).append("</p>\n").toString();
  }
}
