package dev.goldtrace.authoring;

import java.util.Locale;

/** What a result is beside its golden file. */
public enum Change {
  /** There is no golden file yet. */
  NEW,
  /** It is not what the golden file holds. */
  CHANGED,
  /** It is what the golden file holds, byte for byte. */
  SAME;

  /** The word that commands print. */
  public String word() {
    return name().toLowerCase(Locale.ROOT);
  }
}
