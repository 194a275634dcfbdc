package dev.goldtrace.report.allure;

import io.qameta.allure.AllureResultsWriteException;
import io.qameta.allure.AllureResultsWriter;
import io.qameta.allure.FileSystemResultsWriter;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.UUID;
import java.util.function.Consumer;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * A folder of results for Allure, in which every file is whole and newer than the last run's: also
 * when the program is killed or the disk is full. Files are written into a folder inside of it,
 * which Allure does not look into, and then renamed. They are not forced to the disk one by one:
 * after a loss of power a run is simply made again. Several threads and programs may use one.
 */
public final class ResultFolder {
  private static final String WRITING = ".writing-";
  private static final String RESULT = "-result.json";

  /** What Allure's adapters and {@link RunFiles} write; the history and all else is not theirs. */
  private static final Pattern OURS =
      Pattern.compile(
          ".*-(result|container)\\.json|.*-attachment(\\..*)?"
              + "|categories\\.json|environment\\.properties|executor\\.json");

  private final Path folder;
  private final Path writing;
  private final AllureResultsWriter writer;

  public ResultFolder(Path folder) {
    this.folder = folder;
    this.writing = folder.resolve(WRITING + UUID.randomUUID());
    this.writer = new FileSystemResultsWriter(writing);
  }

  /**
   * Removes what earlier runs have written, whoever made them; anything else stays.
   *
   * @throws UnwritableResultsException a file could not be removed
   */
  public void clean() {
    try {
      for (Path path : paths(folder)) {
        String name = path.getFileName().toString();
        if (name.startsWith(WRITING)) {
          FolderTree.delete(path);
        } else if (OURS.matcher(name).matches() && Files.isRegularFile(path)) {
          Files.delete(path);
        }
      }
    } catch (IOException e) {
      throw new UnwritableResultsException(folder, e);
    }
  }

  /**
   * Adds files, or lets them take the place of those of the same names.
   *
   * @param files writes them
   * @throws UnwritableResultsException a file could not be written
   */
  synchronized void add(Consumer<AllureResultsWriter> files) {
    try {
      try {
        files.accept(writer);
        publish();
      } finally {
        FolderTree.delete(writing);
      }
    } catch (AllureResultsWriteException e) {
      throw new UnwritableResultsException(
          folder, e.getCause() instanceof IOException cause ? cause : new IOException(e));
    } catch (IOException e) {
      throw new UnwritableResultsException(folder, e);
    }
  }

  /** Results last, so that none is there without its attachments. */
  private void publish() throws IOException {
    List<Path> files = new ArrayList<>(paths(writing));
    files.sort(Comparator.comparing(file -> file.toString().endsWith(RESULT)));
    for (Path file : files) {
      Files.move(
          file,
          folder.resolve(file.getFileName()),
          StandardCopyOption.ATOMIC_MOVE,
          StandardCopyOption.REPLACE_EXISTING);
    }
  }

  private static List<Path> paths(Path folder) throws IOException {
    if (!Files.isDirectory(folder)) {
      return List.of();
    }
    try (Stream<Path> paths = Files.list(folder)) {
      return paths.toList();
    }
  }
}
