package dev.goldtrace.robust;

import java.io.IOException;
import java.nio.charset.Charset;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.time.ZoneId;
import java.util.Arrays;
import java.util.Locale;

/** Does carelessly what the program takes care of: its output hangs on the virtual machine. */
final class SettingsProgram {
  private SettingsProgram() {}

  /** The argument: where the text goes. */
  public static void main(String[] args) throws IOException {
    Files.writeString(Path.of(args[0]), text());
  }

  /** What a careless program would print. */
  static String text() {
    return String.join(
        "\n",
        String.format("%,.1f", 1234.5),
        "TITLE".toLowerCase(),
        Arrays.toString("\u00fc".getBytes(Charset.defaultCharset())),
        Instant.EPOCH.atZone(ZoneId.systemDefault()).toLocalTime().toString(),
        Locale.getDefault().toString(),
        System.getProperty("java.vm.info").split(",")[0]);
  }
}
