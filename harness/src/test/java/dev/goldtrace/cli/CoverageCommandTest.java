package dev.goldtrace.cli;

import static org.assertj.core.api.Assertions.assertThat;

import dev.goldtrace.repository.RepositoryRoot;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class CoverageCommandTest {
  @TempDir private Path here;

  @BeforeEach
  void oneTraceAndOneFileOfVectors() throws IOException {
    for (String file :
        new String[] {
          "traces/retail/sticky/above.trace.jsonl",
          "golden/retail/sticky/above.frames.csv",
          "golden/retail/sticky/above.probes.csv",
          "golden/retail/sticky/above.state.csv",
          "golden/vectors/retail/Vector3.is_zero.vectors.jsonl"
        }) {
      Files.createDirectories(here.resolve(file).getParent());
      Files.copy(RepositoryRoot.find().resolve(file), here.resolve(file));
    }
  }

  @Test
  void whatIsEnteredAndPassesIsMatched() {
    CommandRun run = CommandRun.in(here, "coverage", "--jobs", "1", "--filter", "address:555710");

    assertThat(run.code()).isZero();
    assertThat(run.err()).isEmpty();
    assertThat(run.out()).containsPattern("0x00555710  matched +1 +\\d+  StickyManager::StickTo");
  }

  @Test
  void whatCannotBeReadIsToldAndNotPassedOver() throws IOException {
    Files.delete(here.resolve("golden/retail/sticky/above.state.csv"));
    Path vectors = here.resolve("golden/vectors/retail/Vector3.is_zero.vectors.jsonl");
    Files.writeString(vectors, Files.readString(vectors).replaceFirst("0,0,0", "0,0,x"));

    CommandRun run = CommandRun.in(here, "coverage", "--jobs", "1");

    assertThat(run.code()).isEqualTo(3);
    assertThat(run.err())
        .contains(
            "goldtrace: proves nothing: traces/retail/sticky/above.trace.jsonl: golden file missing:"
                + " golden/retail/sticky/above.state.csv",
            "goldtrace: proves nothing: ",
            "Vector3.is_zero.vectors.jsonl:")
        .hasLineCount(2);
  }
}
