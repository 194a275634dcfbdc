package dev.goldtrace.report.allure;

import static org.assertj.core.api.Assertions.assertThat;

import dev.goldtrace.cli.CommandRun;
import dev.goldtrace.replay.process.JavaProgram;
import dev.goldtrace.replay.process.PortProgram;
import dev.goldtrace.repository.RepositoryRoot;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.function.UnaryOperator;

/**
 * A folder with a few traces of the repository, in which one divergence of each kind is planted,
 * and runs of them whose results are for Allure.
 */
final class PlantedRun {
  private static final String FRAMES = "retail/sticky/above";
  private static final String HEADING = "retail/turnto/left90";
  private static final String MISSING = "retail/sticky/arrival";
  private static final String EXTRA = "retail/sticky/timeout_edge";
  private static final String ORDER = "retail/sticky/replaced";
  private static final String ARGUMENT = "retail/sticky/slightly_close";
  private static final String STATE = "retail/sticky/follow";
  private static final String CRASH = "retail/turnto/stuck";
  private static final String NO_GOLDEN = "retail/constraint/taper";
  private static final String STALE = "retail/constraint/full";
  private static final String VECTORS = "vectors/retail/heading_diff";
  private static final String VECTOR_FILE = "golden/" + VECTORS + ".vectors.jsonl";

  /** One that is planted for each kind. */
  static final List<Planted> ALL =
      List.of(
          new Planted(
              "Divergence: frames",
              FRAMES,
              "frames",
              List.of("CPhysicsObj", "frames position and rotation", "sticky"),
              List.of("column x", "golden 84.66667 (bits 0x42A95556)", "replayed 84.666664 (bits"),
              true),
          new Planted(
              "Divergence: heading",
              HEADING,
              "heading",
              List.of("CPhysicsObj", "heading compass direction", "turnto"),
              List.of("column heading", "golden 1.5 (bits 0x3FC00000)", "replayed 270 (bits"),
              true),
          new Planted(
              "Divergence: state",
              STATE,
              "state.st",
              List.of("StickyManager", "state.st state of StickyManager", "sticky"),
              List.of("column st.target", "golden 0x80000003", "replayed 0x80000002"),
              true),
          new Planted(
              "Divergence: probes missing",
              MISSING,
              "0x005113F0",
              List.of("CPhysicsObj", "0x005113F0 CPhysicsObj::set_velocity", "sticky"),
              List.of("call missing in the replay", "golden 0x005113F0 CPhysicsObj::set_velocity("),
              true),
          new Planted(
              "Divergence: probes extra",
              EXTRA,
              "0x00555710",
              List.of("StickyManager", "0x00555710 StickyManager::StickTo", "sticky"),
              List.of("call that the golden file lacks", "replayed 0x00555710 StickyManager::"),
              true),
          new Planted(
              "Divergence: probes order",
              ORDER,
              "calls",
              List.of("CPhysicsObj", "calls order of all calls", "sticky"),
              List.of("calls in another order", "golden 0x0", "replayed 0x0"),
              true),
          new Planted(
              "Divergence: probes arguments",
              ARGUMENT,
              "0x00555710",
              List.of("StickyManager", "0x00555710 StickyManager::StickTo", "sticky"),
              List.of("argument radius", "golden 10.5 (bits 0x", "replayed 0.5 (bits 0x3F000000)"),
              true),
          new Planted(
              "Divergence: vectors",
              VECTORS,
              "0x00528FB0",
              List.of("functions", "0x00528FB0 heading_diff", "vectors"),
              List.of("result"),
              false),
          new Planted(
              "Crash of the subject",
              CRASH,
              "replay",
              List.of("Replay", "replay of the whole trace", "turnto"),
              List.of("the subject ended with exit code 3"),
              false),
          new Planted(
              "Golden file missing",
              NO_GOLDEN,
              "replay",
              List.of("Replay", "replay of the whole trace", "constraint"),
              List.of("golden file missing: golden/" + NO_GOLDEN + ".state.csv"),
              false),
          new Planted(
              "Stale expectation",
              STALE,
              "replay",
              List.of("Replay", "replay of the whole trace", "constraint"),
              List.of("golden/expected-failures.csv", "but it passes"),
              false));

