package dev.goldtrace.robust;

import static org.assertj.core.api.Assertions.assertThat;

import dev.goldtrace.cli.CommandRun;
import dev.goldtrace.importer.pcap.TurningCapture;
import dev.goldtrace.repository.RepositoryRoot;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Every option that names a file or folder to write makes the folders above it, and says so. */
class OutputFoldersTest {
  @TempDir private Path here;

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "plot authored/walk00 -o new/deep/a.svg            | new/deep/a.svg",
        "replay authored/walk00 --junit-xml new/deep/a.xml | new/deep/a.xml",
        "replay authored/walk00 --allure new/deep          | new/deep/environment.properties",
        "minimize authored/walk00 --out new/a.trace.jsonl  | new/a.trace.jsonl",
        "import cdb walk.log -o new/deep                   | new/deep",
        "import pcap turn.pcap -o new/deep                 | new/deep",
        "init-subject --language python new/deep           | new/deep/subject.py",
      })
  void aFolderThatIsMissingIsMade(String command, String made) throws IOException {
    WalkTraces.in(here).makePendingChanges();
    Files.copy(
        RepositoryRoot.find().resolve("docs/examples/cdb/movement.log"), here.resolve("walk.log"));
    TurningCapture.write(here.resolve("turn.pcap"), 1);

    CommandRun run = CommandRun.in(here, command.split(" +"));

    assertThat(here.resolve(made)).as(run.out() + run.err()).exists();
    String name = command.replaceAll("^(import \\S+|\\S+).*", "$1");
    assertThat(CommandRun.of((name + " --help").split(" ")).out().replaceAll("\\s+", " "))
        .contains(" made when missing");
  }
}
