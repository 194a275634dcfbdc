package dev.goldtrace.report.allure;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import dev.goldtrace.cli.CommandRun;
import java.io.IOException;
import java.nio.file.Path;
import java.util.Locale;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * A reader's way through the report of a run with one planted divergence of each kind, which came
 * after a run without any, in a real browser. Run with {@code mvn verify -Pbrowser}; with {@code
 * -Dgoldtrace.screenshots=DIR} it keeps pictures.
 */
@Tag("browser")
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
class ReportInBrowserTest {
  /** The kind that the pictures show. */
  private static final String SHOWN = "Divergence: probes arguments";

  private Path here;
  private ReportServer server;
  private Browser browser;

  @BeforeAll
  void makeTheReportsOfTwoRuns(@TempDir Path here, @TempDir Path profile) throws IOException {
    this.here = here;
    Browser.missing(Browser.folder()).ifPresent(Assumptions::abort);
    PlantedRun run = PlantedRun.in(here);
    run.replay("good");
    report("good");
    run.plant();
    run.replayWithCrash("planted");
    report("planted");
    server = ReportServer.start(here.resolve("reports/allure"), here, 0);
    browser = Browser.start(profile);
  }

  private void report(String results) {
    CommandRun report = CommandRun.in(here, "report", "--results", results);
    assertThat(report.err()).isEmpty();
    assertThat(report.code()).isZero();
  }

  @AfterAll
  void stop() throws IOException {
    if (browser != null) {
      browser.close();
    }
    if (server != null) {
      server.close();
    }
  }

  static Stream<PlantedRun.Planted> planted() {
    return PlantedRun.ALL.stream();
  }

  @ParameterizedTest
  @MethodSource("planted")
  void aReaderFindsTheFailingCheckByClassAndFunctionAndSeesBothValuesAndThePlot(
      PlantedRun.Planted planted) throws IOException {
    open(server.address(), planted);

    assertThat(browser.text().replaceAll("\\s+", " ")).contains(planted.says());
    if (planted.plotted()) {
      browser.click(".attachment-row", "calls of both sides");
      browser.click(".attachment-row", "plot");
      browser.await("return document.querySelectorAll('.attachment__iframe').length > 0");
      browser.await("return document.querySelectorAll('object.attachment__embed').length > 0");
    }
    if (planted.category().equals(SHOWN)) {
      picture("allure-check");
    }
  }

  /** From the tree of behaviours to the check, title by title. */
  private void open(String report, PlantedRun.Planted planted) throws IOException {
    browser.open("about:blank");
    browser.open(report + "#behaviors");
    for (String title : planted.path()) {
      browser.click(".node__title", title);
    }
    if (planted.category().equals(SHOWN)) {
      picture("allure-behaviours");
    }
    browser.click(".node__leaf", planted.subject() + " " + planted.check());
    browser.await("return document.body.innerText.includes('run just this')");
  }

  @Test
  void theOverviewSortsTheFailuresAndTellsOfTheRunBefore() throws IOException {
    browser.open("about:blank");
    browser.open(server.address());
    browser.await("return document.body.innerText.includes('Golden.set')");
    browser.await("return document.querySelectorAll('.history-trend__chart svg').length > 0");
    picture("allure-overview");

    String overview = browser.text().toLowerCase(Locale.ROOT);
    assertThat(overview).contains("trend", "goldtrace physics-port 0.1.0-snapshot");
    browser.open("about:blank");
    browser.open(server.address() + "#categories");
    browser.await("return document.body.innerText.includes('Stale expectation')");
    assertThat(browser.text())
        .contains(PlantedRun.ALL.stream().map(PlantedRun.Planted::category).toList());
  }

  @Test
  void theHistoryOfACheckTellsThatItPassedBefore() throws IOException {
    JsonNode trend =
        new ObjectMapper()
            .readTree(here.resolve("reports/allure/history/history-trend.json").toFile());
    assertThat(trend).hasSize(2);
    assertThat(trend.get(0).at("/data/failed").asInt()).isPositive();
    assertThat(trend.get(1).at("/data/failed").asInt()).isZero();

    open(server.address(), PlantedRun.ALL.get(0));
    browser.click(".tab a", "History");
    browser.await("return document.body.innerText.includes('1 of 2')");
  }

  @Test
  void theSingleFileShowsTheSameWithoutAServer() throws IOException {
    PlantedRun.Planted planted =
        PlantedRun.ALL.stream().filter(one -> one.category().equals(SHOWN)).findFirst().get();

    open(here.resolve("reports/goldtrace.html").toUri().toString(), planted);

    assertThat(browser.text().replaceAll("\\s+", " ")).contains(planted.says());
    browser.click(".tab a", "History");
    browser.await("return document.body.innerText.includes('1 of 2')");
  }

  private void picture(String name) throws IOException {
    String folder = System.getProperty("goldtrace.screenshots", "");
    if (!folder.isEmpty()) {
      browser.screenshot(Path.of(folder).resolve(name + ".png"));
    }
  }
}
