package dev.goldtrace.report.allure;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.net.InetAddress;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ReportServerTest {
  @TempDir private Path here;
  private ReportServer server;

  @BeforeEach
  void serveAReport() throws IOException {
    write("report/index.html", "<p>report</p>");
    write("report/data/one.json", "{}");
    write("report/empty.txt", "");
    write("docs/format.md", "# Format");
    write("secret.txt", "secret");
    server = ReportServer.start(here.resolve("report"), here, 0);
  }

  private void write(String file, String text) throws IOException {
    Files.createDirectories(here.resolve(file).getParent());
    Files.writeString(here.resolve(file), text);
  }

  @AfterEach
  void stop() {
    server.close();
  }

  private HttpResponse<String> get(String path) throws Exception {
    return send("GET", path);
  }

  private HttpResponse<String> send(String method, String path) throws Exception {
    HttpRequest request =
        HttpRequest.newBuilder(URI.create(server.address() + path))
            .method(method, BodyPublishers.noBody())
            .build();
    return HttpClient.newHttpClient().send(request, BodyHandlers.ofString());
  }

  @Test
  void itIsThereForThisMachineOnly() throws Exception {
    InetAddress bound = InetAddress.getByName(URI.create(server.address()).getHost());

    assertThat(bound.isLoopbackAddress()).isTrue();
  }

  @Test
  void itShowsTheReport() throws Exception {
    assertThat(get("").body()).isEqualTo("<p>report</p>");
    assertThat(get("").headers().firstValue("Content-Type")).contains("text/html; charset=UTF-8");
    assertThat(get("data/one.json").headers().firstValue("Content-Type"))
        .contains("application/json");
    assertThat(get("empty.txt").statusCode()).isEqualTo(200);
  }

  @Test
  void itShowsTheDocumentsThatResultsLinkTo() throws Exception {
    assertThat(get("docs/format.md").body()).isEqualTo("# Format");
  }

  @Test
  void itShowsNothingElse() throws Exception {
    assertThat(get("secret.txt").statusCode()).isEqualTo(404);
    assertThat(get("..%2Fsecret.txt").statusCode()).isEqualTo(404);
    assertThat(get("docs/..%2Fsecret.txt").statusCode()).isEqualTo(404);
    assertThat(get("data/").statusCode()).isEqualTo(404);
  }

  @Test
  void itOnlyShows() throws Exception {
    assertThat(send("DELETE", "index.html").statusCode()).isEqualTo(405);
    assertThat(here.resolve("report/index.html")).exists();
  }
}
