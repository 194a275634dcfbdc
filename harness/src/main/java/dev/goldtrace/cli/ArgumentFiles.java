package dev.goldtrace.cli;

import dev.goldtrace.trace.InputException;
import dev.goldtrace.trace.InputFile;
import dev.goldtrace.trace.InputLimits;
import dev.goldtrace.trace.TextLines;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;

/**
 * Puts the contents of argument lists in the place of {@code @FILE}: one argument a line, UTF-8;
 * blank lines and lines that begin with {@code #} are skipped. {@code @@x} is the argument {@code
 * @x}. A list may name another list; its path, too, is relative to the working directory.
 */
final class ArgumentFiles {
  private static final int MOST_ARGUMENTS = 100_000;

  /** No argument is longer than what a system lets a command line be. */
  private static final InputLimits LIMITS = new InputLimits(1 << 17, 1L << 28, 0);

  private final Path workingDirectory;
  private final Deque<Path> open = new ArrayDeque<>();

  ArgumentFiles(Path workingDirectory) {
    this.workingDirectory = workingDirectory;
  }

  /**
   * @throws InputException if a list cannot be read, holds nothing or names itself
   */
  List<String> expand(List<String> args) {
    List<String> expanded = new ArrayList<>();
    for (String arg : args) {
      if (arg.startsWith("@@")) {
        expanded.add(arg.substring(1));
      } else if (arg.length() > 1 && arg.startsWith("@")) {
        expanded.addAll(contents(arg.substring(1)));
      } else {
        expanded.add(arg);
      }
    }
    return expanded;
  }

  private List<String> contents(String name) {
    Path file = workingDirectory.resolve(name).normalize();
    if (open.contains(file)) {
      throw problem(name, 0, "this argument list names itself");
    }
    open.push(file);
    try {
      List<String> args = lines(file, name);
      if (args.isEmpty()) {
        // Without arguments most commands run everything, which nobody asks for with an empty list.
        throw problem(name, 0, "this argument list holds no argument; write one a line");
      }
      return expand(args);
    } finally {
      open.pop();
    }
  }

  private static List<String> lines(Path file, String name) {
    InputFile.check(file, name);
    List<String> args = new ArrayList<>();
    try (TextLines lines = TextLines.of(Files.newInputStream(file), name, LIMITS)) {
      while (lines.next()) {
        if (lines.fault() != null) {
          throw problem(
              name,
              lines.number(),
              "this argument list has " + lines.fault() + "; write one argument a line");
        }
        String arg = lines.text().strip();
        if (!arg.isEmpty() && !arg.startsWith("#")) {
          args.add(arg);
        }
        if (args.size() > MOST_ARGUMENTS) {
          throw problem(
              name,
              lines.number(),
              "this argument list holds more than "
                  + MOST_ARGUMENTS
                  + " arguments; name folders or patterns instead");
        }
      }
    } catch (IOException e) {
      throw problem(
          name,
          0,
          "this argument list can't be read; give an existing text file after '@', or write '@@'"
              + " for an argument that begins with '@'");
    }
    return args;
  }

  private static InputException problem(String name, int line, String problem) {
    return new InputException(name, line, 0, problem);
  }
}
