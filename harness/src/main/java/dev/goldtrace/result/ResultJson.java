package dev.goldtrace.result;

import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.core.util.DefaultIndenter;
import com.fasterxml.jackson.core.util.DefaultPrettyPrinter;
import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.json.JsonMapper;
import dev.goldtrace.trace.InputException;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;

/** Results as JSON. */
public final class ResultJson {
  private static final JsonMapper MAPPER =
      JsonMapper.builder()
          .serializationInclusion(JsonInclude.Include.NON_NULL)
          .disable(DeserializationFeature.FAIL_ON_UNKNOWN_PROPERTIES)
          .build();

  private ResultJson() {}

  /** Writes a result; the same result gives the same bytes. */
  public static String write(RunResult result) {
    DefaultIndenter indenter = new DefaultIndenter("  ", "\n");
    DefaultPrettyPrinter printer = new DefaultPrettyPrinter().withObjectIndenter(indenter);
    printer.indentArraysWith(indenter);
    try {
      return MAPPER.writer(printer).writeValueAsString(result) + "\n";
    } catch (JsonProcessingException e) {
      throw new IllegalStateException(e);
    }
  }

  /**
   * Reads a result.
   *
   * @param shown the file as messages name it
   * @throws InputException the file holds no result, or one of a newer version
   */
  public static RunResult read(Path file, String shown) {
    try {
      JsonNode tree = MAPPER.readTree(Files.readAllBytes(file));
      if (!tree.path("schema").asText().equals(RunResult.SCHEMA)) {
        throw problem(
            shown, "holds no results; replay, vectors and compare print them with --format json");
      }
      int version = tree.path("version").asInt();
      if (version != RunResult.VERSION) {
        throw problem(
            shown,
            "holds results of version "
                + version
                + "; this program reads version "
                + RunResult.VERSION);
      }
      return MAPPER.treeToValue(tree, RunResult.class);
    } catch (NoSuchFileException e) {
      throw problem(shown, "no such file");
    } catch (JsonProcessingException e) {
      int line = e.getLocation() == null ? 0 : e.getLocation().getLineNr();
      throw new InputException(
          shown, Math.max(0, line), 0, "is no JSON of results: " + e.getOriginalMessage(), e);
    } catch (IOException e) {
      throw new InputException(shown, 0, 0, "can't be read: " + e.getMessage(), e);
    }
  }

  private static InputException problem(String shown, String problem) {
    return new InputException(shown, 0, 0, problem);
  }
}
