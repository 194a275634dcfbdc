package dev.goldtrace.junit;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.platform.engine.discovery.DiscoverySelectors.selectDirectory;
import static org.junit.platform.engine.discovery.DiscoverySelectors.selectFile;
import static org.junit.platform.engine.discovery.DiscoverySelectors.selectUniqueId;
import static org.junit.platform.launcher.TagFilter.includeTags;
import static org.junit.platform.testkit.engine.EventConditions.container;
import static org.junit.platform.testkit.engine.EventConditions.event;
import static org.junit.platform.testkit.engine.EventConditions.finishedWithFailure;
import static org.junit.platform.testkit.engine.EventConditions.skippedWithReason;
import static org.junit.platform.testkit.engine.EventConditions.test;
import static org.junit.platform.testkit.engine.TestExecutionResultConditions.instanceOf;
import static org.junit.platform.testkit.engine.TestExecutionResultConditions.message;

import dev.goldtrace.golden.FrameRow;
import dev.goldtrace.golden.ProbeRow;
import dev.goldtrace.golden.StateRow;
import dev.goldtrace.replay.ForwardingSubject;
import dev.goldtrace.replay.PortSubject;
import dev.goldtrace.replay.RecordingSink;
import dev.goldtrace.replay.RowKind;
import dev.goldtrace.replay.Subject;
import dev.goldtrace.replay.SubjectException;
import dev.goldtrace.repository.RepositoryRoot;
import dev.goldtrace.trace.TraceHeader;
import dev.goldtrace.trace.TraceRecord;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.platform.engine.TestDescriptor;
import org.junit.platform.engine.TestTag;
import org.junit.platform.engine.UniqueId;
import org.junit.platform.engine.support.descriptor.FileSource;
import org.junit.platform.launcher.core.LauncherDiscoveryRequestBuilder;
import org.junit.platform.launcher.core.LauncherFactory;
import org.junit.platform.launcher.listeners.SummaryGeneratingListener;
import org.junit.platform.testkit.engine.EngineExecutionResults;
import org.junit.platform.testkit.engine.EngineTestKit;
import org.junit.platform.testkit.engine.Event;
import org.opentest4j.AssertionFailedError;

class GoldtraceTestEngineTest {
  private static final String STICK_TO = "0x00555710";
  private static final String TIMEOUT = "retail/sticky/timeout_edge";
  private static final String DEADLINE = "authored/divergences/sticky_deadline";
  private static final String TURN = "retail/turnto/tiny";

  @TempDir Path folder;

  @BeforeEach
  void copyTwoTraces() throws IOException {
    copy(TIMEOUT);
    copy(TURN);
  }

  private void copy(String id) throws IOException {
    Path root = RepositoryRoot.find();
    for (String file :
        List.of(
            "traces/" + id + ".trace.jsonl",
            "golden/" + id + ".frames.csv",
            "golden/" + id + ".probes.csv",
            "golden/" + id + ".state.csv")) {
      Files.createDirectories(folder.resolve(file).getParent());
      Files.copy(root.resolve(file), folder.resolve(file));
    }
  }

  private EngineTestKit.Builder engine() {
    return EngineTestKit.engine(GoldtraceTestEngine.ID)
        .configurationParameter(EngineSettings.ROOT, folder.toString());
  }

  private EngineExecutionResults runAll() {
    return engine().selectors(selectDirectory("traces")).execute();
  }

  private void replaceInGolden(String file, String what, String by) throws IOException {
    Path golden = folder.resolve("golden").resolve(file);
    String text = Files.readString(golden);
    assertThat(text).contains(what);
    Files.writeString(golden, text.replace(what, by));
  }

  @Test
  void passesWhenEverythingIsAsGolden() {
    runAll()
        .testEvents()
        .assertStatistics(counts -> counts.failed(0).aborted(0).skipped(0))
        .succeeded()
        .assertThatEvents()
        .hasSizeGreaterThan(30);
  }

