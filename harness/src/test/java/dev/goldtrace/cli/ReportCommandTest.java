package dev.goldtrace.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
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
