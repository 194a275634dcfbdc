package dev.goldtrace.cli;

import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.Reader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Properties;
import picocli.CommandLine.IVersionProvider;

/** What {@code --version} prints; the numbers are written into a resource by the build. */
final class VersionText implements IVersionProvider {

  @Override
  public String[] getVersion() {
    Properties build = build();
    return new String[] {
      "goldtrace " + build.getProperty("version"),
      "physics port " + build.getProperty("version") + " of the retail client 11.4186",
      "built for Java "
          + build.getProperty("java")
          + ", running on Java "
          + System.getProperty("java.version")
          + " ("
          + System.getProperty("java.vendor")
          + ")"
    };
  }

  private static Properties build() {
    try (InputStream resource = VersionText.class.getResourceAsStream("build.properties");
        Reader reader = new InputStreamReader(resource, StandardCharsets.UTF_8)) {
      Properties properties = new Properties();
      properties.load(reader);
      return properties;
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
