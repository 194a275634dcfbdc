package dev.goldtrace.check;

import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;

/**
 * A pattern over case ids such as {@code retail/sticky/above}: {@code *} stands for any part of one
 * segment, {@code **} for any number of segments, {@code ?} for one character of a segment.
 */
public final class IdPattern {
  private final String text;
  private final Optional<Pattern> regex;

  public IdPattern(String text) {
    this.text = text;
    this.regex =
        text.indexOf('*') < 0 && text.indexOf('?') < 0
            ? Optional.empty()
            : Optional.of(Pattern.compile(toRegex(text)));
  }

  private static String toRegex(String text) {
    StringBuilder regex = new StringBuilder();
    int at = 0;
    while (at < text.length()) {
      char c = text.charAt(at);
      // The longest form first: "**/" may stand for nothing, so that "**/above" finds "above" too.
      if (text.startsWith("**/", at)) {
        regex.append("(?:.*/)?");
        at += 3;
      } else if (text.startsWith("**", at)) {
        regex.append(".*");
        at += 2;
      } else {
        regex.append(c == '*' ? "[^/]*" : c == '?' ? "[^/]" : Pattern.quote(String.valueOf(c)));
        at++;
      }
    }
    return regex.toString();
  }

  /**
   * The patterns of what has a name, or lies in a folder of that name, at any depth.
   *
   * @param name slashes around it do not count
   */
  public static List<String> anywhere(String name) {
    String within = "**/" + name.replaceFirst("^/+", "").replaceFirst("/+$", "");
    return List.of(within, within + "/**");
  }

  /** Whether it can match more than the one id that it then is. */
  public boolean hasWildcards() {
    return regex.isPresent();
  }

  public boolean matches(String id) {
    return regex.map(wanted -> wanted.matcher(id).matches()).orElseGet(() -> text.equals(id));
  }

  @Override
  public String toString() {
    return text;
  }
}
