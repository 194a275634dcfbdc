package dev.goldtrace.report;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;

/** The command line that runs one thing again, ready to be pasted into a shell. */
public final class RerunCommand {
  private final List<String> words = new ArrayList<>(List.of("./goldtrace"));

  public RerunCommand(String command) {
    words.add(command);
  }

  public RerunCommand with(String... more) {
    words.addAll(List.of(more));
    return this;
  }

  @Override
  public String toString() {
    return words.stream().map(RerunCommand::quoted).collect(Collectors.joining(" "));
  }

  private static String quoted(String word) {
    return word.matches("[A-Za-z0-9_./:=@%+,-]+") ? word : "'" + word.replace("'", "'\\''") + "'";
  }
}