  @Test
  void failsTheCheckWhoseGoldenDiffersWithBothValuesAndTheWayOn() throws IOException {
    replaceInGolden(TURN + ".probes.csv", "heading=", "heading=1");

    runAll()
        .testEvents()
        .failed()
        .assertThatEvents()
        .haveExactly(
            1,
            event(
                test("check:0x0052A630"),
                finishedWithFailure(
                    instanceOf(AssertionFailedError.class),
                    message(
                        text ->
                            text.contains("argument heading")
                                && text.contains("golden")
                                && text.contains("replayed")
                                && text.contains("./goldtrace replay traces/" + TURN)))));
  }

  @Test
  void failsWhenAGoldenFileIsMissing() throws IOException {
    Files.delete(folder.resolve("golden").resolve(TURN + ".state.csv"));

    runAll()
        .testEvents()
        .failed()
        .assertThatEvents()
        .haveExactly(
            1,
            event(
                test("check:replay"),
                finishedWithFailure(
                    message(text -> text.contains(TURN) && text.contains("golden file missing")))));
  }

  @Test
  void showsAnExpectedFailureAsAbortedWithItsReason() throws IOException {
    replaceInGolden(TURN + ".probes.csv", "heading=", "heading=1");
    Files.writeString(
        folder.resolve("golden/not-ported.csv"),
        "pattern,address,function,reason\n" + TURN + ",,turning,nobody wrote it yet\n");

    runAll()
        .testEvents()
        .assertStatistics(counts -> counts.failed(0))
        .aborted()
        .assertThatEvents()
        .isNotEmpty()
        .allMatch(
            aborted ->
                aborted
                    .getRequiredPayload(org.junit.platform.engine.TestExecutionResult.class)
                    .getThrowable()
                    .orElseThrow()
                    .getMessage()
                    .contains("nobody wrote it yet"));
  }

  @Test
  void failsWhenAnExpectationIsNoLongerTrue() throws IOException {
    Files.writeString(
        folder.resolve("golden/expected-failures.csv"),
        "pattern,address,signature,reason,since\n" + TURN + ",,*/*/x,was so once,issue 7\n");

    runAll()
        .testEvents()
        .failed()
        .assertThatEvents()
        .haveExactly(
            1,
            event(
                test("check:replay"),
                finishedWithFailure(
                    message(
                        text ->
                            text.startsWith("passes, but is listed as ")
                                && text.contains("expected-failures.csv")))));
  }

  @Test
  void tellsAllureWhichGoldenFilesItsTracesHave() throws IOException {
    engine()
        .configurationParameter(EngineSettings.ALLURE, "before")
        .selectors(selectDirectory("traces"))
        .execute();
    Files.createDirectories(folder.resolve("src/test"));
    Files.move(folder.resolve("traces"), folder.resolve("src/test/traces"));
    Files.move(folder.resolve("golden"), folder.resolve("src/test/golden"));
    engine()
        .configurationParameter(EngineSettings.ALLURE, "after")
        .selectors(selectDirectory("src/test/traces"))
        .execute();

    assertThat(folder.resolve("after/environment.properties"))
        .hasSameTextualContentAs(folder.resolve("before/environment.properties"));
  }

  @Test
  void givesIdsThatDoNotMoveWhenATraceIsAdded() throws IOException {
    List<UniqueId> before = checks(discover(selectDirectory("traces")));

    copy("retail/sticky/above");

    assertThat(checks(discover(selectDirectory("traces")))).containsAll(before);
    assertThat(before)
        .contains(
            UniqueId.forEngine(GoldtraceTestEngine.ID)
                .append("trace", TIMEOUT)
                .append("check", STICK_TO));
  }

