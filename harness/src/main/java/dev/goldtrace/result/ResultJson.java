package dev.goldtrace.result;

import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.core.util.DefaultIndenter;
import com.fasterxml.jackson.core.util.DefaultPrettyPrinter;
import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.JsonMappingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.json.JsonMapper;
import dev.goldtrace.trace.FileTrouble;
import dev.goldtrace.trace.InputException;
import dev.goldtrace.trace.InputFile;
import dev.goldtrace.trace.JsonFault;
import java.io.IOException;
import java.io.InputStream;
import java.lang.reflect.RecordComponent;
import java.nio.file.Files;
import java.nio.file.Path;

/** Results as JSON. */
public final class ResultJson {
  private static final JsonMapper MAPPER =
      JsonMapper.builder()
          .serializationInclusion(JsonInclude.Include.NON_NULL)
          .disable(DeserializationFeature.FAIL_ON_UNKNOWN_PROPERTIES)
          .build();

  private static final String AGAIN = "make it again with --format json";

  /** A thousand times the results of all traces. */
  private static final int MOST_BYTES = 1 << 28;

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
    InputFile.check(file, shown);
    try (InputStream in = Files.newInputStream(file)) {
      byte[] bytes = in.readNBytes(MOST_BYTES + 1);
      if (bytes.length > MOST_BYTES) {
        throw problem(shown, "is larger than any results are; " + AGAIN, null);
      }
      JsonNode tree = MAPPER.reader(DeserializationFeature.FAIL_ON_TRAILING_TOKENS).readTree(bytes);
      if (!tree.path("schema").asText().equals(RunResult.SCHEMA)) {
        throw problem(
            shown,
            "holds no results; replay, vectors and compare print them with --format json",
            null);
      }
      int version = tree.path("version").asInt();
      if (version != RunResult.VERSION) {
        throw problem(
            shown,
            "holds results of version "
                + version
                + "; this program reads version "
                + RunResult.VERSION,
            null);
      }
      requireMembers(tree, shown);
      return MAPPER.treeToValue(tree, RunResult.class);
    } catch (JsonMappingException e) {
      if (e.getPath().isEmpty()) {
        throw problem(shown, "holds more than one JSON document; " + AGAIN, e);
      }
      throw problem(shown, "'" + path(e) + "' is not what results hold; " + AGAIN, e);
    } catch (JsonProcessingException e) {
      int line = e.getLocation() == null ? 0 : e.getLocation().getLineNr();
      throw new InputException(
          shown,
          Math.max(0, line),
          0,
          "is no JSON of results: " + JsonFault.of(e) + "; " + AGAIN,
          e);
    } catch (IOException e) {
      throw problem(shown, "can't be read: " + FileTrouble.reason(e), e);
    }
  }

  /** An older program, before the first release, left some out that are now always there. */
  private static void requireMembers(JsonNode tree, String shown) {
    for (RecordComponent member : RunResult.class.getRecordComponents()) {
      if (!tree.hasNonNull(member.getName())) {
        throw problem(
            shown,
            "has no member '"
                + member.getName()
                + "', which results have; a program before the first release wrote it: "
                + AGAIN,
            null);
      }
    }
  }

  /** Where a member is, e.g. {@code functions[2].failed}. */
  private static String path(JsonMappingException e) {
    StringBuilder path = new StringBuilder();
    for (JsonMappingException.Reference step : e.getPath()) {
      if (step.getFieldName() == null) {
        path.append('[').append(step.getIndex()).append(']');
      } else {
        path.append(path.length() == 0 ? "" : ".").append(step.getFieldName());
      }
    }
    return path.toString();
  }

  private static InputException problem(String shown, String problem, Throwable cause) {
    return new InputException(shown, 0, 0, problem, cause);
  }
}
