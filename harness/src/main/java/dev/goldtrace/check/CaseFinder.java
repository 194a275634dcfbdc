package dev.goldtrace.check;

import dev.goldtrace.trace.InputArchive;
import dev.goldtrace.trace.InputException;
import dev.goldtrace.trace.InputFile;
import dev.goldtrace.trace.InputFolder;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.function.Predicate;
import java.util.stream.Stream;

/**
 * Finds traces by file, folder or id pattern, and the golden files that belong to them.
 *
 * <p>The nearest parent folder of a trace that is called {@code traces} has a sibling {@code
 * golden} with the same relative path; so has a link to such a folder, into it or to a trace in it,
 * whatever it is called. A trace that lies in neither has its golden files beside it, and so has a
 * link to a trace if they are there. Under a golden folder of its own ({@code --golden DIR}) the
 * longest tail of the trace's path that exists there counts: {@code DIR/retail/sticky/above}, then
 * {@code DIR/sticky/above}, then {@code DIR/above}.
 */
public final class CaseFinder {
  private static final String TRACES = PairedFolder.TRACES;

  /** How many folders around a trace that is named by itself a golden folder may repeat. */
  private static final int LEVELS = 2;

  private final Path here;
  private final Optional<Path> goldenFolder;

  /**
   * @param here the folder that relative paths are relative to; an id pattern is matched against
   *     the traces of its folder {@code traces}
   * @param goldenFolder the folder that holds the golden files, instead of the convention
   */
  public CaseFinder(Path here, Optional<Path> goldenFolder) {
    this.here = here.toAbsolutePath().normalize();
    this.goldenFolder = goldenFolder.map(this::absolute);
  }

  /**
   * The cases of all arguments, ordered by id, each once.
   *
   * @param arguments files, folders and id patterns
   * @throws InputException an argument can't be what it should be
   * @throws UnknownCaseException an argument is no file or folder and no id matches it
   */
  public Selection find(List<String> arguments) {
    goldenFolder.ifPresent(this::requireFolder);
    Map<String, TraceCase> cases = new TreeMap<>();
    Set<Path> orphans = new TreeSet<>();
    boolean whole = false;
    for (String argument : new LinkedHashSet<>(arguments)) {
      Path path = absolute(Path.of(argument));
      if (Files.isDirectory(path)) {
        List<TraceCase> found = inFolder(path);
        add(cases, found);
        orphans.addAll(orphans(path, found));
        whole |= isTracesFolder(path);
      } else if (Files.exists(path, LinkOption.NOFOLLOW_LINKS)) {
        InputFile.check(path, shown(path).toString());
        add(cases, List.of(inFile(path)));
      } else {
        add(cases, matching(argument));
      }
    }
    return new Selection(
        List.copyOf(cases.values()),
        orphans.stream().map(this::shown).toList(),
        goldenRoots(cases.values()),
        whole);
  }

  /**
   * Where the golden files of a trace belong, whether it is there or not.
   *
   * @param trace an absolute path
   */
  public static GoldenFiles goldenOf(Path trace) {
    return GoldenFiles.at(goldenBase(trace));
  }

  /**
   * The trace that a golden file belongs to, if it lies where the convention says.
   *
   * @param file a golden file
   */
  public static Optional<Path> traceOf(Path file) {
    Path golden = file.toAbsolutePath().normalize();
    return TraceName.goldenStem(
            PairedFolder.ofGolden(golden).map(pair -> pair.counterpart(golden)).orElse(golden))
        .flatMap(TraceName::traceOf);
  }

  /**
   * Where a file lies in the nearest folder {@code traces} or {@code golden} that it is reached
   * through, by name or by a link.
   *
   * @return empty if it lies in neither
   */
  public static Optional<Path> placeOf(Path file) {
    Path path = file.toAbsolutePath().normalize();
    return Stream.of(PairedFolder.ofTraces(path), PairedFolder.ofGolden(path))
        .flatMap(Optional::stream)
        .max(Comparator.comparing(pair -> pair.folder().getNameCount()))
        .map(pair -> pair.place(path));
  }

