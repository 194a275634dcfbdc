package dev.goldtrace.report.allure;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class CategoriesTest {
  private static final ObjectMapper JSON = new ObjectMapper();

  @TempDir private Path here;

  @Test
  void everyKindOfFailureIsFiledUnderACategoryOfItsOwn() throws IOException {
    PlantedRun run = PlantedRun.in(here);
    run.plant();
    run.replayWithCrash("results");

    Map<String, String> categories = categories();

    assertThat(PlantedRun.ALL)
        .extracting(PlantedRun.Planted::category)
        .doesNotHaveDuplicates()
        .hasSize(11);
    assertThat(PlantedRun.ALL)
        .allSatisfy(
            planted ->
                assertThat(categories).containsEntry(planted.fullName(), planted.category()));
    assertThat(categories).doesNotContainValue("none");
  }

  /** The category of each result that did not pass, as Allure finds it: the first that matches. */
  private Map<String, String> categories() throws IOException {
    JsonNode categories = JSON.readTree(here.resolve("results/categories.json").toFile());
    Map<String, String> found = new TreeMap<>();
    for (JsonNode result : results()) {
      if (!result.get("status").asText().equals("passed")) {
        found.put(result.get("fullName").asText(), category(result, categories));
      }
    }
    return found;
  }

  private static String category(JsonNode result, JsonNode categories) {
    for (JsonNode category : categories) {
      boolean status = category.get("matchedStatuses").get(0).equals(result.get("status"));
      String message = result.at("/statusDetails/message").asText();
      if (status && message.matches(category.get("messageRegex").asText())) {
        return category.get("name").asText();
      }
    }
    return "none";
  }

  private List<JsonNode> results() throws IOException {
    List<JsonNode> results = new ArrayList<>();
    try (Stream<Path> files = Files.list(here.resolve("results"))) {
      for (Path file : files.filter(one -> one.toString().endsWith("-result.json")).toList()) {
        results.add(JSON.readTree(file.toFile()));
      }
    }
    return results;
  }
}
