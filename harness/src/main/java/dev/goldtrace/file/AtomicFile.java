package dev.goldtrace.file;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;

/**
 * Writes a file so that it is there as a whole or not at all, whenever the program is killed: first
 * beside it, then renamed. Several processes may write the same file at once; the last one wins.
 */
public final class AtomicFile {
  private AtomicFile() {}

  /** What is to be in the file. */
  public interface Content {
    void writeTo(OutputStream out) throws IOException;
  }

  /** As {@link #write(Path, Content)}, with content that is there already. */
  public static void write(Path file, byte[] content) throws IOException {
    write(file, out -> out.write(content));
  }

  /** As {@link #write(Path, Content)}, with text in UTF-8. */
  public static void write(Path file, String text) throws IOException {
    write(file, text.getBytes(StandardCharsets.UTF_8));
  }

  /**
   * Makes a file or takes the place of one that is there. Makes the folders above it.
   *
   * @throws UnwritableFileException the file system refuses
   */
  public static void write(Path file, Content content) throws IOException {
    try (FileInProgress progress = FileInProgress.of(file)) {
      content.writeTo(progress.stream());
      progress.complete();
    }
  }

  /**
   * As {@link #write(Path, Content)}, but does not wait until the file is on the disk: one of many
   * results, which can be made again.
   */
  public static void writeResult(Path file, byte[] content) throws IOException {
    try (FileInProgress progress = FileInProgress.of(file)) {
      progress.stream().write(content);
      progress.complete(false);
    }
  }

  /** Lets a complete file take the place of another one in the same folder. */
  public static void rename(Path from, Path to) throws IOException {
    Files.move(from, to, StandardCopyOption.ATOMIC_MOVE, StandardCopyOption.REPLACE_EXISTING);
  }
}
