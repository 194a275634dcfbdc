package dev.goldtrace.report.plot;

/** Text as it must stand in HTML and SVG. */
public final class Markup {

  private Markup() {}

  /**
   * The text with everything escaped that could end it; what XML can't hold becomes a question
   * mark.
   */
  public static String escape(String text) {
    StringBuilder escaped = new StringBuilder(text.length());
    text.codePoints()
        .forEach(
            c -> {
              switch (c) {
                case '&' -> escaped.append("&amp;");
                case '<' -> escaped.append("&lt;");
                case '>' -> escaped.append("&gt;");
                case '"' -> escaped.append("&quot;");
                case '\'' -> escaped.append("&#39;");
                default -> escaped.appendCodePoint(isCharacter(c) ? c : '?');
              }
            });
    return escaped.toString();
  }

  private static boolean isCharacter(int c) {
    return c >= ' ' && c != 0xFFFE && c != 0xFFFF && !(c >= 0xD800 && c < 0xE000)
        || c == '\n'
        || c == '\t';
  }
}
