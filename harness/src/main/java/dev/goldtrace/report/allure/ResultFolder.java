package dev.goldtrace.report.allure;

import dev.goldtrace.file.AtomicFile;
import dev.goldtrace.file.LeftOver;
import io.qameta.allure.AllureResultsWriter;
import io.qameta.allure.internal.Allure2ModelJackson;
import io.qameta.allure.internal.shadowed.jackson.core.JsonProcessingException;
import io.qameta.allure.internal.shadowed.jackson.databind.ObjectMapper;
import io.qameta.allure.model.TestResult;
import io.qameta.allure.model.TestResultContainer;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import java.util.function.Predicate;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * A folder of results for Allure, in which every file is whole, also when the program is killed or
 * the disk is full, which Allure's own writer does not see to. They are not forced to the disk one
 * by one: after a loss of power a run is simply made again. Several threads and programs may use
 * one.
 */
public final class ResultFolder {
  private static final String RESULT = "-result.json";

  /** What Allure's adapters and {@link RunFiles} write; the history and all else is not theirs. */
  private static final Pattern OURS =
      Pattern.compile(
          ".*-(result|container)\\.json|.*-attachment(\\..*)?"
              + "|categories\\.json|environment\\.properties|executor\\.json");

  private final ObjectMapper json = Allure2ModelJackson.createMapper();
  private final Path folder;

  public ResultFolder(Path folder) {
    this.folder = folder;
  }

  /**
   * Removes what earlier runs have written, whoever made them; anything else stays.
   *
   * @throws UnwritableResultsException a file could not be removed
   */
  public void clean() {
    LeftOver.removeFrom(folder);
    try {
      for (Path path : paths()) {
        String name = path.getFileName().toString();
        if (OURS.matcher(name).matches() && Files.isRegularFile(path)) {
          Files.deleteIfExists(path);
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
  void add(Consumer<AllureResultsWriter> files) {
    Collected collected = new Collected();
    files.accept(collected);
    try {
      // ext4 would flush a file that is renamed over another: thousands of them take a minute.
      for (String name : collected.files.keySet()) {
        Path former = folder.resolve(name);
        if (Files.isRegularFile(former)) {
          Files.deleteIfExists(former);
        }
      }
      // Results last, so that none is there without its attachments.
      write(collected.files, name -> !name.endsWith(RESULT));
      write(collected.files, name -> name.endsWith(RESULT));
    } catch (IOException e) {
      throw new UnwritableResultsException(folder, e);
    }
  }

  private void write(Map<String, byte[]> files, Predicate<String> wanted) throws IOException {
    for (Map.Entry<String, byte[]> file : files.entrySet()) {
      if (wanted.test(file.getKey())) {
        AtomicFile.writeResult(folder.resolve(file.getKey()), file.getValue());
      }
    }
  }

  private List<Path> paths() throws IOException {
    if (!Files.isDirectory(folder)) {
      return List.of();
    }
    try (Stream<Path> paths = Files.list(folder)) {
      return paths.toList();
    }
  }

  /** Names and contents of files, in the form that Allure's own writer gives them. */
  private final class Collected implements AllureResultsWriter {
    private final Map<String, byte[]> files = new LinkedHashMap<>();

    @Override
    public void write(TestResult result) {
      add(result.getUuid() + RESULT, result);
    }

    @Override
    public void write(TestResultContainer container) {
      add(container.getUuid() + "-container.json", container);
    }

    private void add(String name, Object value) {
      try {
        files.put(name, json.writeValueAsBytes(value));
      } catch (JsonProcessingException e) {
        throw new IllegalStateException(e);
      }
    }

    @Override
    public void write(String name, InputStream content) {
      try {
        files.put(name, content.readAllBytes());
      } catch (IOException e) {
        throw new UncheckedIOException(e);
      }
    }
  }
}
