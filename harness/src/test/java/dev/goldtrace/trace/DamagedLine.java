package dev.goldtrace.trace;

import java.io.ByteArrayInputStream;
import java.nio.charset.StandardCharsets;
import java.util.SplittableRandom;

/** Lines with some characters exchanged, inserted and left out, and what is wrong with them. */
public final class DamagedLine {
  private static final String CHARACTERS = "0123456789.,,--+eE\"\"{}[]:;=xABCDEFNIan\u00e9 \r\t";

  private DamagedLine() {}

  /** A text with one to three changes. */
  public static String of(String text, SplittableRandom random) {
    StringBuilder damaged = new StringBuilder(text);
    for (int i = random.nextInt(3); i >= 0; i--) {
      int at = random.nextInt(damaged.length());
      char c = CHARACTERS.charAt(random.nextInt(CHARACTERS.length()));
      switch (random.nextInt(3)) {
        case 0 -> damaged.setCharAt(at, c);
        case 1 -> damaged.insert(at, c);
        default -> damaged.deleteCharAt(at);
      }
    }
    return damaged.toString();
  }

  /** The only line of a file. */
  public static TextLines line(String text) {
    TextLines lines = lines((text + '\n').getBytes(StandardCharsets.UTF_8));
    lines.next();
    return lines;
  }

  /** The lines of a file. */
  public static TextLines lines(byte[] bytes) {
    return TextLines.of(new ByteArrayInputStream(bytes), "file", InputLimits.DEFAULT);
  }

  /** Counts what is wrong. */
  public static final class Problems implements InputProblems {
    private int count;

    /** How many there were since this was asked last. */
    public int take() {
      int taken = count;
      count = 0;
      return taken;
    }

    @Override
    public void error(int line, int column, String message) {
      count++;
    }

    @Override
    public void deviation(String kind, int line, int column, String message) {
      count++;
    }
  }
}
