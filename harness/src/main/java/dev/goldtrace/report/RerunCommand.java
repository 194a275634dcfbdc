package dev.goldtrace.report;

import dev.goldtrace.check.VectorFinder.VectorFile;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;

/** The command line that runs one thing again, ready to be pasted into a shell. */
public final class RerunCommand {
  /** The program as it is started in the repository. */
  public static final String PROGRAM = "./goldtrace";

  private final List<String> words;

  public RerunCommand(String command) {
    this(PROGRAM, command);
  }

  /**
   * @param program how the program was started
   */
  public RerunCommand(String program, String command) {
    words = new ArrayList<>(List.of(program, command));
  }

  /** The command that runs a file of function vectors. */
  public static RerunCommand of(VectorFile file) {
    return new RerunCommand("vectors").with(file.file().toString());
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
