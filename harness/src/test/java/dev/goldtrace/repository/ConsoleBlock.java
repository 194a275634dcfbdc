package dev.goldtrace.repository;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * A {@code console} block of a document: lines {@code $ ./goldtrace ...}, each followed by what it
 * prints. A line {@code ...} stands for any number of lines. {@code $ echo $?} shows the exit code
 * of the command before; without it the code is 0.
 *
 * <p>The block runs in the repository's root. After {@code console} a folder of the repository may
 * stand: then it runs in a copy of that folder, which it may change, and which later blocks of the
 * document with the same folder find as it was left.
 *
 * @param folder the folder to copy; empty: the root itself
 * @param commands the commands in order
 */
record ConsoleBlock(String folder, List<Command> commands) {

  /** The line that the exit code follows. */
  static final String CODE = "$ echo $?";

  private static final String FENCE = "```console";

  /** The console blocks of a document. */
  static List<ConsoleBlock> of(Path document) {
    List<ConsoleBlock> blocks = new ArrayList<>();
    List<Command> commands = null;
    String folder = "";
    boolean codeIsNext = false;
    int number = 0;
    for (String line : lines(document)) {
      number++;
      if (commands == null) {
        if (line.equals(FENCE) || line.startsWith(FENCE + " ")) {
          folder = line.substring(FENCE.length()).strip();
          commands = new ArrayList<>();
        }
      } else if (line.equals("```")) {
        blocks.add(new ConsoleBlock(folder, List.copyOf(commands)));
        commands = null;
      } else if (line.equals(CODE)) {
        codeIsNext = true;
      } else if (line.startsWith("$ ")) {
        commands.add(new Command(document, number, line.substring(2), List.of(), 0, false));
      } else if (commands.isEmpty()) {
        throw new AssertionError(document + ":" + number + ": output without a command");
      } else {
        Command last = commands.remove(commands.size() - 1);
        commands.add(codeIsNext ? last.withCode(Integer.parseInt(line)) : last.withLine(line));
        codeIsNext = false;
      }
    }
    return blocks;
  }

  private static List<String> lines(Path document) {
    try {
      return Files.readAllLines(document);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /**
   * A command and what the document says it prints.
   *
   * @param document the document
   * @param line where the command stands
   * @param text the command as typed
   * @param shown the lines of output
   * @param code the exit code
   * @param codeShown whether the document shows the exit code, in two lines after the output
   */
  record Command(
      Path document, int line, String text, List<String> shown, int code, boolean codeShown) {
    private static final Pattern WORD = Pattern.compile("'([^']*)'|\"([^\"]*)\"|(\\S+)");
    private static final String PROGRAM = "./goldtrace";

    Command withCode(int number) {
      return new Command(document, line, text, shown, number, true);
    }

    Command withLine(String output) {
      List<String> more = new ArrayList<>(shown);
      more.add(output);
      return new Command(document, line, text, List.copyOf(more), code, codeShown);
    }

    String name(Path root) {
      return root.relativize(document) + ":" + line + " " + text;
    }

    /** The words after the program's name. */
    List<String> arguments() {
      List<String> words = new ArrayList<>();
      Matcher matcher = WORD.matcher(text);
      while (matcher.find()) {
        for (int group = 1; group <= 3; group++) {
          if (matcher.group(group) != null) {
            words.add(matcher.group(group));
          }
        }
      }
      if (!words.get(0).equals(PROGRAM)) {
        throw new AssertionError(
            document + ":" + line + ": only " + PROGRAM + " can be shown in a console block");
      }
      return words.subList(1, words.size());
    }

    /** What the output must match. */
    Pattern output() {
      StringBuilder pattern = new StringBuilder();
      for (String expected : shown) {
        pattern.append(
            expected.equals(OutputAlignment.ANYTHING)
                ? "(?:.*\n)*?"
                : Pattern.quote(expected) + "\n");
      }
      return Pattern.compile(pattern.toString());
    }
  }
}
