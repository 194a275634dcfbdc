package dev.goldtrace.wire;

import dev.goldtrace.trace.InputException;
import java.io.ByteArrayOutputStream;
import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Bytes written by people and dumpers: pairs of hexadecimal digits, with or without white space and
 * commas between them, {@code 0x} in front, and offsets such as {@code 0010:} in front of a line.
 */
public final class HexText {
  private static final Pattern OFFSET = Pattern.compile("(?:0[xX])?([0-9A-Fa-f]{1,8}):");

  private final String source;
  private final String[] lines;
  private final ByteArrayOutputStream bytes = new ByteArrayOutputStream();
  private long firstOffset = -1;

  private HexText(String source, String text) {
    this.source = source;
    this.lines = text.split("\r\n|\n|\r", -1);
  }

  /**
   * The bytes that a text stands for.
   *
   * @param source what the text is called in an error
   * @throws InputException where the text is not that
   */
  public static byte[] parse(String source, String text) {
    return new HexText(source, text).parse();
  }

  private byte[] parse() {
    for (int i = 0; i < lines.length; i++) {
      parseLine(i + 1, lines[i]);
    }
    if (bytes.size() == 0) {
      throw new InputException(source, 0, 0, "no bytes; expected hexadecimal digits");
    }
    return bytes.toByteArray();
  }

  private void parseLine(int line, String text) {
    int at = 0;
    while (at < text.length()) {
      if (isSeparator(text.charAt(at))) {
        at++;
        continue;
      }
      int end = at;
      while (end < text.length() && !isSeparator(text.charAt(end))) {
        end++;
      }
      Matcher offset = OFFSET.matcher(text).region(at, end);
      if (offset.lookingAt()) {
        checkOffset(line, at + 1, Long.parseLong(offset.group(1), 16));
        at = offset.end();
      } else {
        parseWord(line, text, at, end);
        at = end;
      }
    }
  }

  /** The offsets of a dump have to fit the bytes above them: a missing line shows here. */
  private void checkOffset(int line, int column, long offset) {
    if (firstOffset < 0) {
      firstOffset = offset - bytes.size();
    }
    long expected = firstOffset + bytes.size();
    if (offset != expected) {
      throw new InputException(
          source,
          line,
          column,
          String.format(
              Locale.ROOT,
              "offset 0x%X does not follow the %d bytes above; expected 0x%X; is a line missing?",
              offset,
              bytes.size(),
              expected));
    }
  }

  private void parseWord(int line, String text, int start, int end) {
    int at = text.startsWith("0x", start) || text.startsWith("0X", start) ? start + 2 : start;
    for (int i = at; i < end; i++) {
      if (Character.digit(text.charAt(i), 16) < 0 || text.charAt(i) > 'f') {
        throw new InputException(
            source,
            line,
            i + 1,
            "expected hexadecimal digits, found '" + shown(text.charAt(i)) + "'");
      }
    }
    if (at == end || (end - at) % 2 != 0) {
      throw new InputException(
          source,
          line,
          start + 1,
          "expected pairs of hexadecimal digits, found "
              + (end - at == 1 ? "one digit" : end - at + " digits"));
    }
    for (int i = at; i < end; i += 2) {
      bytes.write(
          Character.digit(text.charAt(i), 16) << 4 | Character.digit(text.charAt(i + 1), 16));
    }
  }

  private static String shown(char character) {
    return character >= ' ' && character < 0x7F
        ? String.valueOf(character)
        : String.format(Locale.ROOT, "\\u%04x", (int) character);
  }

  private static boolean isSeparator(char character) {
    return Character.isWhitespace(character) || character == ',' || character == '\u00A0';
  }
}
