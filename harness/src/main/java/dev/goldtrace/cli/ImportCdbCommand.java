package dev.goldtrace.cli;

import dev.goldtrace.importer.cdb.CdbImport;
import dev.goldtrace.importer.cdb.CdbReport;
import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Path;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Makes traces and golden files out of a debugger's log. */
@Command(
    name = "cdb",
    header = "Makes traces and golden files of a debugger's log of the retail client.",
    description = {
      "Reads what traces/recorders/cdb/record-movement.cdb prints (docs/import-cdb.md), among"
          + " whatever else the debugger prints. Each recorded session gives a trace and golden"
          + " files: frames, probes, and state where it was logged.",
      ""
    },
    optionListHeading = "%nOptions:%n")
final class ImportCdbCommand implements Callable<Integer> {
  private static final int MOST_SHOWN = 20;

  private final CliContext context;

  @Parameters(paramLabel = "LOG", description = "The log, plain or gzip.")
  private String file;

  @Option(
      names = {"-o", "--output"},
      paramLabel = "DIR",
      required = true,
      description =
          "The folder for the traces; made when missing. Golden files go beside them, or, below a"
              + " folder traces, to the same place below golden.")
  private String folder;

  @Option(names = "--force", description = "Replace files that are there already.")
  private boolean force;

  ImportCdbCommand(CliContext context) {
    this.context = context;
  }

  @Override
  public Integer call() {
    Path log = ImportedFile.find(context, file, "a debugger's log");
    try {
      print(new CdbImport(context.resolve(folder), force).run(file, log));
    } catch (FileAlreadyExistsException e) {
      throw new UsageException(
          "there is already a file "
              + shown(Path.of(e.getFile()))
              + "; remove it, choose another folder, or replace it with --force");
    } catch (IOException e) {
      throw WriteProblem.of("write to " + folder, e);
    }
    return ExitCode.AS_EXPECTED.code();
  }

  /** A file as the user would name it. */
  private Path shown(Path written) {
    Path here = context.workingDirectory().toAbsolutePath().normalize();
    Path whole = written.toAbsolutePath().normalize();
    return whole.startsWith(here) ? here.relativize(whole) : whole;
  }

  private void print(CdbReport report) {
    PrintWriter out = context.out();
    out.println(file + ": lines " + report.lines() + ", records " + report.records());
    for (CdbReport.Session session : report.sessions()) {
      out.println(
          "wrote "
              + shown(session.trace())
              + ": objects "
              + session.objects()
              + ", ticks "
              + session.ticks()
              + ", calls and messages "
              + session.calls());
      out.println("  with golden files of " + session.rows() + " rows:");
      session.golden().forEach(golden -> out.println("  " + shown(golden)));
    }
    report.omissions().stream()
        .limit(MOST_SHOWN)
        .forEach(e -> out.println("skipped line " + e.line() + ": " + e.reason()));
    if (report.omitted() > MOST_SHOWN) {
      out.println("skipped " + (report.omitted() - MOST_SHOWN) + " more lines");
    }
  }
}
