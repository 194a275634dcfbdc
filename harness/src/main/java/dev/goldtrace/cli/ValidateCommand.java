package dev.goldtrace.cli;

import dev.goldtrace.trace.FileTrouble;
import dev.goldtrace.trace.InputArchive;
import dev.goldtrace.trace.InputException;
import dev.goldtrace.trace.InputLimits;
import dev.goldtrace.validate.FileKind;
import dev.goldtrace.validate.FileReport;
import dev.goldtrace.validate.ValidationText;
import dev.goldtrace.validate.Validator;
import java.io.IOException;
import java.io.UncheckedIOException;
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
      description = "Refuse what is only warned of: unknown members, CR LF, empty lines.")
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
      for (String file : files(path)) {
        validator.validate(context.resolve(file), file, reports::add);
      }
    }
    context.out().print(ValidationText.print(reports, format.format()));
    boolean valid = reports.stream().allMatch(FileReport::valid);
    return (valid ? ExitCode.AS_EXPECTED : ExitCode.UNREADABLE_INPUT).code();
  }

  /** The file itself, or those of a folder that can be checked, in order. */
  private List<String> files(String path) {
    Path folder = context.resolve(path);
    if (!Files.isDirectory(folder)) {
      return List.of(path);
    }
    List<String> found;
    try (Stream<Path> inside = Files.walk(folder)) {
      found =
          inside
              .filter(Files::isRegularFile)
              .filter(ValidateCommand::canBeChecked)
              .map(file -> Path.of(path).resolve(folder.relativize(file)).toString())
              .sorted()
              .toList();
    } catch (IOException e) {
      throw FileTrouble.unlistable(folder, e);
    } catch (UncheckedIOException e) {
      throw FileTrouble.unlistable(folder, e.getCause());
    }
    if (found.isEmpty()) {
      throw new InputException(
          path, 0, 0, "this folder holds no trace, golden file or vectors by their names");
    }
    return found;
  }

  private static boolean canBeChecked(Path file) {
    String name = file.getFileName().toString();
    return FileKind.ofName(name) != FileKind.UNKNOWN || InputArchive.isArchive(file);
  }
}