  @Test
  void runsOneCheckByItsUniqueId() {
    UniqueId id =
        UniqueId.forEngine(GoldtraceTestEngine.ID)
            .append("trace", TIMEOUT)
            .append("check", STICK_TO);

    assertThat(checks(discover(selectUniqueId(id)))).containsExactly(id);
    engine()
        .selectors(selectUniqueId(id))
        .execute()
        .testEvents()
        .assertStatistics(counts -> counts.started(1).succeeded(1));
  }

  @Test
  void namesTheGoldenLineThatACheckComesFrom() {
    TestDescriptor check =
        discover(selectFile(folder.resolve("traces/" + TIMEOUT + ".trace.jsonl").toString()))
            .getDescendants()
            .stream()
            .filter(one -> one.getUniqueId().getLastSegment().getValue().equals(STICK_TO))
            .findFirst()
            .orElseThrow();

    FileSource source = (FileSource) check.getSource().orElseThrow();
    assertThat(source.getFile()).hasName("timeout_edge.probes.csv");
    assertThat(source.getPosition().orElseThrow().getLine()).isGreaterThan(1);
    assertThat(check.getTags())
        .extracting(TestTag::getName)
        .contains(STICK_TO, "StickyManager", "sticky", "retail", "retail-model");
  }

  @Test
  void selectsByTag() {
    SummaryGeneratingListener listener = new SummaryGeneratingListener();
    LauncherFactory.create()
        .execute(
            LauncherDiscoveryRequestBuilder.request()
                .configurationParameter(EngineSettings.ROOT, folder.toString())
                .selectors(selectDirectory("traces"))
                .filters(includeTags(STICK_TO))
                .build(),
            listener);

    assertThat(listener.getSummary().getTestsSucceededCount()).isOne();
    assertThat(listener.getSummary().getTestsFoundCount()).isOne();
  }

  @Test
  void givesTheSameResultsInParallel() throws IOException {
    replaceInGolden(TURN + ".probes.csv", "heading=", "heading=1");

    assertThat(
            outcomes(
                engine()
                    .configurationParameter("goldtrace.execution.parallel.enabled", "true")
                    .configurationParameter("goldtrace.execution.parallel.config.strategy", "fixed")
                    .configurationParameter(
                        "goldtrace.execution.parallel.config.fixed.parallelism", "4")
                    .selectors(selectDirectory("traces"))
                    .execute()))
        .isEqualTo(outcomes(runAll()));
  }

  @Test
  void replaysThroughTheSubjectOfTheUser() {
    engine()
        .configurationParameter(EngineSettings.SUBJECT, Refusing.class.getName())
        .selectors(selectDirectory("traces"))
        .execute()
        .testEvents()
        .failed()
        .assertThatEvents()
        .haveAtLeastOne(
            event(
                test("check:replay"),
                finishedWithFailure(message(text -> text.contains("not today")))));
  }

  @Test
  void failsEveryCheckThatTheSubjectDidNotComeToTheEndOf() {
    EngineExecutionResults results =
        engine()
            .configurationParameter(EngineSettings.SUBJECT, Refusing.class.getName())
            .selectors(selectDirectory("traces"))
            .execute();

    results.testEvents().assertStatistics(counts -> counts.succeeded(0).aborted(0));
    results
        .testEvents()
        .failed()
        .assertThatEvents()
        .haveAtLeastOne(
            event(
                test("check:frames"),
                finishedWithFailure(message(text -> text.contains("not reached. not today (")))));
  }

  @Test
  void abortsTheChecksOfRowsThatTheSubjectDoesNotEmit() {
    EngineExecutionResults results =
        engine()
            .configurationParameter(EngineSettings.SUBJECT, Silent.class.getName())
            .selectors(selectDirectory("traces"))
            .execute();

    results.testEvents().assertStatistics(counts -> counts.failed(0));
    assertThat(results.testEvents().succeeded().map(GoldtraceTestEngineTest::id))
        .allMatch(id -> id.matches(".*\\[check:(replay|frames|heading)]"))
        .hasSize(6);
    assertThat(results.testEvents().aborted().map(GoldtraceTestEngineTest::id))
        .anyMatch(id -> id.endsWith("[check:" + STICK_TO + "]"));
  }

