package dev.goldtrace.text;

import java.util.Collection;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;

/** The words that somebody may have meant who typed another. */
public final class NearMatch {
  private static final int SUGGESTIONS = 3;

  private NearMatch() {}

  /**
   * Candidates that begin with the word or differ from it in a third of its letters at most,
   * nearest first, at most three.
   */
  public static List<String> of(String word, Collection<String> candidates) {
    String typed = word.toLowerCase(Locale.ROOT);
    int allowed = Math.max(1, typed.length() / 3);
    return candidates.stream()
        .distinct()
        .map(
            candidate -> new Scored(candidate, distance(typed, candidate.toLowerCase(Locale.ROOT))))
        .filter(scored -> scored.distance() <= allowed || begins(scored.candidate(), typed))
        .sorted(Comparator.comparingInt(Scored::distance).thenComparing(Scored::candidate))
        .limit(SUGGESTIONS)
        .map(Scored::candidate)
        .toList();
  }

  /** {@code " Did you mean 'a' or 'b'?"}, or nothing when nothing is near. */
  public static String hint(String word, Collection<String> candidates) {
    return hint(of(word, candidates));
  }

  /** The same for what may have been meant; nothing if that is nothing. */
  public static String hint(List<String> near) {
    if (near.isEmpty()) {
      return "";
    }
    Stream<String> quoted = near.stream().map(candidate -> "'" + candidate + "'");
    return " Did you mean " + String.join(" or ", quoted.toList()) + "?";
  }

  private static boolean begins(String candidate, String typed) {
    return typed.length() >= 3 && candidate.toLowerCase(Locale.ROOT).startsWith(typed);
  }

  /** Insertions, deletions, replacements and swaps of neighbours between two words. */
  private static int distance(String a, String b) {
    int[][] d = new int[a.length() + 1][b.length() + 1];
    for (int i = 0; i <= a.length(); i++) {
      for (int j = 0; j <= b.length(); j++) {
        if (i == 0 || j == 0) {
          d[i][j] = i + j;
          continue;
        }
        int replace = a.charAt(i - 1) == b.charAt(j - 1) ? 0 : 1;
        d[i][j] = Math.min(d[i - 1][j - 1] + replace, Math.min(d[i - 1][j], d[i][j - 1]) + 1);
        if (i > 1
            && j > 1
            && a.charAt(i - 1) == b.charAt(j - 2)
            && a.charAt(i - 2) == b.charAt(j - 1)) {
          d[i][j] = Math.min(d[i][j], d[i - 2][j - 2] + 1);
        }
      }
    }
    return d[a.length()][b.length()];
  }

  private record Scored(String candidate, int distance) {}
}
