package dev.goldtrace.authoring;

import dev.goldtrace.check.PendingName;
import dev.goldtrace.file.AtomicFile;
import dev.goldtrace.trace.InputException;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.zip.GZIPInputStream;
import java.util.zip.GZIPOutputStream;

/**
 * What one golden file should hold, says the port.
 *
 * @param golden the golden file; compressed if its name says so
 * @param content its text. Not to be changed
 * @param change what that is beside the file
 */
public record DraftFile(Path golden, byte[] content, Change change) {

  static DraftFile of(Path golden, byte[] content) throws IOException {
    if (!Files.exists(golden)) {
      return new DraftFile(golden, content, Change.NEW);
    }
    if (Files.isDirectory(golden)) {
      throw new InputException(golden.toString(), 0, 0, "this is a folder; expected a golden file");
    }
    boolean same = Arrays.equals(text(golden), content);
    return new DraftFile(golden, content, same ? Change.SAME : Change.CHANGED);
  }

  private static boolean isCompressed(Path golden) {
    return golden.toString().endsWith(".gz");
  }

  private static byte[] text(Path golden) throws IOException {
    byte[] bytes = Files.readAllBytes(golden);
    if (!isCompressed(golden)) {
      return bytes;
    }
    try (InputStream in = new GZIPInputStream(new ByteArrayInputStream(bytes))) {
      return in.readAllBytes();
    }
  }

  /** Whether the pending file is not there and need not be. */
  boolean isSaved() {
    return change == Change.SAME && !Files.exists(PendingName.of(golden));
  }

  /** Makes the pending file what it must be: the content, or nothing where nothing changes. */
  void save() throws IOException {
    Path pending = PendingName.of(golden);
    if (change == Change.SAME) {
      Files.deleteIfExists(pending);
      return;
    }
    AtomicFile.write(pending, isCompressed(golden) ? compressed(content) : content);
  }

  private static byte[] compressed(byte[] content) throws IOException {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    try (GZIPOutputStream out = new GZIPOutputStream(bytes)) {
      out.write(content);
    }
    return bytes.toByteArray();
  }
}
