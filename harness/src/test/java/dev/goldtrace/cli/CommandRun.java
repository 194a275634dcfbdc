package dev.goldtrace.cli;

import dev.goldtrace.repository.RepositoryRoot;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.Map;

/**
 * One command line, run in this process as a user runs it in a shell, and what came of it.
 *
 * @param code the exit code
 * @param out what stood on standard output
 * @param err what stood on standard error
 */
public record CommandRun(int code, String out, String err) {

  /** Runs a command line in the repository's root, not on a terminal. */
  public static CommandRun of(String... args) {
    return in(RepositoryRoot.find(), args);
  }

  /** Runs a command line in a folder, not on a terminal. */
  public static CommandRun in(Path workingDirectory, String... args) {
    return run("", Map.of(), workingDirectory, args);
  }

  /** Runs a command line in a folder, on a terminal, with these environment variables. */
  public static CommandRun onTerminal(
      Map<String, String> environment, Path workingDirectory, String... args) {
    return run("", environment, workingDirectory, true, args);
  }

  /** Runs a command line in a folder on a build machine. */
  public static CommandRun inCi(Path workingDirectory, String... args) {
    return run("", Map.of("CI", "true"), workingDirectory, args);
  }

  /** Runs a command line in a folder with these environment variables. */
  public static CommandRun with(
      Map<String, String> environment, Path workingDirectory, String... args) {
    return run("", environment, workingDirectory, args);
  }

  /** Runs a command line in a folder with the environment variables of this process. */
  public static CommandRun withOwnEnvironment(Path workingDirectory, String... args) {
    return run("", System.getenv(), workingDirectory, args);
  }

  /** Runs a command line in the repository's root with this text on standard input. */
  public static CommandRun withInput(String input, String... args) {
    return run(input, Map.of(), RepositoryRoot.find(), args);
  }

  private static CommandRun run(
      String input, Map<String, String> environment, Path workingDirectory, String... args) {
    return run(input, environment, workingDirectory, false, args);
  }

  private static CommandRun run(
      String input,
      Map<String, String> environment,
      Path workingDirectory,
      boolean terminal,
      String... args) {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    ByteArrayOutputStream err = new ByteArrayOutputStream();
    CliContext context =
        new CliContext(
            new ByteArrayInputStream(input.getBytes(StandardCharsets.UTF_8)),
            new Output(out, false),
            new Output(err, false),
            workingDirectory,
            environment,
            terminal,
            terminal);
    int code = new Main(context).run(args);
    return new CommandRun(
        code, out.toString(StandardCharsets.UTF_8), err.toString(StandardCharsets.UTF_8));
  }
}
