package dev.goldtrace.validate;

import dev.goldtrace.trace.ForeignText;
import dev.goldtrace.trace.TextLines;

/** The kinds of file that can be checked. */
public enum FileKind {
  TRACE("trace", ForeignText.TRACE, ".trace.jsonl"),
  FRAMES("frames", ForeignText.FRAMES, ".frames.csv"),
  PROBES("probes", ForeignText.PROBES, ".probes.csv"),
  STATE("state", ForeignText.STATE, ".state.csv"),
  VECTORS("vectors", ForeignText.VECTORS, ".vectors.jsonl"),
  /** None of these. */
  UNKNOWN("unknown", "", "");

  private final String word;
  private final String description;
  private final String ending;

  FileKind(String word, String description, String ending) {
    this.word = word;
    this.description = description;
    this.ending = ending;
  }

  /** One word for reports. */
  public String word() {
    return word;
  }

  /** The kind that a file's name says, plain or gzip; {@link #UNKNOWN} if it says nothing. */
  public static FileKind ofName(String name) {
    String plain = name.endsWith(".gz") ? name.substring(0, name.length() - 3) : name;
    for (FileKind kind : values()) {
      if (kind != UNKNOWN && plain.endsWith(kind.ending)) {
        return kind;
      }
    }
    return UNKNOWN;
  }

  /** The kind that the first line shows; {@link #UNKNOWN} if it shows nothing. */
  static FileKind ofFirstLine(TextLines lines) {
    String found = ForeignText.kind(lines);
    for (FileKind kind : values()) {
      if (kind.description.equals(found)) {
        return kind;
      }
    }
    return UNKNOWN;
  }
}
