package dev.goldtrace.trace;

import java.io.EOFException;
import java.io.IOException;
import java.io.InputStream;
import java.io.PushbackInputStream;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.CharBuffer;
import java.nio.charset.CoderResult;
import java.nio.charset.CodingErrorAction;
import java.nio.charset.StandardCharsets;
import java.nio.file.AccessDeniedException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.zip.GZIPInputStream;
import java.util.zip.ZipException;

/**
 * The lines of a text file, plain or gzip (known by its first bytes), one after the other in a
 * buffer that is used again. Memory is bounded by the longest line allowed.
 *
 * <p>What is wrong with a line as text (not UTF-8, too long) is told by {@link #fault}; the next
 * line can be read all the same. What is wrong with the file (missing, truncated gzip) is an {@link
 * InputException}.
 */
public final class TextLines implements AutoCloseable {

  private static final int CHUNK = 1 << 14;

  private static final VarHandle EIGHT =
      MethodHandles.byteArrayViewVarHandle(long[].class, ByteOrder.LITTLE_ENDIAN);
  private static final long ONES = 0x0101010101010101L;
  private static final long SIGNS = 0x8080808080808080L;
  private static final long NEWLINES = '\n' * ONES;

  private final String file;
  private final InputLimits limits;
  private final InputStream in;
  private final boolean compressed;
  private long expanded;

  /** Whether no end may come: then what is too long is not read to its end. */
  private boolean endless;

  private byte[] bytes = new byte[2 * CHUNK];
  private int begin;
  private int end;
  private boolean ended;

  /** All bytes of the line that was looked for its end, one over the other. */
  private long merged;

  private int number;
  private int start;
  private int length;
  private boolean ascii;
  private boolean terminated;
  private boolean carriageReturn;
  private boolean byteOrderMark;
  private String fault;
  private int faultColumn;

  private TextLines(InputStream in, String file, InputLimits limits) throws IOException {
    this.file = file;
    this.limits = limits;
    byte[] first = in.readNBytes(4);
    int magic = magic(first);
    if (magic == 0x504B0304) {
      throw new InputException(
          file,
          0,
          0,
          "this is a zip archive; expected text or gzip: unpack it first ('goldtrace compare' and"
              + " 'goldtrace validate' read archives as they are)");
    }
    if (magic == 0x28B52FFD) {
      throw new InputException(
          file, 0, 0, "this is zstd data; expected text or gzip: unpack it first");
    }
    compressed = magic >>> 16 == 0x1F8B;
    PushbackInputStream whole = new PushbackInputStream(in, 4);
    whole.unread(first);
    this.in = compressed ? new GZIPInputStream(whole, CHUNK) : whole;
  }

  /**
   * Opens a file.
   *
   * @throws InputException if there is no such file, or it can't be read
   */
  public static TextLines open(Path file, InputLimits limits) {
    String name = file.toString();
    if (Files.isDirectory(file)) {
      throw new InputException(name, 0, 0, "this is a folder; expected a file");
    }
    InputFile.check(file, name);
    try {
      TextLines lines = of(Files.newInputStream(file), name, limits);
      lines.endless = InputFile.isOpenPipe(file);
      return lines;
    } catch (NoSuchFileException e) {
      throw new InputException(name, 0, 0, "there is no such file; check the path", e);
    } catch (AccessDeniedException e) {
      throw new InputException(name, 0, 0, "no permission to read this file", e);
    } catch (IOException e) {
      throw new InputException(name, 0, 0, "can't be read: " + FileTrouble.reason(e), e);
    }
  }

  /**
   * Reads from a stream and closes it in the end.
   *
   * @param file what to call it in messages
   */
  public static TextLines of(InputStream in, String file, InputLimits limits) {
    try {
      return new TextLines(in, file, limits);
    } catch (IOException e) {
      close(in);
      throw unreadable(file, 0, e);
    } catch (InputException e) {
      close(in);
      throw e;
    }
  }

