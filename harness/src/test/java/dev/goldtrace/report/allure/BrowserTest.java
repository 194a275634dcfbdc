package dev.goldtrace.report.allure;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class BrowserTest {
  @TempDir private Path folder;

  private void install(String program) throws IOException {
    Path file = Files.writeString(folder.resolve(program), "");
    assertThat(file.toFile().setExecutable(true)).isTrue();
  }

  @Test
  void whatIsMissingIsNamedWithTheWayToInstallIt() {
    assertThat(Browser.missing(folder))
        .hasValueSatisfying(
            reason ->
                assertThat(reason)
                    .startsWith("no chromium and no chromedriver in " + folder + ": ")
                    .contains(".ci/browser", "-Dgoldtrace.browser=DIR"));
  }

  @Test
  void onlyWhatIsMissingIsNamed() throws IOException {
    install("chromium");

    assertThat(Browser.missing(folder))
        .hasValueSatisfying(reason -> assertThat(reason).startsWith("no chromedriver in "));
  }

  @Test
  void whereBothAreNothingIsMissing() throws IOException {
    install("chromium");
    install("chromedriver");

    assertThat(Browser.missing(folder)).isEmpty();
  }
}
