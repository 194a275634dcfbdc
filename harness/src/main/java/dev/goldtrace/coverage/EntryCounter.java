package dev.goldtrace.coverage;

import java.lang.invoke.MethodHandles;

/** Counts the entries to one ported function. Public because the counting classes call it. */
public final class EntryCounter {
  private long entries;

  /** Called at the entry of the function. */
  public void enter() {
    entries++;
  }

  long takeEntries() {
    long taken = entries;
    entries = 0;
    return taken;
  }

  /**
   * The counter of the function at an address in the class loader that the caller lives in; called
   * once for each place that counts, when it is reached for the first time.
   */
  public static EntryCounter of(
      MethodHandles.Lookup caller, String name, Class<?> type, int address) {
    return ((CountingLoader) caller.lookupClass().getClassLoader()).counter(address);
  }
}
