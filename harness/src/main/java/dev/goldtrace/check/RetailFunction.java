package dev.goldtrace.check;

/**
 * A method of the port that ports a function of the retail client.
 *
 * @param address entry point in the retail executable
 * @param name retail's qualified name
 * @param method the method in Java, e.g. {@code StickyManager.adjustOffset}
 * @param file its source file, from the repository's root, with {@code /}
 * @param line the line of its first statement; 0 if it has none
 */
public record RetailFunction(int address, String name, String method, String file, int line) {

  /** File and line as compilers print them. */
  public String source() {
    return line == 0 ? file : file + ":" + line;
  }
}
