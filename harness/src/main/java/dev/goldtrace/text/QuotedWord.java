package dev.goldtrace.text;

/** A word of a command line that a message suggests between single quotes. */
public final class QuotedWord {
  private QuotedWord() {}

  /** The word as it can be pasted into a shell: between double quotes if it needs any. */
  public static String of(String word) {
    return word.matches("[\\p{L}\\p{N}_./:=@%+,-]+")
        ? word
        : '"' + word.replaceAll("([\\\\\"$`])", "\\\\$1") + '"';
  }
}
