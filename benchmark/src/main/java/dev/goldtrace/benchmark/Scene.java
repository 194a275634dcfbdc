package dev.goldtrace.benchmark;

/** A physics world that goes on for ever: after any number of ticks its objects still move. */
interface Scene {

  /** Runs the next tick, 1/30 s. */
  void tick();

  /** How many objects each tick updates. */
  int objects();
}
