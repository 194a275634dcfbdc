package dev.goldtrace.cli;

import dev.goldtrace.check.CaseFacts;
import dev.goldtrace.check.GoldenFiles;
import dev.goldtrace.check.TraceCase;
import dev.goldtrace.compare.Column;
import dev.goldtrace.compare.FrameColumn;
import dev.goldtrace.compare.StateCells;
import dev.goldtrace.golden.FrameReader;
import dev.goldtrace.golden.FrameRow;
import dev.goldtrace.golden.ProbeReader;
import dev.goldtrace.golden.ProbeRow;
import dev.goldtrace.golden.StateReader;
import dev.goldtrace.golden.StateRow;
import dev.goldtrace.number.NumberText;
import dev.goldtrace.replay.TraceWords;
import dev.goldtrace.report.Document;
import dev.goldtrace.report.Document.Block;
import dev.goldtrace.report.Document.Fact;
import dev.goldtrace.report.Document.Listing;
import dev.goldtrace.report.Words;
import dev.goldtrace.trace.ObjectRecord;
import dev.goldtrace.trace.TraceHeader;
import dev.goldtrace.trace.TraceReader;
import dev.goldtrace.trace.TraceRecord;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.concurrent.Callable;
import java.util.stream.Collectors;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Shows what a trace is about and what its golden files hold. */
@Command(
    name = "show",
    header = "Shows one trace: its facts, objects and stimulus, or the golden rows around a tick.",
    optionListHeading = "%nOptions:%n",
    footer = {
      "",
      "Examples:",
      "  goldtrace show retail/sticky/above",
      "  goldtrace show retail/sticky/above --tick 12 --object 0x80000001"
    })
final class ShowCommand implements Callable<Integer> {
  private final CliContext context;

  @Parameters(paramLabel = "CASE", description = "A trace file or an id.")
  private String wanted;

  @Option(
      names = "--tick",
      paramLabel = "N",
      description = "Show the golden rows and calls around this tick.")
  private Integer tick;

  @Option(
      names = "--object",
      paramLabel = "ID",
      description = "Only what concerns this object, 0x%%08X.")
  private String object;

  @Mixin private ContextOption around;
  @Mixin private FormatOption format;

  ShowCommand(CliContext context) {
    this.context = context;
  }

  @Override
  public Integer call() {
    if (object != null && !object.matches("0x[0-9A-Fa-f]{8}")) {
      throw new UsageException("--object takes an id such as 0x80000001, not '" + object + "'.");
    }
    if (tick == null) {
      UsageException.refuseAlone(around.given(), "--context", "--tick N");
    }
    CaseArguments arguments = new CaseArguments(context);
    List<TraceCase> cases = arguments.find(List.of(wanted)).cases();
    if (cases.size() != 1) {
      throw new UsageException(
          "'" + wanted + "' names " + cases.size() + " traces; 'goldtrace list' names them.");
    }
    TraceCase one = cases.get(0);
    if (tick != null || object != null) {
      requireTickAndObject(one, arguments.here());
    }
    List<Block> blocks =
        tick == null ? facts(one, arguments.here()) : window(one, arguments.here());
    format.print(new Document(blocks), context);
    return ExitCode.AS_EXPECTED.code();
  }

  /** Calls before the first tick have the number -1. */
  private void requireTickAndObject(TraceCase one, Path here) {
    int last = -1;
    Set<String> objects = new LinkedHashSet<>();
    try (TraceReader reader = TraceReader.open(here.resolve(one.trace()))) {
      for (TraceRecord record = reader.next(); record != null; record = reader.next()) {
        last = record.tick().orElse(last);
        if (record instanceof ObjectRecord declared) {
          objects.add(NumberText.hex(declared.guid()));
        }
      }
    }
    if (tick != null && (tick < -1 || tick > last)) {
      throw new UsageException(
          "--tick must be from -1 to "
              + last
              + " in "
              + one.id()
              + ", not "
              + tick
              + "; -1 is before the first tick.");
    }
    if (object != null && objects.stream().noneMatch(object::equalsIgnoreCase)) {
      throw new UsageException(
          "the trace has no object " + object + "; it has " + String.join(", ", objects) + ".");
    }
  }

  private boolean concerns(int guid) {
    return object == null || NumberText.hex(guid).equalsIgnoreCase(object);
  }

