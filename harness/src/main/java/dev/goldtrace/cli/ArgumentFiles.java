package dev.goldtrace.cli;

import java.io.IOException;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
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
  private final Path workingDirectory;
  private final Deque<Path> open = new ArrayDeque<>();

  ArgumentFiles(Path workingDirectory) {
    this.workingDirectory = workingDirectory;
  }

  /**
   * @throws UsageException if a list cannot be read or names itself
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
      throw new UsageException("argument list '" + name + "' names itself");
    }
    open.push(file);
    try {
      List<String> args = new ArrayList<>();
      for (String line : Files.readAllLines(file, StandardCharsets.UTF_8)) {
        String arg = line.strip();
        if (!arg.isEmpty() && !arg.startsWith("#")) {
          args.add(arg);
        }
      }
      return expand(args);
    } catch (CharacterCodingException e) {
      throw new UsageException(
          "argument list '" + name + "' is not UTF-8 text: write one argument a line");
    } catch (IOException e) {
      throw new UsageException(
          "cannot read argument list '"
              + name
              + "': give an existing text file after '@', or write '@@' for an argument that begins"
              + " with '@'");
    } finally {
      open.pop();
    }
  }
}
