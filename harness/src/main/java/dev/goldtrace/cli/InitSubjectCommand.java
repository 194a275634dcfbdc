package dev.goldtrace.cli;

import dev.goldtrace.replay.process.StarterKit;
import java.io.IOException;
import java.nio.file.FileAlreadyExistsException;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Writes a program to begin a port's subject with. */
@Command(
    name = "init-subject",
    header = "Writes a subject to begin with, in the language of your port.",
    description = {
      "The subject speaks the protocol of docs/subject-protocol.md and answers frames of objects"
          + " that stand still; the places for your port are marked PORT. A README says how to build"
          + " it and how to replay through it.",
      ""
    },
    optionListHeading = "%nOptions:%n")
final class InitSubjectCommand implements Callable<Integer> {
  private final CliContext context;

  @Option(
      names = "--language",
      paramLabel = "LANGUAGE",
      required = true,
      description = "csharp, rust, cpp or python.")
  private StarterKit language;

  @Parameters(
      paramLabel = "DIR",
      description =
          "A new or empty folder; made when missing. One that holds nothing but some of the files, unchanged, is"
              + " completed.")
  private String folder;

  InitSubjectCommand(CliContext context) {
    this.context = context;
  }

  @Override
  public Integer call() {
    try {
      language.write(context.resolve(folder));
    } catch (FileAlreadyExistsException e) {
      throw new UsageException(
          "'"
              + folder
              + "' is a file, or a folder with something else than the subject in it; name a new one.");
    } catch (IOException e) {
      throw WriteProblem.of("write to '" + folder + "'", e);
    }
    language.files().forEach(file -> context.out().println("wrote " + folder + "/" + file));
    return ExitCode.AS_EXPECTED.code();
  }
}