  /**
   * The golden files of the same trace that are not there, if the trace is.
   *
   * @param file a golden file; of those that are there only the first of a set has an answer. A
   *     link that lies elsewhere has no set
   */
  public static List<Path> missingBeside(Path file) {
    Path golden = file.toAbsolutePath().normalize();
    if (PairedFolder.ofGolden(golden).filter(pair -> pair.folder().equals(golden)).isPresent()) {
      return List.of();
    }
    Optional<GoldenFiles> set =
        traceOf(golden).flatMap(trace -> TraceName.goldenStem(golden)).map(GoldenFiles::at);
    return set.filter(files -> files.first().equals(Optional.of(golden)))
        .map(GoldenFiles::missing)
        .orElse(List.of());
  }

  private List<Path> goldenRoots(Collection<TraceCase> cases) {
    if (goldenFolder.isPresent()) {
      return List.of(shown(goldenFolder.get()));
    }
    Set<Path> roots = new TreeSet<>();
    for (TraceCase one : cases) {
      tracesFolder(absolute(one.trace())).ifPresent(traces -> roots.add(shown(traces.beside())));
    }
    return List.copyOf(roots);
  }

  private void requireFolder(Path folder) {
    if (Files.exists(folder) && !Files.isDirectory(folder)) {
      throw problem(
          folder,
          "is no folder; give the one that holds NAME.frames.csv, NAME.probes.csv and"
              + " NAME.state.csv"
              + (InputArchive.isArchive(folder)
                  ? ". Unpack the archive, or compare two recordings with 'goldtrace compare',"
                      + " which reads zip files"
                  : ""));
    }
    if (!Files.isDirectory(folder)) {
      throw problem(
          folder,
          "no such folder; give the one that holds NAME.frames.csv, NAME.probes.csv and"
              + " NAME.state.csv");
    }
  }

  private void add(Map<String, TraceCase> cases, List<TraceCase> found) {
    for (TraceCase one : found) {
      TraceCase other = cases.putIfAbsent(one.id(), one);
      if (other != null && !other.trace().equals(one.trace())) {
        throw problem(
            one.trace(),
            "has the same id "
                + one.id()
                + " as "
                + other.trace()
                + "; give the folders one at a time, or rename one of the two traces");
      }
    }
  }

  private TraceCase inFile(Path file) {
    if (InputArchive.isArchive(file)) {
      throw problem(
          file,
          "is a zip archive, not a trace; unpack it and give the folder. 'goldtrace validate' and"
              + " 'compare' read archives");
    }
    if (TraceName.isGolden(file)) {
      throw problem(
          file,
          "is a golden file, not a trace; give the trace, NAME"
              + TraceName.SUFFIX
              + ", and its golden files are found from there");
    }
    return traceCase(file, file.getParent(), above(file.getParent(), LEVELS));
  }

  private static Path above(Path folder, int levels) {
    return levels == 0 || folder.getParent() == null
        ? folder
        : above(folder.getParent(), levels - 1);
  }

  private List<TraceCase> inFolder(Path folder) {
    List<TraceCase> cases = new ArrayList<>();
    for (Path file : files(folder, TraceName::isTrace)) {
      cases.add(traceCase(file, folder, folder));
    }
    if (cases.isEmpty()) {
      throw problem(folder, "holds no trace; traces are called NAME" + TraceName.SUFFIX);
    }
    return cases;
  }

  private List<TraceCase> matching(String argument) {
    Path traces = here.resolve(TRACES);
    if (!Files.isDirectory(traces)) {
      throw new UnknownCaseException(argument, List.of());
    }
    IdPattern pattern = new IdPattern(withoutDressing(argument));
    List<TraceCase> called = called(pattern, traces);
    if (!called.isEmpty()) {
      return called;
    }
    List<TraceCase> all = inFolder(traces);
    List<TraceCase> found = all.stream().filter(one -> pattern.matches(one.id())).toList();
    if (found.isEmpty()) {
      throw new UnknownCaseException(argument, all.stream().map(TraceCase::id).toList());
    }
    return found;
  }

