package dev.goldtrace.cli;

import java.io.Console;
import java.util.Locale;

/**
 * Whether a person looks at a standard stream. The launcher script knows and says so in a system
 * property; Java itself only knows whether input and output together are a console.
 */
enum Terminal {
  OUT,
  ERR;

  boolean isAttached() {
    String told = System.getProperty("goldtrace.terminal." + name().toLowerCase(Locale.ROOT));
    return told == null ? console() : Boolean.parseBoolean(told);
  }

  private static boolean console() {
    Console console = System.console();
    if (console == null) {
      return false;
    }
    try {
      // From Java 22 on there is a console even when nobody is there; it has a method to tell.
      return (boolean) Console.class.getMethod("isTerminal").invoke(console);
    } catch (ReflectiveOperationException e) {
      return true;
    }
  }
}
