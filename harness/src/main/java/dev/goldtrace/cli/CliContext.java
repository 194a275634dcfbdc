package dev.goldtrace.cli;

import dev.goldtrace.report.RerunCommand;
import java.io.InputStream;
import java.io.PrintWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.Optional;

/**
 * Everything of the outside world that a command may see.
 *
 * @param in standard input, read by the commands that take {@code -}
 * @param out results; UTF-8, lines end in {@code '\n'}
 * @param err messages and progress
 * @param workingDirectory what relative paths are relative to
 * @param environment environment variables, e.g. {@code NO_COLOR} and {@code CI}
 * @param outIsTerminal whether a person reads {@code out}: colour is allowed
 * @param errIsTerminal whether a person reads {@code err}: a progress line is allowed
 */
public record CliContext(
    InputStream in,
    PrintWriter out,
    PrintWriter err,
    Path workingDirectory,
    Map<String, String> environment,
    boolean outIsTerminal,
    boolean errIsTerminal) {

  public CliContext {
    environment = Map.copyOf(environment);
  }

  /** Whether results may be coloured: on a terminal that can, unless {@code NO_COLOR} is set. */
  public boolean colour() {
    return outIsTerminal
        && environment.getOrDefault("NO_COLOR", "").isEmpty()
        && !"dumb".equals(environment.get("TERM"));
  }

  /** Whether the run is a build machine's, where nothing is written into the repository. */
  public boolean ci() {
    String ci = environment.getOrDefault("CI", "");
    return !ci.isEmpty() && !"false".equals(ci);
  }

  /** Tells on {@code err} what the program as a whole has to say. */
  void say(String message) {
    err.println("goldtrace: " + suggesting(message));
    err.flush();
  }

  /** A command line of this program, which is called as it was this time. */
  RerunCommand command(String command) {
    return new RerunCommand(
        environment.getOrDefault("GOLDTRACE_COMMAND", RerunCommand.PROGRAM), command);
  }

  /** A message whose suggestions call the program as it was called this time. */
  String suggesting(String message) {
    String program = environment.get("GOLDTRACE_COMMAND");
    return program == null ? message : message.replace("'goldtrace ", "'" + program + " ");
  }

  /** A path of the command line, seen from the working directory. */
  public Path resolve(String path) {
    return workingDirectory.resolve(path);
  }

  /**
   * What a path of the command line is for a command that works in another folder: what exists
   * where the user is means that, wherever ids are looked up.
   */
  String seenFrom(Path folder, String path) {
    Path file = resolve(path);
    boolean elsewhere = !folder.equals(workingDirectory) && Files.exists(file);
    return elsewhere ? file.toString() : path;
  }

  /**
   * The repository to work on: the nearest folder at or above the working directory that holds both
   * traces and golden files, otherwise the one that the launcher script lies in.
   */
  public Optional<Path> repository() {
    for (Path folder = workingDirectory; folder != null; folder = folder.getParent()) {
      if (isRepository(folder)) {
        return Optional.of(folder);
      }
    }
    return Optional.ofNullable(environment.get("GOLDTRACE_HOME"))
        .map(Path::of)
        .filter(CliContext::isRepository);
  }

  private static boolean isRepository(Path folder) {
    return Files.isDirectory(folder.resolve("traces"))
        && Files.isDirectory(folder.resolve("golden"));
  }
}
