package dev.goldtrace.repository;

import dev.goldtrace.cli.CommandRun;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;

/**
 * Rewrites the outputs and exit codes of a document's {@code console} blocks from what the commands
 * print. An output that matches what is shown, with its {@code ...}, is left as it is.
 */
final class ConsoleBlockUpdate {
  private final Function<String, Path> workingDirectory;

  /**
   * @param workingDirectory where the blocks of a folder run
   */
  ConsoleBlockUpdate(Function<String, Path> workingDirectory) {
    this.workingDirectory = workingDirectory;
  }

  /** Runs the document's commands in order and writes the document if anything is new. */
  void rewrite(Path document) {
    try {
      List<String> lines = Files.readAllLines(document);
      List<String> updated = new ArrayList<>();
      Map<String, Path> folders = new HashMap<>();
      int done = 0;
      for (ConsoleBlock block : ConsoleBlock.of(document)) {
        Path folder = folders.computeIfAbsent(block.folder(), workingDirectory);
        for (ConsoleBlock.Command command : block.commands()) {
          updated.addAll(lines.subList(done, command.line()));
          updated.addAll(answer(command, folder));
          done = command.line() + command.shown().size() + (command.codeShown() ? 2 : 0);
        }
      }
      updated.addAll(lines.subList(done, lines.size()));
      if (!updated.equals(lines)) {
        Files.writeString(document, String.join("\n", updated) + "\n");
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static List<String> answer(ConsoleBlock.Command command, Path folder) {
    CommandRun run = CommandRun.in(folder, command.arguments().toArray(String[]::new));
    String output = run.out() + run.err();
    List<String> answer =
        command.output().matcher(output).matches()
            ? new ArrayList<>(command.shown())
            : new ArrayList<>(OutputAlignment.align(command.shown(), output.lines().toList()));
    if (run.code() != 0 || command.codeShown()) {
      answer.add(ConsoleBlock.CODE);
      answer.add(Integer.toString(run.code()));
    }
    return answer;
  }
}
