package dev.goldtrace.replay.process;

import dev.goldtrace.golden.FrameRow;
import dev.goldtrace.golden.FrameWriter;
import dev.goldtrace.golden.ProbeRow;
import dev.goldtrace.golden.ProbeWriter;
import dev.goldtrace.golden.StateColumns;
import dev.goldtrace.golden.StateRow;
import dev.goldtrace.golden.StateWriter;
import dev.goldtrace.replay.PortSubject;
import dev.goldtrace.replay.RecordingSink;
import dev.goldtrace.replay.Subject;
import dev.goldtrace.replay.SubjectException;
import dev.goldtrace.trace.ReadOptions;
import dev.goldtrace.trace.TraceHeader;
import dev.goldtrace.trace.TraceReader;
import dev.goldtrace.trace.TraceRecord;
import java.io.BufferedReader;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.OutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.stream.Collectors;

/**
 * This project's own port behind the protocol: a subject that can do everything. Arguments: the
 * kinds of rows that it emits, apart by commas, how many lines it reads before it exits, and which
 * known divergence it has a switch for.
 */
public final class PortProgram implements RecordingSink {
  private final BufferedReader in;
  private final PrintStream out;
  private final List<String> emits;
  private final List<String> switches;
  private int linesLeft;
  private String line;

  private PortProgram(
      InputStream in, OutputStream out, List<String> emits, int lines, List<String> switches) {
    this.in = new BufferedReader(new InputStreamReader(in, StandardCharsets.UTF_8));
    this.out = new PrintStream(out, false, StandardCharsets.UTF_8);
    this.emits = emits;
    this.linesLeft = lines;
    this.switches = switches;
  }

  public static void main(String[] args) throws IOException {
    new PortProgram(
            System.in,
            System.out,
            List.of((args.length > 0 ? args[0] : "frames,probes,state").split(",")),
            args.length > 1 ? Integer.parseInt(args[1]) : Integer.MAX_VALUE,
            args.length > 2 ? List.of(args[2]) : List.of())
        .run();
  }

  /** Answers line after line. */
  static void run(InputStream in, OutputStream out) throws IOException {
    new PortProgram(in, out, List.of("frames", "probes", "state"), Integer.MAX_VALUE, List.of())
        .run();
  }

  private String readLine() throws IOException {
    if (linesLeft-- <= 0) {
      System.err.println("enough");
      System.exit(3);
    }
    return in.readLine();
  }

  private void run() throws IOException {
    readLine();
    print(
        "{\"k\":\"hello\",\"protocol\":1,\"name\":\"port\",\"version\":\"1\",\"emits\":[\""
            + String.join("\",\"", emits)
            + "\"],\"calls\":\"*\",\"messages\":\"*\",\"formats\":[\"1.0\",\"1.1\",\"1.2\"],\"divergences\":"
            + switches.stream().map(id -> '"' + id + '"').toList()
            + "}");
    line = readLine();
    while (line != null) {
      print("{\"k\":\"done\"}");
      replay();
    }
  }

  /** Replays one trace: what comes up to the next reset. */
  private void replay() throws IOException {
    try (TraceReader trace = TraceReader.of(new Lines(), "stdin", ReadOptions.strictly());
        Subject port = new PortSubject()) {
      start(port, trace.header());
      trace.next();
      print("{\"k\":\"done\"}");
      for (TraceRecord record = trace.next(); record != null; record = trace.next()) {
        answer(port, record);
      }
    }
  }

  private static void start(Subject port, TraceHeader header) {
    try {
      port.start(header);
    } catch (SubjectException e) {
      throw new IllegalStateException(e);
    }
  }

  private void answer(Subject port, TraceRecord record) {
    try {
      port.accept(record, this);
      print("{\"k\":\"done\"}");
    } catch (SubjectException e) {
      boolean unsupported = e.kind() == SubjectException.Kind.UNSUPPORTED;
      String kind = unsupported ? "unsupported" : "error";
      print("{\"k\":\"" + kind + "\",\"reason\":\"" + e.getMessage().replace('"', '\'') + "\"}");
    }
  }

  @Override
  public void tick(int n, double time) {
    // The rows say which tick they belong to.
  }

  @Override
  public void frame(FrameRow row) {
    rows(
        "frames",
        bytes -> {
          try (FrameWriter writer = new FrameWriter(bytes)) {
            writer.write(row);
          }
        });
  }

  @Override
  public void probe(ProbeRow row) {
    rows(
        "probes",
        bytes -> {
          try (ProbeWriter writer = new ProbeWriter(bytes)) {
            writer.write(row);
          }
        });
  }

  @Override
  public void state(StateRow row) {
    StateColumns columns = row.columns();
    rows(
        "state",
        bytes -> {
          try (StateWriter writer = new StateWriter(bytes, columns)) {
            writer.write(row);
          }
        });
  }

  private interface Write {
    void to(ByteArrayOutputStream bytes) throws IOException;
  }

  private void rows(String kind, Write write) {
    if (!emits.contains(kind)) {
      return;
    }
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    try {
      write.to(bytes);
    } catch (IOException e) {
      throw new IllegalStateException(e);
    }
    String rows =
        bytes
            .toString(StandardCharsets.UTF_8)
            .lines()
            .skip(1)
            .map(row -> "[\"" + row.replace(",", "\",\"") + "\"]")
            .collect(Collectors.joining(","));
    print("{\"k\":\"" + kind + "\",\"rows\":[" + rows + "]}");
  }

  private void print(String text) {
    out.print(text + "\n");
    out.flush();
  }

  /** The lines up to the next reset, each handed out only when it is asked for. */
  private final class Lines extends InputStream {
    private byte[] bytes = {};
    private int at;

    @Override
    public int available() {
      return bytes.length - at;
    }

    @Override
    public int read() throws IOException {
      byte[] one = new byte[1];
      return read(one, 0, 1) < 0 ? -1 : one[0] & 0xFF;
    }

    @Override
    public int read(byte[] target, int offset, int length) throws IOException {
      if (available() == 0) {
        line = readLine();
        if (line == null || line.equals("{\"k\":\"reset\"}")) {
          return -1;
        }
        bytes = (line + "\n").getBytes(StandardCharsets.UTF_8);
        at = 0;
      }
      int count = Math.min(length, available());
      System.arraycopy(bytes, at, target, offset, count);
      at += count;
      return count;
    }
  }
}
