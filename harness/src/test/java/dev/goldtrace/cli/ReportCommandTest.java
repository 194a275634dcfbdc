package dev.goldtrace.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class ReportCommandTest {
  @TempDir private Path here;

  @BeforeEach
  void oneResult() throws IOException {
    write(
        "results/a-result.json",
        "{\"uuid\": \"a\", \"name\": \"one\", \"fullName\": \"walk#frames\", \"status\": \"passed\"}");
  }

  private void write(String file, String text) throws IOException {
    Files.createDirectories(here.resolve(file).getParent());
    Files.writeString(here.resolve(file), text);
  }

  @Test
  void openServesTheReportOnLoopbackUntilItIsInterrupted() throws Exception {
    int port;
    try (ServerSocket free = new ServerSocket(0)) {
      port = free.getLocalPort();
    }
    String[] words = ("report --results results -o made --open --port " + port).split(" ");
    ExecutorService thread = Executors.newSingleThreadExecutor();
    CompletableFuture<CommandRun> run =
        CompletableFuture.supplyAsync(() -> CommandRun.in(here, words), thread);

    String page = pageOf("http://127.0.0.1:" + port + "/", run);
    thread.shutdownNow();

    CommandRun ended = run.get(60, TimeUnit.SECONDS);
    assertThat(page).contains("<title>Allure Report</title>");
    assertThat(ended.err()).isEmpty();
    assertThat(ended.code()).isZero();
    assertThat(ended.out())
        .isEqualTo("made/index.html\nopen http://127.0.0.1:" + port + "/  (end with Ctrl-C)\n");
    assertThat(here.resolve("reports")).as("nothing but the folder of -o is made").doesNotExist();
  }

  @Test
  void aPortThatIsTakenIsToldWithWhatToDo() throws IOException {
    try (ServerSocket taken = new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
      String port = Integer.toString(taken.getLocalPort());

      CommandRun run =
          CommandRun.in(
              here, "report", "--results", "results", "-o", "made", "--open", "--port", port);

      assertThat(run.code()).isEqualTo(2);
      assertThat(run.err())
          .startsWith("goldtrace: port " + port + " can't be served (")
          .contains("give another one with --port")
          .hasLineCount(1);
      assertThat(run.out()).isEqualTo("made/index.html\n");
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"-1", "65536"})
  void aPortThatIsNoneIsToldBeforeTheReportIsMade(String port) {
    CommandRun run = CommandRun.in(here, "report", "--open", "--port", port, "-o", "made");

    assertThat(run.code()).isEqualTo(2);
    assertThat(run.err())
        .isEqualTo(
            "goldtrace: --port must be from 0 to 65535, not "
                + port
                + "; 0 is any that is free.\n");
    assertThat(here.resolve("made")).doesNotExist();
  }

  /** Asks until there is an answer, or the command has ended. */
  private static String pageOf(String address, CompletableFuture<CommandRun> run)
      throws InterruptedException {
    HttpRequest request = HttpRequest.newBuilder(URI.create(address)).build();
    while (!run.isDone()) {
      try {
        HttpResponse<String> answer =
            HttpClient.newHttpClient().send(request, BodyHandlers.ofString());
        return answer.body();
      } catch (IOException notYet) {
        Thread.sleep(50);
      }
    }
    return "";
  }

  @Test
  void aFolderWithoutResultsIsNamedWithTheCommandThatMakesThem() {
    CommandRun run = CommandRun.in(here, "report", "--results", "nowhere");

    assertThat(run.code()).isEqualTo(3);
    assertThat(run.err())
        .contains("nowhere", "holds no results", "goldtrace replay --allure")
        .hasLineCount(1);
  }

  @Test
  void aFileInPlaceOfAFolderOfResultsIsToldToBeNone() {
    String file = here.resolve("results/a-result.json").toString();

    assertThat(CommandRun.in(here, "report", "--results", file))
        .isEqualTo(
            new CommandRun(
                3,
                "",
                "goldtrace: "
                    + file
                    + ": is no folder; give the one that 'goldtrace replay --allure DIR' wrote\n"));
  }

  @Test
  void aFolderWithSomethingElseInItIsNotReplaced() throws IOException {
    write("mine/letters/one.txt", "dear");

    CommandRun run = CommandRun.in(here, "report", "--results", "results", "-o", "mine");

    assertThat(run.code()).isEqualTo(2);
    assertThat(run.err()).contains("mine is a folder with something else").hasLineCount(1);
    assertThat(here.resolve("mine/letters/one.txt")).hasContent("dear");
  }
}
