package dev.goldtrace.authored;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.json.JsonMapper;
import dev.goldtrace.repository.RepositoryRoot;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/** Reads golden/vectors/authored. */
final class AuthoredVectors {
  static final Path FOLDER = RepositoryRoot.find().resolve("golden/vectors/authored");

  private AuthoredVectors() {}

  /** The cases of a function, each with in and out; at least one. */
  static List<JsonNode> cases(String dialect, String function) throws IOException {
    return cases(FOLDER.resolve(dialect + "/" + function + ".vectors.jsonl"));
  }

  /** The cases of a file, each with in and out; at least one. */
  static List<JsonNode> cases(Path file) throws IOException {
    List<String> lines = Files.readAllLines(file);
    List<JsonNode> cases = new ArrayList<>();
    for (String line : lines.subList(1, lines.size())) {
      cases.add(json(line));
    }
    assertThat(cases).isNotEmpty();
    return cases;
  }

  static JsonNode json(String text) throws IOException {
    return new JsonMapper().readTree(text);
  }

  /** Of a text with single quotes in place of double ones. */
  static JsonNode quoted(String text) throws IOException {
    return json(text.replace('\'', '"'));
  }

  /** A number that is written as {@code "0x..."}. */
  static int hex(JsonNode node) {
    return hex(node.textValue());
  }

  /** The same, or what stands for it where the member is absent. */
  static int hex(JsonNode node, int absent) {
    return node.isMissingNode() ? absent : hex(node);
  }

  static int hex(String text) {
    return Integer.parseUnsignedInt(text.substring(2), 16);
  }
}
