package dev.goldtrace.compare;

/** All calls of a trace as one strict sequence. */
public enum CallSequence implements Aspect {
  INSTANCE;

  @Override
  public String id() {
    return "calls";
  }
}
