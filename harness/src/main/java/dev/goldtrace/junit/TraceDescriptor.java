package dev.goldtrace.junit;

import dev.goldtrace.check.CaseResult;
import dev.goldtrace.check.CaseRunner;
import dev.goldtrace.check.CheckCatalog;
import dev.goldtrace.check.Expectations;
import dev.goldtrace.check.TraceCase;
import dev.goldtrace.replay.Subject;
import dev.goldtrace.report.allure.AllureResults;
import dev.goldtrace.trace.InputException;
import dev.goldtrace.trace.TraceHeader;
import dev.goldtrace.trace.TraceReader;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.platform.engine.TestTag;
import org.junit.platform.engine.UniqueId;
import org.junit.platform.engine.support.descriptor.AbstractTestDescriptor;
import org.junit.platform.engine.support.descriptor.FilePosition;
import org.junit.platform.engine.support.descriptor.FileSource;
import org.junit.platform.engine.support.hierarchical.Node;

/** A trace: replayed once, before its checks. */
final class TraceDescriptor extends AbstractTestDescriptor implements Node<TraceRun> {
  static final String SEGMENT = "trace";

  private static final int CONTEXT = 3;

  private final TraceCase traceCase;
  private final Expectations expectations;
  private final Set<TestTag> tags;
  private final List<String> divergences;
  private final Set<String> foreseen = new HashSet<>();

  private TraceDescriptor(
      UniqueId id,
      TraceCase traceCase,
      Path here,
      Expectations expectations,
      Optional<TraceHeader> header) {
    super(id, traceCase.id(), FileSource.from(here.resolve(traceCase.trace()).toFile()));
    this.traceCase = traceCase;
    this.expectations = expectations;
    this.tags = Set.copyOf(tags(traceCase, header));
    this.divergences = header.map(TraceHeader::divergences).orElse(List.of());
  }

  /**
   * A trace with the checks that its golden files ask for. Files that can't be read are no
   * obstacle: the check of the replay as a whole tells of them when it runs.
   *
   * @param expectations what the golden folder's lists expect
   * @param wanted which checks, by id
   */
  static TraceDescriptor of(
      UniqueId engineId,
      TraceCase one,
      Expectations expectations,
      EngineSettings settings,
      Predicate<String> wanted) {
    UniqueId id = engineId.append(SEGMENT, one.id());
    TraceDescriptor trace =
        new TraceDescriptor(id, one, settings.here(), expectations, header(one, settings));
    if (wanted.test(ReplayDescriptor.CHECK)) {
      trace.addChild(new ReplayDescriptor(id, one, settings.here()));
    }
    for (CheckCatalog.Entry entry : CheckCatalog.of(one.golden(settings.here()))) {
      trace.foreseen.add(entry.check().id());
      if (wanted.test(entry.check().id())) {
        trace.addChild(
            new CheckDescriptor(
                id,
                one,
                entry.check(),
                FileSource.from(entry.file().toFile(), FilePosition.from(entry.line()))));
      }
    }
    return trace;
  }

  /** Empty: it can't be read. */
  private static Optional<TraceHeader> header(TraceCase one, EngineSettings settings) {
    try (TraceReader reader = TraceReader.open(settings.here().resolve(one.trace()))) {
      return Optional.of(reader.header());
    } catch (InputException e) {
      return Optional.empty();
    }
  }

  private static Set<TestTag> tags(TraceCase one, Optional<TraceHeader> header) {
    return tags(
        Stream.concat(
            Stream.of(family(one)),
            header.stream()
                .flatMap(
                    it ->
                        Stream.concat(
                            Stream.of(it.dialect().word(), it.origin().word()),
                            it.tags().stream()))));
  }

  /** The words among them that can be tags. */
  static Set<TestTag> tags(Stream<String> words) {
    Set<TestTag> tags = new LinkedHashSet<>();
    words.filter(TestTag::isValid).map(TestTag::create).forEach(tags::add);
    return tags;
  }

  private static String family(TraceCase one) {
    String[] parts = one.id().split("/");
    return parts.length > 1 ? parts[parts.length - 2] : "";
  }

  @Override
  public Type getType() {
    return Type.CONTAINER;
  }

  @Override
  public Set<TestTag> getTags() {
    return tags;
  }

  /** A port need not have the errors of others: only one that says it can show them is asked. */
  @Override
  public SkipResult shouldBeSkipped(TraceRun run) {
    if (divergences.isEmpty()) {
      return SkipResult.doNotSkip();
    }
    try (Subject subject = run.settings().subjects().get()) {
      return divergences.stream()
          .filter(divergence -> !subject.hasSwitch(divergence))
          .findFirst()
          .map(
              divergence ->
                  SkipResult.skip(
                      "shows a port with the known divergence "
                          + divergence
                          + ", for which the subject has no switch"))
          .orElse(SkipResult.doNotSkip());
    }
  }

  @Override
  public TraceRun prepare(TraceRun run) {
    Path here = run.settings().here();
    CaseRunner runner = new CaseRunner(here, expectations, CONTEXT, false);
    try (Subject subject = run.settings().subjects().get()) {
      CaseResult result =
          AllureResults.timed(run.allure(), traceCase.id(), () -> runner.run(traceCase, subject));
      run.allure()
          .ifPresent(
              allure -> allure.add(run.explainer().explain(result, subject), this::isWanted));
      return run.with(result);
    }
  }

  /** Whether a check is run; what no golden file speaks of belongs to the replay as a whole. */
  private boolean isWanted(String check) {
    Set<String> checks =
        getChildren().stream()
            .map(child -> child.getUniqueId().getLastSegment().getValue())
            .collect(Collectors.toSet());
    return checks.contains(check)
        || checks.contains(ReplayDescriptor.CHECK) && !foreseen.contains(check);
  }
}
