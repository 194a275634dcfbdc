package dev.goldtrace.cli;

import dev.goldtrace.trace.FileTrouble;
import dev.goldtrace.trace.InputArchive;
import dev.goldtrace.validate.FileKind;
import java.io.IOException;
import java.nio.file.FileVisitResult;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.SimpleFileVisitor;
import java.nio.file.attribute.BasicFileAttributes;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;

/**
 * The files of a folder that are named as the format names them, and the folders in it that can't
 * be listed, which do not hide the rest.
 */
final class NamedFiles extends SimpleFileVisitor<Path> {
  private final SortedMap<Path, String> problems = new TreeMap<>();

  private NamedFiles() {}

  /**
   * Looks through a folder.
   *
   * @return in order: the file or folder, and what is wrong with it, nothing for a file
   */
  static Map<Path, String> in(Path folder) {
    NamedFiles files = new NamedFiles();
    try {
      Files.walkFileTree(folder, files);
    } catch (IOException e) {
      throw FileTrouble.unlistable(folder, e);
    }
    if (files.problems.isEmpty()) {
      files.problems.put(
          folder, "this folder holds no trace, golden file or vectors by their names");
    }
    return files.problems;
  }

  @Override
  public FileVisitResult visitFile(Path file, BasicFileAttributes attributes) {
    String name = file.getFileName().toString();
    boolean named = FileKind.ofName(name) != FileKind.UNKNOWN || InputArchive.isArchive(file);
    if (named && Files.isRegularFile(file)) {
      problems.put(file, "");
    }
    return FileVisitResult.CONTINUE;
  }

  @Override
  public FileVisitResult visitFileFailed(Path file, IOException e) {
    problems.put(file, FileTrouble.unlistable(file, e).problem());
    return FileVisitResult.CONTINUE;
  }
}
