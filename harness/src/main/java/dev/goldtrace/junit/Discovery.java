package dev.goldtrace.junit;

import dev.goldtrace.check.CaseFinder;
import dev.goldtrace.check.Expectations;
import dev.goldtrace.check.Selection;
import dev.goldtrace.check.TraceCase;
import dev.goldtrace.check.VectorFinder;
import dev.goldtrace.check.VectorFinder.VectorFile;
import dev.goldtrace.trace.InputFolder;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.function.Predicate;
import org.junit.platform.commons.JUnitException;
import org.junit.platform.engine.EngineDiscoveryRequest;
import org.junit.platform.engine.TestDescriptor;
import org.junit.platform.engine.UniqueId;
import org.junit.platform.engine.discovery.DirectorySelector;
import org.junit.platform.engine.discovery.FileSelector;
import org.junit.platform.engine.discovery.UniqueIdSelector;

/**
 * Turns selected folders, files and unique ids into descriptors, ordered by id, so that the tree
 * does not depend on the order of the selectors.
 */
final class Discovery {
  private static final String TRACE_NAME = ".*\\.trace\\.jsonl(\\.gz)?";
  private static final String VECTORS_NAME = ".*\\.vectors\\.jsonl";

  private final EngineSettings settings;
  private final TreeMap<String, FoundTrace> traces = new TreeMap<>();
  private final TreeMap<String, VectorFile> vectors = new TreeMap<>();
  private final TreeSet<Path> goldenRoots = new TreeSet<>();

  /** The checks that unique ids name; of a trace that is not a key here, all. */
  private final TreeMap<String, Set<String>> onlyChecks = new TreeMap<>();

  private record FoundTrace(TraceCase traceCase, Expectations expectations) {}

  Discovery(EngineSettings settings) {
    this.settings = settings;
  }

  TestDescriptor discover(EngineDiscoveryRequest request, UniqueId engineId) {
    for (UniqueIdSelector selector : request.getSelectorsByType(UniqueIdSelector.class)) {
      addUniqueId(selector.getUniqueId(), engineId);
    }
    for (DirectorySelector selector : request.getSelectorsByType(DirectorySelector.class)) {
      addFolder(selector.getPath());
    }
    for (FileSelector selector : request.getSelectorsByType(FileSelector.class)) {
      addFile(selector.getPath());
    }
    FoundDescriptor engine = new FoundDescriptor(engineId, goldenRoots);
    traces.forEach(
        (id, found) -> {
          Set<String> only = onlyChecks.get(id);
          Predicate<String> wanted = only == null ? check -> true : only::contains;
          engine.addChild(
              TraceDescriptor.of(
                  engineId, found.traceCase(), found.expectations(), settings, wanted));
        });
    for (VectorFile file : vectors.values()) {
      engine.addChild(VectorsDescriptor.of(engineId, file, settings));
    }
    return engine;
  }

  private void addFolder(Path selected) {
    Path folder = settings.here().resolve(selected).normalize();
    if (!Files.isDirectory(folder)) {
      throw new JUnitException(
          "There is no folder " + folder + ". Select a folder of traces or function vectors.");
    }
    boolean hasTraces = holds(folder, TRACE_NAME);
    boolean hasVectors = holds(folder, VECTORS_NAME);
    if (!hasTraces && !hasVectors) {
      throw new JUnitException(
          folder
              + " holds no tests: traces are called NAME.trace.jsonl, function vectors"
              + " FUNCTION.vectors.jsonl.");
    }
    if (hasTraces) {
      addTraces(folder.toString());
    }
    if (hasVectors) {
      addVectors(folder.toString());
    }
  }

  private void addFile(Path selected) {
    Path file = settings.here().resolve(selected).normalize();
    if (file.toString().matches(VECTORS_NAME)) {
      addVectors(file.toString());
    } else if (file.toString().matches(TRACE_NAME)) {
      addTraces(file.toString());
    }
  }

  private void addTraces(String path) {
    Selection selection = find(path);
    Expectations expectations = Expectations.read(selection.goldenRoots(), settings.here());
    for (TraceCase one : selection.cases()) {
      traces.put(one.id(), new FoundTrace(one, expectations));
      onlyChecks.remove(one.id());
    }
  }

  private void addVectors(String path) {
    goldenRoots.add(settings.here().resolve(settings.goldenOfVectors()));
    for (VectorFile file : new VectorFinder(settings.here()).find(List.of(path))) {
      vectors.put(file.id(), file);
    }
  }

  private void addUniqueId(UniqueId id, UniqueId engineId) {
    if (!id.hasPrefix(engineId) || id.getSegments().size() == engineId.getSegments().size()) {
      return;
    }
    List<UniqueId.Segment> below =
        id.getSegments().subList(engineId.getSegments().size(), id.getSegments().size());
    String name = below.get(0).getValue();
    if (below.get(0).getType().equals(VectorsDescriptor.SEGMENT)) {
      goldenRoots.add(settings.here().resolve(settings.goldenOfVectors()));
      new VectorFinder(settings.here())
          .find(List.of(settings.vectors())).stream()
              .filter(file -> file.id().equals(name))
              .forEach(file -> vectors.put(file.id(), file));
    } else if (below.get(0).getType().equals(TraceDescriptor.SEGMENT)) {
      Selection selection = find(settings.traces());
      Expectations expectations = Expectations.read(selection.goldenRoots(), settings.here());
      selection.cases().stream()
          .filter(one -> one.id().equals(name))
          .forEach(one -> addTrace(new FoundTrace(one, expectations), below));
    }
  }

  private void addTrace(FoundTrace found, List<UniqueId.Segment> below) {
    String id = found.traceCase().id();
    boolean known = traces.put(id, found) != null;
    if (below.size() == 1) {
      onlyChecks.remove(id);
    } else if (!known || onlyChecks.containsKey(id)) {
      onlyChecks.computeIfAbsent(id, unseen -> new HashSet<>()).add(below.get(1).getValue());
    }
  }

  private Selection find(String path) {
    Selection selection = new CaseFinder(settings.here(), settings.golden()).find(List.of(path));
    selection.goldenRoots().forEach(root -> goldenRoots.add(settings.here().resolve(root)));
    return selection;
  }

  private static boolean holds(Path folder, String name) {
    return !InputFolder.files(folder, file -> file.getFileName().toString().matches(name))
        .isEmpty();
  }
}
