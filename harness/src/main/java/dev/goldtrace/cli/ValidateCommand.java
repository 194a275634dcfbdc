package dev.goldtrace.cli;

import dev.goldtrace.trace.InputLimits;
import dev.goldtrace.validate.FileReport;
import dev.goldtrace.validate.ValidationText;
import dev.goldtrace.validate.Validator;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
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
          "Refuse what is only warned of: unknown members, CR LF, empty lines, and in traces an id that"
              + " is not the file's name, a clock that goes back, a negative quantum, a rotation of"
              + " length 0.")
  private boolean strict;

  @Option(
      names = "--max-problems",
      paramLabel = "N",
      defaultValue = "50",
      description = "How many problems of a file to print. Default: ${DEFAULT-VALUE}.")
  private int mostProblems;

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
    List<FileReport> reports = new ArrayList<>();
    for (String path : paths) {
      validate(path, validator, reports);
    }
    context.out().print(ValidationText.print(reports, format.format()));
    boolean valid = reports.stream().allMatch(FileReport::valid);
    return (valid ? ExitCode.AS_EXPECTED : ExitCode.UNREADABLE_INPUT).code();
  }

  /** Checks the file itself, or those of a folder that can be checked, in order. */
  private void validate(String path, Validator validator, List<FileReport> reports) {
    Path folder = context.resolve(path);
    if (!Files.isDirectory(folder)) {
      validator.validate(folder, path, reports::add);
      return;
    }
    NamedFiles.in(folder)
        .forEach(
            (file, problem) -> {
              String name = Path.of(path).resolve(folder.relativize(file)).toString();
              if (problem.isEmpty()) {
                validator.validate(file, name, reports::add);
              } else {
                reports.add(validator.inaccessible(name, problem));
              }
            });
  }
}
