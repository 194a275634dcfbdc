package dev.goldtrace.wire;

import dev.goldtrace.port.wire.FieldType;

/**
 * One field of a message.
 *
 * @param offset bytes from the start of what was read
 * @param size bytes
 * @param hex the bytes as they are, two lower-case digits each
 * @param name retail's name with the structure in front, e.g. {@code "state.forward_speed"}
 * @param value what the bytes stand for
 * @param meaning what the value says, empty if it speaks for itself
 */
public record WireField(
    int offset,
    int size,
    FieldType type,
    String hex,
    String name,
    FieldValue value,
    String meaning) {}