  private static int magic(byte[] first) {
    int magic = 0;
    for (int i = 0; i < 4; i++) {
      magic = magic << 8 | (i < first.length ? first[i] & 0xFF : 0);
    }
    return magic;
  }

  /** What the file is called in messages. */
  public String file() {
    return file;
  }

  /** Goes to the next line; false at the end of the file. */
  public boolean next() {
    boolean tooLong = false;
    int scanned = begin;
    merged = 0;
    while (true) {
      scanned = indexOfNewline(scanned);
      if (scanned < end || ended) {
        if (scanned == end && begin == end && !tooLong) {
          return false;
        }
        take(scanned, tooLong);
        return true;
      }
      if (end - begin > limits.maxLine()) {
        if (endless) {
          throw new InputException(file, number + 1, 0, tooLong());
        }
        tooLong = true;
        begin = end;
      }
      scanned -= begin;
      fill();
    }
  }

  /** Where the next newline is, or where the bytes end. Eight bytes are looked at at once. */
  private int indexOfNewline(int from) {
    byte[] array = bytes;
    int last = end;
    long seen = merged;
    int at = from;
    for (; at <= last - Long.BYTES; at += Long.BYTES) {
      long eight = (long) EIGHT.get(array, at);
      long zeroWhereNewline = eight ^ NEWLINES;
      if ((zeroWhereNewline - ONES & ~zeroWhereNewline & SIGNS) != 0) {
        break;
      }
      seen |= eight;
    }
    while (at < last && array[at] != '\n') {
      seen |= array[at];
      at++;
    }
    merged = seen;
    return at;
  }

  /** A byte of what is to come, counted from the next line's first; -1: there is no such byte. */
  public int peek(int index) {
    while (begin + index >= end && !ended) {
      fill();
    }
    return begin + index < end ? bytes[begin + index] : -1;
  }

  /**
   * Goes to the next line if it is known: some bytes that were looked at, and then a text.
   *
   * @param skipped how many bytes were looked at; they must be ASCII
   * @param text the end of an earlier line that was ASCII
   */
  public boolean nextIf(int skipped, byte[] text, int textLength) {
    boolean ends = peek(skipped + textLength) == '\n';
    int from = begin + skipped;
    int to = from + textLength;
    boolean tooLong = to - begin > limits.maxLine();
    if (!ends || tooLong || !Arrays.equals(bytes, from, to, text, 0, textLength)) {
      return false;
    }
    merged = 0;
    take(to, false);
    return true;
  }

  private String tooLong() {
    return "this line is longer than "
        + limits.maxLine()
        + " bytes; expected a text file with one record a line";
  }

  private void take(int lineEnd, boolean tooLong) {
    number++;
    start = begin;
    length = lineEnd - begin;
    terminated = lineEnd < end;
    begin = terminated ? lineEnd + 1 : lineEnd;
    fault = null;
    faultColumn = 0;
    ascii = (merged & SIGNS) == 0;
    if (tooLong || length > limits.maxLine()) {
      fault = tooLong();
      length = 0;
      return;
    }
    if (number == 1 && !ascii && hasByteOrderMark()) {
      byteOrderMark = true;
      start += 3;
      length -= 3;
    }
    carriageReturn = terminated && length > 0 && bytes[start + length - 1] == '\r';
    if (carriageReturn) {
      length--;
    }
    if (!ascii) {
      findUnreadable();
    }
  }

  private boolean hasByteOrderMark() {
    return length >= 3
        && bytes[start] == (byte) 0xEF
        && bytes[start + 1] == (byte) 0xBB
        && bytes[start + 2] == (byte) 0xBF;
  }

  private void findUnreadable() {
    CharBuffer chars = CharBuffer.allocate(length);
    CoderResult result =
        StandardCharsets.UTF_8
            .newDecoder()
            .onMalformedInput(CodingErrorAction.REPORT)
            .onUnmappableCharacter(CodingErrorAction.REPORT)
            .decode(ByteBuffer.wrap(bytes, start, length), chars, true);
    if (result.isError()) {
      fault = "bytes that are not UTF-8; save the file as UTF-8";
      faultColumn = chars.position() + 1;
    }
  }

