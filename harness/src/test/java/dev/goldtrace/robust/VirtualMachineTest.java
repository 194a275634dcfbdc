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

  /** The settings take hold: line by line what a careless program does in a machine with them. */
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        TURKISH
            + " -Duser.timezone=Asia/Kathmandu -Dfile.encoding=ISO-8859-1 -Xint"
            + " | 1.234,5;t\u0131tle;[-4];05:30;tr_TR;interpreted mode",
        ARABIC
            + " -Duser.timezone=America/St_Johns -Dfile.encoding=UTF-16 -XX:-UseSharedSpaces"
            + " | \u0661\u066c\u0662\u0663\u0664\u066b\u0665;title;[-2, -1, 0, -4];20:30;ar_EG_#u-nu-arab;mixed mode",
      })
  void whatHangsOnTheSettingsIsNoticed(String options, String lines) throws Exception {
    Path file = folder.resolve("settings.txt");
    run(List.of(options.split(" ")), SettingsProgram.class, file.toString());

    assertThat(Files.readAllLines(file)).startsWith(lines.split(";"));
    assertThat(Files.readString(file)).isNotEqualTo(SettingsProgram.text());
  }

  private void run(List<String> options, Class<?> program, String... args) throws Exception {
    List<String> command = ChildProgram.command(options, program, args);
    try (ChildProgram child = ChildProgram.start(Path.of("").toAbsolutePath(), command)) {
      assertThat(child.code()).as(child.err()).isZero();
    }
  }

  private void assertSame(Extent extent, List<String> options, String jobs) throws Exception {
    Path file = folder.resolve("output.txt");
    run(options, CommandLines.class, file.toString(), extent.name(), jobs);

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
