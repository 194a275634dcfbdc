package dev.goldtrace.trace;

/**
 * What the environment does to one object in one UpdateObjectInternal.
 *
 * @param root the delta frame that the animation wrote; null: not written, identity
 * @param done how many animations finished
 * @param moved the transition's answer; null: unobstructed, the requested position is the answer
 */
public record Slice(FrameValue root, int done, Moved moved) {

  /** Nothing happens. */
  public static final Slice NOTHING = new Slice(null, 0, null);

  /** {@link #root}, the identity when it is not written. */
  public FrameValue rootOrIdentity() {
    return root == null ? FrameValue.IDENTITY : root;
  }
}
