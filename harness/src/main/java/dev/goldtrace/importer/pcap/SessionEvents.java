package dev.goldtrace.importer.pcap;

import dev.goldtrace.port.wire.CommandTable;
import dev.goldtrace.port.wire.MalformedMessageException;
import dev.goldtrace.port.wire.UpdateMotion;
import dev.goldtrace.port.wire.UpdatePosition;
import dev.goldtrace.port.wire.UpdatePositionAndMotion;
import dev.goldtrace.port.wire.VectorUpdate;
import dev.goldtrace.port.wire.WireMessage;
import dev.goldtrace.port.wire.WireReader;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/** Collects what the messages of a connection say about movement. */
final class SessionEvents {
  private static final int CREATE_PLAYER = 0xF746;
  private static final int DELETE_OBJECT = 0xF747;

  private final CommandTable numbering;
  private final Skipped skipped;
  private final List<SessionEvent> events = new ArrayList<>();

  /**
   * @param numbering the sender's command numbering
   */
  SessionEvents(CommandTable numbering, Skipped skipped) {
    this.numbering = numbering;
    this.skipped = skipped;
  }

  /** In the order of the messages. */
  List<SessionEvent> events() {
    return events;
  }

  /**
   * Takes a message.
   *
   * @return whether it was of interest and is kept
   */
  boolean accept(Message message) {
    try {
      SessionEvent event = read(message);
      return event != null && events.add(event);
    } catch (MalformedMessageException e) {
      skipped.add(
          String.format(
              Locale.ROOT, "malformed messages 0x%04X: %s", message.opcode(), e.getMessage()),
          message.frame());
      return false;
    }
  }

  private SessionEvent read(Message message) throws MalformedMessageException {
    long frame = message.frame();
    long nanos = message.nanos();
    return switch (message.opcode()) {
      case UpdateMotion.OPCODE,
          UpdatePosition.OPCODE,
          UpdatePositionAndMotion.OPCODE,
          VectorUpdate.OPCODE ->
          new SessionEvent.Updated(frame, nanos, WireMessage.read(message.bytes(), numbering));
      case CreateObject.OPCODE ->
          new SessionEvent.Created(frame, nanos, CreateObject.read(message.bytes(), numbering));
      case CREATE_PLAYER -> {
        WireReader in = new WireReader(message.bytes());
        in.u32("opcode");
        yield new SessionEvent.PlayerIs(frame, nanos, in.u32("object_id"));
      }
      case DELETE_OBJECT -> {
        WireReader in = new WireReader(message.bytes());
        in.u32("opcode");
        int object = in.u32("object_id");
        yield new SessionEvent.Deleted(frame, nanos, object, in.u16("instance_timestamp"));
      }
      default -> null;
    };
  }
}
