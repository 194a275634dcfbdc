package dev.goldtrace.cli;

import java.util.List;

/** Refuses arguments without a letter: mostly variables of a shell script that were never set. */
final class EmptyArguments {
  private EmptyArguments() {}

  /**
   * Looks at a whole command line.
   *
   * @throws UsageException a word is empty, or an option's value after the equals sign
   */
  static void refuse(List<String> words) {
    for (int i = 0; i < words.size(); i++) {
      String word = words.get(i);
      if (word.matches("--[a-z-]+=")) {
        throw noValue(word.substring(0, word.length() - 1));
      }
      if (word.isEmpty()) {
        boolean ofOption = i > 0 && words.get(i - 1).matches("--?[a-z-]+");
        throw ofOption
            ? noValue(words.get(i - 1))
            : new UsageException("an argument is empty (''); name something or leave it out.");
      }
    }
  }

  private static UsageException noValue(String option) {
    return new UsageException(option + " has an empty value; give one or leave the option out.");
  }
}
