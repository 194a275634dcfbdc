package dev.goldtrace.replay.process;

import java.nio.file.Path;

/** Classes of the tests as programs of their own. */
public final class JavaProgram {

  private JavaProgram() {}

  /** The command line that runs a class, without arguments. */
  public static String command(Class<?> program) {
    Path java = Path.of(System.getProperty("java.home"), "bin", "java");
    return "'"
        + java
        + "' -XX:+UseSerialGC -XX:TieredStopAtLevel=1 -XX:-UsePerfData -cp '"
        + System.getProperty("java.class.path")
        + "' "
        + program.getName();
  }
}
