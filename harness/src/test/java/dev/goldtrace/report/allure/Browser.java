package dev.goldtrace.report.allure;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.net.ServerSocket;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Base64;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

/** A headless Chromium, driven through chromedriver by the WebDriver protocol. */
final class Browser implements AutoCloseable {
  private static final String CHROMIUM = "chromium";
  private static final String DRIVER = "chromedriver";
  private static final String FOLDER = "goldtrace.browser";

  private static final ObjectMapper JSON = new ObjectMapper();
  private static final Duration PATIENCE = Duration.ofSeconds(60);

  private final HttpClient http = HttpClient.newHttpClient();
  private final Process driver;
  private final String base;
  private final String session;

  /** Why there is none in a folder, and what to do; empty if there is one. */
  static Optional<String> missing(Path folder) {
    List<String> lacking =
        Stream.of(CHROMIUM, DRIVER)
            .filter(name -> !Files.isExecutable(folder.resolve(name)))
            .toList();
    return lacking.isEmpty()
        ? Optional.empty()
        : Optional.of(
            "no "
                + String.join(" and no ", lacking)
                + " in "
                + folder
                + ": nobody looked at the report in a browser. On Debian '.ci/browser' installs"
                + " them first; -D"
                + FOLDER
                + "=DIR looks in another folder");
  }

  /** Where it is looked for. */
  static Path folder() {
    return Path.of(System.getProperty(FOLDER, "/usr/bin"));
  }

  private Browser(Process driver, int port, Path profile) throws IOException {
    this.driver = driver;
    this.base = "http://127.0.0.1:" + port;
    awaitDriver();
    List<String> arguments =
        List.of(
            "--headless",
            "--no-sandbox",
            "--disable-gpu",
            "--disable-quic",
            "--disable-dev-shm-usage",
            "--no-first-run",
            "--disable-background-networking",
            "--disable-component-update",
            "--disable-sync",
            "--window-size=1400,1500",
            "--user-data-dir=" + profile);
    JsonNode answer =
        call(
            "POST",
            "/session",
            Map.of(
                "capabilities",
                Map.of(
                    "alwaysMatch",
                    Map.of(
                        "goog:chromeOptions",
                        Map.of(
                            "binary", folder().resolve(CHROMIUM).toString(), "args", arguments)))));
    this.session = "/session/" + answer.get("sessionId").asText();
  }

  static Browser start(Path profile) throws IOException {
    int port;
    try (ServerSocket free = new ServerSocket(0)) {
      port = free.getLocalPort();
    }
    Process driver =
        new ProcessBuilder(folder().resolve(DRIVER).toString(), "--port=" + port)
            .redirectErrorStream(true)
            .redirectOutput(ProcessBuilder.Redirect.DISCARD)
            .start();
    try {
      return new Browser(driver, port, profile);
    } catch (IOException | RuntimeException e) {
      driver.destroy();
      throw e;
    }
  }

  private void awaitDriver() throws IOException {
    long end = System.nanoTime() + PATIENCE.toNanos();
    while (true) {
      try {
        call("GET", "/status", null);
        return;
      } catch (IOException e) {
        if (System.nanoTime() > end) {
          throw e;
        }
        pause();
      }
    }
  }

  private static void pause() {
    try {
      Thread.sleep(100);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new IllegalStateException(e);
    }
  }

  private JsonNode call(String method, String path, Object body) throws IOException {
    HttpRequest.BodyPublisher publisher =
        body == null
            ? HttpRequest.BodyPublishers.noBody()
            : HttpRequest.BodyPublishers.ofString(JSON.writeValueAsString(body));
    HttpRequest request =
        HttpRequest.newBuilder(URI.create(base + path))
            .timeout(PATIENCE)
            .header("Content-Type", "application/json")
            .method(method, publisher)
            .build();
    try {
      HttpResponse<String> response = http.send(request, HttpResponse.BodyHandlers.ofString());
      JsonNode value = JSON.readTree(response.body()).get("value");
      if (response.statusCode() != 200) {
        throw new IOException(path + ": " + value);
      }
      return value;
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new IOException(e);
    }
  }

  void open(String url) throws IOException {
    call("POST", session + "/url", Map.of("url", url));
  }

  /** Runs a script's function body and answers what it returns. */
  JsonNode script(String body) throws IOException {
    return call("POST", session + "/execute/sync", Map.of("script", body, "args", List.of()));
  }

  /** Waits until a visible element that holds a text is there, then clicks the first such one. */
  void click(String selector, String text) throws IOException {
    await(
        """
        const one = [...document.querySelectorAll(%s)]
            .find(e => e.offsetParent && e.textContent.includes(%s));
        if (one) one.click();
        return !!one;
        """
            .formatted(JSON.writeValueAsString(selector), JSON.writeValueAsString(text)));
  }

  /** Waits until a script's function body answers true. */
  void await(String body) throws IOException {
    long end = System.nanoTime() + PATIENCE.toNanos();
    while (!script(body).asBoolean()) {
      if (System.nanoTime() > end) {
        throw new IOException("not in time: " + body + "\non the page:\n" + text());
      }
      pause();
    }
  }

  /** What a reader sees. */
  String text() throws IOException {
    return script("return document.body.innerText").asText();
  }

  /** Keeps a picture of the page after its animations have ended. */
  void screenshot(Path file) throws IOException {
    await("return document.getAnimations().every(one => one.playState !== 'running')");
    script("window.settled = Date.now() + 1500");
    await("return Date.now() > window.settled");
    byte[] image = Base64.getDecoder().decode(call("GET", session + "/screenshot", null).asText());
    Files.createDirectories(file.getParent());
    Files.write(file, image);
  }

  @Override
  public void close() throws IOException {
    try {
      call("DELETE", session, null);
    } finally {
      driver.destroy();
    }
  }
}
