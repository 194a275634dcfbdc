package dev.goldtrace.port.object;

import dev.goldtrace.port.math.Frame;

/** The animation side of an object's environment: what retail's part array answers. */
public interface Animation {

  /**
   * What CPartArray::Update writes in this slice.
   *
   * @param quantum the slice, in seconds
   * @param delta in: identity; out: the root motion of the slice in the object's own axes, before
   *     the multiplication with the object's scale
   */
  void update(PhysicsObj object, float quantum, Frame delta);

  /** How many animations finish at the process_hooks point of this slice. */
  int finishedAnimations(PhysicsObj object);
}
