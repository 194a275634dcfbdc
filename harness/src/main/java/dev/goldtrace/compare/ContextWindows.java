package dev.goldtrace.compare;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** Keeps the ticks around each first divergence, and otherwise only the last few. */
final class ContextWindows {
  private final int context;
  private final Deque<TickRows> before = new ArrayDeque<>();
  private final Map<Integer, List<TickRows>> windows = new HashMap<>();

  /**
   * @param context how many ticks to keep before and after
   */
  ContextWindows(int context) {
    this.context = context;
  }

  /**
   * Takes the next tick's rows.
   *
   * @param interesting whether a window is wanted around this tick
   */
  void add(TickRows rows, boolean interesting) {
    windows.forEach(
        (tick, window) -> {
          if (rows.tick() - tick <= context && rows.tick() > tick) {
            window.add(rows);
          }
        });
    if (interesting) {
      List<TickRows> window = new ArrayList<>(before);
      window.add(rows);
      windows.put(rows.tick(), window);
    }
    before.addLast(rows);
    if (before.size() > context) {
      before.removeFirst();
    }
  }

  Map<Integer, List<TickRows>> windows() {
    Map<Integer, List<TickRows>> copy = new HashMap<>();
    windows.forEach((tick, window) -> copy.put(tick, List.copyOf(window)));
    return copy;
  }
}
