package dev.goldtrace.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HexFormat;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ImportPcapCommandTest {
  /** A classic capture of raw IP: one packet with one UpdateMotion that turns an object to 90. */
  private static final String CAPTURE =
      "d4c3b2a1 0200 0400 00000000 00000000 00000400 65000000"
          + "c02e3266 00000000 60000000 60000000"
          + "45000060 00010000 40110000 0a000001 0a000002"
          + "2328c822 004c0000"
          + "0a000000 06000000 efbeadde 0b00 0000 3000 0100"
          + "01000000 00000080 0100 3000 0000 0a00"
          + "4cf70000 01000080 0500 c900 f401 00 00 09003d00 0fee0100 0000803f 0000b442";

  @TempDir private Path folder;

  @Test
  void aFolderIsNoCapture() {
    assertThat(CommandRun.in(folder, "import", "pcap", ".", "-o", "traces"))
        .isEqualTo(
            new CommandRun(
                3, "", "goldtrace: .: is a folder; name a pcap or pcapng capture in it\n"));
  }

  @Test
  void aCaptureIsImportedAndWhatHappenedIsPrinted() throws IOException {
    Files.write(folder.resolve("orc.pcap"), bytes(CAPTURE));

    CommandRun run = CommandRun.in(folder, "import", "pcap", "orc.pcap", "-o", "traces");

    assertThat(run.err()).isEmpty();
    assertThat(run.code()).isZero();
    assertThat(run.out())
        .isEqualTo(
            """
            orc.pcap: frames 1, connections 1
            wrote traces/orc-1.trace.jsonl: objects 1, messages 1, ticks 60
            skipped 1 start positions: they are nowhere in the capture, so the object starts in \
            cell 0x00010001 (first: frame 1)
            """);
    assertThat(Files.readString(folder.resolve("traces/orc-1.trace.jsonl")))
        .startsWith(
            """
            {"k":"trace","v":1,"id":"orc-1","origin":"pcap","dialect":"retail",\
            "build":"network capture",\
            "title":"objects 1, messages 1, from 2024-05-01T12:00:00Z on",\
            "tags":["pcap"],"time":0}
            {"k":"object","guid":"0x80000001",\
            "pos":{"cell":"0x00010001","o":[12,12,0],"q":[1,0,0,0]}}
            {"k":"call","guid":"0x80000001","fn":"CMotionInterp::set_hold_run",\
            "args":{"val":0,"cancelMoveTo":0}}
            {"k":"msg","guid":"0x80000001","type":"UpdateMotion",\
            "hex":"09003d000fee01000000803f0000b442"}
            {"k":"tick","n":0,"time":0.03333333333333333,"quantum":0.033333335,\
            "in":{"0x80000001":{"done":1}}}
            """);
  }

  @Test
  void anExistingTraceIsNotReplacedUnasked() throws IOException {
    Files.write(folder.resolve("orc.pcap"), bytes(CAPTURE));
    CommandRun.in(folder, "import", "pcap", "orc.pcap", "-o", ".");

    CommandRun again = CommandRun.in(folder, "import", "pcap", "orc.pcap", "-o", ".");
    assertThat(again.code()).isEqualTo(2);
    assertThat(again.err())
        .isEqualTo(
            "goldtrace: there is already a file ./orc-1.trace.jsonl; remove it, choose another"
                + " folder, or replace it with --force\n");
    assertThat(CommandRun.in(folder, "import", "pcap", "orc.pcap", "-o", ".", "--force").code())
        .isZero();
  }

  @Test
  void whatIsNoCaptureIsUnreadable() throws IOException {
    Files.writeString(folder.resolve("orc.pcap"), "hello");
    CommandRun run = CommandRun.in(folder, "import", "pcap", "orc.pcap", "-o", "traces");
    assertThat(run.code()).isEqualTo(3);
    assertThat(run.err())
        .isEqualTo(
            "goldtrace: orc.pcap: offset 0 (0x0): expected the first bytes of a pcap or pcapng"
                + " file, found 0x68656C6C; save the capture in one of these formats\n");
    assertThat(CommandRun.in(folder, "import", "pcap", "elf.pcap", "-o", "traces"))
        .isEqualTo(
            new CommandRun(
                3, "", "goldtrace: elf.pcap: no such file; name a pcap or pcapng capture\n"));
  }

  @Test
  void aFolderThatCannotBeMadeIsSaid() throws IOException {
    Files.write(folder.resolve("orc.pcap"), bytes(CAPTURE));
    Files.writeString(folder.resolve("file"), "");
    CommandRun run = CommandRun.in(folder, "import", "pcap", "orc.pcap", "-o", "file/traces");
    assertThat(run.code()).isEqualTo(5);
    assertThat(run.err()).startsWith("goldtrace: cannot write to file/traces: ");
  }

  @Test
  void wrongOptionsAreWrongUsage() {
    assertThat(CommandRun.in(folder, "import", "pcap", "x", "-o", "y", "--rate=0").code())
        .isEqualTo(2);
    assertThat(CommandRun.in(folder, "import", "pcap", "x").code()).isEqualTo(2);
    assertThat(CommandRun.in(folder, "import", "pcap", "x", "-o", "y", "--split=no").code())
        .isEqualTo(2);
    CommandRun run = CommandRun.in(folder, "import");
    assertThat(run.code()).isEqualTo(2);
    assertThat(run.err()).contains("which kind of recording? One of: ").contains("pcap");
  }

  private static byte[] bytes(String hex) {
    return HexFormat.of().parseHex(hex.replace(" ", ""));
  }
}
