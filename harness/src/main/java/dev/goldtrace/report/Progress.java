package dev.goldtrace.report;

import java.io.PrintWriter;

/** One line that says how far a run is; only ever shown to a person. */
public final class Progress {
  private static final String CLEAR = "\r\u001b[K";

  private final PrintWriter err;
  private final boolean shown;
  private final int total;
  private int done;

  /**
   * @param shown whether a person reads {@code err}
   * @param total how many steps there are
   */
  public Progress(PrintWriter err, boolean shown, int total) {
    this.err = err;
    this.shown = shown;
    this.total = total;
  }

  /** Takes the line away, so that something else can be printed. */
  public void clear() {
    print(CLEAR);
  }

  /** One more step is done. */
  public void step(String what) {
    done++;
    print(CLEAR + done + "/" + total + " " + what);
  }

  private void print(String text) {
    if (shown) {
      err.print(text);
      err.flush();
    }
  }
}
