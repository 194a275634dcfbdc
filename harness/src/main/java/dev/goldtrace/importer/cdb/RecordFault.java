package dev.goldtrace.importer.cdb;

/** One record of a log that cannot be used; the import goes on without it. */
final class RecordFault extends RuntimeException {
  private static final long serialVersionUID = 1L;

  /** The most characters of a log that a message repeats. */
  private static final int LONGEST_QUOTE = 40;

  /**
   * @param message what is wrong, without the line
   */
  RecordFault(String message) {
    super(message, null, false, false);
  }

  /** A piece of the log for a message: printable, short, in quotes. */
  static String quote(String text) {
    String printable = text.replaceAll("[^\\x20-\\x7E]", "?");
    return printable.length() > LONGEST_QUOTE
        ? '"' + printable.substring(0, LONGEST_QUOTE) + "...\""
        : '"' + printable + '"';
  }
}