  /** The traces that a pattern without wildcards names: one id need not be looked for among all. */
  private List<TraceCase> called(IdPattern pattern, Path traces) {
    if (pattern.hasWildcards()) {
      return List.of();
    }
    return TraceName.tracesOf(traces.resolve(pattern.toString()).normalize()).stream()
        .map(file -> traceCase(file, traces, traces))
        .filter(one -> pattern.matches(one.id()))
        .toList();
  }

  /** The id in what may also be written like the path of a trace. */
  public static String withoutDressing(String argument) {
    String id = argument.replace('\\', '/');
    id = id.startsWith("./") ? id.substring(2) : id;
    id = id.startsWith(TRACES + "/") ? id.substring(TRACES.length() + 1) : id;
    return id.replaceFirst("\\.trace\\.jsonl(\\.gz)?$", "");
  }

  /**
   * The case of a trace file.
   *
   * @param root the id of a trace outside of any folder {@code traces} is the path below it
   * @param outermost where the path that a golden folder of its own may repeat begins, for a trace
   *     outside of here and of any folder {@code traces}
   */
  private TraceCase traceCase(Path file, Path root, Path outermost) {
    Path named = tracesFolder(file).map(pair -> pair.within(file)).orElse(root.relativize(file));
    return new TraceCase(
        TraceName.id(TraceName.traceBase(named)),
        shown(file),
        goldenBases(file, outermost).stream().map(this::shown).toList());
  }

  private List<Path> goldenBases(Path file, Path outermost) {
    if (goldenFolder.isEmpty()) {
      return List.of(goldenBase(file));
    }
    Path below =
        TraceName.traceBase(
            tracesFolder(file)
                .map(pair -> pair.within(file))
                .orElse((file.startsWith(here) ? here : outermost).relativize(file)));
    List<Path> bases = new ArrayList<>();
    for (int from = 0; from < below.getNameCount(); from++) {
      bases.add(goldenFolder.get().resolve(below.subpath(from, below.getNameCount())));
    }
    return bases;
  }

  /** The golden files that belong to a folder of traces and that no trace there claims. */
  private List<Path> orphans(Path folder, Collection<TraceCase> cases) {
    Optional<PairedFolder> traces = PairedFolder.ofTraces(folder);
    Path below = traces.map(pair -> pair.within(folder)).orElse(Path.of(""));
    Path golden =
        goldenFolder
            .orElseGet(() -> traces.map(PairedFolder::beside).orElse(folder))
            .resolve(below);
    if (!Files.isDirectory(golden)) {
      return List.of();
    }
    Set<Path> claimed = new HashSet<>();
    for (TraceCase one : cases) {
      for (Path file : one.golden(here).all()) {
        claimed.add(file);
        claimed.add(PendingName.of(file));
      }
    }
    return files(golden, TraceName::isGolden).stream()
        .filter(file -> !claimed.contains(file))
        .toList();
  }

  /** Where the golden files of a trace belong, without their endings. */
  private static Path goldenBase(Path file) {
    return TraceName.traceBase(tracesFolder(file).map(pair -> pair.counterpart(file)).orElse(file));
  }

  private static Optional<PairedFolder> tracesFolder(Path file) {
    return PairedFolder.ofTraces(file)
        .filter(pair -> !pair.folder().equals(file) || !hasGoldenBeside(file));
  }

  private static boolean hasGoldenBeside(Path file) {
    return GoldenFiles.at(TraceName.traceBase(file)).first().isPresent();
  }

  private static boolean isTracesFolder(Path folder) {
    return PairedFolder.ofTraces(folder).filter(pair -> pair.is(folder)).isPresent();
  }

  private static List<Path> files(Path folder, Predicate<Path> wanted) {
    return InputFolder.files(folder, wanted).stream()
        .sorted(Comparator.comparing(file -> TraceName.id(folder.relativize(file))))
        .toList();
  }

  private Path absolute(Path path) {
    return here.resolve(path).normalize();
  }

  /** As the user would write it: relative to here where it lies below. */
  private Path shown(Path path) {
    Path absolute = absolute(path);
    return absolute.startsWith(here) && !absolute.equals(here)
        ? here.relativize(absolute)
        : absolute;
  }

  private InputException problem(Path path, String problem) {
    return new InputException(shown(path).toString(), 0, 0, problem);
  }
}
