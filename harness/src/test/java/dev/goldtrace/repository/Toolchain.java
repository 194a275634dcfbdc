package dev.goldtrace.repository;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.File;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.concurrent.TimeUnit;

/** Compilers and interpreters that may be there or not. */
public final class Toolchain {

  private Toolchain() {}

  /** Skips the test, saying why, where a program is missing. */
  public static void require(String program) {
    assumeTrue(
        Arrays.stream(System.getenv().getOrDefault("PATH", "").split(File.pathSeparator))
            .anyMatch(folder -> Files.isExecutable(Path.of(folder, program))),
        () -> program + " is not on the PATH: what needs it is not tested here");
  }

  /**
   * Runs a program, which must succeed, with this text file as its input; answers the lines it
   * printed.
   */
  public static List<String> output(Path folder, Path input, String... command)
      throws IOException, InterruptedException {
    Path log = folder.resolve("log.txt");
    end(new ProcessBuilder(command).directory(folder.toFile()).redirectInput(input.toFile()), log);
    return Files.readAllLines(log, StandardCharsets.UTF_8);
  }

  /** Runs a compiler or another program, which must succeed. */
  public static void run(Path folder, String... command) throws IOException, InterruptedException {
    end(new ProcessBuilder(command).directory(folder.toFile()), folder.resolve("log.txt"));
  }

  private static void end(ProcessBuilder builder, Path log)
      throws IOException, InterruptedException {
    Process process = builder.redirectErrorStream(true).redirectOutput(log.toFile()).start();
    boolean ended = process.waitFor(120, TimeUnit.SECONDS);
    process.destroyForcibly();
    assertThat(ended).as("%s ends", builder.command()).isTrue();
    assertThat(process.exitValue())
        .as("%s: %s", builder.command(), Files.readString(log, StandardCharsets.UTF_8))
        .isZero();
  }
}
