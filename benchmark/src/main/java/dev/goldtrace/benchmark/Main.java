package dev.goldtrace.benchmark;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.regex.Pattern;
import org.openjdk.jmh.runner.RunnerException;

/**
 * Measures everything and writes the tables of docs/performance.md. System properties: {@code
 * benchmark.only} (a regular expression: which of {@code port}, {@code trace}, {@code length},
 * {@code program}), {@code benchmark.seconds}, {@code benchmark.megabytes}.
 */
public final class Main {
  private static final String[] OFF = {"off"};
  private static final String[] OFF_AND_ON = {"off", "on"};

  /** The three scenes and what a native build of the same code reaches, object-ticks a second. */
  private static final String[] SCENES = {"mover", "chase-12", "chase-500"};

  private static final double[] NATIVE = {3.5e6, 3.2e6, 2.9e6};
  private static final String[] CROWDS = {"chase-50", "chase-125", "chase-250", "chase-1000"};
  private static final String[] REMOTES = {"remote-60", "remote-500"};

  private static final String HEAP = "-Xmx256m";
  private static final String ONE_TRACE = "retail/sticky/follow";

  private final Path root;
  private final Path work;
  private final Program program;
  private final Rates rates;
  private final int megabytes;

  private Main(Path root) {
    this.root = root;
    this.work = root.resolve("benchmark/target/measured");
    this.program = new Program(root);
    this.rates = new Rates(Integer.getInteger("benchmark.seconds", 3));
    this.megabytes = Integer.getInteger("benchmark.megabytes", 100);
  }

  /**
   * @param args the repository's root
   */
  public static void main(String[] args) throws IOException, InterruptedException, RunnerException {
    new Main(Path.of(args[0]).toAbsolutePath().normalize()).run();
  }

  private void run() throws IOException, InterruptedException, RunnerException {
    Pattern only = Pattern.compile(System.getProperty("benchmark.only", ".*"));
    List<Table> tables = new ArrayList<>();
    // The command line first: what was measured before does not matter to it.
    if (only.matcher("program").matches()) {
      tables.add(commandLine());
    }
    if (only.matcher("length").matches()) {
      tables.add(length());
    }
    if (only.matcher("port").matches()) {
      port(tables);
    }
    if (only.matcher("trace").matches()) {
      trace(tables);
    }
    StringBuilder text = new StringBuilder("Machine: " + Machine.describe() + ".\n");
    tables.forEach(table -> text.append('\n').append(table));
    System.out.println(text);
    if (only.pattern().equals(".*")) {
      Path document = root.resolve("docs/performance.md");
      String before = Files.readString(document, StandardCharsets.UTF_8);
      Files.writeString(document, MeasuredDocument.with(before, text.toString()));
    }
  }

  private Table commandLine() throws IOException, InterruptedException {
    Table table = new Table("Command line", "command", "seconds", "goal");
    table.row(
        "`./goldtrace replay " + ONE_TRACE + "`",
        format("%.2f", program.median(11, "replay", ONE_TRACE)),
        "0.4");
    table.row("`./goldtrace list`", format("%.2f", program.median(3, "list")), "");
    for (int jobs = 1; jobs <= Runtime.getRuntime().availableProcessors(); jobs *= 2) {
      String n = Integer.toString(jobs);
      double seconds = program.median(3, "replay", "traces", "--jobs", n);
      String goal = jobs == 2 ? "5" : "";
      table.row("`./goldtrace replay traces --jobs " + n + "`", format("%.2f", seconds), goal);
    }
    table.row("`./goldtrace vectors`", format("%.2f", program.median(3, "vectors")), "");
    return table;
  }

  /** A tenfold trace takes ten times as long, in the same heap. */
  private Table length() throws IOException, InterruptedException {
    Table table =
        new Table(
            "Length of a trace: `./goldtrace replay` in a heap of 256 MB (`" + HEAP + "`)",
            "trace",
            "object-ticks",
            "seconds",
            "µs/object-tick");
    for (int size : new int[] {Math.max(1, megabytes / 10), megabytes}) {
      TraceFiles files = ChaseTrace.write(work, "chase", TraceBenchmark.CHASERS, size * 1_000_000L);
      double seconds = program.seconds(HEAP, "replay", files.trace().toString());
      files.delete();
      table.row(
          size + " MB",
          format("%,d", files.objectTicks()),
          format("%.1f", seconds),
          format("%.2f", seconds * 1e6 / files.objectTicks()));
    }
    return table;
  }

