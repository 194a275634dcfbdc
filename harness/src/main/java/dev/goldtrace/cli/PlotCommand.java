package dev.goldtrace.cli;

import dev.goldtrace.check.CaseResult;
import dev.goldtrace.check.CaseRunner;
import dev.goldtrace.check.Expectations;
import dev.goldtrace.check.Selection;
import dev.goldtrace.check.TraceCase;
import dev.goldtrace.compare.Divergence;
import dev.goldtrace.number.NumberText;
import dev.goldtrace.replay.PortSubject;
import dev.goldtrace.replay.Subject;
import dev.goldtrace.report.DivergenceText;
import dev.goldtrace.report.plot.CrowdPlot;
import dev.goldtrace.report.plot.Track;
import dev.goldtrace.report.plot.TrackPlot;
import dev.goldtrace.report.plot.TrackReader;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.stream.Collectors;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Draws the tracks of one trace. */
@Command(
    name = "plot",
    header = "Draws a trace: golden and replayed path, headings, and how far the two are apart.",
    description = {
      "Five or more objects are drawn as a crowd, if none diverges: each as a circle of its radius,"
          + " before and after, with its way and the last position that the server sent.",
      "Ends with 1 if the trace diverges; the plot is written all the same."
    },
    footer = {
      "",
      "Examples:",
      "  goldtrace plot retail/sticky/follow",
      "  goldtrace plot authored/remote/crowd12",
      "  goldtrace plot my.trace.jsonl --object 0x80000001 -o my.svg"
    })
final class PlotCommand implements Callable<Integer> {
  private static final String STANDARD_OUTPUT = "-";

  private final CliContext context;

  @Parameters(paramLabel = "CASE", description = "A trace file or the id of a trace.")
  private String wanted;

  @Option(
      names = {"-o", "--output"},
      paramLabel = "FILE",
      description =
          "The SVG file to write; - for standard output."
              + OutputFile.FOLDERS
              + " Default: reports/plots/ID.svg.")
  private String output;

  @Option(
      names = "--object",
      paramLabel = "ID",
      description =
          "Draw just this object. Default: the one that diverges first; all if none diverges.")
  private String object;

  @Option(
      names = "--golden",
      paramLabel = "DIR",
      description = "Where the golden files are, instead of beside the folder 'traces'.")
  private Path golden;

  PlotCommand(CliContext context) {
    this.context = context;
  }

  @Override
  public Integer call() {
    CaseArguments arguments = new CaseArguments(context, Optional.ofNullable(golden));
    Selection selection = arguments.find(List.of(wanted));
    if (selection.cases().size() != 1) {
      throw new UsageException(
          "'" + wanted + "' is " + selection.cases().size() + " traces; name one.");
    }
    TraceCase one = selection.cases().get(0);
    CaseResult result;
    try (Subject subject = new PortSubject()) {
      result = new CaseRunner(arguments.here(), Expectations.NONE, 0, false).run(one, subject);
    }
    if (result.problem().isPresent()) {
      context.say(result.problem().get());
      return ExitCode.UNREADABLE_INPUT.code();
    }
    Optional<Divergence> first = result.comparison().flatMap(comparison -> comparison.first());
    List<Track> tracks = new TrackReader(arguments.here(), PortSubject::new).read(one);
    String svg = draw(one, arguments.here().resolve(one.trace()), choose(tracks, first), first);
    if (STANDARD_OUTPUT.equals(output)) {
      context.out().print(svg);
    } else {
      context.out().println(write(one, svg));
      context
          .out()
          .println(
              first
                  .map(divergence -> "first divergence: " + DivergenceText.headline(divergence))
                  .orElse("no divergence"));
    }
    return (first.isEmpty() ? ExitCode.AS_EXPECTED : ExitCode.DIVERGENCE).code();
  }

  /** Where nothing diverges, many objects are of interest for where they stand to each other. */
  private static String draw(
      TraceCase one, Path trace, List<Track> chosen, Optional<Divergence> first) {
    return chosen.size() >= CrowdPlot.FEWEST
        ? CrowdPlot.of(one.id(), trace, chosen).svg()
        : new TrackPlot(one.id(), chosen, first).svg();
  }

  private List<Track> choose(List<Track> tracks, Optional<Divergence> first) {
    if (object == null) {
      List<Track> diverging =
          tracks.stream()
              .filter(track -> first.filter(one -> one.guid() == track.guid()).isPresent())
              .toList();
      return diverging.isEmpty() ? tracks : diverging;
    }
    String digits = object.replaceFirst("^0[xX]", "");
    List<Track> chosen =
        tracks.stream()
            .filter(track -> String.format("%x", track.guid()).equalsIgnoreCase(digits))
            .toList();
    if (chosen.isEmpty()) {
      throw new UsageException(
          "the trace has no object "
              + object
              + "; it has "
              + tracks.stream()
                  .map(track -> NumberText.hex(track.guid()))
                  .collect(Collectors.joining(", "))
              + ".");
    }
    return chosen;
  }

  private String write(TraceCase one, String svg) {
    String name = output == null ? "reports/plots/" + one.id() + ".svg" : output;
    OutputFile.write("write the plot", context.resolve(name), svg);
    return name;
  }
}
