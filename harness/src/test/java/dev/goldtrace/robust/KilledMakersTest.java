package dev.goldtrace.robust;

import static org.assertj.core.api.Assertions.assertThat;

import dev.goldtrace.cli.CommandRun;
import dev.goldtrace.importer.pcap.TurningCapture;
import dev.goldtrace.repository.RepositoryRoot;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * The commands that make traces and programs out of something else are killed while they write:
 * each file is there as a whole or not at all, and the next run makes the rest, or says which file
 * is in its way. In {@code mvn verify} once for two of the commands; many times for each with
 * {@code mvn verify -Probust}.
 */
class KilledMakersTest {
  private static final int MANY = 25;

  /** Most of them have little to write. */
  private static final int LONGEST_DELAY_MICROS = 15_000;

  @TempDir private Path here;
  private Path made;

  /** A command that makes files in the folder {@code made}, and its exit code. */
  enum Maker {
    DEBUGGER_LOG("import cdb walks.log -o made", 0, " --force"),
    CAPTURE("import pcap turns.pcap --split object -o made", 0, " --force"),
    REDUCED_TRACE("minimize authored/walk00 --out made/small.trace.jsonl", 1, ""),
    STARTER_KIT("init-subject --language rust made", 0, "");

    private final String[] command;
    private final int code;
    private final String[] forced;

    Maker(String command, int code, String force) {
      this.command = command.split(" ");
      this.code = code;
      this.forced = (command + force).split(" ");
    }
  }

  @BeforeEach
  void inputs() throws Exception {
    made = here.resolve("made");
    WalkTraces.in(here).makePendingChanges();
    Path log = RepositoryRoot.find().resolve("docs/examples/cdb/movement.log");
    Files.writeString(here.resolve("walks.log"), Files.readString(log).repeat(4));
    TurningCapture.write(here.resolve("turns.pcap"), 4);
  }

  @ParameterizedTest
  @EnumSource(names = {"DEBUGGER_LOG", "STARTER_KIT"})
  void eachFileIsWholeAndTheNextRunMakesTheRest(Maker maker) throws Exception {
    killed(maker, 1);
  }

  @ParameterizedTest
  @Tag("robust")
  @MethodSource("manyOfEach")
  void manyTimes(Maker maker, int seed) throws Exception {
    killed(maker, seed);
  }

  static Stream<Arguments> manyOfEach() {
    return Stream.of(Maker.values())
        .flatMap(
            maker -> IntStream.range(100, 100 + MANY).mapToObj(seed -> Arguments.of(maker, seed)));
  }

  private void killed(Maker maker, int seed) throws Exception {
    assertThat(CommandRun.in(here, maker.command).code()).isEqualTo(maker.code);
    Map<String, String> whole = FolderContent.of(made);
    assertThat(whole).hasSizeGreaterThanOrEqualTo(4);
    for (String name : whole.keySet()) {
      Files.delete(made.resolve(name));
    }

    KilledRun.at(seed, LONGEST_DELAY_MICROS, made, name -> true, here, maker.command);

    assertThat(whole).containsAllEntriesOf(FolderContent.withoutTemporaries(made));
    CommandRun again = CommandRun.in(here, maker.command);
    if (again.code() != maker.code) {
      assertThat(again.code()).isEqualTo(2);
      assertThat(again.err())
          .startsWith("goldtrace: there is already a file made/")
          .endsWith("; remove it, choose another folder, or replace it with --force\n")
          .hasLineCount(1);
      again = CommandRun.in(here, maker.forced);
    }
    assertThat(again.err()).isEmpty();
    assertThat(again.code()).isEqualTo(maker.code);
    assertThat(FolderContent.of(made)).isEqualTo(whole);
  }
}
