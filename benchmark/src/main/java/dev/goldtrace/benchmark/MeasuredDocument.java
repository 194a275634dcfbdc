package dev.goldtrace.benchmark;

/** A document with a part between two marks, which is measured. */
final class MeasuredDocument {
  static final String BEGIN = "<!-- measured: begin -->";
  static final String END = "<!-- measured: end -->";

  private MeasuredDocument() {}

  /**
   * The document with another measured part.
   *
   * @throws IllegalArgumentException the document has not both marks, once each
   */
  static String with(String document, String measured) {
    int begin = document.indexOf(BEGIN);
    int end = document.indexOf(END);
    if (begin < 0
        || end < begin
        || document.lastIndexOf(BEGIN) != begin
        || document.lastIndexOf(END) != end) {
      throw new IllegalArgumentException("expected one " + BEGIN + " and then one " + END);
    }
    return document.substring(0, begin + BEGIN.length())
        + "\n\n"
        + measured.strip()
        + "\n\n"
        + document.substring(end);
  }
}
