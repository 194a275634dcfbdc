package dev.goldtrace.wire;

import dev.goldtrace.port.wire.CommandTable;
import dev.goldtrace.port.wire.MalformedMessageException;
import java.util.List;
import java.util.Optional;

/**
 * A message field by field.
 *
 * @param name what it is, e.g. {@code "UpdateMotion"}; {@code "unknown"} when not even the opcode
 *     says so
 * @param length bytes altogether
 * @param table the command numbering by which indices were read
 * @param fields in the order of the bytes, up to where the message stops making sense
 * @param refusal why it is no message, if it is none
 */
public record MessageDescription(
    String name,
    int length,
    CommandTable table,
    List<WireField> fields,
    Optional<MalformedMessageException> refusal) {

  public MessageDescription {
    fields = List.copyOf(fields);
  }
}
