package dev.goldtrace.report.allure;

import dev.goldtrace.file.UnwritableFileException;
import java.io.File;
import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.net.URISyntaxException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;

/**
 * Allure's command line, which makes HTML of results. The build takes it from Maven Central and
 * unpacks it beside this program; it is run as a process of its own, with the same Java, so that
 * its libraries do not meet ours. It asks nothing of the network.
 */
public final class AllureProgram {
  private static final String MAIN = "io.qameta.allure.CommandLine";

  private final Path home;

  private AllureProgram(Path home) {
    this.home = home;
  }

  /** The one that belongs to this program; empty if the build has not unpacked it. */
  public static Optional<AllureProgram> ofBuild() {
    try {
      Path place =
          Path.of(AllureProgram.class.getProtectionDomain().getCodeSource().getLocation().toURI());
      Path home = place.resolveSibling("allure");
      return Files.isDirectory(home.resolve("lib"))
          ? Optional.of(new AllureProgram(home))
          : Optional.empty();
    } catch (URISyntaxException e) {
      throw new IllegalStateException(e);
    }
  }

  /**
   * Makes a report; what was in its folder goes.
   *
   * @param results the folders of results
   * @param singleFile whether everything goes into index.html
   * @throws IOException it could not be made; the message has Allure's last words
   */
  public void generate(List<Path> results, Path report, boolean singleFile) throws IOException {
    Path javaProgram = Path.of(System.getProperty("java.home"), "bin", "java");
    ProcessBuilder builder = new ProcessBuilder(javaProgram.toString());
    builder.command().addAll(memoryOptions());
    builder
        .command()
        .addAll(
            List.of(
                "-XX:+UseSerialGC",
                // A report takes seconds: the second compiler never earns what it costs.
                "-XX:TieredStopAtLevel=1",
                "-Dfile.encoding=UTF-8",
                "-Djava.awt.headless=true",
                "-cp",
                home.resolve("lib") + "/*" + File.pathSeparator + home.resolve("lib/config"),
                MAIN,
                "generate",
                "--clean",
                "-o",
                report.toString()));
    if (singleFile) {
      builder.command().add("--single-file");
    }
    results.forEach(folder -> builder.command().add(folder.toString()));
    builder.environment().put("APP_HOME", home.toString());
    builder.environment().put("ALLURE_NO_ANALYTICS", "true");
    run(builder.redirectErrorStream(true), report);
  }

  /** The bounds of memory that this process was started with hold for the other one, too. */
  private static List<String> memoryOptions() {
    return ManagementFactory.getRuntimeMXBean().getInputArguments().stream()
        .filter(option -> option.matches("-Xm[sx].*|-XX:(Max|Min)?(RAM|Heap).*"))
        .toList();
  }

  private static void run(ProcessBuilder builder, Path report) throws IOException {
    Process process = builder.start();
    process.getOutputStream().close();
    String said = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    try {
      if (process.waitFor() != 0) {
        throw problem(report, said);
      }
    } catch (InterruptedException e) {
      process.destroy();
      Thread.currentThread().interrupt();
      throw new IOException("interrupted", e);
    }
  }

  /** What it said, without the places in its program. */
  private static IOException problem(Path report, String said) {
    List<String> words =
        said.lines()
            .map(String::strip)
            .filter(line -> !line.matches("|at .*|\\.\\.\\. .*"))
            .toList();
    if (said.contains("OutOfMemoryError")) {
      return new IOException("Allure ran out of memory", new OutOfMemoryError());
    }
    Optional<IOException> refused = UnwritableFileException.saidIn(report, said);
    return refused.orElseGet(() -> new IOException("Allure says: " + String.join(" ", words)));
  }
}
