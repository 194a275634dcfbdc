package dev.goldtrace.trace;

import java.io.IOException;
import java.nio.file.FileVisitOption;
import java.nio.file.FileVisitResult;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.SimpleFileVisitor;
import java.nio.file.attribute.BasicFileAttributes;
import java.util.EnumSet;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.function.Predicate;

/**
 * What lies below a folder and is named as wanted. Links to files and folders are followed. What is
 * named as wanted and is no file (a dangling link, a pipe) counts too: opening it tells what it is,
 * where leaving it out would hide it. What is hidden, because its name begins with a dot, does not
 * count: editors, file managers and version control put their own files there.
 */
public final class InputFolder extends SimpleFileVisitor<Path> {
  private final Path root;
  private final Predicate<Path> wanted;

  /** Whether a folder that is named as wanted is a trouble. */
  private final boolean namedFolders;

  private final SortedMap<Path, String> found = new TreeMap<>();

  private InputFolder(Path root, Predicate<Path> wanted, boolean namedFolders) {
    this.root = root;
    this.wanted = wanted;
    this.namedFolders = namedFolders;
  }

  /**
   * The files, in order.
   *
   * @throws InputException a folder below can't be listed, or a link leads back to a folder it is
   *     in
   */
  public static List<Path> files(Path folder, Predicate<Path> wanted) {
    SortedMap<Path, String> found = new InputFolder(folder, wanted, false).walk();
    found.forEach(
        (path, trouble) -> {
          if (!trouble.isEmpty()) {
            throw new InputException(path.toString(), 0, 0, trouble);
          }
        });
    return List.copyOf(found.keySet());
  }

  /**
   * The files, and the folders and links that can't be entered or are called as only files are,
   * which do not hide the rest.
   *
   * @return in order: the path, and what is wrong with it, nothing for a file
   */
  public static SortedMap<Path, String> filesAndTroubles(Path folder, Predicate<Path> wanted) {
    return new InputFolder(folder, wanted, true).walk();
  }

  private SortedMap<Path, String> walk() {
    try {
      Files.walkFileTree(root, EnumSet.of(FileVisitOption.FOLLOW_LINKS), Integer.MAX_VALUE, this);
    } catch (IOException e) {
      throw FileTrouble.unlistable(root, e);
    }
    return found;
  }

  private boolean isHidden(Path path) {
    return !path.equals(root)
        && path.getFileName() != null
        && path.getFileName().toString().startsWith(".");
  }

  @Override
  public FileVisitResult preVisitDirectory(Path folder, BasicFileAttributes attributes) {
    if (isHidden(folder)) {
      return FileVisitResult.SKIP_SUBTREE;
    }
    if (namedFolders && !folder.equals(root) && wanted.test(folder)) {
      found.put(folder, "this is a folder; expected a file");
    }
    return FileVisitResult.CONTINUE;
  }

  @Override
  public FileVisitResult visitFile(Path file, BasicFileAttributes attributes) {
    if (!isHidden(file) && wanted.test(file)) {
      found.put(file, "");
    }
    return FileVisitResult.CONTINUE;
  }

  @Override
  public FileVisitResult visitFileFailed(Path file, IOException e) {
    if (isHidden(file)) {
      return FileVisitResult.CONTINUE;
    }
    found.put(file, FileTrouble.unlistable(file, e).problem());
    return FileVisitResult.CONTINUE;
  }
}
