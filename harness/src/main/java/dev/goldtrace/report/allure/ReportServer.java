package dev.goldtrace.report.allure;

import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpServer;
import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;

/**
 * Shows a report to the browsers of this machine: on loopback only, reading only. Paths that the
 * report lacks are looked up in the repository's documents, sources and traces, where the results'
 * links lead.
 */
public final class ReportServer implements AutoCloseable {
  private static final int THREADS = 4;
  private static final List<String> LINKED = List.of("docs", "physics-port", "traces", "golden");
  private static final Map<String, String> TYPES =
      Map.of(
          "html", "text/html",
          "js", "text/javascript",
          "css", "text/css",
          "json", "application/json",
          "svg", "image/svg+xml",
          "png", "image/png",
          "ico", "image/x-icon",
          "woff", "font/woff",
          "woff2", "font/woff2");

  private final Path report;
  private final Path repository;
  private final HttpServer server;
  private final ExecutorService threads = Executors.newFixedThreadPool(THREADS);

  private ReportServer(Path report, Path repository, HttpServer server) {
    this.report = report.toAbsolutePath().normalize();
    this.repository = repository.toAbsolutePath().normalize();
    this.server = server;
  }

  /**
   * Starts serving a folder.
   *
   * @param port 0: any that is free
   */
  public static ReportServer start(Path report, Path repository, int port) throws IOException {
    HttpServer http =
        HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), port), 0);
    ReportServer server = new ReportServer(report, repository, http);
    http.createContext("/", server::answer);
    http.setExecutor(server.threads);
    http.start();
    return server;
  }

  /** Where it is. */
  public String address() {
    return "http://"
        + server.getAddress().getAddress().getHostAddress()
        + ":"
        + server.getAddress().getPort()
        + "/";
  }

  private void answer(HttpExchange exchange) throws IOException {
    try (exchange) {
      if (!exchange.getRequestMethod().equals("GET")) {
        exchange.sendResponseHeaders(405, -1);
        return;
      }
      Optional<Path> file = file(exchange.getRequestURI().getPath());
      if (file.isEmpty()) {
        exchange.sendResponseHeaders(404, -1);
        return;
      }
      byte[] content = Files.readAllBytes(file.get());
      exchange.getResponseHeaders().set("Content-Type", type(file.get()));
      exchange.getResponseHeaders().set("Cache-Control", "no-store");
      exchange.sendResponseHeaders(200, content.length == 0 ? -1 : content.length);
      exchange.getResponseBody().write(content);
    }
  }

  private Optional<Path> file(String path) {
    String name = path.endsWith("/") ? path + "index.html" : path;
    String relative = name.replaceFirst("^/+", "");
    return below(report, relative)
        .or(
            () ->
                LINKED.stream()
                    .filter(folder -> relative.startsWith(folder + "/"))
                    .findFirst()
                    .flatMap(folder -> linked(folder, relative)));
  }

  private Optional<Path> linked(String folder, String relative) {
    return below(repository.resolve(folder), relative.substring(folder.length() + 1));
  }

  private static Optional<Path> below(Path folder, String relative) {
    Path file = folder.resolve(relative).normalize();
    return file.startsWith(folder) && Files.isRegularFile(file)
        ? Optional.of(file)
        : Optional.empty();
  }

  private static String type(Path file) {
    String name = file.getFileName().toString();
    String extension = name.substring(name.lastIndexOf('.') + 1).toLowerCase(Locale.ROOT);
    String type = TYPES.getOrDefault(extension, "text/plain");
    return type.startsWith("text/") ? type + "; charset=" + StandardCharsets.UTF_8 : type;
  }

  @Override
  public void close() {
    server.stop(0);
    threads.shutdownNow();
  }
}
