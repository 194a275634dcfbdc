package dev.goldtrace.replay.process;

import com.fasterxml.jackson.core.JacksonException;
import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.StreamReadConstraints;
import com.fasterxml.jackson.core.StreamReadFeature;
import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectReader;
import com.fasterxml.jackson.databind.json.JsonMapper;
import dev.goldtrace.ledger.Ledger;
import dev.goldtrace.replay.RowKind;
import dev.goldtrace.trace.CallFunction;
import dev.goldtrace.trace.MessageType;
import dev.goldtrace.trace.TraceDialect;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;
import java.util.stream.Collectors;

/**
 * Reads the lines that a program answers. Members that the protocol does not know are passed over.
 *
 * <p>The message of every {@link IllegalArgumentException} completes the sentence "the subject
 * printed ...".
 */
final class AnswerParser {
  private static final int PROTOCOL = 1;
  private static final int LONGEST_NAME = 100;
  private static final int LONGEST_REASON = 1000;
  private static final int DEEPEST = 8;
  private static final String ALL = "*";

  private static final ObjectReader JSON =
      JsonMapper.builder(
              JsonFactory.builder()
                  .streamReadConstraints(
                      StreamReadConstraints.builder().maxNestingDepth(DEEPEST).build())
                  .enable(StreamReadFeature.STRICT_DUPLICATE_DETECTION)
                  .build())
          .enable(DeserializationFeature.FAIL_ON_TRAILING_TOKENS)
          .build()
          .reader();

  private final String line;
  private final JsonNode json;

  private AnswerParser(String line) {
    this.line = line;
    this.json = tree(line);
  }

  /**
   * Reads one line.
   *
   * @throws IllegalArgumentException if it is none of the protocol
   */
  static Answer parse(String line) {
    return new AnswerParser(line).answer();
  }

  private static JsonNode tree(String line) {
    try {
      JsonNode json = JSON.readTree(line);
      if (json.isObject()) {
        return json;
      }
    } catch (JacksonException e) {
      // Told below, in the words of the protocol.
    }
    throw new IllegalArgumentException(
        quote(line)
            + ", which is no JSON object; standard output is for answers alone, print anything else"
            + " on standard error");
  }

  private Answer answer() {
    String kind = text("k", LONGEST_NAME);
    return switch (kind) {
      case "hello" -> new Answer.Hello(hello());
      case "frames", "probes", "state" ->
          new Answer.Rows(RowKind.named(kind).orElseThrow(), rows());
      case "done" -> new Answer.Done();
      case "unsupported" -> new Answer.Unsupported(text("reason", LONGEST_REASON));
      case "error" -> new Answer.Failed(text("reason", LONGEST_REASON));
      default -> throw wrong("k", "one of hello, frames, probes, state, done, unsupported, error");
    };
  }

  private SubjectHello hello() {
    JsonNode protocol = json.path("protocol");
    if (!protocol.isInt()) {
      throw wrong("protocol", "a whole number");
    }
    if (protocol.intValue() != PROTOCOL) {
      throw new IllegalArgumentException(
          "a hello of protocol version "
              + protocol.intValue()
              + "; this program speaks version "
              + PROTOCOL);
    }
    Set<RowKind> emits =
        words("emits", word -> RowKind.named(word).isPresent(), "frames, probes, state").stream()
            .map(word -> RowKind.named(word).orElseThrow())
            .collect(Collectors.toSet());
    if (emits.isEmpty()) {
      throw wrong("emits", "at least one of frames, probes, state");
    }
    Set<String> formats = formats();
    return new SubjectHello(
        text("name", LONGEST_NAME),
        text("version", LONGEST_NAME),
        emits,
        wordsOrAll("calls", word -> CallFunction.named(word).isPresent(), "callable functions"),
        wordsOrAll("messages", AnswerParser::isMessage, "types of message"),
        dialects(),
        formats.contains("1.1"),
        formats.contains("1.2"),
        divergences());
  }

  private Set<TraceDialect> dialects() {
    Set<TraceDialect> all = Set.of(TraceDialect.values());
    if (!json.has("dialects")) {
      return all;
    }
    Set<String> words =
        words(
            "dialects",
            word -> all.stream().anyMatch(dialect -> dialect.word().equals(word)),
            "retail, ace");
    return all.stream()
        .filter(dialect -> words.contains(dialect.word()))
        .collect(Collectors.toSet());
  }

  private Optional<Set<String>> divergences() {
    if (!json.has("divergences")) {
      return Optional.of(Set.of());
    }
    Set<String> switches = Ledger.ofProgram().switches();
    return wordsOrAll("divergences", switches::contains, "known divergences with a switch");
  }

  private Set<String> formats() {
    return json.has("formats")
        ? words("formats", List.of("1.0", "1.1", "1.2")::contains, "1.0, 1.1, 1.2")
        : Set.of("1.0");
  }

  private static boolean isMessage(String word) {
    return Arrays.stream(MessageType.values()).anyMatch(type -> type.word().equals(word));
  }

  private Optional<Set<String>> wordsOrAll(String name, Predicate<String> known, String which) {
    return json.path(name).asText().equals(ALL)
        ? Optional.empty()
        : Optional.of(words(name, known, which));
  }

  private Set<String> words(String name, Predicate<String> known, String which) {
    JsonNode list = json.path(name);
    if (!list.isArray()) {
      throw wrong(name, "a list of " + which);
    }
    Set<String> words = new HashSet<>();
    for (JsonNode word : list) {
      if (!word.isTextual() || !known.test(word.textValue())) {
        throw new IllegalArgumentException(
            "a hello whose member "
                + name
                + " holds "
                + quote(word.toString())
                + ", none of the "
                + which);
      }
      words.add(word.textValue());
    }
    return words;
  }

  private List<List<String>> rows() {
    JsonNode list = json.path("rows");
    if (!list.isArray()) {
      throw wrong("rows", "a list of rows");
    }
    List<List<String>> rows = new ArrayList<>(list.size());
    for (JsonNode row : list) {
      rows.add(cells(row));
    }
    return rows;
  }

  private List<String> cells(JsonNode row) {
    if (!row.isArray()) {
      throw wrong("rows", "a list of rows, each a list of cells");
    }
    List<String> cells = new ArrayList<>(row.size());
    for (JsonNode cell : row) {
      if (!cell.isTextual()) {
        throw new IllegalArgumentException(
            "a cell " + quote(cell.toString()) + "; cells are strings, as they stand in the file");
      }
      cells.add(cell.textValue());
    }
    return cells;
  }

  private String text(String name, int longest) {
    JsonNode value = json.path(name);
    if (!value.isTextual() || value.textValue().isBlank()) {
      throw wrong(name, "a string");
    }
    String text = value.textValue();
    if (text.length() > longest) {
      throw wrong(name, "a string of at most " + longest + " characters");
    }
    return printable(text);
  }

  private IllegalArgumentException wrong(String name, String expected) {
    return new IllegalArgumentException(
        quote(line) + ", whose member " + name + " must be " + expected);
  }

  /** Text of a program for a message: short and on one line. */
  static String quote(String text) {
    return '\'' + printable(text.length() > 120 ? text.substring(0, 117) + "..." : text) + '\'';
  }

  private static String printable(String text) {
    StringBuilder printable = new StringBuilder(text.length());
    text.chars()
        .map(c -> Character.isISOControl(c) || Character.isSurrogate((char) c) ? '?' : c)
        .forEach(c -> printable.append((char) c));
    return printable.toString();
  }
}
