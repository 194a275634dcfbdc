package dev.goldtrace.cli;

import dev.goldtrace.check.GoldenFiles;
import dev.goldtrace.check.SuiteRunner;
import dev.goldtrace.check.TraceCase;
import dev.goldtrace.diagnose.Diagnoser;
import dev.goldtrace.diagnose.Diagnosis;
import dev.goldtrace.diagnose.Evidence;
import dev.goldtrace.diagnose.FolderDiagnosis;
import dev.goldtrace.diagnose.LoadedTrace;
import dev.goldtrace.diagnose.RecordedRows;
import dev.goldtrace.diagnose.RecordedTrace;
import dev.goldtrace.diagnose.Rounding;
import dev.goldtrace.ledger.Ledger;
import dev.goldtrace.port.dialect.Divergence;
import dev.goldtrace.replay.PortSubject;
import dev.goldtrace.report.DiagnosisReport;
import dev.goldtrace.report.Document;
import dev.goldtrace.report.DocumentPrinter;
import dev.goldtrace.report.OutputFormat;
import dev.goldtrace.report.Progress;
import dev.goldtrace.text.NearMatch;
import dev.goldtrace.trace.InputException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.Callable;
import java.util.function.Function;
import java.util.stream.Collectors;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Says which known divergences explain a recording. */
@Command(
    name = "diagnose",
    header = "Says which known divergences explain another port's recording.",
    description = {
      "Looks for the smallest set of divergences of the ledger under which this port reproduces the"
          + " recording, to the last bit. The recording lies in the folder of --actual, in the form"
          + " of golden files; those of the three that are missing are not compared. Without"
          + " --actual the golden files themselves are what is to be explained.",
      "With several traces: a table of the divergences that the recordings need, and how many"
          + " recordings speak against each. What can't be read is told on standard error."
    },
    footer = {
      "",
      "Examples:",
      "  goldtrace diagnose retail/sticky/above --actual my-recordings",
      "  goldtrace diagnose traces/retail --actual my-recordings --format markdown",
      "  goldtrace diagnose retail/constraint/full --simulate D-P01"
    })
final class DiagnoseCommand implements Callable<Integer> {
  private final CliContext context;

  @Parameters(
      paramLabel = "TRACE",
      arity = "1..*",
      description = "A trace file, a folder, or a pattern of ids.")
  private List<String> paths;

  @Option(
      names = "--actual",
      paramLabel = "DIR",
      description = "Where the recordings are that are to be explained.")
  private Path actual;

  @Option(
      names = "--golden",
      paramLabel = "DIR",
      description = "Where the golden files are, instead of beside the folder 'traces'.")
  private Path golden;

  @Option(
      names = "--simulate",
      paramLabel = "ID[,ID...]",
      split = ",",
      hideParamSyntax = true,
      description =
          "Explain what this port records with these divergences, in place of a recording.")
  private List<String> simulated = List.of();

  @Mixin private ChoiceOptions choice;
  @Mixin private JobsOption jobs;
  @Mixin private FormatOption format;

  @Option(names = "--json", description = "The same as --format json.")
  private boolean json;

  DiagnoseCommand(CliContext context) {
    this.context = context;
  }

  /** A case and the files that hold its recording. */
  private record Work(Path here, Map<String, GoldenFiles> recordings, Set<Divergence> simulated) {

    Optional<RecordedTrace> recorded(TraceCase one) {
      GoldenFiles files = recordings.get(one.id());
      if (simulated.isEmpty() && !exists(files)) {
        return Optional.empty();
      }
      LoadedTrace trace = LoadedTrace.read(here.resolve(one.trace()));
      return Optional.of(
          simulated.isEmpty()
              ? new RecordedTrace(trace, RecordedRows.read(files))
              : RecordedTrace.byPort(trace, simulated));
    }

    static boolean exists(GoldenFiles files) {
      return files != null
          && !files.missing().containsAll(List.of(files.frames(), files.probes(), files.state()));
    }
  }

  @Override
  public Integer call() {
    int given = (actual == null ? 0 : 1) + (golden == null ? 0 : 1) + (simulated.isEmpty() ? 0 : 1);
    if (given > 1) {
      throw new UsageException("--actual, --golden and --simulate exclude each other; give one.");
    }
    Path folder = actual == null ? golden : actual;
    CaseArguments arguments = new CaseArguments(context, Optional.ofNullable(folder));
    List<TraceCase> cases = choice.traces(arguments.find(paths).cases(), arguments.here());
    Work work =
        new Work(
            arguments.here(),
            cases.stream()
                .collect(Collectors.toMap(TraceCase::id, one -> one.golden(arguments.here()))),
            divergences());
    return cases.size() == 1 ? one(cases.get(0), work) : many(cases, work);
  }

