package dev.goldtrace.trace;

import java.io.BufferedInputStream;
import java.io.EOFException;
import java.io.IOException;
import java.io.InputStream;
import java.nio.ByteBuffer;
import java.nio.CharBuffer;
import java.nio.charset.CharsetDecoder;
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

  private static final int CHUNK = 1 << 16;

  /**
   * Stands for bytes that are not UTF-8. A low surrogate without its high one never comes out of
   * the decoder.
   */
  private static final char UNREADABLE = '\uDC00';

  private final String file;
  private final InputLimits limits;
  private final InputStream in;
  private final boolean compressed;
  private final CharsetDecoder decoder =
      StandardCharsets.UTF_8
          .newDecoder()
          .onMalformedInput(CodingErrorAction.REPORT)
          .onUnmappableCharacter(CodingErrorAction.REPORT);
  private final ByteBuffer bytes = ByteBuffer.allocate(CHUNK).limit(0);
  private long expanded;
  private boolean bytesEnded;
  private boolean anythingUnreadable;

  private CharBuffer chars = CharBuffer.allocate(2 * CHUNK);
  private int begin;
  private int end;
  private boolean charsEnded;

  private int number;
  private int start;
  private int length;
  private boolean terminated;
  private boolean carriageReturn;
  private boolean byteOrderMark;
  private String fault;
  private int faultColumn;

  private TextLines(InputStream in, String file, InputLimits limits) throws IOException {
    this.file = file;
    this.limits = limits;
    BufferedInputStream buffered = new BufferedInputStream(in, CHUNK);
    int magic = firstFour(buffered);
    if (magic == 0x504B0304) {
      throw new InputException(
          file, 0, 0, "this is a zip archive; expected text or gzip: unpack it first");
    }
    if (magic == 0x28B52FFD) {
      throw new InputException(
          file, 0, 0, "this is zstd data; expected text or gzip: unpack it first");
    }
    compressed = magic >>> 16 == 0x1F8B;
    this.in = compressed ? new GZIPInputStream(buffered, CHUNK) : buffered;
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
    try {
      return of(Files.newInputStream(file), name, limits);
    } catch (NoSuchFileException e) {
      throw new InputException(name, 0, 0, "there is no such file; check the path", e);
    } catch (AccessDeniedException e) {
      throw new InputException(name, 0, 0, "no permission to read this file", e);
    } catch (IOException e) {
      throw new InputException(name, 0, 0, "can't be read: " + e.getMessage(), e);
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

  private static int firstFour(BufferedInputStream in) throws IOException {
    in.mark(4);
    byte[] first = in.readNBytes(4);
    in.reset();
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
    int scanned = begin;
    boolean tooLong = false;
    while (true) {
      int newline = indexOfNewline(scanned);
      if (newline >= 0) {
        take(newline, true, tooLong);
        return true;
      }
      if (charsEnded) {
        if (begin == end && !tooLong) {
          return false;
        }
        take(end, false, tooLong);
        return true;
      }
      if (end - begin > limits.maxLine()) {
        tooLong = true;
        begin = end;
      }
      scanned = end - begin;
      fill();
      scanned += begin;
    }
  }

  private int indexOfNewline(int from) {
    char[] array = chars.array();
    for (int i = from; i < end; i++) {
      if (array[i] == '\n') {
        return i;
      }
    }
    return -1;
  }

  private void take(int lineEnd, boolean newline, boolean tooLong) {
    number++;
    start = begin;
    length = lineEnd - begin;
    terminated = newline;
    begin = newline ? lineEnd + 1 : lineEnd;
    char[] array = chars.array();
    if (number == 1 && length > 0 && array[start] == '\uFEFF') {
      byteOrderMark = true;
      start++;
      length--;
    }
    carriageReturn = newline && length > 0 && array[start + length - 1] == '\r';
    if (carriageReturn) {
      length--;
    }
    fault = null;
    faultColumn = 0;
    if (tooLong || length > limits.maxLine()) {
      fault =
          "this line is longer than "
              + limits.maxLine()
              + " characters; expected a text file"
              + " with one record a line";
      length = 0;
    } else if (anythingUnreadable) {
      findUnreadable(array);
    }
  }

  private void findUnreadable(char[] array) {
    for (int i = start; i < start + length; i++) {
      if (array[i] == UNREADABLE && (i == start || !Character.isHighSurrogate(array[i - 1]))) {
        fault = "bytes that are not UTF-8; save the file as UTF-8";
        faultColumn = i - start + 1;
        return;
      }
    }
  }

  private void fill() {
    makeRoom();
    CharBuffer target = chars.limit(chars.capacity()).position(end);
    while (true) {
      CoderResult result = decoder.decode(bytes, target, bytesEnded);
      if (result.isError()) {
        bytes.position(bytes.position() + result.length());
        target.put(UNREADABLE);
        anythingUnreadable = true;
        break;
      }
      if (target.position() > end || result.isOverflow()) {
        break;
      }
      if (bytesEnded) {
        charsEnded = true;
        break;
      }
      readBytes();
    }
    end = target.position();
  }

  private void makeRoom() {
    if (begin > 0) {
      System.arraycopy(chars.array(), begin, chars.array(), 0, end - begin);
      end -= begin;
      begin = 0;
    }
    if (chars.capacity() - end < CHUNK) {
      char[] larger = Arrays.copyOf(chars.array(), chars.capacity() * 2);
      chars = CharBuffer.wrap(larger);
    }
  }

  private void readBytes() {
    bytes.compact();
    try {
      int count = in.read(bytes.array(), bytes.position(), bytes.remaining());
      if (count < 0) {
        bytesEnded = true;
      } else {
        bytes.position(bytes.position() + count);
        expanded += count;
      }
    } catch (IOException e) {
      throw unreadable(file, number + 1, e);
    }
    bytes.flip();
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
      return new InputException(
          file, line, 0, "the gzip data is damaged (" + e.getMessage() + "); copy it again", e);
    }
    return new InputException(file, line, 0, "can't be read: " + e.getMessage(), e);
  }

  /** Number of the line, from 1; 0 before the first {@link #next}. */
  public int number() {
    return number;
  }

  /** The line's text lies in here; valid until the next {@link #next}. */
  public char[] array() {
    return chars.array();
  }

  /** Where in {@link #array} the line begins. */
  public int start() {
    return start;
  }

  /** How many characters it has, without the line end. */
  public int length() {
    return length;
  }

  public char charAt(int index) {
    return chars.array()[start + index];
  }

  /** The line as a string. */
  public String text() {
    return new String(chars.array(), start, length);
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
          "CR LF", number, length + 1, "the line ends in CR LF; expected LF: convert the file");
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
