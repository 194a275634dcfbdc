package dev.goldtrace.port.object;

import java.util.Arrays;

/**
 * The objects that an object touched lately, so that a lasting touch is reported once. They are
 * few, and looked through with every step: plain arrays, no map.
 */
final class CollisionTable {

  /** Seconds of the physics clock after which a touch is over. */
  private static final double TOUCH_TIME = 1.0;

  private int[] ids = new int[4];
  private double[] times = new double[4];
  private boolean[] ethereal = new boolean[4];
  private int size;

  /** Answers whether the touch is a new one. */
  boolean touch(int objectId, double now, boolean isEthereal) {
    int i = 0;
    while (i < size && ids[i] != objectId) {
      i++;
    }
    boolean isNew = i == size;
    if (isNew) {
      append(objectId);
    }
    times[i] = now;
    ethereal[i] = isEthereal;
    return isNew;
  }

  private void append(int objectId) {
    if (size == ids.length) {
      ids = Arrays.copyOf(ids, 2 * size);
      times = Arrays.copyOf(times, 2 * size);
      ethereal = Arrays.copyOf(ethereal, 2 * size);
    }
    ids[size] = objectId;
    size++;
  }

  void removeEnded(double now) {
    int kept = 0;
    for (int i = 0; i < size; i++) {
      double age = now - times[i];
      if (age > TOUCH_TIME || (ethereal[i] && age > 0.0)) {
        continue;
      }
      ids[kept] = ids[i];
      times[kept] = times[i];
      ethereal[kept] = ethereal[i];
      kept++;
    }
    size = kept;
  }

  void clear() {
    size = 0;
  }
}
