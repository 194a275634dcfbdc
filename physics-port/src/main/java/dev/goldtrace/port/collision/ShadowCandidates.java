package dev.goldtrace.port.collision;

import java.util.Arrays;

/**
 * The obstacles of the passes that are running, in the order of the shadow list. A pass may start
 * another one (a step up tests its step down), so it is a stack: each pass owns the part from where
 * it began.
 */
final class ShadowCandidates {
  private ShadowObject[] entries = new ShadowObject[64];
  private int size;

  int size() {
    return size;
  }

  ShadowObject get(int i) {
    return entries[i];
  }

  void add(ShadowObject shadow) {
    if (size == entries.length) {
      entries = Arrays.copyOf(entries, 2 * size);
    }
    entries[size] = shadow;
    size++;
  }

  /** Sorts from an entry to the last one by the shadow list. There are few, mostly in order. */
  void sortFrom(int first) {
    for (int i = first + 1; i < size; i++) {
      ShadowObject shadow = entries[i];
      int j = i;
      while (j > first && entries[j - 1].index > shadow.index) {
        entries[j] = entries[j - 1];
        j--;
      }
      entries[j] = shadow;
    }
  }

  /** Forgets the entries from one on. */
  void dropFrom(int first) {
    Arrays.fill(entries, first, size, null);
    size = first;
  }
}