  /** Reads more bytes; the line so far goes to the beginning of the buffer. */
  private void fill() {
    System.arraycopy(bytes, begin, bytes, 0, end - begin);
    end -= begin;
    begin = 0;
    if (bytes.length - end < CHUNK) {
      bytes = Arrays.copyOf(bytes, bytes.length * 2);
    }
    try {
      int count = in.read(bytes, end, bytes.length - end);
      ended = count < 0;
      end += Math.max(count, 0);
      expanded += Math.max(count, 0);
    } catch (IOException e) {
      throw unreadable(file, number + 1, e);
    }
    if (compressed && expanded > limits.maxExpanded()) {
      throw new InputException(
          file, 0, 0, "expands to more than " + limits.maxExpanded() + " bytes; split the file");
    }
  }

  private static InputException unreadable(String file, int line, IOException e) {
    if (e instanceof EOFException) {
      return new InputException(
          file, line, 0, "the gzip data ends too early: the file is truncated, copy it again", e);
    }
    if (e instanceof ZipException) {
      return new InputException(file, line, 0, "the gzip data is damaged; copy it again", e);
    }
    return new InputException(file, line, 0, "can't be read: " + FileTrouble.reason(e), e);
  }

  /** Number of the line, from 1; 0 before the first {@link #next}. */
  public int number() {
    return number;
  }

  /** The line's bytes lie in here; valid until the next {@link #next}. */
  public byte[] array() {
    return bytes;
  }

  /** Where in {@link #array} the line begins. */
  public int start() {
    return start;
  }

  /** How many bytes it has, without the line end. */
  public int length() {
    return length;
  }

  /** Whether every byte is a character. */
  public boolean isAscii() {
    return ascii;
  }

  public byte byteAt(int index) {
    return bytes[start + index];
  }

  /** The line's bytes and those after it, as far as they have been read from the file. */
  ByteBuffer buffered() {
    return ByteBuffer.wrap(bytes, start, end - start).slice();
  }

  /** The line as a string. */
  public String text() {
    return new String(bytes, start, length, StandardCharsets.UTF_8);
  }

  /** Column, from 1, of the character at or before a byte of the line. */
  public int column(int index) {
    int column = 1;
    for (int i = start; i < start + Math.min(index, length); i++) {
      boolean continues = (bytes[i] & 0xC0) == 0x80;
      boolean needsPair = (bytes[i] & 0xF8) == 0xF0;
      column += continues ? 0 : needsPair ? 2 : 1;
    }
    return column;
  }

  /** Whether a line end follows: false only for a last line that may be cut off. */
  public boolean terminated() {
    return terminated;
  }

  /** Whether the line ended in CR LF. */
  public boolean carriageReturn() {
    return carriageReturn;
  }

  /** Whether the file began with a byte order mark, which is skipped. */
  public boolean byteOrderMark() {
    return byteOrderMark;
  }

  /** What is wrong with the line as text; null: nothing. */
  public String fault() {
    return fault;
  }

  /** Column of the fault, from 1; 0: the line as a whole. */
  public int faultColumn() {
    return faultColumn;
  }

  /**
   * Tells of everything about the line that is not as the format wants text to be.
   *
   * @return whether the line can be read
   */
  public boolean check(InputProblems problems) {
    if (byteOrderMark && number == 1) {
      problems.deviation(
          "byte order mark", 1, 1, "the file begins with a byte order mark; save it without one");
    }
    if (carriageReturn) {
      problems.deviation(
          "CR LF", number, column(length), "the line ends in CR LF; expected LF: convert the file");
    }
    if (fault != null) {
      problems.error(number, faultColumn, fault);
    }
    return fault == null;
  }

  @Override
  public void close() {
    close(in);
  }

  private static void close(InputStream in) {
    try {
      in.close();
    } catch (IOException e) {
      // Nothing more is wanted from it.
    }
  }
}
