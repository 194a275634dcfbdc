package dev.goldtrace.robust;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import dev.goldtrace.cli.Main;
import dev.goldtrace.repository.RepositoryRoot;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A pipe that the shell has opened is read like a file, but not for ever. */
class OpenPipeTest {
  @TempDir private Path here;

  @Test
  void aTraceThatComesThroughAPipeIsListed() throws Exception {
    Process list = start("list", "/dev/stdin");
    try (OutputStream pipe = list.getOutputStream()) {
      Files.copy(RepositoryRoot.find().resolve("docs/tour/traces/walk.trace.jsonl"), pipe);
    }

    assertThat(text(list)).contains("1 trace in 1 family, 20 ticks.");
    assertThat(list.waitFor()).isZero();
  }

  @Test
  void aPipeThatIsReadTwiceIsRefused() throws Exception {
    Process validate = start("validate", "/dev/stdin");

    assertThat(text(validate)).contains("/dev/stdin: is a pipe; expected a regular file");
    assertThat(validate.waitFor()).isEqualTo(3);
  }

  @Test
  void aLineWithoutEndIsNotReadToItsEnd() throws Exception {
    Process list = start("list", "/dev/stdin");
    try (OutputStream pipe = list.getOutputStream()) {
      byte[] zeros = new byte[1 << 16];
      while (list.isAlive()) {
        pipe.write(zeros);
      }
    } catch (IOException ended) {
      // It has ended, and the pipe with it.
    }

    assertThat(text(list)).contains("/dev/stdin:1: this line is longer than 16777216 bytes");
    assertThat(list.waitFor()).isEqualTo(3);
  }

  private Process start(String... args) throws IOException {
    return new ProcessBuilder(ChildProgram.command(List.of(), Main.class, args))
        .directory(here.toFile())
        .redirectErrorStream(true)
        .start();
  }

  private static String text(Process process) throws IOException {
    return new String(process.getInputStream().readAllBytes(), UTF_8);
  }
}
