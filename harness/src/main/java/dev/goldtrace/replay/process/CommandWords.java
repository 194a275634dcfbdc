package dev.goldtrace.replay.process;

import java.util.ArrayList;
import java.util.List;

/**
 * Splits a command into words as a shell does, but is none: no variables, no patterns, no pipes.
 * Single quotes keep everything; in double quotes a backslash keeps a quote or a backslash; outside
 * of quotes it keeps the next character.
 */
public final class CommandWords {
  private final String command;
  private final List<String> words = new ArrayList<>();
  private final StringBuilder word = new StringBuilder();
  private boolean inWord;
  private int at;

  private CommandWords(String command) {
    this.command = command;
  }

  /**
   * The words of a command.
   *
   * @throws IllegalArgumentException if there is no word, or a quote is not closed
   */
  public static List<String> split(String command) {
    return new CommandWords(command).split();
  }

  private List<String> split() {
    while (at < command.length()) {
      char c = command.charAt(at++);
      if (c == '\'') {
        singleQuoted();
      } else if (c == '"') {
        doubleQuoted();
      } else if (Character.isWhitespace(c)) {
        endWord();
      } else {
        inWord = true;
        word.append(c == '\\' ? escaped() : c);
      }
    }
    endWord();
    if (words.isEmpty() || words.get(0).isEmpty()) {
      throw new IllegalArgumentException("the command names no program");
    }
    return List.copyOf(words);
  }

  private void singleQuoted() {
    inWord = true;
    int end = command.indexOf('\'', at);
    if (end < 0) {
      throw open('\'', at - 1);
    }
    word.append(command, at, end);
    at = end + 1;
  }

  private void doubleQuoted() {
    inWord = true;
    int begin = at - 1;
    while (at < command.length()) {
      char c = command.charAt(at++);
      if (c == '"') {
        return;
      }
      boolean escapes =
          c == '\\' && at < command.length() && "\"\\".indexOf(command.charAt(at)) >= 0;
      word.append(escapes ? escaped() : c);
    }
    throw open('"', begin);
  }

  private char escaped() {
    if (at == command.length()) {
      throw new IllegalArgumentException("the command ends in a single backslash");
    }
    return command.charAt(at++);
  }

  private void endWord() {
    if (inWord) {
      words.add(word.toString());
      word.setLength(0);
      inWord = false;
    }
  }

  private static IllegalArgumentException open(char quote, int index) {
    return new IllegalArgumentException(
        "the quote " + quote + " at character " + (index + 1) + " of the command is not closed");
  }
}
