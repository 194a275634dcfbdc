package dev.goldtrace.replay;

import dev.goldtrace.port.object.PhysicsObj;
import dev.goldtrace.port.wire.CommandTable;
import dev.goldtrace.port.wire.MalformedMessageException;
import dev.goldtrace.port.wire.MovementEvent;
import dev.goldtrace.port.wire.PositionPack;
import dev.goldtrace.trace.MsgRecord;

/** Delivers the wire messages of a trace. */
final class PortMessages {
  private final CommandTable commands;

  PortMessages(CommandTable commands) {
    this.commands = commands;
  }

  void dispatch(PhysicsObj object, MsgRecord message) throws MalformedMessageException {
    switch (message.type()) {
      case UPDATE_MOTION -> object.unpackMovement(MovementEvent.read(message.bytes(), commands));
      case UPDATE_POSITION ->
          object
              .world
              .smartBox()
              .unpackPositionEvent(object.id, PositionPack.read(message.bytes()));
    }
  }
}
