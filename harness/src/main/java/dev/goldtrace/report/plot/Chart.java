package dev.goldtrace.report.plot;

import java.util.List;
import java.util.Locale;

/** One panel of a plot: a rectangle with a scale for each axis, and what is drawn into it. */
final class Chart {
  private static final int MOST_POINTS = 400;

  private final Axis horizontal;
  private final Axis vertical;
  private final double left;
  private final double top;
  private final double width;
  private final double height;
  private final StringBuilder svg = new StringBuilder();

  /** A scale from a value to another one. */
  record Axis(String title, double from, double to) {

    /** A scale that holds all values, with a margin; a metre wide at least where they are equal. */
    static Axis around(String title, List<Double> values) {
      double low = values.stream().mapToDouble(value -> value).min().orElse(0);
      double high = values.stream().mapToDouble(value -> value).max().orElse(1);
      double margin = high > low ? (high - low) * 0.05 : 0.5;
      return new Axis(title, low - margin, high + margin);
    }

    Axis stretched(double length) {
      double more = Math.max(0, length - (to - from)) / 2;
      return new Axis(title, from - more, to + more);
    }

    /** The same without a title and numbers: another chart beside it shows them. */
    Axis untitled() {
      return new Axis("", from, to);
    }

    double place(double value) {
      return (value - from) / (to - from);
    }
  }

  /** A point in the chart's own units. */
  record Point(double x, double y) {
    boolean isFinite() {
      return Double.isFinite(x) && Double.isFinite(y);
    }
  }

  Chart(
      String title,
      Axis horizontal,
      Axis vertical,
      double left,
      double top,
      double width,
      double height) {
    this.horizontal = horizontal;
    this.vertical = vertical;
    this.left = left;
    this.top = top;
    this.width = width;
    this.height = height;
    svg.append(
        String.format(
            Locale.ROOT,
            "<rect x=\"%.1f\" y=\"%.1f\" width=\"%.1f\" height=\"%.1f\" class=\"panel\"/>\n",
            left,
            top,
            width,
            height));
    text(left, top - 6, "title", title);
    text(left, top + height + 14, "tick", number(horizontal.from()));
    text(left + width, top + height + 14, "tick end", number(horizontal.to()));
    text(left + width / 2, top + height + 14, "tick middle", horizontal.title());
    if (!vertical.title().isEmpty()) {
      text(left - 4, top + height, "tick end", number(vertical.from()));
      text(left - 4, top + 10, "tick end", number(vertical.to()));
      text(left - 4, top + height / 2, "tick end", vertical.title());
    }
  }

  private static String number(double value) {
    return String.format(Locale.ROOT, "%.2f", value);
  }

  private void text(double x, double y, String style, String text) {
    svg.append(
        String.format(Locale.ROOT, "<text x=\"%.1f\" y=\"%.1f\" class=\"%s\">", x, y, style));
    svg.append(Markup.escape(text)).append("</text>\n");
  }

  /** Draws a line through points; where a point is not finite the line is interrupted. */
  void line(String style, List<Point> points) {
    StringBuilder path = new StringBuilder();
    int step = Math.max(1, points.size() / MOST_POINTS);
    boolean drawing = false;
    for (int i = 0; i < points.size(); i++) {
      Point point = points.get(i);
      if (!point.isFinite()) {
        drawing = false;
      } else if (i % step == 0 || i == points.size() - 1) {
        path.append(drawing ? 'L' : 'M').append(place(point));
        drawing = true;
      }
    }
    if (path.length() > 0) {
      svg.append("<path class=\"").append(style).append("\" d=\"").append(path).append("\"/>\n");
    }
  }

  /** Marks a point with a ring. */
  void ring(Point point, String what) {
    if (point.isFinite()) {
      svg.append(
          String.format(
              Locale.ROOT,
              "<circle class=\"mark\" cx=\"%.1f\" cy=\"%.1f\" r=\"6\"><title>%s</title></circle>\n",
              x(point.x()),
              y(point.y()),
              Markup.escape(what)));
    }
  }

  /**
   * Draws a circle at its size.
   *
   * @param radius in the unit of the horizontal axis
   */
  void circle(String style, Point centre, double radius, String what) {
    svg.append(
        String.format(
            Locale.ROOT,
            "<circle class=\"%s\" cx=\"%.1f\" cy=\"%.1f\" r=\"%.1f\"><title>%s</title></circle>\n",
            style,
            x(centre.x()),
            y(centre.y()),
            x(radius) - x(0),
            Markup.escape(what)));
  }

  /** Marks points with crosses. */
  void crosses(String style, List<Point> points) {
    StringBuilder path = new StringBuilder();
    for (Point point : points) {
      path.append(
          String.format(
              Locale.ROOT, "M%.1f %.1fl6 6m-6 0l6 -6", x(point.x()) - 3, y(point.y()) - 3));
    }
    if (path.length() > 0) {
      svg.append("<path class=\"").append(style).append("\" d=\"").append(path).append("\"/>\n");
    }
  }

  /** Marks a value of the horizontal axis. */
  void upright(double value) {
    if (Double.isFinite(value)) {
      svg.append(
          String.format(
              Locale.ROOT,
              "<path class=\"mark\" d=\"M%.1f %.1fV%.1f\"/>\n",
              x(value),
              top,
              top + height));
    }
  }

  private String place(Point point) {
    return String.format(Locale.ROOT, "%.1f %.1f", x(point.x()), y(point.y()));
  }

  private double x(double value) {
    return left + horizontal.place(value) * width;
  }

  private double y(double value) {
    return top + height - vertical.place(value) * height;
  }

  @Override
  public String toString() {
    return svg.toString();
  }
}
