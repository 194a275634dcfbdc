package dev.goldtrace.replay.process;

import java.io.BufferedReader;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.OutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * A program that speaks the protocol for one object that never moves, and misbehaves at tick 2 of
 * the traces whose first line holds the word "bad", in the way that its argument says. "remembers"
 * does not misbehave there: it turns the object by a degree for each trace before.
 */
public final class StandingProgram {
  private static final Pattern OBJECT =
      Pattern.compile(
          "\"guid\":\"(\\w+)\",\"pos\":\\{\"cell\":\"(\\w+)\",\"o\":\\[([^\\]]+)\\],\"q\":\\[([^\\]]+)\\]");
  private static final Pattern TICK = Pattern.compile("\"n\":(\\d+),\"time\":([0-9.]+)");
  private static final String DONE = "{\"k\":\"done\"}";

  private final String way;
  private final boolean remembers;
  private final BufferedReader in;
  private final PrintStream out;
  private String guid;
  private String place;
  private boolean bad;
  private int tracesBefore = -1;

  private StandingProgram(String way, InputStream in, OutputStream out) {
    this.way = way;
    this.remembers = way.equals("remembers");
    this.in = new BufferedReader(new InputStreamReader(in, StandardCharsets.UTF_8));
    this.out = new PrintStream(out, false, StandardCharsets.UTF_8);
  }

  /** What the program prints when it is asked about a trace, where it does not end by that. */
  static byte[] answersTo(byte[] trace, String way) throws Exception {
    ByteArrayOutputStream answers = new ByteArrayOutputStream();
    new StandingProgram(way, CannedSubject.questions(trace), answers).run();
    return answers.toByteArray();
  }

  public static void main(String[] args) throws Exception {
    System.err.println("standing, " + args[0]);
    new StandingProgram(args[0], System.in, System.out).run();
  }

  private void run() throws Exception {
    for (String line = in.readLine(); line != null; line = in.readLine()) {
      if (line.contains("\"k\":\"hello\"")) {
        hello();
      } else if (line.contains("\"k\":\"trace\"")) {
        bad = line.contains("bad");
        tracesBefore++;
        print(DONE);
      } else if (line.contains("\"k\":\"object\"")) {
        Matcher object = OBJECT.matcher(line);
        object.find();
        guid = object.group(1);
        place = object.group(2) + "," + object.group(3) + "," + object.group(4);
        print(DONE);
      } else if (line.contains("\"k\":\"tick\"")) {
        Matcher tick = TICK.matcher(line);
        tick.find();
        tick(tick.group(1), tick.group(2));
      } else {
        print(DONE);
      }
    }
  }

  private void hello() throws Exception {
    switch (way) {
      case "silent" -> Thread.sleep(60_000);
      case "protocol2" -> hello(2, "1");
      case "no-hello" -> print("Welcome!");
      case "dies-at-once" -> {
        System.err.println("no licence found");
        System.exit(7);
      }
      case "exit-and-change" -> hello(1, Long.toString(ProcessHandle.current().pid()));
      default -> hello(1, "1");
    }
  }

  private void hello(int protocol, String version) {
    print(
        "{\"k\":\"hello\",\"protocol\":"
            + protocol
            + ",\"name\":\"standing\",\"version\":\""
            + version
            + "\",\"emits\":[\"frames\"],\"calls\":[],\"messages\":[\"UpdateMotion\"],\"more\":1}");
  }

  private void tick(String n, String time) throws Exception {
    if (bad && !remembers && n.equals("2")) {
      misbehave(n, time);
    } else {
      print(rows(n, time));
      print(DONE);
    }
  }

  private String rows(String n, String time) {
    String heading = remembers ? Integer.toString(tracesBefore) : "0";
    String cells = String.join(",", n, time, guid, place, heading).replace(",", "\",\"");
    return "{\"k\":\"frames\",\"rows\":[[\"" + cells + "\"]]}";
  }

  private void misbehave(String n, String time) throws Exception {
    switch (way) {
      case "hang" -> Thread.sleep(60_000);
      case "no-end" -> print(rows(n, time));
      case "exit", "exit-and-change" -> {
        System.err.println("assertion failed: \u0007 nodes > 0");
        System.exit(3);
      }
      case "half" -> {
        out.print("{\"k\":\"fra");
        out.flush();
        System.exit(0);
      }
      case "garbage" -> print("Loading \u001b[31mportal.dat");
      case "bytes" -> {
        out.write(0xFF);
        print("");
      }
      case "flood" -> {
        while (!out.checkError()) {
          print("{\"k\":\"frames\",\"rows\":[]}");
        }
      }
      case "long-line" -> {
        byte[] chunk = "x".repeat(1 << 16).getBytes(StandardCharsets.UTF_8);
        while (!out.checkError()) {
          out.write(chunk, 0, chunk.length);
        }
      }
      case "short-row" -> print("{\"k\":\"frames\",\"rows\":[[\"2\",\"1000\"]]}");
      case "wrong-cell" -> print(rows(n, time).replace(guid, "7"));
      case "other-tick" -> print(rows("1", time));
      case "number-cell" -> print(rows(n, time).replace("\"2\"", "2"));
      case "undeclared" -> print("{\"k\":\"state\",\"rows\":[]}");
      case "twice" -> print(DONE + DONE);
      case "unknown-kind" -> print("{\"k\":\"frame\"}");
      case "error" -> {
        print("{\"k\":\"error\",\"reason\":\"node list is empty\"}");
      }
      case "unsupported" -> print("{\"k\":\"unsupported\",\"reason\":\"slopes\"}");
      case "moves" -> {
        print(rows(n, time).replace("\"84\"", "\"85\""));
        print(DONE);
      }
      default -> throw new IOException(way);
    }
  }

  private void print(String line) {
    out.print(line + "\n");
    out.flush();
  }
}
