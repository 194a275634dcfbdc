package dev.goldtrace.trace;

import java.util.HexFormat;

/**
 * A wire message for an object.
 *
 * @param line see {@link TraceRecord#line}
 * @param guid the object's id
 * @param type what the bytes are
 * @param hex the bytes, two hexadecimal digits each, as written
 */
public record MsgRecord(int line, int guid, MessageType type, String hex) implements TraceRecord {

  /** The message's bytes. */
  public byte[] bytes() {
    return HexFormat.of().parseHex(hex);
  }
}
