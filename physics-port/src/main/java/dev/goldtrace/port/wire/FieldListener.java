package dev.goldtrace.port.wire;

/** Sees each field of a message as a {@link WireReader} takes it, in the order of the bytes. */
@FunctionalInterface
public interface FieldListener {

  /** Sees nothing. */
  FieldListener NONE = (offset, size, type, name) -> {};

  /**
   * Called after the field was found to be there, before its content is judged.
   *
   * @param offset bytes from the start of what is read
   * @param size bytes
   * @param name retail's name, with the structure in front where there is one, e.g. {@code
   *     "state.forward_speed"}
   */
  void field(int offset, int size, FieldType type, String name);
}
