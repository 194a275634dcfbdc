package dev.goldtrace.report;

/** Text as it must stand in Markdown, which may hold HTML. */
public final class MarkdownText {
  private MarkdownText() {}

  /** Text that may come from outside: it must not be taken for HTML. */
  public static String escape(String text) {
    return text.replace("&", "&amp;").replace("<", "&lt;");
  }
}
