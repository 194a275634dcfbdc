package dev.goldtrace.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.InputStream;
import java.io.OutputStream;
import java.nio.file.Path;
import java.util.Map;
import org.junit.jupiter.api.Test;

class CliContextTest {

  @Test
  void colourNeedsATerminal() {
    assertThat(context(Map.of(), true).colour()).isTrue();
    assertThat(context(Map.of(), false).colour()).isFalse();
  }

  @Test
  void noColorAndDumbTerminalsAreHonoured() {
    assertThat(context(Map.of("NO_COLOR", "1"), true).colour()).isFalse();
    assertThat(context(Map.of("NO_COLOR", ""), true).colour()).isTrue();
    assertThat(context(Map.of("TERM", "dumb"), true).colour()).isFalse();
  }

  @Test
  void ciIsWhatBuildMachinesSet() {
    assertThat(context(Map.of("CI", "true"), false).ci()).isTrue();
    assertThat(context(Map.of("CI", "false"), false).ci()).isFalse();
    assertThat(context(Map.of(), false).ci()).isFalse();
  }

  private static CliContext context(Map<String, String> environment, boolean terminal) {
    Output nowhere = new Output(OutputStream.nullOutputStream(), false);
    return new CliContext(
        InputStream.nullInputStream(),
        nowhere,
        nowhere,
        Path.of(""),
        environment,
        terminal,
        terminal);
  }
}
