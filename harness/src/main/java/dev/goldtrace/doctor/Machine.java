package dev.goldtrace.doctor;

import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.util.Properties;

/** Examines what the program runs on. */
public final class Machine {
  private static final int OLDEST_JAVA = 17;
  private static final long MEBIBYTE = 1 << 20;

  private final Properties system;
  private final Charset charset;

  public Machine(Properties system, Charset charset) {
    this.system = system;
    this.charset = charset;
  }

  /** The Java runtime. */
  public Finding java() {
    String text =
        system.getProperty("java.version") + " (" + system.getProperty("java.vendor") + ")";
    int feature = Runtime.Version.parse(system.getProperty("java.version")).feature();
    return feature >= OLDEST_JAVA
        ? Finding.ok("java", text)
        : Finding.bad("java", text, "Run with Java " + OLDEST_JAVA + " or newer.");
  }

  /** The operating system and what Java may use of it. */
  public Finding system() {
    Runtime runtime = Runtime.getRuntime();
    return Finding.ok(
        "system",
        system.getProperty("os.name")
            + " "
            + system.getProperty("os.arch")
            + ", "
            + runtime.availableProcessors()
            + " processors, "
            + runtime.maxMemory() / MEBIBYTE
            + " MiB for Java");
  }

  /** How file names and text without a stated encoding are read. */
  public Finding encoding() {
    String names = system.getProperty("sun.jnu.encoding", charset.name());
    String text = "file names " + names + ", text " + charset.name();
    return Charset.forName(names).equals(StandardCharsets.UTF_8)
        ? Finding.ok("encoding", text)
        : Finding.absent(
            "encoding",
            text,
            "File names beyond ASCII need a UTF-8 locale, e.g. LC_ALL=C.UTF-8; contents of files"
                + " are always read as UTF-8.");
  }
}
