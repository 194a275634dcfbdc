package dev.goldtrace.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ImportCdbCommandTest {
  private static final String OBJECT =
      "GT1 object 80000001 a9b40019 3f800000 00000000 00000000 00000000 41200000 41200000 00000000"
          + " 00000000 00000000 00000000 3f000000 3fe66666 40000000 00000001 3f800000 00000408"
          + " 00000083 00000001 00000000 00000000 00000000 00000000 .\n";
  private static final String TICK =
      "GT1 update 80000001 00000000 3ff00000 00000000 3ff00000 3d088889 .\n"
          + "GT1 frame 80000001 a9b40019 3f800000 00000000 00000000 00000000 41200000 41200000"
          + " 00000000 .\n";
  private static final String LOG =
      "GT1 begin 00000001 00000000 00000000 .\n" + OBJECT + TICK + "GT1 end .\n";

  @TempDir private Path folder;

  @Test
  void aFolderIsNoLog() {
    assertThat(CommandRun.in(folder, "import", "cdb", ".", "-o", "traces"))
        .isEqualTo(
            new CommandRun(3, "", "goldtrace: .: is a folder; name a debugger's log in it\n"));
  }

  @Test
  void aLogWithoutAnIdIsNamedAfterItsFile() throws IOException {
    CommandRun run = imported(LOG);

    assertThat(run.err()).isEmpty();
    assertThat(run.code()).isZero();
    assertThat(run.out())
        .isEqualTo(
            """
            walk.log: lines 5, records 5
            wrote out/walk-1.trace.jsonl: objects 1, ticks 1, calls and messages 0
              with golden files of 1 rows:
              out/walk-1.frames.csv
              out/walk-1.probes.csv
            """);
    assertThat(Files.readString(folder.resolve("out/walk-1.trace.jsonl")))
        .isEqualTo(
            """
            {"k":"trace","v":1,"id":"walk-1","origin":"cdb","dialect":"retail",\
            "build":"acclient.exe 11.4186 (debugger log)","title":"","tags":[],"time":0}
            {"k":"object","guid":"0x80000001",\
            "pos":{"cell":"0xA9B40019","o":[10,10,0],"q":[1,0,0,0]},"vel":[0,0,0],\
            "radius":1,"height":3.6,"spheres":1,"scale":1,"state":"0x00000408",\
            "transient":"0x00000083","creature":true,"runRate":null,"parent":null,\
            "playerDistance":0}
            {"k":"tick","n":0,"time":1,"quantum":0.033333335}
            """);
  }

  @Test
  void belowAFolderTracesTheGoldenFilesGoToItsSibling() throws IOException {
    Files.writeString(folder.resolve("walk.log"), LOG);

    CommandRun run = CommandRun.in(folder, "import", "cdb", "walk.log", "-o", "traces/cdb");

    assertThat(run.code()).isZero();
    assertThat(folder.resolve("traces/cdb/walk-1.trace.jsonl")).exists();
    assertThat(folder.resolve("golden/cdb/walk-1.frames.csv")).exists();
  }

  @Test
  void whatIsThereIsNotReplacedUnasked() throws IOException {
    imported(LOG);

    CommandRun again = imported(LOG);
    assertThat(again.code()).isEqualTo(2);
    assertThat(again.err())
        .isEqualTo(
            "goldtrace: there is already a file out/walk-1.frames.csv; remove it, choose another"
                + " folder, or replace it with --force\n");
    assertThat(CommandRun.in(folder, "import", "cdb", "walk.log", "-o", "out", "--force").code())
        .isZero();
  }

  @Test
  void anIdCannotLeaveTheFolder() throws IOException {
    CommandRun run = imported(LOG.replaceFirst("\n", "\nGT1 id ../../C:\\\\evil/<b>;rm *\0 .\n"));

    assertThat(run.code()).isZero();
    try (Stream<Path> files = Files.walk(folder)) {
      assertThat(files.filter(Files::isRegularFile).map(f -> folder.relativize(f).toString()))
          .allMatch(name -> name.equals("walk.log") || name.startsWith("out"));
    }
  }

  @Test
  void whatCannotBeUsedIsToldByItsLine() throws IOException {
    CommandRun run =
        imported(
            "GT1 frame 80000001 .\n"
                + LOG.replace("GT1 end .\n", "")
                + "GT1 object 80000002 .\n"
                + "GT1 root 80000009 .\n"
                + "GT1 enter 00123456 80000001 .\n"
                + "GT1 enter 00555710 80000001 00000001 .\n"
                + "GT1 call CPhysicsObj::jump 80000001 .\n"
                + "GT1 dance 80000001 .\n"
                + "GT1 done 80000001 00000000 .\n"
                + "GT1 remove 8000zzzz .\n"
                + "GT1 msg UpdateMotion 80000001 .\n"
                + "GT1 end .\n");

    assertThat(run.out().lines().filter(line -> line.startsWith("skipped")))
        .containsExactly(
            "skipped line 1: a record \"frame\" outside a session, before its begin",
            "skipped line 6: a record object with 1 words instead of 24",
            "skipped line 7: a record \"root\" of object 0x80000009, which is not declared or was"
                + " removed",
            "skipped line 8: an entry at 0x00123456, where no function is probed in such a trace",
            "skipped line 9: a record enter with 3 words instead of 5",
            "skipped line 10: a call of \"CPhysicsObj::jump\", which a trace cannot express",
            "skipped line 11: a record of unknown kind \"dance\"",
            "skipped line 12: a MotionDone outside process_hooks, where a trace cannot place it:"
                + " the trace replays without it",
            "skipped line 13: a word that is not up to 8 hex digits: \"8000zzzz\"",
            "skipped line 14: a message without its bytes before it");
  }

  @Test
  void aFileWithoutASessionIsRefused() throws IOException {
    CommandRun run = imported("ModLoad: 77d50000 77de0000   USER32.dll\n");

    assertThat(run.code()).isEqualTo(3);
    assertThat(run.err())
        .isEqualTo(
            "goldtrace: walk.log: no recorded session with a tick in this log; expected lines that"
                + " begin with \"GT1\", as traces/recorders/cdb/record-movement.cdb prints them\n");
  }

  @Test
  void utf16IsRefusedWithWhatToDo() throws IOException {
    Files.write(folder.resolve("walk.log"), ("\uFEFF" + LOG).getBytes(StandardCharsets.UTF_16LE));

    CommandRun run = CommandRun.in(folder, "import", "cdb", "walk.log", "-o", "out");

    assertThat(run.code()).isEqualTo(3);
    assertThat(run.err()).startsWith("goldtrace: walk.log:1:1: this log is UTF-16");
  }

  private CommandRun imported(String log) throws IOException {
    Files.writeString(folder.resolve("walk.log"), log);
    return CommandRun.in(folder, "import", "cdb", "walk.log", "-o", "out");
  }
}
