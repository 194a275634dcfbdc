package dev.goldtrace.report.allure;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import dev.goldtrace.cli.CommandRun;
import dev.goldtrace.repository.RepositoryRoot;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.function.UnaryOperator;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * A reader's way through the report of a run with one planted divergence of each kind, in a real
 * browser. Run with {@code mvn verify -Pbrowser}; with {@code -Dgoldtrace.screenshots=DIR} it keeps
 * pictures.
 */
@Tag("browser")
class ReportInBrowserTest {
  private static final String FRAMES = "retail/sticky/above";
  private static final String STATE = "retail/sticky/follow";
  private static final String MISSING = "retail/sticky/arrival";
  private static final String EXTRA = "retail/sticky/timeout_edge";
  private static final String ARGUMENT = "retail/turnto/tiny";
  private static final String NO_GOLDEN = "retail/constraint/taper";
  private static final List<String> TRACES =
      List.of(FRAMES, STATE, MISSING, EXTRA, ARGUMENT, NO_GOLDEN);
  private static final String VECTORS = "golden/vectors/retail/heading_diff.vectors.jsonl";

  @TempDir private Path here;
  @TempDir private Path profile;

  @BeforeEach
  void plantDivergences() throws IOException {
    assumeTrue(
        Files.isExecutable(Browser.CHROMIUM) && Files.isExecutable(Browser.DRIVER),
        "no /usr/bin/chromium and /usr/bin/chromedriver (Debian: chromium, chromium-driver)");
    Path root = RepositoryRoot.find();
    for (String id : TRACES) {
      copy(root, "traces/" + id + ".trace.jsonl");
      copy(root, "golden/" + id + ".frames.csv");
      copy(root, "golden/" + id + ".probes.csv");
      copy(root, "golden/" + id + ".state.csv");
    }
    copy(root, VECTORS);
    lines(FRAMES + ".frames.csv", text -> text.replaceFirst("84\\.666664", "84.66667"));
    lines(STATE + ".state.csv", text -> text.replaceFirst("0x80000002", "0x80000003"));
    lines(MISSING + ".probes.csv", text -> doubled(text, 1));
    lines(EXTRA + ".probes.csv", text -> without(text, 1));
    lines(ARGUMENT + ".probes.csv", text -> text.replaceFirst("heading=", "heading=1"));
    Files.delete(here.resolve("golden/" + NO_GOLDEN + ".state.csv"));
  }

  private void copy(Path root, String file) throws IOException {
    Files.createDirectories(here.resolve(file).getParent());
    Files.copy(root.resolve(file), here.resolve(file));
  }

  private void lines(String file, UnaryOperator<String> change) throws IOException {
    Path golden = here.resolve("golden").resolve(file);
    String text = Files.readString(golden);
    String changed = change.apply(text);
    assertThat(changed).isNotEqualTo(text);
    Files.writeString(golden, changed);
  }

  private static String doubled(String text, int line) {
    String[] lines = text.split("\n");
    return text.replace(lines[line] + "\n", lines[line] + "\n" + lines[line] + "\n");
  }

  private static String without(String text, int line) {
    return text.replace(text.split("\n")[line] + "\n", "");
  }

  @Test
  void aReaderFindsTheFailingCheckByManagerAndAddressAndSeesBothValuesAndThePlot()
      throws IOException {
    CommandRun.in(here, "replay", "--allure", "results");
    CommandRun.in(here, "vectors", "--allure", "results");
    CommandRun report = CommandRun.in(here, "report", "--results", "results");
    assertThat(report.err()).isEmpty();
    assertThat(report.code()).isZero();

    try (ReportServer server = ReportServer.start(here.resolve("reports/allure"), here, 0);
        Browser browser = Browser.start(profile)) {
      browser.open(server.address());
      browser.await("return document.body.innerText.includes('%')");
      browser.await("return document.body.innerText.includes('Golden.set')");
      picture(browser, "allure-overview");
      assertThat(browser.text().toLowerCase(Locale.ROOT))
          .contains("divergence: frames", "divergence: state", "divergence: probes", "golden file");

      browser.open(server.address() + "#behaviors");
      browser.click(".node__title", "MoveToManager");
      browser.click(".node__title", "0x0052A630 MoveToManager::TurnToHeading");
      browser.click(".node__title", "turnto");
      picture(browser, "allure-behaviours");
      browser.click(".node__leaf", ARGUMENT + " 0x0052A630");
      browser.await("return document.body.innerText.includes('DIVERGENCE probes arguments')");
      browser.click(".attachment-row", "calls of both sides");
      browser.click(".attachment-row", "plot");
      browser.await("return document.querySelectorAll('.attachment__iframe').length > 0");
      browser.await("return document.querySelectorAll('object.attachment__embed').length > 0");
      picture(browser, "allure-check");
      String page = browser.text();
      assertThat(page).contains("argument heading", "golden", "replayed", "bits 0x");
    }
  }

  @Test
  void theSingleFileShowsTheSameWithoutAServer() throws IOException {
    CommandRun.in(here, "replay", "--allure", "results");
    assertThat(CommandRun.in(here, "report", "--results", "results").code()).isZero();

    try (Browser browser = Browser.start(profile)) {
      browser.open(here.resolve("reports/goldtrace.html").toUri() + "#behaviors");
      browser.click(".node__title", "MoveToManager");
      browser.click(".node__title", "0x0052A630 MoveToManager::TurnToHeading");
      browser.click(".node__title", "turnto");
      browser.click(".node__leaf", ARGUMENT + " 0x0052A630");
      browser.await("return document.body.innerText.includes('DIVERGENCE probes arguments')");

      assertThat(browser.text()).contains("argument heading", "bits 0x");
    }
  }

  private static void picture(Browser browser, String name) throws IOException {
    String folder = System.getProperty("goldtrace.screenshots", "");
    if (!folder.isEmpty()) {
      browser.screenshot(Path.of(folder).resolve(name + ".png"));
    }
  }
}