  private final Path here;

  /**
   * A planted divergence.
   *
   * @param category what Allure files it under
   * @param subject the trace or file of vectors
   * @param check the check that fails
   * @param path the titles in Allure's tree of behaviours that lead to it
   * @param says what a reader finds there
   * @param plotted whether a plot shows it
   */
  record Planted(
      String category,
      String subject,
      String check,
      List<String> path,
      List<String> says,
      boolean plotted) {

    String fullName() {
      return subject + "#" + check;
    }

    @Override
    public String toString() {
      return category;
    }
  }

  private PlantedRun(Path here) {
    this.here = here;
  }

  /** Copies the traces, as they are. */
  static PlantedRun in(Path here) throws IOException {
    Path root = RepositoryRoot.find();
    PlantedRun run = new PlantedRun(here);
    for (String id : traces()) {
      run.copy(root, "traces/" + id + ".trace.jsonl");
      for (String kind : List.of("frames", "probes", "state")) {
        run.copy(root, "golden/" + id + "." + kind + ".csv");
      }
    }
    run.copy(root, VECTOR_FILE);
    return run;
  }

  private static List<String> traces() {
    return ALL.stream().map(Planted::subject).filter(id -> !id.equals(VECTORS)).toList();
  }

  private void copy(Path root, String file) throws IOException {
    Files.createDirectories(here.resolve(file).getParent());
    Files.copy(root.resolve(file), here.resolve(file));
  }

  /** Changes golden files so that each kind of divergence is there once. */
  void plant() throws IOException {
    change(
        "golden/" + FRAMES + ".frames.csv", text -> text.replaceFirst("84\\.666664", "84.66667"));
    change("golden/" + HEADING + ".frames.csv", text -> text.replaceFirst(",270\n$", ",1.5\n"));
    change("golden/" + MISSING + ".probes.csv", PlantedRun::firstCallTwice);
    change("golden/" + EXTRA + ".probes.csv", text -> text.replaceFirst("\n.*\n", "\n"));
    change("golden/" + ORDER + ".probes.csv", PlantedRun::firstCallsSwapped);
    change("golden/" + ARGUMENT + ".probes.csv", text -> text.replaceFirst("radius=", "radius=1"));
    change("golden/" + STATE + ".state.csv", text -> text.replaceFirst("0x80000002", "0x80000003"));
    Files.delete(here.resolve("golden/" + NO_GOLDEN + ".state.csv"));
    Files.writeString(
        here.resolve("golden/expected-failures.csv"),
        "pattern,address,signature,reason,since\n" + STALE + ",,*/*/x,was so once,issue 7\n");
    change(VECTOR_FILE, text -> text.replaceFirst("\"result\":0", "\"result\":1"));
  }

  private static String firstCallTwice(String text) {
    return text.replaceFirst("\n(.*)\n", "\n$1\n$1\n");
  }

  /** The first two calls change places, but for their number. */
  private static String firstCallsSwapped(String text) {
    return text.replaceFirst("\n0,(.*)\n1,(.*)\n", "\n0,$2\n1,$1\n");
  }

  private void change(String file, UnaryOperator<String> change) throws IOException {
    String text = Files.readString(here.resolve(file));
    String changed = change.apply(text);
    assertThat(changed).as(file).isNotEqualTo(text);
    Files.writeString(here.resolve(file), changed);
  }

  /** Runs everything as it is. */
  void replay(String folder) {
    CommandRun.in(here, "replay", "--allure", folder);
    CommandRun.in(here, "vectors", "--allure", folder);
  }

  /** Runs one trace through a program that crashes, and the others, and the vectors. */
  void replayWithCrash(String folder) {
    CommandRun.in(
        here,
        "replay",
        CRASH,
        "--subject-timeout",
        "60",
        "--subject",
        JavaProgram.command(PortProgram.class) + " frames,probes,state 30",
        "--allure",
        folder);
    List<String> words = new ArrayList<>(List.of("replay", "--allure", folder));
    traces().stream().filter(id -> !id.equals(CRASH)).forEach(words::add);
    CommandRun.in(here, words.toArray(String[]::new));
    CommandRun.in(here, "vectors", "--allure", folder);
  }
}
