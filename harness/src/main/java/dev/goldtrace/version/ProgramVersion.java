package dev.goldtrace.version;

import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.Reader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Properties;

/**
 * The version of this program and of its port, written into a resource by the build.
 *
 * @param number the version of both
 * @param java the Java release that they are built for
 */
public record ProgramVersion(String number, String java) {
  private static final String CLIENT = "11.4186";

  /** The version of what runs now. */
  public static ProgramVersion ofBuild() {
    try (InputStream resource = ProgramVersion.class.getResourceAsStream("build.properties");
        Reader reader = new InputStreamReader(resource, StandardCharsets.UTF_8)) {
      Properties properties = new Properties();
      properties.load(reader);
      return new ProgramVersion(properties.getProperty("version"), properties.getProperty("java"));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** The port's version, and the client that it is a port of. */
  public String ofPort() {
    return number + " of the retail client " + CLIENT;
  }
}