  private void port(List<Table> tables) throws RunnerException {
    rates.runPort(OFF_AND_ON, SCENES);
    Table alone =
        new Table(
            "The port alone, million object-ticks a second",
            "scene",
            "probes off",
            "best tenth",
            "probes on",
            "best tenth",
            "native",
            "of native",
            "best tenth (goal 0.8)");
    for (int i = 0; i < SCENES.length; i++) {
      double off = rates.objectTicks(SCENES[i], "off");
      double best = rates.bestObjectTicks(SCENES[i], "off");
      alone.row(
          SCENES[i],
          millions(off),
          millions(best),
          millions(rates.objectTicks(SCENES[i], "on")),
          millions(rates.bestObjectTicks(SCENES[i], "on")),
          millions(NATIVE[i]),
          ratio(off, NATIVE[i]),
          ratio(best, NATIVE[i]));
    }
    tables.add(alone);

    rates.runPort(OFF, CROWDS);
    Table crowds = new Table("Chasers of one target", "chasers", "ticks/s", "µs/object-tick");
    for (String scene : CROWDS) {
      double objectTicks = rates.objectTicks(scene, "off");
      crowds.row(
          scene.substring(scene.indexOf('-') + 1),
          format("%,.0f", rates.of(scene + "/off")),
          format("%.3f", 1e6 / objectTicks));
    }
    tables.add(crowds);

    rates.runPort(OFF, REMOTES);
    Table remotes =
        new Table(
            "Remote creatures, each step swept against the others",
            "remotes",
            "ticks/s",
            "million object-ticks/s");
    for (String scene : REMOTES) {
      remotes.row(
          scene.substring(scene.indexOf('-') + 1),
          format("%,.0f", rates.of(scene + "/off")),
          millions(rates.objectTicks(scene, "off")));
    }
    tables.add(remotes);
  }

  private void trace(List<Table> tables) throws IOException, RunnerException {
    TraceFiles files =
        ChaseTrace.write(work, "chase", TraceBenchmark.CHASERS, TraceBenchmark.BYTES);
    double megabytesOfTrace = Files.size(files.trace()) / 1e6;
    files.delete();
    rates.runTrace();

    Table text =
        new Table(
            "Reading and writing a trace, MB/s", "", "this", "Jackson alone", "ratio", "goal");
    double read = rates.of("read") * megabytesOfTrace;
    double scan = rates.of("jacksonScan") * megabytesOfTrace;
    text.row("read", format("%.0f", read), format("%.0f", scan), ratio(read, scan), "0.5");
    double write = rates.of("write") * megabytesOfTrace;
    double bare = rates.of("jacksonWrite") * megabytesOfTrace;
    text.row("write", format("%.0f", write), format("%.0f", bare), ratio(write, bare), "0.5");
    tables.add(text);

    Table replay =
        new Table(
            "Replay of a chase of twelve",
            "",
            "µs/object-tick",
            "of reading every value with Jackson",
            "best tenth: µs/object-tick",
            "of Jackson",
            "goal");
    double values = rates.of("jacksonValues");
    double bestValues = rates.best("jacksonValues");
    for (String name : new String[] {"jacksonValues", "read", "replay", "replayAndCompare"}) {
      replay.row(
          switch (name) {
            case "jacksonValues" -> "Jackson reads every value";
            case "replayAndCompare" -> "replay + compare frames, calls, state";
            default -> name;
          },
          format("%.2f", 1e6 / (rates.of(name) * files.objectTicks())),
          ratio(values, rates.of(name)),
          format("%.2f", 1e6 / (rates.best(name) * files.objectTicks())),
          ratio(bestValues, rates.best(name)),
          name.equals("replayAndCompare") ? "4" : "");
    }
    tables.add(replay);
  }

  private static String millions(double rate) {
    return format("%.2f", rate / 1e6);
  }

  private static String ratio(double one, double other) {
    return format("%.2f", one / other);
  }

  private static String format(String format, Object value) {
    return String.format(Locale.ROOT, format, value);
  }
}
