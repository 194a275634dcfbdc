package dev.goldtrace.replay;

import java.util.Arrays;
import java.util.Collections;
import java.util.EnumSet;
import java.util.Optional;
import java.util.Set;

/** The three kinds of row that a recording consists of. */
public enum RowKind {
  /** Where the objects are. */
  FRAMES("frames"),
  /** Which functions were entered. */
  PROBES("probes"),
  /** What the managers hold. */
  STATE("state");

  /** All kinds: a complete recording. */
  public static final Set<RowKind> ALL = Collections.unmodifiableSet(EnumSet.allOf(RowKind.class));

  private final String word;

  RowKind(String word) {
    this.word = word;
  }

  /** The word in the names of golden files. */
  public String word() {
    return word;
  }

  /** The kind with that word. */
  public static Optional<RowKind> named(String word) {
    return Arrays.stream(values()).filter(kind -> kind.word.equals(word)).findFirst();
  }

  /** The kinds that are not in a set. */
  public static Set<RowKind> without(Set<RowKind> kinds) {
    EnumSet<RowKind> others = EnumSet.allOf(RowKind.class);
    others.removeAll(kinds);
    return Collections.unmodifiableSet(others);
  }
}
