package dev.goldtrace.file;

import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.concurrent.ThreadLocalRandom;

/**
 * A file under a name that no other run has. Its run holds a lock on it, which the system takes
 * away with the process, however that ends: what is not locked is left over.
 */
final class Temporary implements AutoCloseable {
  /** Matches the names of temporary files. */
  static final String PATTERN = ".goldtrace-*.tmp";

  private static final String PREFIX = ".goldtrace-";
  private static final String SUFFIX = ".tmp";
  private static final String OF_THIS_RUN =
      PREFIX + Long.toHexString(ThreadLocalRandom.current().nextLong()) + "-";

  private final Path file;
  private final FileChannel channel;
  private boolean moved;

  private Temporary(Path file, FileChannel channel) {
    this.file = file;
    this.channel = channel;
  }

  /** Makes an empty one in a folder that is there. */
  static Temporary in(Path folder) throws IOException {
    while (true) {
      String number = Long.toHexString(ThreadLocalRandom.current().nextLong());
      Path file = folder.resolve(OF_THIS_RUN + number + SUFFIX);
      FileChannel channel;
      try {
        channel = FileChannel.open(file, StandardOpenOption.CREATE_NEW, StandardOpenOption.WRITE);
      } catch (FileAlreadyExistsException e) {
        continue;
      }
      lock(channel);
      // Another run may have taken it for left over in the moment before it was locked.
      if (Files.exists(file)) {
        return new Temporary(file, channel);
      }
      channel.close();
    }
  }

  /** A file system without locks has no left-over files either: nobody can tell them. */
  private static void lock(FileChannel channel) {
    try {
      channel.lock();
    } catch (IOException e) {
      // As said.
    }
  }

  /** Whether a file of this name is one that this process makes. */
  static boolean isOfThisRun(Path file) {
    return file.getFileName().toString().startsWith(OF_THIS_RUN);
  }

  /** The folder that belongs to a temporary file, of this or another run; may not be there. */
  static Path folderOf(Path file) {
    String name = file.getFileName().toString();
    return file.resolveSibling(name.substring(0, name.length() - SUFFIX.length()) + ".work");
  }

  Path file() {
    return file;
  }

  FileChannel channel() {
    return channel;
  }

  /** Gives it its final name, in the same folder. */
  void moveTo(Path target) throws IOException {
    AtomicFile.rename(file, target);
    moved = true;
  }

  /** Removes it unless it has been moved. */
  @Override
  public void close() throws IOException {
    try (channel) {
      if (!moved) {
        Files.deleteIfExists(file);
      }
    }
  }
}
