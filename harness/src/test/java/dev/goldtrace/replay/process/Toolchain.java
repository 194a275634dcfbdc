package dev.goldtrace.replay.process;

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
final class Toolchain {

  private Toolchain() {}

  /** Skips the test, saying why, where a program is missing. */
  static void require(String program) {
    assumeTrue(
        Arrays.stream(System.getenv().getOrDefault("PATH", "").split(File.pathSeparator))
            .anyMatch(folder -> Files.isExecutable(Path.of(folder, program))),
        () -> program + " is not on the PATH: what needs it is not tested here");
  }

  /** Runs a compiler, which must succeed. */
  static void run(Path folder, String... command) throws IOException, InterruptedException {
    Path log = folder.resolve("log.txt");
    Process process =
        new ProcessBuilder(command)
            .directory(folder.toFile())
            .redirectErrorStream(true)
            .redirectOutput(log.toFile())
            .start();
    boolean ended = process.waitFor(120, TimeUnit.SECONDS);
    process.destroyForcibly();
    assertThat(ended).as("%s ends", List.of(command)).isTrue();
    assertThat(process.exitValue())
        .as("%s: %s", List.of(command), Files.readString(log, StandardCharsets.UTF_8))
        .isZero();
  }
}
