package dev.goldtrace.cli;

import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Says of a value that an option does not take what it takes, in the words of the help. */
final class ValueText {
  private static final Pattern CHOICE =
      Pattern.compile(
          "expected one of \\[([A-Z0-9_, ]+)] \\(case-insensitive\\) but was '(.*)'",
          Pattern.DOTALL);

  private ValueText() {}

  /** The message of the command line's parser, put plainly. */
  static String of(String message) {
    String plain =
        message.replaceAll(
            "('[+-]?[0-9]+') is not an int$",
            "$1 is no whole number from -2147483648 to 2147483647");
    plain = plain.replaceAll("(' is not an? )(?:int|long|short)$", "$1whole number");
    plain = plain.replace("' is not an whole number", "' is not a whole number");
    Matcher choice = CHOICE.matcher(plain);
    if (!choice.find()) {
      return plain;
    }
    String words = choice.group(1).toLowerCase(Locale.ROOT).replace('_', '-');
    int last = words.lastIndexOf(", ");
    String listed =
        last < 0 ? words : words.substring(0, last) + " or " + words.substring(last + 2);
    return plain.substring(0, choice.start())
        + "expected "
        + listed
        + ", found '"
        + choice.group(2)
        + "'"
        + plain.substring(choice.end());
  }
}
