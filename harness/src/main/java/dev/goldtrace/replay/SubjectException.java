package dev.goldtrace.replay;

/** Why a subject could not carry out a record. */
public final class SubjectException extends Exception {
  private static final long serialVersionUID = 1L;

  /** What kind of trouble it is. */
  public enum Kind {
    /** The subject knows that it can't do this. */
    UNSUPPORTED,
    /** What the record holds is not what it says it is, e.g. the bytes of a message. */
    MALFORMED,
    /** The subject went wrong. */
    FAILED
  }

  private final Kind kind;

  public SubjectException(Kind kind, String message) {
    this(kind, message, null);
  }

  public SubjectException(Kind kind, String message, Throwable cause) {
    super(message, cause);
    this.kind = kind;
  }

  public Kind kind() {
    return kind;
  }
}
