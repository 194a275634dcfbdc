package dev.goldtrace.check;

import static org.assertj.core.api.Assertions.assertThat;

import dev.goldtrace.compare.DivergenceKind;
import dev.goldtrace.compare.Signature;
import dev.goldtrace.replay.ForwardingSubject;
import dev.goldtrace.replay.PortSubject;
import dev.goldtrace.replay.RecordingSink;
import dev.goldtrace.replay.Subject;
import dev.goldtrace.replay.SubjectException;
import dev.goldtrace.repository.RepositoryRoot;
import dev.goldtrace.trace.TickRecord;
import dev.goldtrace.trace.TraceRecord;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class CaseRunnerTest {
  private static final String FRAMES = "golden/above.frames.csv";
  private static final String PROBES = "golden/above.probes.csv";
  private static final String STATE = "golden/above.state.csv";
  private static final String TRACE = "traces/above.trace.jsonl";

  @TempDir private Path here;

  @BeforeEach
  void oneCase() throws IOException {
    Path root = RepositoryRoot.find();
    Files.createDirectories(here.resolve("traces"));
    Files.createDirectories(here.resolve("golden"));
    for (String file : List.of(FRAMES, PROBES, STATE, TRACE)) {
      Path from = root.resolve(file.replace("/", "/retail/sticky/"));
      Files.copy(from, here.resolve(file));
    }
  }

  @Test
  void theReferencePasses() {
    CaseResult result = run();

    assertThat(result.status()).isEqualTo(CaseStatus.PASSED);
    assertThat(result.counts().ticks()).isEqualTo(45);
    assertThat(result.counts().rows()).isEqualTo(180);
    assertThat(result.counts().calls()).isEqualTo(28);
    assertThat(result.checks())
        .extracting(check -> check.check().id())
        .contains("frames", "heading", "state.st", "state.tg", "calls", "0x00555710");
    assertThat(result.checks())
        .filteredOn(check -> check.check().kind() == Check.Kind.TARGET_STATUS)
        .extracting(check -> check.check().id())
        .containsExactlyInAnyOrder("0x00512BC0", "0x0051A930");
  }

  @Test
  void aMissingGoldenFileIsNamed() throws IOException {
    Files.delete(here.resolve(PROBES));

    CaseResult result = run();

    assertThat(result.status()).isEqualTo(CaseStatus.UNREADABLE);
    assertThat(result.problem())
        .contains(
            TRACE
                + ": golden file missing: "
                + PROBES
                + " (--partial compares with what is there)");
  }

  @Test
  void withoutGoldenFilesEveryPlaceLookedAtIsNamed() throws IOException {
    for (String file : List.of(FRAMES, PROBES, STATE)) {
      Files.delete(here.resolve(file));
    }

    assertThat(run().problem().orElseThrow())
        .contains("no golden files", "NAME = golden/above", "--golden DIR");
  }

  @Test
  void aDeletedRowIsAFailureAndNotDropped() throws IOException {
    List<String> lines = lines(FRAMES);
    lines.remove(lines.size() - 1);
    Files.write(here.resolve(FRAMES), lines);

    CaseResult result = run();

    assertThat(result.status()).isEqualTo(CaseStatus.DIVERGED);
    assertThat(result.comparison().orElseThrow().first().orElseThrow())
        .satisfies(
            first -> {
              assertThat(first.kind()).isEqualTo(DivergenceKind.EXTRA_ROW);
              assertThat(first.tick()).isEqualTo(44);
              assertThat(first.guid()).isEqualTo(0x80000002);
            });
  }

  @Test
  void ticksThatTheReplayDoesNotHaveAreFailures() throws IOException {
    List<String> lines = lines(TRACE);
    lines.remove(lines.size() - 1);
    Files.write(here.resolve(TRACE), lines);

    CaseResult result = run();

    assertThat(result.status()).isEqualTo(CaseStatus.DIVERGED);
    assertThat(result.comparison().orElseThrow().first().orElseThrow())
        .satisfies(
            first -> {
              assertThat(first.kind()).isEqualTo(DivergenceKind.MISSING_ROW);
              assertThat(first.tick()).isEqualTo(44);
              assertThat(first.guid()).isEqualTo(0x80000001);
            });
  }

  @Test
  void aMalformedGoldenFileIsReportedWithItsLine() throws IOException {
    List<String> lines = lines(STATE);
    lines.set(9, "rubbish");
    Files.write(here.resolve(STATE), lines);

    CaseResult result = run();

    assertThat(result.status()).isEqualTo(CaseStatus.UNREADABLE);
    assertThat(result.problem().orElseThrow()).startsWith(STATE + ":10:");
  }

  @Test
  void aTraceThatMovesNothingIsNotAPass() throws IOException {
    Files.write(here.resolve(TRACE), lines(TRACE).subList(0, 1));
    for (String file : List.of(FRAMES, PROBES, STATE)) {
      Files.write(here.resolve(file), lines(file).subList(0, 1));
    }

    CaseResult result = run();

    assertThat(result.status()).isEqualTo(CaseStatus.UNREADABLE);
    assertThat(result.problem().orElseThrow()).contains("nothing to compare");
  }

  @Test
  void aSubjectThatBreaksIsReportedAtTheRecordAndTheRestIsCounted() {
    CaseResult result = run(new Breaking(SubjectException.Kind.FAILED), Expectations.NONE);

    assertThat(result.status()).isEqualTo(CaseStatus.SUBJECT_FAILED);
    assertThat(result.failure().orElseThrow())
        .satisfies(
            failure -> {
              assertThat(failure.message()).isEqualTo("broken");
              assertThat(failure.record()).isEqualTo("tick 7");
              assertThat(failure.line()).isEqualTo(12);
            });
    assertThat(result.comparison().orElseThrow().first()).isEmpty();
    assertThat(result.counts().notReached()).isGreaterThan(2 * 2 * 37);
  }

  @Test
  void whereTheReferenceFailsTheSubjectMustFailInTheLastRecord() throws IOException {
    tag("ace-throws");
    assertThat(run().status()).isEqualTo(CaseStatus.SUBJECT_FAILED);
    assertThat(run().failure().orElseThrow().message()).contains("the subject does not");

    Subject early = new Breaking(SubjectException.Kind.FAILED);
    assertThat(run(early, Expectations.NONE).status()).isEqualTo(CaseStatus.SUBJECT_FAILED);
    assertThat(run(Breaking.afterTick(44), Expectations.NONE).status())
        .isEqualTo(CaseStatus.PASSED);
  }

  private void tag(String tag) throws IOException {
    List<String> records = new ArrayList<>(lines(TRACE));
    records.set(0, records.get(0).replace("\"tags\":[", "\"tags\":[\"" + tag + "\","));
    Files.write(here.resolve(TRACE), records);
  }

  @Test
  void whatIsListedAsNotPortedIsExpectedNotToPass() {
    CaseResult result = run(new Breaking(SubjectException.Kind.UNSUPPORTED), listing("above"));

    assertThat(result.status()).isEqualTo(CaseStatus.NOT_PORTED);
    assertThat(result.asExpected()).isTrue();
  }

  @Test
  void whatIsListedAsNotPortedAndPassesIsStale() {
    CaseResult result = run(new PortSubject(), listing("above"));

    assertThat(result.status()).isEqualTo(CaseStatus.STALE);
    assertThat(result.asExpected()).isFalse();
  }

  @Test
  void whatIsUnsupportedAndNotListedFails() {
    CaseResult result = run(new Breaking(SubjectException.Kind.UNSUPPORTED), listing("other"));

    assertThat(result.status()).isEqualTo(CaseStatus.UNSUPPORTED);
    assertThat(result.asExpected()).isFalse();
  }

  @Test
  void aFailureThatIsListedWithItsSignatureIsExpected() {
    CaseResult result = run(new Breaking(SubjectException.Kind.FAILED), failing("7/*/stopped"));

    assertThat(result.signature()).hasToString("Optional[7/*/stopped]");
    assertThat(result.status()).isEqualTo(CaseStatus.EXPECTED_FAILURE);
    assertThat(result.asExpected()).isTrue();
  }

  @Test
  void aFailureThatIsListedWithAnotherSignatureIsStale() {
    CaseResult result = run(new Breaking(SubjectException.Kind.FAILED), failing("8/*/stopped"));

    assertThat(result.status()).isEqualTo(CaseStatus.STALE);
    assertThat(result.asExpected()).isFalse();
  }

  private static Expectations failing(String signature) {
    return new Expectations(
        List.of(
            new ExpectedFailure(
                new IdPattern("**"),
                "",
                Signature.parse(signature).orElseThrow(),
                "reason",
                "today",
                "list.csv",
                2)),
        ToleranceList.EXACT);
  }

  private static Expectations listing(String pattern) {
    return new Expectations(
        List.of(new NotPorted(new IdPattern(pattern), "", "f", "reason", "list.csv", 2)),
        ToleranceList.EXACT);
  }

  private CaseResult run() {
    return run(new PortSubject(), Expectations.NONE);
  }

  private CaseResult run(Subject subject, Expectations expectations) {
    TraceCase one = new CaseFinder(here, Optional.empty()).find(List.of("traces")).cases().get(0);
    return new CaseRunner(here, expectations, 3, false).run(one, subject);
  }

  private List<String> lines(String file) throws IOException {
    return new ArrayList<>(Files.readAllLines(here.resolve(file)));
  }

  /** The port up to tick 6; then it gives up. */
  private static final class Breaking extends ForwardingSubject {
    private final SubjectException.Kind kind;
    private final int tick;
    private final boolean carriesItOut;

    Breaking(SubjectException.Kind kind) {
      this(kind, 7, false);
    }

    private Breaking(SubjectException.Kind kind, int tick, boolean carriesItOut) {
      this.kind = kind;
      this.tick = tick;
      this.carriesItOut = carriesItOut;
    }

    /** Goes wrong when everything of the tick has been recorded. */
    static Breaking afterTick(int tick) {
      return new Breaking(SubjectException.Kind.FAILED, tick, true);
    }

    @Override
    public String description() {
      return "breaks at tick " + tick;
    }

    @Override
    public void accept(TraceRecord record, RecordingSink sink) throws SubjectException {
      boolean breaks = record instanceof TickRecord it && it.n() == tick;
      if (!breaks || carriesItOut) {
        super.accept(record, sink);
      }
      if (breaks) {
        throw new SubjectException(kind, "broken");
      }
    }
  }
}
