package dev.goldtrace.cli;

import dev.goldtrace.check.CaseFacts;
import dev.goldtrace.check.TraceCase;
import dev.goldtrace.report.Document;
import dev.goldtrace.report.Document.Listing;
import dev.goldtrace.report.Document.Note;
import dev.goldtrace.report.Words;
import dev.goldtrace.trace.InputException;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.Callable;
import java.util.function.Function;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Lists traces and what they consist of. */
@Command(
    name = "list",
    header = "Lists traces with their ticks, objects, calls, messages and tags.",
    optionListHeading = "%nOptions:%n",
    footer = {
      "",
      "Examples:",
      "  goldtrace list --by family",
      "  goldtrace list 'retail/**' --filter tag:sticky",
      "  goldtrace list --filter address:0x00555710 --filter dialect:ace"
    })
final class ListCommand implements Callable<Integer> {
  private final CliContext context;

  @Parameters(
      paramLabel = "PATH",
      description =
          "A trace file, a folder, or a pattern of ids: * for a part of one segment, ** for any"
              + " number of segments. Default: traces.")
  private List<String> paths = List.of();

  @Mixin private ChoiceOptions choice = new ChoiceOptions();

  @Option(
      names = "--by",
      paramLabel = "GROUP",
      description = "One line for each trace, family or tag. Default: trace.")
  private Grouping grouping = Grouping.TRACE;

  @Mixin private FormatOption format = new FormatOption();

  private boolean unreadable;

  ListCommand(CliContext context) {
    this.context = context;
  }

  /**
   * @param paths what the command line names; it gives no options
   */
  ListCommand(CliContext context, List<String> paths) {
    this(context);
    this.paths = paths;
  }

  @Override
  public Integer call() {
    List<CaseFacts> found = found();
    if (found.isEmpty() && unreadable) {
      return ExitCode.UNREADABLE_INPUT.code();
    }
    Listing listing =
        switch (grouping) {
          case TRACE -> traces(found);
          case FAMILY -> groups("families", "family", found, facts -> List.of(facts.family()));
          case TAG -> groups("tags", "tag", found, facts -> facts.header().tags());
        };
    format.print(document(listing, found), context);
    return (unreadable ? ExitCode.UNREADABLE_INPUT : ExitCode.AS_EXPECTED).code();
  }

  /** The traces that can be read; what is wrong with the others does not hide them. */
  private List<CaseFacts> found() {
    CaseArguments arguments = new CaseArguments(context);
    List<CaseFacts> found = new ArrayList<>();
    for (TraceCase one : choice.traces(arguments.find(paths).cases(), arguments.here())) {
      try {
        found.add(CaseFacts.read(one, arguments.here()));
      } catch (InputException e) {
        unreadable = true;
        context.say(e.getMessage());
      }
    }
    return found;
  }

  private static Document document(Listing listing, List<CaseFacts> found) {
    long ticks = found.stream().mapToLong(CaseFacts::ticks).sum();
    long families = found.stream().map(CaseFacts::family).distinct().count();
    return Document.of(
        listing,
        new Note(
            Words.count(found.size(), "trace", "traces")
                + " in "
                + Words.count(families, "family", "families")
                + ", "
                + Words.count(ticks, "tick", "ticks")
                + "."));
  }

  private static Listing traces(List<CaseFacts> found) {
    Listing.Builder listing =
        Listing.of(
            "traces", "id", "origin", "ticks", "objects", "calls", "messages", "tags", "title");
    for (CaseFacts facts : found) {
      listing.row(
          facts.traceCase().id(),
          facts.header().origin().word(),
          facts.ticks(),
          facts.objects(),
          facts.calls(),
          facts.messages(),
          facts.header().tags(),
          facts.header().title());
    }
    return listing.build();
  }

  private static Listing groups(
      String name, String column, List<CaseFacts> found, Function<CaseFacts, List<String>> keys) {
    Map<String, List<CaseFacts>> groups = new TreeMap<>();
    for (CaseFacts facts : found) {
      for (String key : keys.apply(facts)) {
        groups.computeIfAbsent(key, group -> new ArrayList<>()).add(facts);
      }
    }
    Listing.Builder listing =
        Listing.of(name, column, "traces", "ticks", "objects", "calls", "messages");
    groups.forEach(
        (key, group) ->
            listing.row(
                key,
                group.size(),
                group.stream().mapToLong(CaseFacts::ticks).sum(),
                group.stream().mapToLong(CaseFacts::objects).sum(),
                group.stream().mapToLong(CaseFacts::calls).sum(),
                group.stream().mapToLong(CaseFacts::messages).sum()));
    return listing.build();
  }

  /** What a line of the list is about. */
  enum Grouping {
    TRACE,
    FAMILY,
    TAG
  }
}
