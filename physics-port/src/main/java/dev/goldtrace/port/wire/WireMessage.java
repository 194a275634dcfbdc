package dev.goldtrace.port.wire;

import java.util.HexFormat;

/** A whole message from the server, from its opcode to its end. */
public sealed interface WireMessage
    permits UpdateMotion, UpdatePosition, UpdatePositionAndMotion, VectorUpdate {

  /** The message's opcode. */
  int opcode();

  /** The object that it is about. */
  int object();

  /** The message from its opcode on; what was read, byte for byte. */
  byte[] write();

  /**
   * Reads a message of any kind that this package knows.
   *
   * @param message the whole message, transport framing removed
   * @param table the sender's command numbering
   */
  static WireMessage read(byte[] message, CommandTable table) throws MalformedMessageException {
    return read(new WireReader(message), table);
  }

  /** As {@link #read(byte[], CommandTable)}; the reader must end where the message ends. */
  static WireMessage read(WireReader in, CommandTable table) throws MalformedMessageException {
    int at = in.offset();
    int opcode = in.u32("opcode");
    WireMessage message =
        switch (opcode) {
          case UpdateMotion.OPCODE -> UpdateMotion.readAfterOpcode(in, table);
          case UpdatePosition.OPCODE -> UpdatePosition.readAfterOpcode(in);
          case UpdatePositionAndMotion.OPCODE -> UpdatePositionAndMotion.readAfterOpcode(in, table);
          case VectorUpdate.OPCODE -> VectorUpdate.readAfterOpcode(in);
          default ->
              throw new MalformedMessageException(
                  at,
                  "an opcode of 0xF74C UpdateMotion, 0xF748 UpdatePosition, 0xF74E VectorUpdate or"
                      + " 0xF619 UpdatePositionAndMotion",
                  "0x" + HexFormat.of().withUpperCase().toHexDigits(opcode));
        };
    in.end("the message");
    return message;
  }
}
