package dev.goldtrace.port.object;

import java.util.LinkedHashMap;
import java.util.Map;

/** The objects that an object touched lately, so that a lasting touch is reported once. */
final class CollisionTable {

  /** Seconds of the physics clock after which a touch is over. */
  private static final double TOUCH_TIME = 1.0;

  private record Touch(double time, boolean ethereal) {
    boolean isOver(double now) {
      double age = now - time;
      return age > TOUCH_TIME || (ethereal && age > 0.0);
    }
  }

  private final Map<Integer, Touch> touches = new LinkedHashMap<>();

  /** Answers whether the touch is a new one. */
  boolean touch(int objectId, double now, boolean ethereal) {
    return touches.put(objectId, new Touch(now, ethereal)) == null;
  }

  void removeEnded(double now) {
    touches.values().removeIf(touch -> touch.isOver(now));
  }

  void clear() {
    touches.clear();
  }
}
