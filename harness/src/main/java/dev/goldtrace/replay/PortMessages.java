package dev.goldtrace.replay;

import dev.goldtrace.port.object.PhysicsObj;
import dev.goldtrace.port.object.SmartBox;
import dev.goldtrace.port.wire.CommandTable;
import dev.goldtrace.port.wire.MalformedMessageException;
import dev.goldtrace.port.wire.MovementEvent;
import dev.goldtrace.port.wire.PositionPack;
import dev.goldtrace.port.wire.UpdateMotion;
import dev.goldtrace.port.wire.UpdatePosition;
import dev.goldtrace.port.wire.VectorUpdate;
import dev.goldtrace.port.wire.WireMessage;
import dev.goldtrace.trace.MsgRecord;
import java.util.OptionalInt;

/** Delivers the wire messages of a trace. */
final class PortMessages {
  private final CommandTable commands;

  PortMessages(CommandTable commands) {
    this.commands = commands;
  }

  /** Delivers a message, and gives its answer if it is of a type that has one. */
  OptionalInt dispatch(PhysicsObj object, MsgRecord message) throws MalformedMessageException {
    SmartBox smartBox = object.world.smartBox();
    switch (message.type()) {
      case UPDATE_MOTION -> object.unpackMovement(event(message));
      case UPDATE_POSITION ->
          smartBox.unpackPositionEvent(object.id, PositionPack.read(message.bytes()));
      case MESSAGE -> {
        return OptionalInt.of(deliver(smartBox, WireMessage.read(message.bytes(), commands)));
      }
      case MOVEMENT_EVENT -> {
        return OptionalInt.of(object.unpackMovement(event(message)) ? 1 : 0);
      }
    }
    return OptionalInt.empty();
  }

  private MovementEvent event(MsgRecord message) throws MalformedMessageException {
    return MovementEvent.read(message.bytes(), commands);
  }

  private static int deliver(SmartBox smartBox, WireMessage message)
      throws MalformedMessageException {
    SmartBox.Answer answer;
    if (message instanceof UpdateMotion motion) {
      answer = smartBox.unpackMovementEvent(motion);
    } else if (message instanceof UpdatePosition position) {
      answer = smartBox.unpackPositionEvent(position.object(), position.pack());
    } else if (message instanceof VectorUpdate vector) {
      answer = smartBox.unpackVectorEvent(vector);
    } else {
      throw new MalformedMessageException(
          0,
          "an opcode of 0xF74C UpdateMotion, 0xF748 UpdatePosition or 0xF74E VectorUpdate",
          String.format("0x%08X", message.opcode()));
    }
    return answer.code();
  }
}
