package dev.goldtrace.importer.cdb;

import dev.goldtrace.repository.RepositoryRoot;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * The recorder script as text: what it prints and where. Logs for tests are printed with the
 * script's own formats, so that they have the shape that the script gives them.
 */
final class RecorderScript {
  private static final Pattern PRINT =
      Pattern.compile(
          "\\.printf \\\\?\"([^\"\\\\]*)(\\\\+n)?\\\\?\"((?:, (?:\\$\\{\\w+}|[^;}])*)?)");
  private static final Pattern FIXED = Pattern.compile("GT1 ((?:[^ %]+ ?)*)");

  /**
   * A {@code .printf}.
   *
   * @param format the format string, without a line end
   * @param arguments how many arguments follow
   */
  record Print(String format, int arguments) {
    int words() {
      return format.split("%08x", -1).length - 1;
    }
  }

  private final List<String> lines;
  private final Map<String, List<Print>> prints = new LinkedHashMap<>();

  private RecorderScript(List<String> lines) {
    this.lines = lines;
    for (String line : commands()) {
      Matcher print = PRINT.matcher(line);
      while (print.find()) {
        Matcher fixed = FIXED.matcher(print.group(1));
        if (fixed.lookingAt()) {
          prints
              .computeIfAbsent(fixed.group(1).trim(), key -> new ArrayList<>())
              .add(new Print(print.group(1), arguments(print.group(3))));
        }
      }
    }
  }

  static RecorderScript read() throws IOException {
    Path folder = RepositoryRoot.find().resolve("traces/recorders/cdb");
    List<String> lines = new ArrayList<>();
    lines.addAll(Files.readAllLines(folder.resolve("record-movement.cdb")));
    lines.addAll(Files.readAllLines(folder.resolve("object.cdb")));
    return new RecorderScript(lines);
  }

  private static int arguments(String list) {
    int depth = 0;
    int count = 0;
    for (char c : list.toCharArray()) {
      depth += c == '(' ? 1 : c == ')' ? -1 : 0;
      count += c == ',' && depth == 0 ? 1 : 0;
    }
    return count;
  }

  /** The lines that are commands, not comments. */
  List<String> commands() {
    return lines.stream().filter(line -> !line.startsWith("$$ ") && !line.isBlank()).toList();
  }

  /** What is printed, by the words before the first value: {@code enter 00555710}. */
  Map<String, List<Print>> prints() {
    return prints;
  }

  /**
   * A line as the debugger prints it.
   *
   * @param key the words before the first value
   * @param words the values
   */
  String line(String key, int... words) {
    Print print =
        prints.getOrDefault(key, List.of()).stream()
            .filter(p -> p.words() == words.length && p.format().endsWith(" ."))
            .findFirst()
            .orElseThrow(
                () ->
                    new AssertionError(
                        "the script prints no line " + key + " with " + words.length + " words"));
    StringBuilder text = new StringBuilder(print.format().length() + 8 * words.length);
    int next = 0;
    for (String piece : print.format().split("%08x", -1)) {
      text.append(piece);
      if (next < words.length) {
        text.append(HexFormat.of().toHexDigits(words[next++]));
      }
    }
    return text.toString();
  }
}
