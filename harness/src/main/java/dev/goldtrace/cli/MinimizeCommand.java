package dev.goldtrace.cli;

import dev.goldtrace.check.CaseFinder;
import dev.goldtrace.check.Expectations;
import dev.goldtrace.check.GoldenFiles;
import dev.goldtrace.check.Selection;
import dev.goldtrace.check.TraceCase;
import dev.goldtrace.compare.Signature;
import dev.goldtrace.compare.Tolerance;
import dev.goldtrace.file.LeftOver;
import dev.goldtrace.minimize.Minimized;
import dev.goldtrace.minimize.Minimizer;
import dev.goldtrace.replay.PortSubject;
import dev.goldtrace.replay.Subject;
import dev.goldtrace.replay.process.SubjectCommand;
import dev.goldtrace.report.DivergenceText;
import dev.goldtrace.report.Document;
import dev.goldtrace.report.Document.Fact;
import dev.goldtrace.report.Document.Listing;
import dev.goldtrace.report.Document.Note;
import dev.goldtrace.report.RerunCommand;
import dev.goldtrace.trace.InputException;
import dev.goldtrace.trace.TraceReader;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.function.Supplier;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Makes the trace of a divergence small. */
@Command(
    name = "minimize",
    header = "Reduces a trace that diverges to what its first divergence needs.",
    description = {
      "Leaves out what comes after the divergence, then objects, calls and ticks, as long as the"
          + " port, or the program of --subject, does exactly the same to all that remains. Writes the reduced trace with the"
          + " golden rows of what remains."
    },
    optionListHeading = "%nOptions:%n",
    footer = {
      "",
      "Examples:",
      "  goldtrace minimize retail/sticky/follow",
      "  goldtrace minimize my.trace.jsonl --golden recorded -o small.trace.jsonl"
    })
final class MinimizeCommand implements Callable<Integer> {
  private static final String SUFFIX = ".trace.jsonl";
  private static final String OUT = "reports/minimized/";
  private static final String DOING = "write the reduced trace";

  private final CliContext context;

  @Parameters(paramLabel = "TRACE", description = "A trace file or the id of a trace.")
  private String path;

  @Option(
      names = "--golden",
      paramLabel = "DIR",
      description = "Where the golden files are, instead of beside the folder 'traces'.")
  private Path golden;

  @Option(
      names = {"-o", "--out"},
      paramLabel = "FILE",
      description =
          "The trace to write, NAME"
              + SUFFIX
              + "; its golden files go where 'goldtrace replay' looks for them."
              + OutputFile.FOLDERS
              + " Default: "
              + OUT
              + "ID"
              + SUFFIX
              + ".")
  private Path out;

  @Option(
      names = "--tries",
      paramLabel = "N",
      defaultValue = "5000",
      description = "How often to replay at most. Default: ${DEFAULT-VALUE}.")
  private int tries;

  @Mixin private SubjectOptions subject = new SubjectOptions();
  @Mixin private FormatOption format;

  MinimizeCommand(CliContext context) {
    this.context = context;
  }

  @Override
  public Integer call() {
    if (tries < 1) {
      throw new UsageException("--tries must be at least 1, not " + tries + ".");
    }
    if (!subject.given()) {
      return minimize(PortSubject::new).code();
    }
    try (SubjectCommand program = subject.connect(context.workingDirectory())) {
      return minimize(program::subject).code();
    }
  }

  private ExitCode minimize(Supplier<Subject> subjects) {
    CaseArguments arguments = new CaseArguments(context, Optional.ofNullable(golden));
    Selection selection = arguments.find(List.of(path));
    if (selection.cases().size() != 1) {
      throw new UsageException(
          "'" + path + "' is " + selection.cases().size() + " traces; name one.");
    }
    TraceCase one = selection.cases().get(0);
    Path here = arguments.here();
    List<Tolerance> tolerances =
        Expectations.read(selection.goldenRoots(), here).tolerances().of(one.id());
    Path target = target(one, here);
    if (out != null) {
      OutputFile.requireWritable(DOING, target);
    }
    requireMine(target);
    try (Subject replayed = subjects.get()) {
      Minimizer minimizer = new Minimizer(replayed, tries);
      Optional<Minimized> minimized =
          minimizer.minimize(here.resolve(one.trace()), one.golden(here), tolerances);
      if (minimized.isEmpty()) {
        return nothingToReduce(one, minimizer.stopped());
      }
      write(minimized.get(), target);
      print(document(one, minimized.get(), shown(target, here)));
      return ExitCode.DIVERGENCE;
    }
  }

