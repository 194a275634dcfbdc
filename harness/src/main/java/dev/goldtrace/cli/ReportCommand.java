package dev.goldtrace.cli;

import dev.goldtrace.file.UnwritableFileException;
import dev.goldtrace.report.allure.AllureProgram;
import dev.goldtrace.report.allure.HtmlReport;
import dev.goldtrace.report.allure.ReportServer;
import dev.goldtrace.text.QuotedWord;
import dev.goldtrace.trace.InputException;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.BindException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.concurrent.CountDownLatch;
import java.util.stream.Stream;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

/** Makes the HTML report of results. */
@Command(
    name = "report",
    header = "Makes the Allure report of results: a folder, and a single file.",
    description = {
      "The results come from 'goldtrace replay --allure DIR', 'goldtrace vectors --allure DIR' and"
          + " the test engine. Needs no network and no Node; the history of the report that is"
          + " replaced goes on."
    },
    footer = {
      "",
      "Examples:",
      "  goldtrace replay --allure reports/allure-results",
      "  goldtrace report",
      "  goldtrace report --open"
    })
final class ReportCommand implements Callable<Integer> {
  private static final String DEFAULT_FOLDER = "reports/allure";
  private static final int HIGHEST_PORT = 65_535;
  private static final String DOING = "make the report";
  private static final Path DEFAULT_FILE = Path.of("reports/goldtrace.html");

  private final CliContext context;

  @Option(
      names = "--results",
      paramLabel = "DIR",
      defaultValue = "reports/allure-results",
      description = "A folder of results; several: one option each. Default: ${DEFAULT-VALUE}.")
  private List<Path> results;

  @Option(
      names = {"-o", "--output"},
      paramLabel = "DIR",
      defaultValue = DEFAULT_FOLDER,
      description = "The folder to make." + OutputFile.FOLDERS + " Default: ${DEFAULT-VALUE}.")
  private Path output;

  @Option(
      names = "--single-file",
      paramLabel = "FILE",
      description = {
        "The single file to make." + OutputFile.FOLDERS,
        "Default: reports/goldtrace.html; none if -o names another folder."
      })
  private Path singleFile;

  @Option(names = "--no-single-file", description = "Make the folder only.")
  private boolean folderOnly;

  @Option(
      names = "--open",
      description = "Then serve the folder to the browsers of this machine, until interrupted.")
  private boolean open;

  @Option(
      names = "--port",
      paramLabel = "N",
      description = "The port of --open. Default: any that is free.")
  private Integer port;

  ReportCommand(CliContext context) {
    this.context = context;
  }

  @Override
  public Integer call() {
    requireFitting();
    List<Path> folders = results.stream().map(one -> context.resolve(one.toString())).toList();
    folders.forEach(this::requireResults);
    AllureProgram allure =
        AllureProgram.ofBuild()
            .orElseThrow(
                () ->
                    new UsageException(
                        "Allure is not there; 'mvn -q package -DskipTests' takes it from Maven"
                            + " Central and unpacks it."));
    HtmlReport report = new HtmlReport(allure, folders);
    Path folder = context.resolve(output.toString());
    requireReplaceable(folder);
    Optional<Path> single = singleFile();
    Optional<Path> file = single.map(name -> context.resolve(name.toString()));
    file.ifPresent(one -> OutputFile.requireWritable(DOING, one));
    try {
      report.write(folder, file);
      context.out().println(output + "/index.html");
      single.ifPresent(context.out()::println);
      if (open) {
        serve(folder);
      }
    } catch (UnwritableFileException e) {
      throw WriteProblem.of(DOING, e);
    } catch (IOException e) {
      throw new UncheckedIOException(e.getMessage(), e);
    }
    return ExitCode.AS_EXPECTED.code();
  }

  private void requireFitting() {
    if (folderOnly && singleFile != null) {
      throw new UsageException("--single-file and --no-single-file exclude each other.");
    }
    if (!open) {
      UsageException.refuseAlone(port != null, "--port", "--open");
    }
    if (port != null && (port < 0 || port > HIGHEST_PORT)) {
      throw new UsageException(
          "--port must be from 0 to "
              + HIGHEST_PORT
              + ", not "
              + port
              + "; 0 is any that is free.");
    }
  }

  private Optional<Path> singleFile() {
    if (folderOnly) {
      return Optional.empty();
    }
    return singleFile == null && output.equals(Path.of(DEFAULT_FOLDER))
        ? Optional.of(DEFAULT_FILE)
        : Optional.ofNullable(singleFile);
  }

  private void requireResults(Path folder) {
    if (Files.exists(folder) && !Files.isDirectory(folder)) {
      throw new InputException(
          folder.toString(),
          0,
          0,
          "is no folder; give the one that 'goldtrace replay --allure DIR' wrote");
    }
    boolean any;
    try (Stream<Path> files = Files.list(folder)) {
      any = files.anyMatch(file -> file.toString().endsWith("-result.json"));
    } catch (IOException e) {
      any = false;
    }
    if (!any) {
      throw new InputException(
          folder.toString(),
          0,
          0,
          "holds no results; make them with 'goldtrace replay --allure "
              + QuotedWord.of(folder.toString())
              + "'");
    }
  }

  /** A report replaces what is in its folder, so that must be a report, too. */
  private void requireReplaceable(Path folder) {
    boolean isReport =
        Files.isRegularFile(folder.resolve("index.html"))
            && Files.isDirectory(folder.resolve("widgets"));
    String[] found = folder.toFile().list();
    if (found == null && Files.exists(folder)) {
      throw new UsageException(output + " is there and no folder; name another one.");
    }
    if (found != null && found.length > 0 && !isReport) {
      throw new UsageException(
          output + " is a folder with something else than a report in it; name another one.");
    }
  }

  private void serve(Path folder) throws IOException {
    Path repository = context.repository().orElse(context.workingDirectory());
    int wanted = Objects.requireNonNullElse(port, 0);
    try (ReportServer server = ReportServer.start(folder, repository, wanted)) {
      context.out().println("open " + server.address() + "  (end with Ctrl-C)");
      context.out().flush();
      new CountDownLatch(1).await();
    } catch (BindException e) {
      throw new UsageException(
          "port "
              + wanted
              + " can't be served ("
              + e.getMessage()
              + "); give another one with --port, or none for any that is free. The report is made.");
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }
}
