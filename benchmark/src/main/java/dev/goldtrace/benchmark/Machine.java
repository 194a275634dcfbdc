package dev.goldtrace.benchmark;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;

/** What the numbers were measured on, in one line. */
final class Machine {
  private static final Path CPU = Path.of("/proc/cpuinfo");

  private Machine() {}

  static String describe() {
    return Runtime.getRuntime().availableProcessors()
        + " cores, "
        + processor()
        + ", "
        + System.getProperty("os.name")
        + ", "
        + System.getProperty("java.vm.name")
        + " "
        + System.getProperty("java.version");
  }

  /** The processor's model; its architecture where the system does not tell. */
  private static String processor() {
    try {
      for (String line : Files.readAllLines(CPU, StandardCharsets.UTF_8)) {
        if (line.startsWith("model name")) {
          return line.substring(line.indexOf(':') + 1).trim();
        }
      }
    } catch (IOException e) {
      // Another system than Linux.
    }
    return System.getProperty("os.arch");
  }
}
