package dev.goldtrace.report.plot;

import java.util.Locale;

/** An SVG file in the making: a title, a line that explains the colours, and charts below. */
final class Drawing {
  /** Where charts may begin. */
  static final int TOP = 64;

  private static final String STYLE =
      """
      <style>
      text{font:12px sans-serif;fill:#333}
      .head{font-weight:bold;font-size:13px}
      .title{font-weight:bold}
      .tick{fill:#666;font-size:11px}
      .end{text-anchor:end}
      .middle{text-anchor:middle}
      .panel{fill:#fff;stroke:#bbb}
      """;

  private final StringBuilder svg = new StringBuilder();

  /**
   * @param title what is drawn
   * @param legend what the colours mean
   * @param style the classes of what the charts hold, as CSS, a line each
   */
  Drawing(int width, int height, String title, String legend, String style) {
    svg.append(
        String.format(
            Locale.ROOT,
            "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 %d %d\" width=\"%d\""
                + " height=\"%d\">\n",
            width,
            height,
            width,
            height));
    svg.append("<title>").append(Markup.escape(title)).append("</title>\n");
    svg.append(STYLE).append(style).append("</style>\n");
    svg.append("<rect width=\"100%\" height=\"100%\" fill=\"#fafafa\"/>\n");
    line(16, "head", title);
    line(32, "", legend);
  }

  private void line(int y, String style, String text) {
    svg.append(String.format(Locale.ROOT, "<text x=\"8\" y=\"%d\" class=\"%s\">", y, style));
    svg.append(Markup.escape(text)).append("</text>\n");
  }

  Drawing add(Chart chart) {
    svg.append(chart);
    return this;
  }

  /** The SVG file's text. */
  @Override
  public String toString() {
    return svg + "</svg>\n";
  }
}
