package dev.goldtrace.port.collision;

import dev.goldtrace.port.Retail;

/**
 * Ten transitions for nested use. A slot keeps the planes and normals of its last use, as in
 * retail.
 */
final class TransitionPool {
  private static final int SLOTS = 10;

  private final Transition[] slots = new Transition[SLOTS];
  private int level;

  TransitionPool(OpenGround ground) {
    for (int i = 0; i < SLOTS; i++) {
      slots[i] = new Transition(ground);
    }
  }

  /** The next slot, reset; null: all are in use. */
  @Retail(address = 0x0050B150, name = "CTransition::makeTransition")
  Transition take() {
    if (level == SLOTS) {
      return null;
    }
    Transition transition = slots[level];
    level++;
    transition.init();
    return transition;
  }

  /** Gives back the slot taken last; its content may still be read. */
  void release() {
    level--;
  }
}
