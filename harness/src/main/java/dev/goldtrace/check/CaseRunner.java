package dev.goldtrace.check;

import dev.goldtrace.compare.Comparison;
import dev.goldtrace.compare.ExpectedRows;
import dev.goldtrace.compare.RowSource;
import dev.goldtrace.compare.TraceComparison;
import dev.goldtrace.golden.FrameReader;
import dev.goldtrace.golden.ProbeReader;
import dev.goldtrace.golden.StateReader;
import dev.goldtrace.replay.ReplayOutcome;
import dev.goldtrace.replay.Replayer;
import dev.goldtrace.replay.RowKind;
import dev.goldtrace.replay.Subject;
import dev.goldtrace.replay.SubjectException;
import dev.goldtrace.replay.SubjectFailure;
import dev.goldtrace.trace.InputException;
import dev.goldtrace.trace.ReadOptions;
import dev.goldtrace.trace.TraceHeader;
import dev.goldtrace.trace.TraceOrigin;
import dev.goldtrace.trace.TraceReader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;

/** Runs one case: replays the trace and compares as it goes. */
public final class CaseRunner {
  private final Path here;
  private final Expectations expectations;
  private final int context;
  private final boolean strict;

  /**
   * @param here the folder that relative paths are relative to
   * @param context how many ticks to keep before and after a first divergence
   * @param strict whether files with unknown members are refused
   */
  public CaseRunner(Path here, Expectations expectations, int context, boolean strict) {
    this.here = here.toAbsolutePath().normalize();
    this.expectations = expectations;
    this.context = context;
    this.strict = strict;
  }

  /** Runs a case through a subject. Whatever is wrong with the case's files is in the result. */
  public CaseResult run(TraceCase one, Subject subject) {
    try {
      GoldenFiles golden = one.golden(here);
      if (!golden.missing().isEmpty()) {
        return unreadable(one, missing(one, golden));
      }
      return replay(one, golden, subject);
    } catch (InputException e) {
      return unreadable(one, shown(e).getMessage());
    }
  }

  private CaseResult replay(TraceCase one, GoldenFiles golden, Subject subject) {
    List<String> warnings = new ArrayList<>();
    ReadOptions options =
        strict
            ? ReadOptions.strictly()
            : ReadOptions.lenient(
                warning ->
                    warnings.add(
                        new InputException(
                                shown(Path.of(warning.file())),
                                warning.line(),
                                warning.column(),
                                warning.message())
                            .getMessage()));
    try (TraceReader trace = TraceReader.open(here.resolve(one.trace()), options);
        FrameReader frames = FrameReader.open(golden.frames(), options);
        ProbeReader probes = ProbeReader.open(golden.probes(), options);
        StateReader states = StateReader.open(golden.state(), options)) {
      Set<RowKind> emitted = subject.emits();
      TraceComparison comparison =
          new TraceComparison(
              new ExpectedRows(
                  emitted.contains(RowKind.FRAMES) ? frames::next : RowSource.of(List.of()),
                  emitted.contains(RowKind.PROBES) ? probes::next : RowSource.of(List.of()),
                  emitted.contains(RowKind.STATE) ? states::next : RowSource.of(List.of())),
              context,
              expectations.tolerances().of(one.id()));
      ReplayOutcome outcome = Replayer.replay(trace, one.trace().toString(), subject, comparison);
      return result(
          one,
          outcome.header(),
          TraceEnding.problem(outcome, trace),
          outcome.complete() ? comparison.finish() : comparison.breakOff(),
          warnings,
          RowKind.without(emitted));
    }
  }

  private CaseResult result(
      TraceCase one,
      TraceHeader header,
      Optional<SubjectFailure> failure,
      Comparison comparison,
      List<String> warnings,
      Set<RowKind> notCompared) {
    CaseStatus status = status(failure, comparison);
    if (status == CaseStatus.UNREADABLE && !notCompared.isEmpty()) {
      return result(
          one, header, Optional.of(nothingEmitted(header)), comparison, warnings, notCompared);
    }
    if (status == CaseStatus.UNREADABLE) {
      return unreadable(
          one,
          one.trace() + ": holds nothing to compare: no tick with an object, and no probed call");
    }
    return new CaseResult(
            one,
            status,
            Optional.of(header),
            Optional.of(comparison),
            comparison.aspects().stream().map(CheckResult::of).toList(),
            failure,
            Optional.empty(),
            warnings,
            notCompared,
            Optional.empty())
        .expectedBy(expectations.find(one.id()));
  }

  private static SubjectFailure nothingEmitted(TraceHeader header) {
    return new SubjectFailure(
        SubjectException.Kind.UNSUPPORTED,
        "the subject emits nothing that could be compared",
        header.line(),
        "header",
        -1,
        Optional.empty(),
        List.of());
  }

  private static CaseStatus status(Optional<SubjectFailure> failure, Comparison comparison) {
    if (failure.isPresent()) {
      return failure.get().kind() == SubjectException.Kind.UNSUPPORTED
          ? CaseStatus.UNSUPPORTED
          : CaseStatus.SUBJECT_FAILED;
    }
    if (!comparison.equal()) {
      return CaseStatus.DIVERGED;
    }
    boolean nothing = comparison.counts().rows() == 0 && comparison.counts().calls() == 0;
    return nothing ? CaseStatus.UNREADABLE : CaseStatus.PASSED;
  }

  private String missing(TraceCase one, GoldenFiles golden) {
    if (golden.missing().size() == GoldenFiles.COUNT) {
      return one.trace()
          + ": no golden files; looked for NAME.frames.csv, NAME.probes.csv and NAME.state.csv"
          + " with NAME = "
          + one.goldenBases().stream().map(Path::toString).collect(Collectors.joining(" or "))
          + " (--golden DIR looks in another folder)"
          + nextStep(one, golden);
    }
    return one.trace()
        + ": golden file missing: "
        + golden.missing().stream().map(this::shown).collect(Collectors.joining(", "))
        + nextStep(one, golden);
  }

  /** What to do about missing golden files, if it can be done here. */
  private String nextStep(TraceCase one, GoldenFiles golden) {
    try (TraceReader trace = TraceReader.open(here.resolve(one.trace()))) {
      if (trace.header().origin() != TraceOrigin.AUTHORED) {
        return "";
      }
    }
    boolean pending = golden.missing().stream().map(PendingName::of).anyMatch(Files::exists);
    return pending
        ? "; a result is pending: look at it with './goldtrace review " + one.trace() + "'"
        : "; make them with './goldtrace record " + one.trace() + "'";
  }

  /** As the user would write it: relative to here where it lies below. */
  private String shown(Path file) {
    return file.startsWith(here) ? here.relativize(file).toString() : file.toString();
  }

  private InputException shown(InputException e) {
    return new InputException(shown(Path.of(e.file())), e.line(), e.column(), e.problem(), e);
  }

  private CaseResult unreadable(TraceCase one, String problem) {
    return new CaseResult(
        one,
        CaseStatus.UNREADABLE,
        Optional.empty(),
        Optional.empty(),
        List.of(),
        Optional.empty(),
        Optional.of(problem),
        List.of(),
        Set.of(),
        expectations.find(one.id()));
  }
}
