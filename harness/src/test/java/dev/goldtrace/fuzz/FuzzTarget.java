package dev.goldtrace.fuzz;

import dev.goldtrace.check.CaseRunner;
import dev.goldtrace.check.Expectations;
import dev.goldtrace.check.TraceCase;
import dev.goldtrace.port.wire.CommandTable;
import dev.goldtrace.port.wire.MalformedMessageException;
import dev.goldtrace.replay.PortSubject;
import dev.goldtrace.replay.Recording;
import dev.goldtrace.replay.ReplayOutcome;
import dev.goldtrace.replay.Replayer;
import dev.goldtrace.replay.process.CannedSubject;
import dev.goldtrace.repository.RepositoryRoot;
import dev.goldtrace.trace.InputException;
import dev.goldtrace.trace.InputLimits;
import dev.goldtrace.trace.ReadOptions;
import dev.goldtrace.trace.TraceReader;
import dev.goldtrace.validate.FileReport;
import dev.goldtrace.validate.Problem;
import dev.goldtrace.validate.Validator;
import dev.goldtrace.vector.VectorFunctions;
import dev.goldtrace.vector.VectorRun;
import dev.goldtrace.wire.BodyKind;
import dev.goldtrace.wire.MessageDescriber;
import dev.goldtrace.wire.MessageDescription;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HexFormat;
import java.util.List;
import java.util.Optional;

/** What reads damaged bytes. */
enum FuzzTarget {
  TRACE(
      30_000,
      ".trace.jsonl",
      "traces/retail/sticky/above",
      "traces/retail/collide/air_into_side",
      "traces/ace/border/sticky_across"),
  REPLAY(
      30_000,
      ".trace.jsonl",
      "traces/retail/turnto/wire_object_unknown",
      "traces/retail/remote/stream6_frames60",
      "traces/retail/minterp/wire_states",
      "traces/retail/combined/everything_then_exit",
      "traces/ace/sticky/arrive_moving") {
    @Override
    Optional<String> read(byte[] bytes, Path folder) {
      try (TraceReader trace =
          TraceReader.of(new ByteArrayInputStream(bytes), "fuzz", ReadOptions.QUIET)) {
        ReplayOutcome outcome = Replayer.replay(trace, "fuzz", new PortSubject(), new Recording());
        return outcome.failure().map(failure -> located(failure.line(), failure.message()));
      }
    }
  },
  FRAMES(25_000, ".frames.csv", "golden/retail/chase/held_item", "golden/ace/border/sticky_across"),
  PROBES(
      25_000,
      ".probes.csv",
      "golden/retail/chase/held_item",
      "golden/retail/collide/air_into_side"),
  STATE(
      25_000, ".state.csv", "golden/retail/chase/held_item", "golden/retail/collide/air_into_side"),
  /** The three golden files of a trace, as the replay that is compared with them reads them. */
  COMPARED(15_000, ".csv") {
    private static final List<String> NAMES = List.of("frames", "probes", "state");
    private static final char BETWEEN = '\f';

    @Override
    List<byte[]> samples() throws IOException {
      StringBuilder texts = new StringBuilder();
      for (String name : NAMES) {
        texts.append(texts.isEmpty() ? "" : BETWEEN);
        texts.append(Files.readString(tour("golden/walk." + name + ".csv")));
      }
      return List.of(texts.toString().getBytes(StandardCharsets.UTF_8));
    }

    @Override
    Optional<String> read(byte[] bytes, Path folder) throws IOException {
      String[] texts =
          new String(bytes, StandardCharsets.ISO_8859_1).split(String.valueOf(BETWEEN), -1);
      for (int i = 0; i < NAMES.size(); i++) {
        Files.writeString(
            folder.resolve("walk." + NAMES.get(i) + ".csv"),
            i < texts.length ? texts[i] : "",
            StandardCharsets.ISO_8859_1);
      }
      TraceCase walk =
          new TraceCase("walk", tour("traces/walk.trace.jsonl"), List.of(folder.resolve("walk")));
      return new CaseRunner(folder, Expectations.NONE, 1, false)
          .run(walk, new PortSubject())
          .problem();
    }

    private static Path tour(String file) {
      return RepositoryRoot.find().resolve("docs/tour").resolve(file);
    }
  },
  VECTORS(30_000, ".vectors.jsonl", "golden/vectors") {
    @Override
    Optional<String> read(byte[] bytes, Path folder) throws IOException {
      Path file = folder.resolve("fuzz.vectors.jsonl");
      Files.write(file, bytes);
      new VectorRun(VectorFunctions.ofPort()).run(file, List.of());
      return Optional.empty();
    }
  },
  WIRE(30_000, ".trace.jsonl", "traces/retail") {
    @Override
    List<byte[]> samples() throws IOException {
      List<byte[]> messages = new ArrayList<>();
      for (byte[] trace : super.samples()) {
        new String(trace, StandardCharsets.UTF_8)
            .lines()
            .filter(line -> line.contains("\"hex\":\""))
            .map(line -> line.replaceFirst(".*\"hex\":\"", "").replaceFirst("\".*", ""))
            .filter(hex -> hex.matches("([0-9a-fA-F]{2})+"))
            .forEach(hex -> messages.add(HexFormat.of().parseHex(hex)));
      }
      return messages;
    }

    @Override
    Optional<String> read(byte[] bytes, Path folder) {
      Optional<String> refusal = Optional.empty();
      for (BodyKind kind : BodyKind.values()) {
        MessageDescription description =
            new MessageDescriber(CommandTable.CLIENT_2013).describe(bytes, kind);
        if (description.refusal().isEmpty()) {
          return Optional.empty();
        }
        refusal = description.refusal().map(MalformedMessageException::getMessage);
      }
      return refusal;
    }
  },
  SUBJECT(
      10_000, ".trace.jsonl", "traces/retail/sticky/above", "traces/retail/collide/air_into_side") {
    @Override
    List<byte[]> samples() throws IOException {
      List<byte[]> answers = new ArrayList<>();
      for (byte[] trace : super.samples()) {
        answers.add(CannedSubject.answersTo(trace));
      }
      return answers;
    }

    @Override
    Optional<String> read(byte[] bytes, Path folder) throws IOException {
      Path trace = RepositoryRoot.find().resolve("traces/retail/sticky/above.trace.jsonl");
      return CannedSubject.failure(head(Files.readAllBytes(trace)), bytes);
    }
  };

