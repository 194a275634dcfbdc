package dev.goldtrace.trace;

import java.io.FilterInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.Enumeration;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.zip.ZipEntry;
import java.util.zip.ZipException;
import java.util.zip.ZipFile;

/**
 * The files of a zip archive from outside. Nothing is written to disk; every name is a relative
 * path that stays inside a folder; the number of entries and the bytes that all reading together
 * expands are bounded, whatever the archive says about its sizes.
 */
public final class InputArchive implements AutoCloseable {

  private static final int LONGEST_NAME = 1000;

  /**
   * A file of the archive.
   *
   * @param name relative path with {@code /} between its segments
   */
  public record Entry(String name) {}

  private final String file;
  private final InputLimits limits;
  private final ZipFile zip;
  private final List<Entry> entries;
  private long expanded;

  private InputArchive(String file, ZipFile zip, InputLimits limits) {
    this.file = file;
    this.zip = zip;
    this.limits = limits;
    this.entries = list();
  }

  /** Whether a file is an archive by its name. */
  public static boolean isArchive(Path file) {
    return file.toString().toLowerCase(Locale.ROOT).endsWith(".zip");
  }

  /**
   * Opens an archive and checks the names of its entries.
   *
   * @throws InputException if it can't be read, or holds an entry that is not safe
   */
  public static InputArchive open(Path path, InputLimits limits) {
    return open(path.toString(), path, limits);
  }

  /** As the other, with what to call the archive in messages. */
  public static InputArchive open(String file, Path path, InputLimits limits) {
    if (Files.isDirectory(path)) {
      throw new InputException(file, 0, 0, "this is a folder; expected a zip archive");
    }
    InputFile.checkRereadable(path, file);
    ZipFile zip;
    try {
      zip = new ZipFile(path.toFile());
    } catch (NoSuchFileException e) {
      throw new InputException(file, 0, 0, "there is no such file; check the path", e);
    } catch (IOException e) {
      throw damaged(file, e);
    }
    try {
      return new InputArchive(file, zip, limits);
    } catch (RuntimeException e) {
      close(zip);
      throw e;
    }
  }

  private List<Entry> list() {
    if (zip.size() > limits.maxEntries()) {
      throw problem(
          "holds " + zip.size() + " entries, more than " + limits.maxEntries() + "; split it");
    }
    List<Entry> found = new ArrayList<>();
    Set<String> names = new HashSet<>();
    Enumeration<? extends ZipEntry> all = zip.entries();
    while (all.hasMoreElements()) {
      ZipEntry entry = all.nextElement();
      String name = entry.getName();
      checkName(entry.isDirectory() ? name.substring(0, name.length() - 1) : name);
      if (!names.add(name)) {
        throw problem("holds two entries " + JsonLine.quote(name) + "; make it again");
      }
      if (!entry.isDirectory() && !isHidden(name)) {
        found.add(new Entry(name));
      }
    }
    found.sort(Comparator.comparing(Entry::name));
    return List.copyOf(found);
  }

  /** As in a folder; archives of macOS have a hidden twin of each file. */
  private static boolean isHidden(String name) {
    return name.startsWith(".") || name.contains("/.");
  }

  private void checkName(String name) {
    if (!isSafe(name)) {
      throw problem(
          "holds an entry named "
              + JsonLine.quote(name)
              + ", which is no plain relative path; make the archive again");
    }
  }

  /** A relative path whose segments are ordinary names on every system. */
  private static boolean isSafe(String name) {
    if (name.isEmpty() || name.length() > LONGEST_NAME || name.endsWith("/")) {
      return false;
    }
    for (int i = 0; i < name.length(); i++) {
      char c = name.charAt(i);
      if (Character.isISOControl(c) || Character.isSurrogate(c) || "\\:*?\"<>|".indexOf(c) >= 0) {
        return false;
      }
    }
    for (String segment : name.split("/", -1)) {
      if (segment.isEmpty() || segment.equals(".") || segment.equals("..")) {
        return false;
      }
    }
    return true;
  }

  /** The files, by name. */
  public List<Entry> entries() {
    return entries;
  }

  /** What to call an entry in messages. */
  public String nameOf(Entry entry) {
    return file + "!" + entry.name();
  }

  /** The lines of an entry, which may itself be gzip. */
  public TextLines lines(Entry entry) {
    return TextLines.of(stream(entry), nameOf(entry), limits);
  }

  /**
   * The bytes of an entry. Reading them ends in an {@link InputException} when everything read from
   * the archive so far is more than it may expand to.
   */
  public InputStream stream(Entry entry) {
    try {
      ZipEntry found = zip.getEntry(entry.name());
      if (found == null) {
        throw problem("holds no entry " + JsonLine.quote(entry.name()));
      }
      return new Bounded(zip.getInputStream(found));
    } catch (IOException e) {
      throw damaged(nameOf(entry), e);
    }
  }

  private InputException problem(String message) {
    return new InputException(file, 0, 0, message);
  }

  private static InputException damaged(String file, IOException e) {
    boolean foreign = e instanceof ZipException;
    return new InputException(
        file,
        0,
        0,
        foreign
            ? "is no zip archive, or a damaged one; make it again"
            : "can't be read: " + FileTrouble.reason(e),
        e);
  }

  @Override
  public void close() {
    close(zip);
  }

  private static void close(ZipFile zip) {
    try {
      zip.close();
    } catch (IOException e) {
      // Nothing more is wanted from it.
    }
  }

  /** Counts what comes out of the archive. */
  private final class Bounded extends FilterInputStream {

    Bounded(InputStream in) {
      super(in);
    }

    @Override
    public int read() throws IOException {
      int b = super.read();
      count(b < 0 ? 0 : 1);
      return b;
    }

    @Override
    public int read(byte[] target, int offset, int length) throws IOException {
      int read = super.read(target, offset, length);
      count(Math.max(read, 0));
      return read;
    }

    @Override
    public long skip(long bytes) throws IOException {
      long skipped = super.skip(bytes);
      count(skipped);
      return skipped;
    }

    private void count(long bytes) {
      expanded += bytes;
      if (expanded > limits.maxExpanded()) {
        throw problem("expands to more than " + limits.maxExpanded() + " bytes; split it");
      }
    }
  }
}