  private List<Block> facts(TraceCase one, Path here) {
    CaseFacts facts = CaseFacts.read(one, here);
    TraceHeader header = facts.header();
    List<Block> blocks = new ArrayList<>();
    blocks.add(new Fact("id", one.id()));
    blocks.add(new Fact("title", header.title()));
    blocks.add(new Fact("trace", one.trace().toString()));
    blocks.add(new Fact("origin", header.origin().word()));
    blocks.add(new Fact("dialect", header.dialect().word()));
    if (!header.divergences().isEmpty()) {
      blocks.add(new Fact("divergences", header.divergences()));
    }
    blocks.add(new Fact("tags", header.tags()));
    blocks.add(new Fact("ticks", facts.ticks()));
    Listing.Builder objects =
        Listing.of("objects", "object", "cell", "x", "y", "z", "radius", "height", "state");
    Listing.Builder stimulus = Listing.of("stimulus", "line", "after tick", "what");
    int after = -1;
    try (TraceReader reader = TraceReader.open(here.resolve(one.trace()))) {
      for (TraceRecord record = reader.next(); record != null; record = reader.next()) {
        after = record.tick().orElse(after);
        if (record instanceof ObjectRecord declared) {
          if (concerns(declared.guid())) {
            object(objects, declared);
          }
        } else if (!(record instanceof TraceHeader) && record.tick().isEmpty()) {
          String words = TraceWords.of(record);
          if (object == null || words.contains(object)) {
            stimulus.row(record.line(), after, words);
          }
        }
      }
    }
    blocks.add(objects.build());
    blocks.add(stimulus.build());
    return blocks;
  }

  private static void object(Listing.Builder objects, ObjectRecord declared) {
    objects.row(
        NumberText.hex(declared.guid()),
        NumberText.hex(declared.pos().cell()),
        NumberText.csv(declared.pos().o().x()),
        NumberText.csv(declared.pos().o().y()),
        NumberText.csv(declared.pos().o().z()),
        NumberText.csv(declared.radius()),
        NumberText.csv(declared.height()),
        NumberText.hex(declared.state()));
  }

  private List<Block> window(TraceCase one, Path here) {
    GoldenFiles golden = one.golden(here);
    return List.of(
        new Fact("id", one.id()),
        frames(golden.frames()),
        calls(golden.probes()),
        states(golden.state()));
  }

  private boolean isNear(int other) {
    return Math.abs((long) other - tick) <= around.ticks();
  }

  private Listing frames(Path file) {
    List<String> columns = new ArrayList<>(List.of("tick", "object"));
    FrameColumn.ALL.forEach(column -> columns.add(column.title()));
    Listing.Builder listing = Listing.of("frames", columns.toArray(String[]::new));
    try (FrameReader reader = FrameReader.open(file)) {
      for (FrameRow row = reader.next(); row != null; row = reader.next()) {
        if (isNear(row.tick()) && concerns(row.guid())) {
          List<Object> cells = new ArrayList<>(List.of(row.tick(), NumberText.hex(row.guid())));
          for (Column<FrameRow> column : FrameColumn.ALL) {
            cells.add(Words.value(column.cell(row)));
          }
          listing.row(cells.toArray());
        }
      }
    }
    return listing.build();
  }

  private Listing calls(Path file) {
    Listing.Builder listing = Listing.of("calls", "seq", "tick", "object", "call");
    try (ProbeReader reader = ProbeReader.open(file)) {
      for (ProbeRow row = reader.next(); row != null; row = reader.next()) {
        if (isNear(row.tick()) && concerns(row.guid())) {
          listing.row(row.seq(), row.tick(), NumberText.hex(row.guid()), Words.call(row));
        }
      }
    }
    return listing.build();
  }

  private Listing states(Path file) {
    Listing.Builder listing = Listing.of("states", "tick", "object", "state");
    try (StateReader reader = StateReader.open(file)) {
      for (StateRow row = reader.next(); row != null; row = reader.next()) {
        if (isNear(row.tick()) && concerns(row.guid())) {
          listing.row(row.tick(), NumberText.hex(row.guid()), cells(row));
        }
      }
    }
    return listing.build();
  }

  private static String cells(StateRow row) {
    return StateCells.of(row.columns()).stream()
        .filter(column -> !column.isEmpty(row))
        .map(column -> column.title() + "=" + Words.value(column.cell(row)))
        .collect(Collectors.joining(" "));
  }
}