  /** Enough for every kind of line, little enough for many inputs a second. */
  private static final int MOST_BYTES = 6000;

  private static final int MOST_FILES = 40;

  private final long many;
  private final String ending;
  private final List<String> names;

  FuzzTarget(long many, String ending, String... names) {
    this.many = many;
    this.ending = ending;
    this.names = List.of(names);
  }

  /**
   * Reads bytes as what this stands for; most are looked at as {@code validate} does.
   *
   * @return the message about what is wrong with them; empty if they are fine
   * @throws InputException with such a message
   */
  Optional<String> read(byte[] bytes, Path folder) throws IOException {
    Path file = folder.resolve("fuzz" + ending);
    Files.write(file, bytes);
    List<FileReport> reports = new ArrayList<>();
    new Validator(false, 10, new InputLimits(20_000, 1 << 20, 10))
        .validate(file, "fuzz" + ending, reports::add);
    FileReport report = reports.get(0);
    if (report.valid()) {
      return Optional.empty();
    }
    Problem first =
        report.problems().stream().filter(problem -> !problem.warning()).findFirst().orElseThrow();
    return Optional.of(located(first.line(), first.message()));
  }

  /** How many inputs are many: altogether more than 200,000, few where one takes long. */
  long many() {
    return many;
  }

  /** Undamaged inputs. */
  List<byte[]> samples() throws IOException {
    List<byte[]> samples = new ArrayList<>();
    for (String name : names) {
      Path path = RepositoryRoot.find().resolve(name);
      if (Files.isDirectory(path)) {
        try (var files = Files.walk(path)) {
          List<Path> all = files.filter(file -> file.toString().endsWith(ending)).sorted().toList();
          int every = Math.max(1, all.size() / MOST_FILES);
          for (int i = 0; i < all.size(); i += every) {
            samples.add(head(Files.readAllBytes(all.get(i))));
          }
        }
      } else {
        samples.add(head(Files.readAllBytes(Path.of(path + ending))));
      }
    }
    return samples;
  }

  /** The first lines. */
  private static byte[] head(byte[] bytes) {
    int end = Math.min(bytes.length, MOST_BYTES);
    while (end < bytes.length && bytes[end - 1] != '\n') {
      end++;
    }
    return Arrays.copyOf(bytes, end);
  }

  /** An empty file and one of another kind have no line to point at. */
  private static String located(int line, String message) {
    return line == 0 ? "fuzz: " + message : "fuzz:" + line + ": " + message;
  }
}