  @Test
  void doesNotSayThatNothingWasEnteredWhereCallsWereNotCompared() throws IOException {
    replaceInGolden(TURN + ".frames.csv", ",0xA9B40019,", ",0xA9B4001A,");

    engine()
        .configurationParameter(EngineSettings.SUBJECT, Silent.class.getName())
        .selectors(selectDirectory("traces"))
        .execute()
        .testEvents()
        .failed()
        .assertThatEvents()
        .haveExactly(
            1,
            event(
                test("check:frames"),
                finishedWithFailure(
                    message(
                        text ->
                            text.contains(
                                "entered last before it: unknown, as no calls were compared")))));
  }

  @Test
  void skipsATraceOfAKnownDivergenceThatTheSubjectCannotShow() throws IOException {
    copy(DEADLINE);

    EngineExecutionResults results =
        engine()
            .configurationParameter(EngineSettings.SUBJECT, Silent.class.getName())
            .selectors(selectDirectory("traces"))
            .execute();

    results
        .allEvents()
        .skipped()
        .assertEventsMatchExactly(
            event(
                container(DEADLINE),
                skippedWithReason(
                    "shows a port with the known divergence D-SP04, for which the subject has no"
                        + " switch")));
    results.testEvents().assertStatistics(counts -> counts.failed(0));
    runAll().allEvents().assertStatistics(counts -> counts.failed(0).skipped(0));
  }

  /** The port, but nobody hears of calls and states. */
  public static final class Silent implements Subject {
    private final PortSubject port = new PortSubject();

    @Override
    public String description() {
      return "silent";
    }

    @Override
    public Set<RowKind> emits() {
      return Set.of(RowKind.FRAMES);
    }

    @Override
    public void start(TraceHeader header) throws SubjectException {
      port.start(header);
    }

    @Override
    public void accept(TraceRecord record, RecordingSink sink) throws SubjectException {
      port.accept(record, new FramesOnly(sink));
    }

    @Override
    public void end(RecordingSink sink) {
      port.end(new FramesOnly(sink));
    }

    @Override
    public void close() {
      port.close();
    }
  }

  private record FramesOnly(RecordingSink sink) implements RecordingSink {
    @Override
    public void tick(int n, double time) {
      sink.tick(n, time);
    }

    @Override
    public void probe(ProbeRow row) {
      // Not emitted.
    }

    @Override
    public void frame(FrameRow row) {
      sink.frame(row);
    }

    @Override
    public void state(StateRow row) {
      // Not emitted.
    }
  }

  /** A port that gives up at once. */
  public static final class Refusing extends ForwardingSubject {
    @Override
    public String description() {
      return "refusing";
    }

    @Override
    public void accept(TraceRecord record, RecordingSink sink) throws SubjectException {
      throw new SubjectException(SubjectException.Kind.FAILED, "not today");
    }
  }

  private TestDescriptor discover(org.junit.platform.engine.DiscoverySelector selector) {
    return engine().selectors(selector).discover().getEngineDescriptor();
  }

  private static List<UniqueId> checks(TestDescriptor engine) {
    return engine.getDescendants().stream()
        .filter(TestDescriptor::isTest)
        .map(one -> UniqueId.parse(one.getUniqueId().toString()))
        .toList();
  }

  private static List<String> outcomes(EngineExecutionResults results) {
    return Stream.concat(
            results.testEvents().succeeded().stream().map(one -> "ok " + id(one)),
            results.testEvents().failed().stream().map(one -> "red " + id(one)))
        .sorted()
        .toList();
  }

  private static String id(Event event) {
    return event.getTestDescriptor().getUniqueId().toString();
  }
}
