package dev.goldtrace.check;

import dev.goldtrace.compare.Comparison;
import dev.goldtrace.compare.TraceComparison;
import dev.goldtrace.replay.KindFilter;
import dev.goldtrace.replay.ReplayOutcome;
import dev.goldtrace.replay.Replayer;
import dev.goldtrace.replay.RowKind;
import dev.goldtrace.replay.Subject;
import dev.goldtrace.replay.SubjectException;
import dev.goldtrace.replay.SubjectFailure;
import dev.goldtrace.text.QuotedWord;
import dev.goldtrace.trace.InputException;
import dev.goldtrace.trace.ReadOptions;
import dev.goldtrace.trace.TraceHeader;
import dev.goldtrace.trace.TraceOrigin;
import dev.goldtrace.trace.TraceReader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.EnumSet;
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
  private final boolean partial;

  /**
   * @param here the folder that relative paths are relative to
   * @param context how many ticks to keep before and after a first divergence
   * @param strict whether files with unknown members are refused
   */
  public CaseRunner(Path here, Expectations expectations, int context, boolean strict) {
    this(here, expectations, context, strict, false);
  }

  /**
   * @param partial whether it is fine that golden files are missing, as long as there is one
   */
  public CaseRunner(
      Path here, Expectations expectations, int context, boolean strict, boolean partial) {
    this.partial = partial;
    this.here = here.toAbsolutePath().normalize();
    this.expectations = expectations;
    this.context = context;
    this.strict = strict;
  }

  /** Runs a case through a subject. Whatever is wrong with the case's files is in the result. */
  public CaseResult run(TraceCase one, Subject subject) {
    try {
      GoldenFiles golden = one.golden(here);
      if (Files.exists(AcceptanceMark.of(golden))) {
        return unreadable(one, halfAccepted(one));
      }
      if (golden.kinds().size() < (partial ? 1 : GoldenFiles.COUNT)) {
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
    Set<RowKind> compared = EnumSet.noneOf(RowKind.class);
    compared.addAll(subject.emits());
    compared.retainAll(golden.kinds());
    try (TraceReader trace = TraceReader.open(here.resolve(one.trace()), options);
        GoldenRows rows = GoldenRows.open(golden, compared, options)) {
      TraceComparison comparison =
          new TraceComparison(rows.expected(), context, expectations.tolerances().of(one.id()));
      ReplayOutcome outcome =
          Replayer.replay(
              trace, one.trace().toString(), subject, new KindFilter(compared, comparison));
      return result(
          one,
          outcome.header(),
          TraceEnding.problem(outcome, trace),
          outcome.complete() ? comparison.finish() : comparison.breakOff(),
          warnings,
          RowKind.without(compared));
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
        + " (--partial compares with what is there)"
        + nextStep(one, golden);
  }

  private static String halfAccepted(TraceCase one) {
    return one.trace()
        + ": a result was being accepted when the program was killed, so that the golden files may"
        + " be old and new ones mixed; complete it with 'goldtrace accept "
        + QuotedWord.of(one.trace().toString())
        + "'";
  }

  /** What to do about missing golden files, if it can be done here. */
  private String nextStep(TraceCase one, GoldenFiles golden) {
    try (TraceReader trace = TraceReader.open(here.resolve(one.trace()))) {
      if (trace.header().origin() != TraceOrigin.AUTHORED) {
        return "";
      }
    }
    boolean pending = golden.missing().stream().map(PendingName::of).anyMatch(Files::exists);
    return (pending
            ? "; a result is pending: look at it with 'goldtrace review "
            : "; make them with 'goldtrace record ")
        + QuotedWord.of(one.trace().toString())
        + "'";
  }

  /** As the user would write it: relative to here where it lies below. */
  private String shown(Path file) {
    return file.startsWith(here) ? here.relativize(file).toString() : file.toString();
  }

  private InputException shown(InputException e) {
    return new InputException(shown(Path.of(e.file())), e.line(), e.column(), e.problem(), e);
  }

  private CaseResult unreadable(TraceCase one, String problem) {
    return CaseResult.unreadable(one, problem, expectations.find(one.id()));
  }
}
