package dev.goldtrace.replay;

import java.util.List;

/** Why a subject could not carry out a record. */
public final class SubjectException extends Exception {
  private static final long serialVersionUID = 1L;

  /** What kind of trouble it is. */
  public enum Kind {
    /** The subject knows that it can't do this. */
    UNSUPPORTED,
    /** What the record holds is not what it says it is, e.g. the bytes of a message. */
    MALFORMED,
    /** The subject went wrong, and says so. */
    FAILED,
    /** The subject ended, does not answer in time, or answers what makes no sense. */
    BROKEN
  }

  private final Kind kind;
  private final List<String> lastWords;

  public SubjectException(Kind kind, String message) {
    this(kind, message, null);
  }

  public SubjectException(Kind kind, String message, Throwable cause) {
    super(message, cause);
    this.kind = kind;
    this.lastWords = List.of();
  }

  /** A subject that broke down, with the last lines of what it had to say about it. */
  public SubjectException(String message, List<String> lastWords) {
    super(message);
    this.kind = Kind.BROKEN;
    this.lastWords = List.copyOf(lastWords);
  }

  public Kind kind() {
    return kind;
  }

  /** The last lines that the subject printed for people to read; may be empty. */
  public List<String> lastWords() {
    return lastWords;
  }
}
