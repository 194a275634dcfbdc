package dev.goldtrace.golden;

/** Text of an input file in a message: short, in quotes, on one line. */
final class Found {

  private static final int LONGEST = 60;

  private Found() {}

  static String quote(String text) {
    String shown = text.length() <= LONGEST ? text : text.substring(0, LONGEST - 3) + "...";
    StringBuilder quoted = new StringBuilder("\"");
    shown
        .codePoints()
        .map(c -> Character.isISOControl(c) ? '?' : c)
        .forEach(quoted::appendCodePoint);
    return quoted.append('"').toString();
  }
}
