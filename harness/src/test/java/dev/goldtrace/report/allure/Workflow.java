package dev.goldtrace.report.allure;

import com.fasterxml.jackson.annotation.JsonProperty;
import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.dataformat.yaml.YAMLMapper;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;

/** A workflow for GitHub, as far as {@link WorkflowRun} knows them. */
record Workflow(Map<String, Job> jobs) {

  /** Steps that one machine does; with a strategy: as many machines as its matrix has values. */
  record Job(String needs, Strategy strategy, List<Step> steps) {}

  record Strategy(Map<String, List<String>> matrix) {}

  /** A command line, or an action with its inputs. */
  record Step(
      @JsonProperty("if") String condition, String run, String uses, Map<String, String> with) {}

  static Workflow read(Path file) throws IOException {
    return YAMLMapper.builder()
        .disable(DeserializationFeature.FAIL_ON_UNKNOWN_PROPERTIES)
        .build()
        .readValue(file.toFile(), Workflow.class);
  }
}
