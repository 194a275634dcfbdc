package dev.goldtrace.cli;

import static org.assertj.core.api.Assertions.assertThat;

import dev.goldtrace.repository.RepositoryRoot;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
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
  void namesWithoutOptionsAreWhatTheParserMakesOfThem() {
    for (List<String> line :
        List.of(
            List.of("replay", "retail/sticky/above", "retail/interp/*"),
            List.of("replay", "nowhere/nothing"),
            List.of("vectors", "retail/heading_diff"),
            List.of("list", "retail/sticky/*"))) {
      List<String> parsed = new ArrayList<>(line);
      parsed.add(1, "--");

      assertThat(CommandRun.of(line.toArray(String[]::new)))
          .as(line.toString())
          .isEqualTo(CommandRun.of(parsed.toArray(String[]::new)));
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
  void bashCompletesCommandsAndOptions() throws IOException, InterruptedException {
    assertThat(completed("goldtrace repl")).containsExactly("replay");
    assertThat(completed("goldtrace replay --fil")).containsExactly("--filter");
    assertThat(completed("goldtrace import pc")).containsExactly("pcap");
  }

  /** What bash makes of a line whose last word is to be completed. */
  private static List<String> completed(String line) throws IOException, InterruptedException {
    int words = line.split(" ").length;
    Process bash =
        new ProcessBuilder("bash", "--norc")
            // compopt complains there that this is no completion of a shell that is used.
            .redirectError(ProcessBuilder.Redirect.DISCARD)
            .start();
    try (OutputStream in = bash.getOutputStream()) {
      String script =
          CommandRun.of("generate-completion").out()
              + "COMP_WORDS=(%s); COMP_CWORD=%d; COMP_LINE='%s'; COMP_POINT=${#COMP_LINE}\n"
                  .formatted(line, words - 1, line)
              + "_complete_goldtrace goldtrace; printf '%s\\n' \"${COMPREPLY[@]}\"\n";
      in.write(script.getBytes(StandardCharsets.UTF_8));
    }
    String said = new String(bash.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    assertThat(bash.waitFor()).as(said).isZero();
    return said.lines().map(String::strip).toList();
  }

  @Test
  void colourAndTheProgressLineAreForTerminalsOnly() {
    Path root = RepositoryRoot.find();
    String[] command = {"replay", "retail/sticky/above", "retail/sticky/follow", "--jobs", "1"};

    CommandRun seen = CommandRun.onTerminal(Map.of("TERM", "xterm"), root, command);
    CommandRun plain = CommandRun.onTerminal(Map.of("NO_COLOR", "1"), root, command);
    CommandRun piped = CommandRun.in(root, command);

    assertThat(seen.out()).contains("\u001b[32mok          \u001b[0mretail/sticky/above");
    assertThat(seen.err()).contains("\r\u001b[K1/2 retail/sticky/above").endsWith("\r\u001b[K");
    assertThat(plain.out()).isEqualTo(piped.out()).doesNotContain("\u001b");
    assertThat(plain.err()).isEqualTo(seen.err());
    assertThat(piped.err()).isEmpty();
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
