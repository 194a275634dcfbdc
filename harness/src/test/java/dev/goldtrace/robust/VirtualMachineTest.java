package dev.goldtrace.robust;

import static org.assertj.core.api.Assertions.assertThat;

import dev.goldtrace.robust.CommandLines.Extent;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * Locale, time zone, charset, compiler and number of jobs change no byte of what is printed and
 * written. In {@code mvn verify} a few traces with several settings at once; all traces and vectors
 * with each setting with {@code mvn verify -Probust}.
 */
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
class VirtualMachineTest {
  private static final String TURKISH = "-Duser.language=tr -Duser.country=TR";
  private static final String ARABIC =
      "-Duser.language=ar -Duser.country=EG -Duser.extensions=u-nu-arab";

  private final Map<Extent, String> expected = new EnumMap<>(Extent.class);
  @TempDir private Path folder;

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        TURKISH + " -Duser.timezone=Asia/Kathmandu -Dfile.encoding=ISO-8859-1 | 7",
        ARABIC + " -Dfile.encoding=UTF-16 | 2",
      })
  void severalSettingsAtOnce(String options, String jobs) throws Exception {
    assertSame(Extent.SOME, List.of(options.split(" ")), jobs);
  }

  @Test
  void theInterpreterAlone() throws Exception {
    assertSame(Extent.ONE, List.of("-Xint"), "1");
  }

  @ParameterizedTest
  @Tag("robust")
  @Timeout(value = 1, unit = TimeUnit.HOURS)
  @CsvSource(
      delimiter = '|',
      value = {
        TURKISH + " | 1",
        ARABIC + " | 2",
        "-Duser.language=de -Duser.country=DE -Duser.timezone=America/St_Johns | 7",
        "-Duser.timezone=Asia/Kathmandu | 1",
        "-Dfile.encoding=ISO-8859-1 | 2",
        "-Dfile.encoding=UTF-16 | 2",
        "-XX:TieredStopAtLevel=4 -XX:+UseParallelGC -XX:-UseSerialGC | 2",
        "-XX:-TieredCompilation | 7",
        "-Xint | 2",
      })
  void allTraces(String options, String jobs) throws Exception {
    assertSame(Extent.ALL, List.of(options.split(" ")), jobs);
  }

  private void assertSame(Extent extent, List<String> options, String jobs) throws Exception {
    Path file = folder.resolve("output.txt");
    List<String> command =
        ChildProgram.command(options, CommandLines.class, file.toString(), extent.name(), jobs);
    try (ChildProgram child = ChildProgram.start(Path.of("").toAbsolutePath(), command)) {
      assertThat(child.code()).as(child.err()).isZero();
    }

    assertThat(Files.readString(file)).isEqualTo(here(extent));
  }

  /** The output in this virtual machine, which has the settings of whoever runs the tests. */
  private String here(Extent extent) throws IOException {
    if (!expected.containsKey(extent)) {
      Path scratch = Files.createDirectory(folder.resolve("here"));
      expected.put(extent, CommandLines.text(extent, "1", scratch));
      assertThat(expected.get(extent)).contains("retail/sticky/above").hasSizeGreaterThan(1000);
    }
    return expected.get(extent);
  }
}
