package dev.goldtrace.port.position;

/** Keeps an object at another one for at most a second. */
public final class StickyManager {

  /** 0: none. */
  public int targetId() {
    return 0;
  }

  public boolean initialized() {
    return false;
  }

  /** Frame clock after which the stick ends, in seconds. */
  public double stickyTimeoutTime() {
    return 0;
  }
}
