package dev.goldtrace.check;

import java.util.List;

/** Asked for traces that are not there: no file or folder, and no id that matches. */
public final class UnknownCaseException extends RuntimeException {
  private static final long serialVersionUID = 1L;

  private final String argument;
  private final transient List<String> ids;

  UnknownCaseException(String argument, List<String> ids) {
    super("no such trace, folder or id pattern: " + argument);
    this.argument = argument;
    this.ids = List.copyOf(ids);
  }

  /** What was asked for. */
  public String argument() {
    return argument;
  }

  /** The ids that there are. */
  public List<String> ids() {
    return ids;
  }
}
