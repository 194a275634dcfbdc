package dev.goldtrace.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.file.Path;
import java.util.Map;
import org.junit.jupiter.api.Test;

class MainTest {

  @Test
  void noCommandPrintsTheHelpOnStandardErrorAndIsAUsageError() {
    CommandRun run = CommandRun.of();

    assertThat(run.code()).isEqualTo(2);
    assertThat(run.out()).isEmpty();
    assertThat(run.err()).startsWith("goldtrace: which command?\n").contains("Commands:\n");
  }

  @Test
  void helpListsEveryExitCode() {
    CommandRun run = CommandRun.of("--help");

    assertThat(run.code()).isZero();
    for (ExitCode exit : ExitCode.values()) {
      assertThat(run.out()).containsPattern("\n  " + exit.code() + " +" + exit.meaning() + "\n");
    }
  }

  @Test
  void unknownCommandNamesTheNearestOne() {
    CommandRun run = CommandRun.of("hlep");

    assertThat(run.code()).isEqualTo(2);
    assertThat(run.err())
        .isEqualTo(
            "goldtrace: unknown command 'hlep'. Did you mean 'help'?"
                + " 'goldtrace --help' lists what there is.\n");
  }

  @Test
  void unknownOptionNamesTheNearestOne() {
    CommandRun run = CommandRun.of("--versoin");

    assertThat(run.code()).isEqualTo(2);
    assertThat(run.err())
        .isEqualTo(
            "goldtrace: unknown option '--versoin'. Did you mean '--version'?"
                + " 'goldtrace --help' lists what there is.\n");
  }

  @Test
  void versionIsThatOfTheBuild() {
    CommandRun run = CommandRun.of("--version");

    assertThat(run.code()).isZero();
    assertThat(run.out()).matches("goldtrace \\d+\\.\\d+\\.\\d+(-SNAPSHOT)?\n(?s).*Java 17, .*\n");
  }

  @Test
  void completionScriptIsPrintedForBash() {
    CommandRun run = CommandRun.of("generate-completion");

    assertThat(run.code()).isZero();
    assertThat(run.out()).startsWith("#!/usr/bin/env bash\n").contains("complete -F");
  }

  @Test
  void internalErrorIsOneLineThatSaysHowToGetTheStackTrace() {
    CommandRun run = CommandRun.in(null, "@list");

    assertThat(run.code()).isEqualTo(70);
    assertThat(run.err())
        .startsWith("goldtrace: internal error: java.lang.NullPointerException")
        .contains("--stacktrace")
        .doesNotContain("\tat ")
        .hasLineCount(1);
  }

  @Test
  void stackTraceIsPrintedOnRequest() {
    CommandRun run = CommandRun.in(null, "@list", "--stacktrace");

    assertThat(run.code()).isEqualTo(70);
    assertThat(run.err()).contains("\tat dev.goldtrace.cli.");
  }

  @Test
  void readerThatGoesAwayEndsTheCommandSilently() {
    StringBuilderStream err = new StringBuilderStream();
    CliContext context =
        new CliContext(
            InputStream.nullInputStream(),
            new Output(new FailingStream("Broken pipe"), false),
            new Output(err, false),
            Path.of(""),
            Map.of(),
            false,
            false);

    assertThat(new Main(context).run("--help")).isEqualTo(141);
    assertThat(err.text()).isEmpty();
  }

  @Test
  void outputThatCannotBeWrittenIsAnError() {
    StringBuilderStream err = new StringBuilderStream();
    CliContext context =
        new CliContext(
            InputStream.nullInputStream(),
            new Output(new FailingStream("No space left on device"), false),
            new Output(err, false),
            Path.of(""),
            Map.of(),
            false,
            false);

    assertThat(new Main(context).run("--help")).isEqualTo(5);
    assertThat(err.text())
        .isEqualTo("goldtrace: cannot write the output: No space left on device\n");
  }

  private static final class FailingStream extends OutputStream {
    private final String message;

    FailingStream(String message) {
      this.message = message;
    }

    @Override
    public void write(int b) throws IOException {
      throw new IOException(message);
    }
  }

  private static final class StringBuilderStream extends OutputStream {
    private final StringBuilder text = new StringBuilder();

    @Override
    public void write(int b) {
      text.append((char) b);
    }

    String text() {
      return text.toString();
    }
  }
}
