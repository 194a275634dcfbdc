package dev.goldtrace.port.object;

import dev.goldtrace.port.math.Frame;
import dev.goldtrace.port.math.Position;
import dev.goldtrace.port.math.Vector3;

/**
 * What a slice works with, which retail has on the stack: nothing here outlives the slice. A world
 * has one, since the slices of its objects never overlap; one for each object would not stay in the
 * processor's cache.
 */
final class Slice {
  /** Where the object would be, if nothing were in its way. */
  final Position newPosition = new Position();

  /** The movement of animation and position manager, in the object's own axes. */
  final Frame delta = new Frame();

  final Vector3 offset = new Vector3();
}
