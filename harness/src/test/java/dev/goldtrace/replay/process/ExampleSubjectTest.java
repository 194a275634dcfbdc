package dev.goldtrace.replay.process;

import static org.assertj.core.api.Assertions.assertThat;

import dev.goldtrace.cli.CommandRun;
import dev.goldtrace.repository.RepositoryRoot;
import dev.goldtrace.repository.Toolchain;
import java.io.IOException;
import java.nio.file.Files;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/**
 * docs/examples/subject.py: a subject in another language that knows little, and one thing wrong.
 */
class ExampleSubjectTest {
  private static final String COMMAND = "python3 docs/examples/subject.py";

  @BeforeEach
  void python() {
    Toolchain.require("python3");
  }

  @Test
  void whatItKnowsIsEqualToTheLastBitAndTheRestIsUnsupported() {
    CommandRun run = replay("retail/physics/*");

    assertThat(run.code()).isEqualTo(1);
    assertThat(run.out())
        .contains(
            "ok          retail/physics/deactivate  63 ticks, 63 rows,",
            "ok          retail/physics/velocity_clamp  20 ticks, 20 rows,",
            "UNSUPPORTED retail/physics/friction\n",
            "the subject does not support this: the physics state 0x00800408, at line 2",
            "not compared: probes, state; the subject does not emit them, or there are no golden files of them\n")
        .containsPattern("result:   2 as golden, \\d+ unsupported\n")
        .doesNotContain("DIVERGED", "FAILED");
  }

  @Test
  void thePlantedDifferenceIsFoundAsTheDocumentShows() throws IOException {
    CommandRun run = replay("docs/examples/traces");

    String page = Files.readString(RepositoryRoot.find().resolve("docs/subject-protocol.md"));
    String shown = page.substring(page.indexOf("subject:  example"), page.lastIndexOf("```"));
    assertThat(run.out().lines().toList())
        .containsAll(shown.lines().filter(line -> !line.equals("...")).toList());
  }

  @Test
  void aceTracesAreUnsupportedAsItSays() {
    assertThat(replay("ace/physics/fall").out())
        .contains("the subject does not know the dialect ace");
  }

  private static CommandRun replay(String cases) {
    return CommandRun.of("replay", cases, "--subject", COMMAND, "--subject-timeout", "60");
  }
}
