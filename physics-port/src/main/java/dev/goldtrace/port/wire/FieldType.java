package dev.goldtrace.port.wire;

/** How a field is held in a message; all little-endian. */
public enum FieldType {
  U8,
  U16,
  U32,
  F32,
  /** A 16-bit index into the {@link CommandTable}. */
  COMMAND_INDEX,
  /** Bytes skipped to the next multiple of 4. */
  PADDING,
  /** Bytes that retail does not read. */
  IGNORED
}
