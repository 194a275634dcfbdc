package dev.goldtrace.importer.cdb;

import static org.assertj.core.api.Assertions.assertThat;

import dev.goldtrace.repository.RepositoryRoot;
import dev.goldtrace.trace.TraceReader;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * Traces and golden files of the retail client, printed as the recorder script would have printed
 * them, come back with the same bytes.
 */
class CdbRoundTripTest {
  private static final List<String> GOLDEN = List.of(".frames.csv", ".probes.csv", ".state.csv");

  private final Path root = RepositoryRoot.find();

  @TempDir private Path folder;

  @Test
  void everyRetailTraceThatALogCanExpressComesBackFromANoisyLog() throws IOException {
    RecorderScript script = RecorderScript.read();
    int returned = 0;
    int collision = 0;
    List<String> changed = new ArrayList<>();
    for (Path trace : traces()) {
      String id = id(trace);
      if (isCollision(trace)) {
        collision++;
        continue;
      }
      List<String> lines = new CdbLogWriter(script).render(trace, golden(id));
      Path log = folder.resolve("one.log");
      Files.writeString(log, new LogNoise(id.hashCode()).over(lines));
      CdbReport report = new CdbImport(folder.resolve("out"), true).run("one.log", log);
      changed.addAll(differences(id, "out", trace));
      assertThat(report.sessions()).hasSize(1);
      assertThat(report.omissions()).as(id).isEmpty();
      returned++;
    }
    assertThat(changed).isEmpty();
    // The rest runs the collision transition in a world of one plane (format 1.1), which no client
    // has: a log holds the transition's answers instead.
    assertThat(returned).isEqualTo(140);
    assertThat(collision).isEqualTo(77);
  }

  private List<String> differences(String id, String out, Path trace) throws IOException {
    List<String> changed = new ArrayList<>();
    Path base = folder.resolve(out).resolve(id);
    if (!Files.readString(beside(base, ".trace.jsonl")).equals(asFromALog(trace))) {
      changed.add(id + ".trace.jsonl");
    }
    for (String end : GOLDEN) {
      Path file = beside(base, end);
      if (!Files.exists(file) || Files.mismatch(file, beside(golden(id), end)) >= 0) {
        changed.add(id + end);
      }
    }
    return changed;
  }

  /** The reference trace with the origin and the build of a log. */
  private static String asFromALog(Path trace) throws IOException {
    return Files.readString(trace)
        .replaceFirst("\"origin\":\"retail-model\"", "\"origin\":\"cdb\"")
        .replaceFirst("\"build\":\"[^\"]*\"", "\"build\":\"acclient.exe 11.4186 (debugger log)\"");
  }

  private static Path beside(Path base, String end) {
    return base.resolveSibling(base.getFileName() + end);
  }

  private List<Path> traces() throws IOException {
    try (Stream<Path> files = Files.walk(root.resolve("traces/retail"))) {
      return files.filter(f -> f.toString().endsWith(".trace.jsonl")).sorted().toList();
    }
  }

  private String id(Path trace) {
    String path = root.resolve("traces/retail").relativize(trace).toString();
    return path.replace('\\', '/').replace(".trace.jsonl", "");
  }

  private Path golden(String id) {
    return root.resolve("golden/retail").resolve(id);
  }

  private static boolean isCollision(Path trace) {
    try (TraceReader reader = TraceReader.open(trace)) {
      return reader.header().collision();
    }
  }

  @Test
  void aLogThatIsCutOffAnywhereGivesTheWholeTicksBeforeTheCut() throws IOException {
    String id = "target/watcher_leaves";
    Path trace = trace(id);
    String whole =
        new LogNoise(1)
            .over(new CdbLogWriter(RecorderScript.read()).render(trace, golden(id)))
            .replace("0:000> GT1 end .", "")
            .replace("GT1 end .", "");
    Random random = new Random(7);
    for (int i = 0; i < 25; i++) {
      int cut = whole.length() / 10 + random.nextInt(whole.length() * 9 / 10);
      Path log = folder.resolve("cut.log");
      Files.writeString(log, whole.substring(0, cut));

      CdbReport report = new CdbImport(folder.resolve("cut"), true).run("cut.log", log);

      Path base = folder.resolve("cut").resolve(id);
      String records = Files.readString(beside(base, ".trace.jsonl"));
      assertThat(asFromALog(trace)).startsWith(records);
      int ticks = report.sessions().get(0).ticks();
      assertThat(records.lines().filter(line -> line.contains("\"k\":\"tick\"")).count())
          .isEqualTo(ticks);
      for (String end : GOLDEN) {
        String rows = Files.readString(beside(base, end));
        String reference = Files.readString(beside(golden(id), end));
        assertThat(reference).startsWith(rows);
        assertThat(rows.lines().skip(1).filter(row -> tick(row, end) >= ticks)).isEmpty();
      }
      assertThat(report.omissions()).allSatisfy(e -> assertThat(e.line()).isPositive());
    }
  }

  private static int tick(String row, String end) {
    return Integer.parseInt(row.split(",")[end.equals(".probes.csv") ? 1 : 0]);
  }

  @Test
  void twoSessionsInOneLogGiveTwoTraces() throws IOException {
    RecorderScript script = RecorderScript.read();
    List<String> lines = new ArrayList<>();
    for (String id : List.of("sticky/follow", "target/watcher_leaves", "sticky/follow")) {
      Path trace = trace(id);
      lines.addAll(new CdbLogWriter(script).render(trace, golden(id)));
      lines.remove(lines.size() - 1);
    }
    Path log = folder.resolve("two.log");
    Files.writeString(log, String.join("\n", lines) + "\n");

    CdbReport report = new CdbImport(folder.resolve("two"), false).run("two.log", log);

    assertThat(report.sessions().stream().map(s -> s.trace().getFileName().toString()))
        .containsExactly(
            "follow.trace.jsonl", "watcher_leaves.trace.jsonl", "follow-2.trace.jsonl");
    assertThat(differences("sticky/follow", "two", trace("sticky/follow"))).isEmpty();
    assertThat(Files.readString(folder.resolve("two/sticky/follow-2.frames.csv")))
        .isEqualTo(Files.readString(folder.resolve("two/sticky/follow.frames.csv")));
  }

  private Path trace(String id) {
    return root.resolve("traces/retail").resolve(id + ".trace.jsonl");
  }
}