  private Set<Divergence> divergences() {
    Map<String, Divergence> known =
        Arrays.stream(Divergence.values())
            .collect(Collectors.toMap(Divergence::id, Function.identity()));
    Set<Divergence> named = EnumSet.noneOf(Divergence.class);
    for (String word : simulated) {
      String id = Ledger.ofProgram().find(word).map(entry -> entry.id()).orElse(word);
      if (!known.containsKey(id)) {
        throw new UsageException(
            "the port has no switch " + word + "." + NearMatch.hint(word, known.keySet()));
      }
      named.add(known.get(id));
    }
    return named;
  }

  private int one(TraceCase one, Work work) {
    RecordedTrace recorded =
        work.recorded(one)
            .orElseThrow(
                () ->
                    new InputException(
                        one.id(),
                        0,
                        0,
                        "there is no recording of it; looked for NAME.frames.csv, NAME.probes.csv and NAME.state.csv"
                            + " with NAME = "
                            + one.goldenBases().stream()
                                .map(Path::toString)
                                .collect(Collectors.joining(" or "))
                            + (actual == null
                                ? " (--golden DIR looks in another folder, --actual DIR for"
                                    + " recordings of another port)"
                                : " (in the folder of --actual)")));
    Diagnosis diagnosis = Diagnoser.diagnose(List.of(recorded));
    print(
        new DiagnosisReport(Ledger.ofProgram())
            .trace(
                one.id(),
                recording(one, work),
                recorded,
                diagnosis,
                recorded.compare(Set.of()),
                recorded.compare(Set.copyOf(diagnosis.divergences())),
                Rounding.of(recorded)));
    return exitCode(diagnosis.equal()).code();
  }

  private String recording(TraceCase one, Work work) {
    if (!work.simulated.isEmpty()) {
      return "this port with "
          + work.simulated.stream().map(Divergence::id).collect(Collectors.joining(" + "));
    }
    Path file = work.recordings.get(one.id()).frames();
    return (file.startsWith(work.here) ? work.here.relativize(file) : file)
        .toString()
        .replaceFirst("\\.frames\\.csv(\\.gz)?$", "");
  }

  private int many(List<TraceCase> cases, Work work) {
    FolderDiagnosis folder = new FolderDiagnosis();
    Progress progress = new Progress(context.err(), context.errIsTerminal(), cases.size());
    List<String> unreadable = new ArrayList<>();
    int[] unrecorded = {0};
    new SuiteRunner<Looked>(
            (one, subject) -> look(one, work), PortSubject::new, jobs.workers(cases.size()))
        .run(
            cases,
            looked -> {
              looked.part().ifPresent(folder::add);
              looked.problem().ifPresent(unreadable::add);
              unrecorded[0] += looked.part().isEmpty() && looked.problem().isEmpty() ? 1 : 0;
              progress.step(looked.id());
            });
    progress.clear();
    unreadable.forEach(context::say);
    if (folder.parts().isEmpty() && !unreadable.isEmpty()) {
      return ExitCode.UNREADABLE_INPUT.code();
    }
    if (folder.parts().isEmpty()) {
      throw new InputException(
          String.join(" ", paths),
          0,
          0,
          "there is no recording of any of these traces; "
              + (actual == null
                  ? "--golden DIR or --actual DIR names the folder of recordings"
                  : "looked in " + actual));
    }
    print(new DiagnosisReport(Ledger.ofProgram()).folder(folder, unrecorded[0]));
    if (!unreadable.isEmpty()) {
      return ExitCode.UNREADABLE_INPUT.code();
    }
    return exitCode(folder.parts().stream().allMatch(part -> part.diagnosis().equal())).code();
  }

  /** One of several traces: what its recording needs, if there is one, or why it can't be read. */
  private record Looked(String id, Optional<FolderDiagnosis.Part> part, Optional<String> problem) {}

  private static Looked look(TraceCase one, Work work) {
    try {
      return new Looked(
          one.id(), work.recorded(one).map(recorded -> part(one, recorded)), Optional.empty());
    } catch (InputException e) {
      return new Looked(one.id(), Optional.empty(), Optional.of(e.getMessage()));
    }
  }

  private static FolderDiagnosis.Part part(TraceCase one, RecordedTrace recorded) {
    Diagnosis diagnosis = Diagnoser.diagnose(List.of(recorded));
    return new FolderDiagnosis.Part(one.id(), diagnosis, Evidence.against(recorded, diagnosis));
  }

  private static ExitCode exitCode(boolean equal) {
    return equal ? ExitCode.AS_EXPECTED : ExitCode.DIVERGENCE;
  }

  private void print(Document document) {
    context
        .out()
        .print(new DocumentPrinter(json ? OutputFormat.JSON : format.format()).print(document));
  }
}
