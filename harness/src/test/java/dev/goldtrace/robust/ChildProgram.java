package dev.goldtrace.robust;

import dev.goldtrace.cli.Main;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;

/** A command line of the program in a process of its own, and what came of it. */
final class ChildProgram implements AutoCloseable {
  private static final int SECONDS = 1800;

  private final Process process;
  private final Path out;
  private final Path err;

  private ChildProgram(Process process, Path out, Path err) {
    this.process = process;
    this.out = out;
    this.err = err;
  }

  /** Starts a command line in a folder, not on a build machine. */
  static ChildProgram start(Path folder, String... args) throws IOException {
    return start(folder, command(List.of(), Main.class, args));
  }

  /** Starts a program in a folder, not on a build machine. */
  static ChildProgram start(Path folder, List<String> command) throws IOException {
    Path out = Files.createTempFile("goldtrace", ".out");
    Path err = Files.createTempFile("goldtrace", ".err");
    ProcessBuilder builder =
        new ProcessBuilder(command)
            .directory(folder.toFile())
            .redirectOutput(out.toFile())
            .redirectError(err.toFile());
    builder.environment().remove("CI");
    builder.environment().put("SOURCE_DATE_EPOCH", "1000000000");
    Process process = builder.start();
    process.getOutputStream().close();
    return new ChildProgram(process, out, err);
  }

  /**
   * The words that run a class of the tests.
   *
   * @param options of Java
   */
  static List<String> command(List<String> options, Class<?> program, String... args) {
    List<String> words = new ArrayList<>();
    words.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
    words.addAll(List.of("-XX:+UseSerialGC", "-XX:-UsePerfData", "-XX:TieredStopAtLevel=1"));
    words.addAll(options);
    words.addAll(List.of("-cp", System.getProperty("java.class.path"), program.getName()));
    words.addAll(List.of(args));
    return words;
  }

  boolean isAlive() {
    return process.isAlive();
  }

  /** Kills it, and what it has started, so that it can do nothing about it. */
  void kill() throws InterruptedException {
    process.descendants().forEach(ProcessHandle::destroyForcibly);
    process.destroyForcibly().waitFor();
  }

  /** Waits for its end; the exit code. */
  int code() throws InterruptedException {
    if (!process.waitFor(SECONDS, TimeUnit.SECONDS)) {
      kill();
      throw new IllegalStateException("did not end within " + SECONDS + " s");
    }
    return process.exitValue();
  }

  String out() throws IOException {
    return Files.readString(out);
  }

  String err() throws IOException {
    return Files.readString(err);
  }

  @Override
  public void close() throws IOException {
    process.destroyForcibly();
    Files.delete(out);
    Files.delete(err);
  }
}