  private ExitCode nothingToReduce(TraceCase one, Optional<String> stopped) {
    if (stopped.isPresent()) {
      print(
          Document.of(
              new Note(
                  one.id()
                      + ": the replay stops before anything differs ("
                      + stopped.get()
                      + "); only differences can be reduced.")));
      return ExitCode.DIVERGENCE;
    }
    print(Document.of(new Note(one.id() + " does not diverge; there is nothing to reduce.")));
    return ExitCode.AS_EXPECTED;
  }

  private Path target(TraceCase one, Path here) {
    if (out == null) {
      return here.resolve(OUT + one.id() + SUFFIX);
    }
    if (!out.toString().endsWith(SUFFIX)) {
      throw new UsageException("--out must be called NAME" + SUFFIX + ", found '" + out + "'.");
    }
    return context.resolve(out.toString()).normalize();
  }

  private void write(Minimized minimized, Path target) {
    try {
      String name = target.getFileName().toString();
      String id = name.substring(0, name.length() - SUFFIX.length());
      GoldenFiles golden = CaseFinder.goldenOf(target);
      LeftOver.removeFrom(target.toAbsolutePath().getParent());
      LeftOver.removeFrom(golden.frames().toAbsolutePath().getParent());
      minimized.write(target, golden, id);
    } catch (IOException e) {
      throw WriteProblem.of(DOING, e);
    }
  }

  /** Only what an earlier run of this command wrote may be written over. */
  private static void requireMine(Path target) {
    if (isMine(target)) {
      return;
    }
    GoldenFiles files = CaseFinder.goldenOf(target);
    List<Path> there = new ArrayList<>(files.all());
    there.add(target);
    Optional<Path> other = there.stream().filter(Files::exists).findFirst();
    if (other.isPresent()) {
      throw new UsageException(
          other.get() + " is there already; remove it or choose another file with --out.");
    }
  }

  private static boolean isMine(Path target) {
    if (!Files.isRegularFile(target)) {
      return false;
    }
    try (TraceReader reader = TraceReader.open(target)) {
      return reader.header().tags().contains(Minimized.TAG);
    } catch (InputException e) {
      // What is no trace was written by somebody else.
      return false;
    }
  }

  private Document document(TraceCase one, Minimized minimized, String target) {
    Listing.Builder size = Listing.of("size", "what", "before", "after");
    size.row("objects", minimized.before().objects(), minimized.after().objects());
    size.row("other records", minimized.before().records(), minimized.after().records());
    size.row("ticks", minimized.before().ticks(), minimized.after().ticks());
    List<Document.Block> blocks = new ArrayList<>();
    blocks.add(new Fact("trace", one.id()));
    blocks.add(new Fact("divergence", Signature.of(minimized.first()).toString()));
    blocks.add(new Fact("first", DivergenceText.headline(minimized.first())));
    blocks.add(new Fact("wrote", target));
    blocks.add(new Fact("replays", minimized.tries()));
    blocks.add(size.build());
    if (minimized.gaveUp()) {
      blocks.add(new Note("All replays were used; more may go with a larger --tries."));
    }
    RerunCommand run = context.command("replay").with(target);
    subject.addTo(run);
    blocks.add(new Note("Run it: " + run));
    return new Document(blocks);
  }

  private static String shown(Path file, Path here) {
    return (file.startsWith(here) ? here.relativize(file) : file).toString().replace('\\', '/');
  }

  private void print(Document document) {
    format.print(document, context);
  }
}
