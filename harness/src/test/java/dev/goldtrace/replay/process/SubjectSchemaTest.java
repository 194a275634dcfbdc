package dev.goldtrace.replay.process;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.fasterxml.jackson.databind.json.JsonMapper;
import com.networknt.schema.InputFormat;
import com.networknt.schema.Schema;
import com.networknt.schema.SchemaRegistry;
import com.networknt.schema.SpecificationVersion;
import dev.goldtrace.repository.RepositoryRoot;
import dev.goldtrace.trace.CallFunction;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The published schema, the document and the program mean the same protocol. */
class SubjectSchemaTest {
  private static final Path ROOT = RepositoryRoot.find();
  private static final String SCHEMA = "docs/schema/subject-protocol-v1.schema.json";

  private final Schema schema = schema();

  @ParameterizedTest
  @ValueSource(strings = {"retail/sticky/above", "retail/collide/graze", "ace/physics/fall"})
  void everyGoldenRowIsARowOfTheProtocol(String id) throws IOException {
    for (String kind : List.of("frames", "probes", "state")) {
      List<String> lines = Files.readAllLines(ROOT.resolve("golden/" + id + "." + kind + ".csv"));
      String rows =
          lines.stream()
              .skip(1)
              .map(line -> "[\"" + line.replace(",", "\",\"") + "\"]")
              .collect(Collectors.joining(","));

      assertThat(valid("{\"k\":\"" + kind + "\",\"rows\":[" + rows + "]}")).as(kind).isTrue();
    }
  }

  @Test
  void theAnswersThatTheDocumentShowsAreOfTheProtocol() throws IOException {
    List<String> answers =
        Files.readAllLines(ROOT.resolve("docs/subject-protocol.md")).stream()
            .filter(line -> line.startsWith("< "))
            .map(line -> line.substring(2))
            .toList();

    assertThat(answers).hasSizeGreaterThan(4);
    assertThat(answers).allSatisfy(line -> assertThat(valid(line)).isTrue());
    assertThat(answers).allSatisfy(line -> assertThat(AnswerParser.parse(line)).isNotNull());
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "{}",
        "{\"k\":\"rows\"}",
        "{\"k\":\"error\"}",
        "{\"k\":\"unsupported\",\"reason\":7}",
        "{\"k\":\"frames\"}",
        "{\"k\":\"frames\",\"rows\":[[1]]}",
        "{\"k\":\"hello\",\"protocol\":2,\"name\":\"a\",\"version\":\"1\",\"emits\":[\"frames\"],"
            + "\"calls\":[],\"messages\":[]}",
        "{\"k\":\"hello\",\"protocol\":\"1\",\"name\":\"a\",\"version\":\"1\","
            + "\"emits\":[\"frames\"],\"calls\":[],\"messages\":[]}",
        "{\"k\":\"hello\",\"protocol\":1,\"version\":\"1\",\"emits\":[\"frames\"],\"calls\":[],"
            + "\"messages\":[]}",
        "{\"k\":\"hello\",\"protocol\":1,\"name\":\"a\",\"version\":\"1\",\"emits\":[],"
            + "\"calls\":[],\"messages\":[]}",
        "{\"k\":\"hello\",\"protocol\":1,\"name\":\"a\",\"version\":\"1\",\"emits\":[\"frames\"],"
            + "\"calls\":[\"jump\"],\"messages\":[]}",
        "{\"k\":\"hello\",\"protocol\":1,\"name\":\"a\",\"version\":\"1\",\"emits\":[\"frames\"],"
            + "\"calls\":\"all\",\"messages\":[]}",
        "{\"k\":\"hello\",\"protocol\":1,\"name\":\"a\",\"version\":\"1\",\"emits\":[\"frames\"],"
            + "\"calls\":\"*\"}",
        "{\"k\":\"hello\",\"protocol\":1,\"name\":\"a\",\"version\":\"1\",\"emits\":[\"frames\"],"
            + "\"calls\":[],\"messages\":[],\"divergences\":[\"SP12\"]}"
      })
  void whatIsNotOfTheProtocolIsRefusedByTheSchemaAndByTheProgram(String line) {
    assertThat(valid(line)).isFalse();
    assertThatThrownBy(() -> AnswerParser.parse(line))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageNotContaining("\n");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "",
        "null",
        "[]",
        "{\"k\":\"done\"",
        "{\"k\":\"done\",\"k\":\"done\"}",
        "{\"k\":\"done\"} {}",
        "[[[[[[[[[[[[[[[[[["
      })
  void whatIsNoJsonObjectIsRefusedInTheSameWords(String line) {
    assertThatThrownBy(() -> AnswerParser.parse(line)).hasMessageContaining("is no JSON object");
  }

  @Test
  void theSchemaKnowsTheCallableFunctions() throws IOException {
    List<String> names =
        Arrays.stream(CallFunction.values()).map(CallFunction::retailName).toList();

    assertThat(
            new JsonMapper()
                .readTree(ROOT.resolve(SCHEMA).toFile())
                .at("/$defs/hello/properties/calls/anyOf/1/items/enum"))
        .extracting(node -> node.textValue())
        .containsExactlyInAnyOrderElementsOf(names);
  }

  private boolean valid(String line) {
    return schema.validate(line, InputFormat.JSON).isEmpty();
  }

  private static Schema schema() {
    try {
      return SchemaRegistry.withDefaultDialect(SpecificationVersion.DRAFT_2020_12)
          .getSchema(Files.readString(ROOT.resolve(SCHEMA)), InputFormat.JSON);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
