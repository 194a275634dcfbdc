package dev.goldtrace.benchmark;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/** The command line, started as a user starts it. */
final class Program {
  private final Path root;

  /**
   * @param root the folder that the launcher lies in
   */
  Program(Path root) {
    this.root = root;
  }

  /**
   * Seconds from the start to the end of a command.
   *
   * @param javaOptions further options for Java, e.g. {@code -Xmx256m}; empty: none
   * @throws IllegalStateException the command failed
   */
  double seconds(String javaOptions, String... arguments) throws IOException, InterruptedException {
    List<String> command = new ArrayList<>(List.of(root.resolve("goldtrace").toString()));
    command.addAll(Arrays.asList(arguments));
    ProcessBuilder builder =
        new ProcessBuilder(command)
            .directory(root.toFile())
            .redirectOutput(ProcessBuilder.Redirect.DISCARD)
            .redirectError(ProcessBuilder.Redirect.INHERIT);
    builder.environment().put("GOLDTRACE_JAVA_OPTS", javaOptions);
    long start = System.nanoTime();
    int code = builder.start().waitFor();
    double seconds = (System.nanoTime() - start) / 1e9;
    if (code != 0) {
      throw new IllegalStateException(String.join(" ", command) + " ended with code " + code);
    }
    return seconds;
  }

  /** Median of several runs after one that does not count. */
  double median(int runs, String... arguments) throws IOException, InterruptedException {
    seconds("", arguments);
    double[] all = new double[runs];
    for (int i = 0; i < runs; i++) {
      all[i] = seconds("", arguments);
    }
    Arrays.sort(all);
    return all[runs / 2];
  }
}
