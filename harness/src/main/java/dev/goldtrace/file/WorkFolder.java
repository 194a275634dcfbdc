package dev.goldtrace.file;

import java.io.IOException;
import java.nio.file.DirectoryStream;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;

/**
 * A folder in which other folders are made, to take their place beside it when they are complete.
 * It goes away in the end; that of a killed run, when its neighbours are made the next time.
 */
public final class WorkFolder implements AutoCloseable {
  private static final String REPLACED = "replaced";

  private final Temporary lock;
  private final Path folder;

  private WorkFolder(Temporary lock, Path folder) {
    this.lock = lock;
    this.folder = folder;
  }

  /**
   * Makes an empty one, after what killed runs have left in this place was put in order.
   *
   * @param place the folder that it is to be in; made when missing
   * @throws UnwritableFileException there can be none
   */
  public static WorkFolder in(Path place) throws UnwritableFileException {
    try {
      Files.createDirectories(place);
      LeftOver.removeFrom(place);
      Temporary lock = Temporary.in(place);
      return new WorkFolder(lock, Files.createDirectory(Temporary.folderOf(lock.file())));
    } catch (IOException e) {
      throw new UnwritableFileException(place, e);
    }
  }

  /** A path in it; nothing is there. */
  public Path resolve(String name) {
    return folder.resolve(name);
  }

  /**
   * Lets a folder in it take the place of another one. A run that is killed between the two renames
   * leaves neither; {@link #abandon} then puts the old one back.
   *
   * @param name the complete folder
   * @param target beside the work folder, whether it is there or not
   */
  public void replace(String name, Path target) throws IOException {
    while (true) {
      moveAway(target);
      try {
        Files.move(folder.resolve(name), target, StandardCopyOption.ATOMIC_MOVE);
        return;
      } catch (FileSystemException e) {
        // If another run was quicker, its folder is moved away as well.
        if (!Files.isDirectory(target)) {
          throw e;
        }
      }
    }
  }

  private void moveAway(Path target) throws IOException {
    Path replaced = Files.createDirectories(folder.resolve(REPLACED));
    Path place = replaced.resolve(target.getFileName());
    FolderTree.delete(place);
    try {
      Files.move(target, place, StandardCopyOption.ATOMIC_MOVE);
    } catch (NoSuchFileException e) {
      // There is none, or another run has moved it away.
    }
  }

  @Override
  public void close() throws IOException {
    try (lock) {
      FolderTree.delete(folder);
    }
  }

  /**
   * Removes the work folder of a killed run; what it had moved away and not replaced comes back.
   */
  static void abandon(Path folder) throws IOException {
    Path replaced = folder.resolve(REPLACED);
    if (Files.isDirectory(replaced)) {
      try (DirectoryStream<Path> all = Files.newDirectoryStream(replaced)) {
        for (Path one : all) {
          Path target = folder.resolveSibling(one.getFileName());
          if (!Files.exists(target)) {
            Files.move(one, target, StandardCopyOption.ATOMIC_MOVE);
          }
        }
      }
    }
    FolderTree.delete(folder);
  }
}
