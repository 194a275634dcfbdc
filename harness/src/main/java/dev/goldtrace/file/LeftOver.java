package dev.goldtrace.file;

import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.ArrayList;
import java.util.List;

/** Temporary files of runs that were killed. */
public final class LeftOver {
  private LeftOver() {}

  /**
   * Removes those in a folder; what runs that are alive are writing stays. What can't be removed is
   * in nobody's way, so that is no error.
   */
  public static void removeFrom(Path folder) {
    for (Path file : temporaries(folder)) {
      try (FileChannel channel = FileChannel.open(file, StandardOpenOption.WRITE)) {
        if (channel.tryLock() != null) {
          WorkFolder.abandon(Temporary.folderOf(file));
          Files.deleteIfExists(file);
        }
      } catch (IOException e) {
        // As said.
      }
    }
  }

  private static List<Path> temporaries(Path folder) {
    List<Path> files = new ArrayList<>();
    if (!Files.isDirectory(folder)) {
      return files;
    }
    try (DirectoryStream<Path> found = Files.newDirectoryStream(folder, Temporary.PATTERN)) {
      for (Path file : found) {
        // A look at a file of one's own would take its lock away.
        if (!Temporary.isOfThisRun(file) && Files.isRegularFile(file)) {
          files.add(file);
        }
      }
    } catch (IOException e) {
      return List.of();
    }
    return files;
  }
}
