package dev.goldtrace.cli;

import java.io.InputStream;
import java.io.PrintWriter;
import java.io.Writer;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/**
 * Runs what is run most often, one after the other, for nobody: the launcher lets Java keep the
 * classes that are loaded meanwhile, so that later starts find them ready. How the commands end
 * does not matter.
 */
final class Rehearsal {
  private static final List<String> COMMANDS =
      List.of(
          "replay retail/sticky/follow",
          // Diverges, and is explained.
          "replay docs/tour/traces --context 2",
          "vectors retail/heading_diff",
          "list retail/sticky/*",
          "show retail/sticky/follow --tick 12",
          "validate traces/retail/sticky/follow.trace.jsonl",
          "--help");

  private Rehearsal() {}

  public static void main(String[] args) {
    Locale.setDefault(Locale.ROOT);
    CliContext context =
        new CliContext(
            InputStream.nullInputStream(),
            new PrintWriter(Writer.nullWriter()),
            new PrintWriter(Writer.nullWriter()),
            Path.of("").toAbsolutePath(),
            Map.of(),
            false,
            false);
    for (String command : COMMANDS) {
      new Main(context).run(command.split(" "));
    }
  }
}
