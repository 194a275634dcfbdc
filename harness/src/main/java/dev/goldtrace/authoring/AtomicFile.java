package dev.goldtrace.authoring;

import java.io.BufferedOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.channels.Channels;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;

/**
 * Writes a file so that it is there as a whole or not at all, whenever the program is killed: first
 * beside it, then renamed.
 */
public final class AtomicFile {
  private static final String TEMPORARY = ".tmp";

  private AtomicFile() {}

  /** What is to be in the file. */
  public interface Content {
    void writeTo(OutputStream out) throws IOException;
  }

  /** Makes a file or takes the place of one that is there. Makes the folders above it. */
  static void write(Path file, byte[] content) throws IOException {
    write(file, out -> out.write(content));
  }

  /** As {@link #write(Path, byte[])}, with content that is made while it is written. */
  public static void write(Path file, Content content) throws IOException {
    Files.createDirectories(file.toAbsolutePath().getParent());
    // The name is always the same: what a killed run left behind is written over by the next.
    Path beside = file.resolveSibling(file.getFileName() + TEMPORARY);
    try {
      try (FileChannel channel =
              FileChannel.open(
                  beside,
                  StandardOpenOption.CREATE,
                  StandardOpenOption.WRITE,
                  StandardOpenOption.TRUNCATE_EXISTING);
          OutputStream out = new BufferedOutputStream(Channels.newOutputStream(channel))) {
        content.writeTo(out);
        out.flush();
        channel.force(true);
      }
      rename(beside, file);
    } catch (IOException | RuntimeException e) {
      Files.deleteIfExists(beside);
      throw e;
    }
  }

  /** Lets a complete file take the place of another one in the same folder. */
  static void rename(Path from, Path to) throws IOException {
    Files.move(from, to, StandardCopyOption.ATOMIC_MOVE, StandardCopyOption.REPLACE_EXISTING);
  }
}
