package dev.goldtrace.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;
import org.junit.jupiter.api.Test;

class OutputTest {

  @Test
  void linesAreUtf8AndEndInALineFeed() {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    Output output = new Output(bytes, false);
    output.println("ü °");
    output.flush();

    assertThat(bytes.toByteArray()).isEqualTo("ü °\n".getBytes(StandardCharsets.UTF_8));
  }

  @Test
  void aLineIsSeenAtOnceOnATerminal() {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    new Output(bytes, true).println("x");

    assertThat(bytes.toString(StandardCharsets.UTF_8)).isEqualTo("x\n");
  }
}
