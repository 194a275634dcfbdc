package dev.goldtrace.check;

import dev.goldtrace.trace.InputException;
import dev.goldtrace.trace.InputFile;
import dev.goldtrace.trace.InputFolder;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Finds files of function vectors by file, folder or id pattern. */
public final class VectorFinder {

  /** Where id patterns look, and what is run when nothing is asked for. */
  public static final String FOLDER = "golden/vectors";

  private static final String SUFFIX = ".vectors.jsonl";

  private final Path here;

  /**
   * @param here the folder that relative paths are relative to
   */
  public VectorFinder(Path here) {
    this.here = here.toAbsolutePath().normalize();
  }

  /**
   * A file of vectors.
   *
   * @param id the path below the folder {@code golden}, or the file's name, without the suffix
   * @param file the file as a user would write it
   */
  public record VectorFile(String id, Path file) {

    /**
     * What conditions look at.
     *
     * @param here the folder that relative paths are relative to
     */
    public CaseTraits traits(Path here) {
      return new VectorTraits(this, here);
    }
  }

  /**
   * The files of all arguments, each once.
   *
   * @throws InputException a folder without vectors
   * @throws UnknownCaseException an argument is no file or folder and no id matches it
   */
  public List<VectorFile> find(List<String> arguments) {
    Map<Path, VectorFile> found = new LinkedHashMap<>();
    for (String argument : arguments) {
      Path path = here.resolve(argument).normalize();
      List<VectorFile> files;
      if (Files.isDirectory(path)) {
        files = inFolder(path);
      } else if (Files.exists(path, LinkOption.NOFOLLOW_LINKS)) {
        InputFile.check(path, shown(path).toString());
        if (TraceName.isTrace(path)) {
          throw new InputException(
              shown(path).toString(),
              0,
              0,
              "is a trace, not function vectors; 'goldtrace replay' runs traces");
        }
        files = List.of(vectorFile(path));
      } else {
        files = matching(argument);
      }
      files.forEach(file -> found.put(file.file(), file));
    }
    return found.values().stream().sorted(Comparator.comparing(VectorFile::id)).toList();
  }

  private List<VectorFile> matching(String argument) {
    Path folder = here.resolve(FOLDER);
    if (!Files.isDirectory(folder)) {
      throw new UnknownCaseException(argument, List.of());
    }
    List<VectorFile> all = inFolder(folder);
    IdPattern pattern = new IdPattern(id(argument));
    List<VectorFile> found =
        new ArrayList<>(all.stream().filter(file -> pattern.matches(file.id())).toList());
    if (found.isEmpty()) {
      throw new UnknownCaseException(argument, all.stream().map(VectorFile::id).toList());
    }
    return found;
  }

  /** The id in what may also be written like the path of a file, or without its first part. */
  public static String id(String argument) {
    String id = argument.replaceFirst("^(\\./)?golden/", "").replace(SUFFIX, "");
    return id.startsWith("vectors/") ? id : "vectors/" + id;
  }

  private List<VectorFile> inFolder(Path folder) {
    List<VectorFile> files =
        InputFolder.files(folder, file -> file.getFileName().toString().endsWith(SUFFIX)).stream()
            .map(this::vectorFile)
            .toList();
    if (files.isEmpty()) {
      throw new InputException(
          shown(folder).toString(),
          0,
          0,
          "holds no function vectors; their files are called FUNCTION" + SUFFIX);
    }
    return files;
  }

  private VectorFile vectorFile(Path file) {
    Path below =
        PairedFolder.ofGolden(file).map(pair -> pair.within(file)).orElse(file.getFileName());
    String id = TraceName.id(below);
    return new VectorFile(
        id.endsWith(SUFFIX) ? id.substring(0, id.length() - SUFFIX.length()) : id, shown(file));
  }

  private Path shown(Path path) {
    return path.startsWith(here) && !path.equals(here) ? here.relativize(path) : path;
  }
}
