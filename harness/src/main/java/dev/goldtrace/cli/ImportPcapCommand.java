package dev.goldtrace.cli;

import dev.goldtrace.importer.pcap.ImportReport;
import dev.goldtrace.importer.pcap.PcapImport;
import dev.goldtrace.port.wire.CommandTable;
import dev.goldtrace.trace.TraceDialect;
import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Path;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Makes traces out of a network capture. */
@Command(
    name = "pcap",
    header = "Makes traces out of a network capture of a client session.",
    description = {
      "Reads classic pcap and pcapng. Each connection gives a trace of the objects that its messages"
          + " move: UpdateMotion, UpdatePosition, VectorUpdate, object creation and deletion. A"
          + " capture has no golden files, and does not say when animations end: in each of the 32"
          + " ticks after a movement message one motion of its object is taken for done.",
      ""
    },
    optionListHeading = "%nOptions:%n")
final class ImportPcapCommand implements Callable<Integer> {
  private final CliContext context;

  @Parameters(paramLabel = "FILE", description = "The capture.")
  private String file;

  @Option(
      names = {"-o", "--output"},
      paramLabel = "DIR",
      required = true,
      description = "The folder for the traces; made when missing.")
  private String folder;

  @Option(
      names = "--split",
      paramLabel = "HOW",
      defaultValue = "session",
      description =
          "One trace a session or one an object. Default: ${DEFAULT-VALUE}. In a trace of one object"
              + " the others are unknown.")
  private Split split;

  @Option(
      names = "--numbering",
      paramLabel = "YEAR",
      defaultValue = "2015",
      converter = NumberingConverter.class,
      description =
          "The client whose command numbering the server uses: 2013, or 2015 (later servers and"
              + " ACE). Default: ${DEFAULT-VALUE}.")
  private CommandTable numbering;

  @Option(
      names = "--dialect",
      paramLabel = "DIALECT",
      defaultValue = "retail",
      description = "The dialect of the traces: retail or ace. Default: ${DEFAULT-VALUE}.")
  private TraceDialect dialect;

  @Option(
      names = "--rate",
      paramLabel = "HZ",
      defaultValue = "30",
      description = "Ticks a second, 1 to 1000. Default: ${DEFAULT-VALUE}.")
  private int rate;

  @Option(names = "--force", description = "Replace traces that are there already.")
  private boolean force;

  ImportPcapCommand(CliContext context) {
    this.context = context;
  }

  @Override
  public Integer call() {
    if (rate < 1 || rate > 1000) {
      throw new UsageException("--rate must be from 1 to 1000, found " + rate);
    }
    Path capture = ImportedFile.find(context, file, "a pcap or pcapng capture");
    PcapImport.Options options =
        new PcapImport.Options(numbering, dialect, split == Split.OBJECT, rate, force);
    try {
      print(new PcapImport(options).run(file, capture, context.resolve(folder)));
    } catch (FileAlreadyExistsException e) {
      throw new UsageException(
          "there is already a file "
              + folder
              + "/"
              + Path.of(e.getFile()).getFileName()
              + "; remove it, choose another folder, or replace it with --force");
    } catch (IOException e) {
      throw WriteProblem.of("write to " + folder, e);
    }
    return ExitCode.AS_EXPECTED.code();
  }

  private void print(ImportReport report) {
    PrintWriter out = context.out();
    out.println(file + ": frames " + report.frames() + ", connections " + report.connections());
    for (ImportReport.Trace trace : report.traces()) {
      out.println(
          "wrote "
              + folder
              + "/"
              + trace.file().getFileName()
              + ": objects "
              + trace.objects()
              + ", messages "
              + trace.messages()
              + ", ticks "
              + trace.ticks());
    }
    if (report.brokenOff()) {
      out.println("the capture ends in the middle of a frame; what came before was imported");
    }
    for (ImportReport.Omission omission : report.omissions()) {
      out.println(
          "skipped "
              + omission.count()
              + " "
              + omission.reason()
              + " (first: frame "
              + omission.frame()
              + ")");
    }
  }

  /** What makes a trace of its own. */
  enum Split {
    SESSION,
    OBJECT
  }
}
