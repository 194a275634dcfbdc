package dev.goldtrace.trace;

import java.nio.ByteBuffer;
import java.util.List;

/** Recognises a file of another kind by its first line, for a message that helps. */
public final class ForeignText {

  public static final String TRACE = "a trace (NAME.trace.jsonl)";
  public static final String FRAMES = "golden frames (NAME.frames.csv)";
  public static final String PROBES = "golden probes (NAME.probes.csv)";
  public static final String STATE = "golden state (NAME.state.csv)";
  public static final String VECTORS = "function vectors (FUNCTION.vectors.jsonl)";
  private static final String BINARY = "binary data";
  private static final String UTF_16 = "UTF-16 text";
  private static final String CR_LINES = "text whose lines end in CR alone";
  private static final String JSON = "one JSON document";
  private static final String MARKUP = "XML or HTML";

  /** How many bytes tell whether a file is text. */
  private static final int BEGINNING = 512;

  /** Text has fewer control bytes than one among so many bytes; noise has four. */
  private static final int TEXT_TO_CONTROLS = 32;

  private record Sign(String prefix, String kind) {}

  private static final List<Sign> SIGNS =
      List.of(
          new Sign("tick,time,", FRAMES),
          new Sign("seq,", PROBES),
          new Sign("tick,guid,", STATE),
          new Sign("{\"k\":\"vectors\"", VECTORS),
          new Sign("{\"k\":", TRACE),
          new Sign("[", JSON),
          new Sign("<", MARKUP));

  private ForeignText() {}

  /** What a file with this first line is, one of the constants; null: can't tell. */
  public static String kind(TextLines lines) {
    if (isUtf16(lines)) {
      return UTF_16;
    }
    for (int i = 0; i < lines.length(); i++) {
      if (isControl(lines.byteAt(i))) {
        return BINARY;
      }
      if (i > 0 && lines.byteAt(i - 1) == '\r' && lines.byteAt(i) != '\r') {
        return CR_LINES;
      }
    }
    if (lines.fault() != null && isBinary(lines.buffered())) {
      return BINARY;
    }
    for (Sign sign : SIGNS) {
      if (startsWith(lines, sign.prefix())) {
        return sign.kind();
      }
    }
    return null;
  }

  /**
   * Tells of a file whose first line shows that it is not of the expected kind.
   *
   * @return whether it was told
   */
  public static boolean refuse(TextLines lines, InputProblems problems, String expected) {
    String kind = kind(lines);
    boolean foreign = kind != null && !kind.equals(expected);
    if (foreign) {
      problems.error(
          lines.number(), 1, "this is " + kind + "; expected " + expected + advice(kind));
    }
    return foreign;
  }

  private static String advice(String kind) {
    return switch (kind) {
      case UTF_16 ->
          " in UTF-8: convert it ('iconv -f UTF-16 -t UTF-8 FILE > NEW'; the > of Windows PowerShell"
              + " writes UTF-16, '| Out-File -Encoding utf8' does not)";
      case CR_LINES -> " with LF: convert it ('tr \"\\r\" \"\\n\" < FILE > NEW')";
      default -> "";
    };
  }

  /**
   * Whether bytes are no text in any encoding of the letters by bytes: where the first line is
   * short and has none by chance, those after it hold a zero or many control bytes.
   */
  private static boolean isBinary(ByteBuffer bytes) {
    int looked = Math.min(bytes.remaining(), BEGINNING);
    int controls = 0;
    for (int i = 0; i < looked; i++) {
      byte b = bytes.get();
      if (b == 0) {
        return true;
      }
      controls += isControl(b) && b != '\n' ? 1 : 0;
    }
    return controls > looked / TEXT_TO_CONTROLS;
  }

  private static boolean isControl(byte b) {
    return b >= 0 && b < ' ' && b != '\t' && b != '\r';
  }

  /** By its byte order mark, or by two letters with a zero beside each. */
  private static boolean isUtf16(TextLines lines) {
    if (lines.number() != 1 || lines.length() < 4) {
      return false;
    }
    byte a = lines.byteAt(0);
    byte b = lines.byteAt(1);
    byte c = lines.byteAt(2);
    byte d = lines.byteAt(3);
    return a == (byte) 0xFF && b == (byte) 0xFE
        || a == (byte) 0xFE && b == (byte) 0xFF
        || a == 0 && b > 0 && c == 0 && d > 0
        || a > 0 && b == 0 && c > 0 && d == 0;
  }

  /** Blanks do not count: JSON may have them between any two of its signs. */
  private static boolean startsWith(TextLines lines, String prefix) {
    int matched = 0;
    for (int i = 0; i < lines.length() && matched < prefix.length(); i++) {
      byte b = lines.byteAt(i);
      if (b == prefix.charAt(matched)) {
        matched++;
      } else if (b != ' ' && b != '\t') {
        return false;
      }
    }
    return matched == prefix.length();
  }
}
