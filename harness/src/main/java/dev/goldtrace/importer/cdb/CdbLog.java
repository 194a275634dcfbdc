package dev.goldtrace.importer.cdb;

import dev.goldtrace.trace.InputException;
import dev.goldtrace.trace.InputLimits;
import dev.goldtrace.trace.TextLines;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Set;
import java.util.StringTokenizer;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Finds the recorder script's records among whatever else a debugger prints.
 *
 * <p>A record begins with the prefix wherever in a line it stands, so a prompt before it does no
 * harm, and ends with a full stop between spaces, so a record that was cut off is known by the lack
 * of it. Between a prefix and its full stop nothing foreign is expected. Rows of the command {@code
 * dd} count only while a record of bytes waits for them.
 */
final class CdbLog {
  static final String PREFIX = "GT1 ";
  private static final String END = ".";

  /** Far longer than what the script or a debugger prints on one line. */
  private static final InputLimits LIMITS = new InputLimits(1 << 16, 1L << 34, 1);

  private static final Set<String> WITH_TEXT = Set.of("id", "title", "tag");
  private static final Set<String> WITH_NAME = Set.of("call", "msg", "env", "state");
  private static final Pattern DD_ROW =
      Pattern.compile(
          "(?:\\d+:\\d+(?::\\w+)?> ?)*\\s*(?:[0-9a-fA-F]{8}`)?([0-9a-fA-F]{8})"
              + "((?:\\s+[0-9a-fA-F?]{8}){1,8})\\s*");

  /** What hears of the records. */
  interface Listener {
    /**
     * Takes one record.
     *
     * @throws RecordFault it cannot be used
     */
    void accept(LogRecord record);

    /**
     * Whether words of memory are waited for.
     *
     * @return how many
     */
    int wordsAwaited();

    /** Where the first of them lies in memory. */
    int addressAwaited();

    /** Takes words of memory that were waited for; never more than that. */
    void memory(int[] words);
  }

  private final SkippedLines skipped;
  private final Listener listener;
  private long lines;
  private long records;

  CdbLog(SkippedLines skipped, Listener listener) {
    this.skipped = skipped;
    this.listener = listener;
  }

  long lines() {
    return lines;
  }

  long records() {
    return records;
  }

  /**
   * Reads a log to its end.
   *
   * @throws InputException it is no text
   */
  void read(TextLines text) {
    while (text.next()) {
      lines++;
      if (text.number() == 1) {
        refuseUtf16(text);
      }
      if (text.fault() != null && text.length() == 0) {
        skipped.add(text.number(), "a line that is too long for a debugger's log");
      } else {
        line(text.number(), text.text());
      }
    }
  }

  /**
   * Opens a log, plain or gzip.
   *
   * @param shown what to call it in messages
   * @throws InputException it cannot be read
   */
  static TextLines open(String shown, Path log) {
    try {
      return TextLines.of(Files.newInputStream(log), shown, LIMITS);
    } catch (IOException e) {
      throw new InputException(shown, 0, 0, "cannot be read: " + e.getMessage(), e);
    }
  }

  private static void refuseUtf16(TextLines text) {
    boolean mark =
        text.length() >= 2
            && ((text.byteAt(0) == (byte) 0xFF && text.byteAt(1) == (byte) 0xFE)
                || (text.byteAt(0) == (byte) 0xFE && text.byteAt(1) == (byte) 0xFF));
    if (mark) {
      throw new InputException(
          text.file(),
          1,
          1,
          "this log is UTF-16, as .logopen /u writes it; expected UTF-8 or ASCII: convert it, or"
              + " record with .logopen without /u");
    }
  }

  private void line(int number, String text) {
    int at = text.indexOf(PREFIX);
    if (at < 0) {
      if (listener.wordsAwaited() > 0) {
        memory(number, text);
      }
      return;
    }
    while (at >= 0) {
      int next = text.indexOf(PREFIX, at + PREFIX.length());
      String rest = text.substring(at + PREFIX.length());
      boolean whole = next < 0 || WITH_TEXT.contains(firstToken(rest));
      String chunk = whole ? rest : text.substring(at + PREFIX.length(), next);
      try {
        listener.accept(record(number, chunk));
        records++;
      } catch (RecordFault e) {
        skipped.add(number, e.getMessage());
      }
      at = whole ? -1 : next;
    }
  }

  private static String firstToken(String text) {
    int space = text.indexOf(' ');
    return space < 0 ? text : text.substring(0, space);
  }

  private static LogRecord record(int number, String chunk) {
    String kind = firstToken(chunk);
    if (WITH_TEXT.contains(kind)) {
      int end = chunk.lastIndexOf(" " + END);
      if (end <= kind.length()) {
        throw cutOff();
      }
      return new LogRecord(number, kind, chunk.substring(kind.length() + 1, end), new int[0]);
    }
    StringTokenizer tokens = new StringTokenizer(chunk);
    if (!tokens.hasMoreTokens()) {
      throw cutOff();
    }
    kind = tokens.nextToken();
    String name = "";
    if (WITH_NAME.contains(kind) && tokens.hasMoreTokens()) {
      name = tokens.nextToken();
    }
    int[] words = new int[tokens.countTokens()];
    int count = 0;
    while (tokens.hasMoreTokens()) {
      String token = tokens.nextToken();
      if (token.startsWith(END)) {
        return new LogRecord(number, kind, name, Arrays.copyOf(words, count));
      }
      words[count++] = word(token);
    }
    throw cutOff();
  }

  private static RecordFault cutOff() {
    return new RecordFault("a record without its full stop at the end: cut off");
  }

  /** A 32-bit word; of a 64-bit one the low half, if the high half is 0. */
  private static int word(String token) {
    int from = token.startsWith("0x") || token.startsWith("0X") ? 2 : 0;
    long value = 0;
    int digits = 0;
    for (int i = from; i < token.length(); i++) {
      char c = token.charAt(i);
      int digit = c < 128 ? Character.digit(c, 16) : -1;
      if (digit >= 0) {
        digits++;
        value = value << 4 | digit;
      } else if (c != '`') {
        digits = 0;
        break;
      }
    }
    if (digits == 0 || digits > 16 || value >>> 32 != 0) {
      throw new RecordFault("a word that is not up to 8 hex digits: " + RecordFault.quote(token));
    }
    return (int) value;
  }

  private void memory(int number, String text) {
    Matcher row = DD_ROW.matcher(text);
    if (!row.matches() || Integer.parseUnsignedInt(row.group(1), 16) != listener.addressAwaited()) {
      return;
    }
    List<Integer> words = new ArrayList<>();
    for (String token : row.group(2).trim().split("\\s+")) {
      if (words.size() == listener.wordsAwaited()) {
        break;
      }
      if (token.indexOf('?') >= 0) {
        skipped.add(number, "memory that the debugger could not read");
        return;
      }
      words.add(Integer.parseUnsignedInt(token, 16));
    }
    listener.memory(words.stream().mapToInt(Integer::intValue).toArray());
  }
}
