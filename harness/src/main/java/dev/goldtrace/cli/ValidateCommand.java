package dev.goldtrace.cli;

import dev.goldtrace.check.OrderedRunner;
import dev.goldtrace.trace.InputLimits;
import dev.goldtrace.validate.FileReport;
import dev.goldtrace.validate.ValidationText;
import dev.goldtrace.validate.Validator;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.stream.Stream;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Checks the form of files made by others. */
@Command(
    name = "validate",
    header = "Checks traces, golden files and function vectors: every problem, line and column.",
    description = {"", "Ends with 0 when every file is valid and with 3 when one is not."},
    optionListHeading = "%nOptions:%n",
    footer = {
      "",
      "Examples:",
      "  goldtrace validate my.trace.jsonl my.frames.csv",
      "  goldtrace validate --strict traces golden",
      "  goldtrace validate traces golden --filter 'retail/sticky/*'",
      "  goldtrace validate --format json recording.zip"
    })
final class ValidateCommand implements Callable<Integer> {
  private final CliContext context;

  @Parameters(
      paramLabel = "FILE",
      arity = "1..*",
      description =
          "A file, plain, gzip or in a zip archive; or a folder: all files in it that are named as"
              + " the format names them.")
  private List<String> paths = List.of();

  @Option(
      names = "--strict",
      description =
          "Refuse what is only warned of: a byte order mark, CR LF, empty lines, a last line without"
              + " end, a golden file that is missing beside the others of its trace, and in traces"
              + " unknown members and arguments, members without a meaning there, an id that is not"
              + " the file's name, a clock that goes back, a negative quantum, a rotation of length"
              + " 0.")
  private boolean strict;

  @Option(
      names = "--max-problems",
      paramLabel = "N",
      defaultValue = "50",
      description = "How many problems of a file to print. Default: ${DEFAULT-VALUE}.")
  private int mostProblems;

  @Mixin private ChoiceOptions choice;
  @Mixin private JobsOption jobs;
  @Mixin private FormatOption format;

  ValidateCommand(CliContext context) {
    this.context = context;
  }

  @Override
  public Integer call() {
    if (mostProblems < 1) {
      throw new UsageException("--max-problems must be at least 1, found " + mostProblems + ".");
    }
    Validator validator = new Validator(strict, mostProblems, InputLimits.DEFAULT);
    List<FormatFile> files =
        choice.byName(paths.stream().flatMap(this::files).toList(), FormatFile::traits, "file");
    List<FileReport> reports = new ArrayList<>();
    new OrderedRunner<FormatFile, List<FileReport>>(
            file -> validate(file, validator), jobs.workers(files.size()))
        .run(files, reports::addAll);
    context.out().print(ValidationText.print(reports, format.format()));
    boolean valid = reports.stream().allMatch(FileReport::valid);
    return (valid ? ExitCode.AS_EXPECTED : ExitCode.UNREADABLE_INPUT).code();
  }

  /** The file itself, or those of a folder that can be checked, in order. */
  private Stream<FormatFile> files(String path) {
    Path folder = context.resolve(path);
    if (!Files.isDirectory(folder)) {
      return Stream.of(new FormatFile(folder, path, ""));
    }
    return NamedFiles.in(folder).entrySet().stream()
        .map(
            found ->
                new FormatFile(
                    found.getKey(),
                    Path.of(path).resolve(folder.relativize(found.getKey())).toString(),
                    found.getValue()));
  }

  /** An archive has a report for each of its files. */
  private static List<FileReport> validate(FormatFile file, Validator validator) {
    if (!file.trouble().isEmpty()) {
      return List.of(validator.inaccessible(file.name(), file.trouble()));
    }
    List<FileReport> reports = new ArrayList<>();
    validator.validate(file.file(), file.name(), reports::add);
    return reports;
  }
}
