package dev.goldtrace.file;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Another run is one whose temporary files have another run's names. */
class LeftOverTest {
  @TempDir private Path folder;

  @Test
  void whatAKilledRunLeftBehindGoes() throws IOException {
    Files.writeString(folder.resolve(".goldtrace-1a-2b.tmp"), "half a file");
    Path golden = Files.writeString(folder.resolve("a.frames.csv"), "a whole one");
    Path foreign = Files.writeString(folder.resolve("notes.tmp"), "somebody's own");

    LeftOver.removeFrom(folder);

    assertThat(folder.toFile().list())
        .containsExactlyInAnyOrder(
            golden.getFileName().toString(), foreign.getFileName().toString());
  }

  @Test
  void whatIsBeingWrittenStays() throws IOException {
    try (FileInProgress file = FileInProgress.of(folder.resolve("a.csv"))) {
      LeftOver.removeFrom(folder);
      file.stream().write('a');
      file.complete();
    }

    assertThat(folder.resolve("a.csv")).hasContent("a");
  }

  @Test
  void aFolderThatIsNotThereHoldsNothing() {
    LeftOver.removeFrom(folder.resolve("none"));

    assertThat(folder).isEmptyDirectory();
  }

  @Test
  void aWorkFolderOfAKilledRunGoesAndWhatItHadNotReplacedComesBack() throws IOException {
    Files.writeString(folder.resolve(".goldtrace-1a-2b.tmp"), "");
    Path replaced = folder.resolve(".goldtrace-1a-2b.work/replaced/report");
    Files.createDirectories(replaced);
    Files.writeString(replaced.resolve("index.html"), "old");

    LeftOver.removeFrom(folder);

    assertThat(folder.toFile().list()).containsExactly("report");
    assertThat(folder.resolve("report/index.html")).hasContent("old");
  }

  @Test
  void aFolderTakesThePlaceOfAnother() throws IOException {
    Path target = Files.createDirectory(folder.resolve("report"));
    Files.writeString(target.resolve("index.html"), "old");
    for (String text : new String[] {"newer", "newest"}) {
      try (WorkFolder work = WorkFolder.in(folder)) {
        Files.createDirectory(work.resolve("made"));
        Files.writeString(work.resolve("made").resolve("index.html"), text);
        work.replace("made", target);
      }
      assertThat(target.resolve("index.html")).hasContent(text);
    }

    assertThat(folder.toFile().list()).containsExactly("report");
  }

  @Test
  void aDeviceIsWrittenToAndStaysADevice() throws IOException {
    AtomicFile.write(Path.of("/dev/null"), "gone");

    assertThat(Files.isRegularFile(Path.of("/dev/null"))).isFalse();
  }

  @Test
  void aLockOfAnotherProcessKeepsItsFile() throws Exception {
    Path file = Files.writeString(folder.resolve(".goldtrace-1a-2b.tmp"), "half a file");
    Process other =
        new ProcessBuilder(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-XX:+UseSerialGC",
                "-XX:TieredStopAtLevel=1",
                "-cp",
                System.getProperty("java.class.path"),
                LockingProgram.class.getName(),
                file.toString())
            .start();
    try {
      assertThat(other.getInputStream().read()).isEqualTo('l');
      LeftOver.removeFrom(folder);
      assertThat(file).exists();
    } finally {
      other.destroyForcibly().waitFor();
    }

    LeftOver.removeFrom(folder);

    assertThat(file).doesNotExist();
  }

  /** Locks a file, says so, and waits to be killed. */
  static final class LockingProgram {
    private LockingProgram() {}

    public static void main(String[] args) throws IOException {
      try (FileChannel channel = FileChannel.open(Path.of(args[0]), StandardOpenOption.WRITE)) {
        channel.lock();
        System.out.print('l');
        System.out.flush();
        System.in.read();
      }
    }
  }
}
