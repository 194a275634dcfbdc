package dev.goldtrace.replay.process;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Why a program could not be started, in words that do not speak of Java. */
final class StartProblem {
  /** As Java tells the system's error. */
  private static final Pattern ERROR = Pattern.compile("error=(\\d+), (.*)");

  private StartProblem() {}

  /**
   * The reason and what to do, without a full stop.
   *
   * @param program the first word of the command
   * @param folder the working directory of the program
   */
  static String of(String program, Path folder, IOException e) {
    String name = AnswerParser.quote(program);
    Matcher error = ERROR.matcher(String.valueOf(e.getMessage()));
    if (!error.find()) {
      return name + ": " + AnswerParser.quote(String.valueOf(e.getMessage()));
    }
    return switch (error.group(1)) {
      case "2" -> name + notFound(program, folder);
      case "13" -> name + " may not be executed; 'chmod +x' allows it";
      case "8" ->
          name
              + " is no program for this machine; a script needs a first line such as"
              + " '#!/usr/bin/env python3'";
      default -> name + ": " + error.group(2);
    };
  }

  private static String notFound(String program, Path folder) {
    if (!program.contains("/")) {
      return " is no program on the PATH; './" + program + "' names a file of this folder";
    }
    Path file = folder.resolve(program);
    return Files.exists(file)
        ? " names an interpreter in its first line that is not there"
        : " is not there; looked for " + file.normalize();
  }
}
