package dev.goldtrace.importer.pcap;

import dev.goldtrace.port.wire.MovementEvent;
import dev.goldtrace.port.wire.PositionPack;
import dev.goldtrace.port.wire.UpdateMotion;
import dev.goldtrace.port.wire.UpdatePosition;
import dev.goldtrace.port.wire.UpdatePositionAndMotion;
import dev.goldtrace.port.wire.WireMessage;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * Which objects of a session take part in a trace: those that a message moves, and those that
 * others move to, turn to or stick to. What stands about otherwise is left out.
 */
final class Participants {
  private final Set<Integer> moved = new LinkedHashSet<>();
  private final Set<Integer> all = new LinkedHashSet<>();
  private final Map<Integer, PositionPack> firstPacks = new HashMap<>();
  private final Map<Integer, Deque<CreateObject>> creations = new HashMap<>();

  Participants(List<SessionEvent> events) {
    for (SessionEvent event : events) {
      if (event instanceof SessionEvent.Updated updated) {
        add(updated.message());
      } else if (event instanceof SessionEvent.Created created) {
        creations
            .computeIfAbsent(created.object(), object -> new ArrayDeque<>())
            .add(created.description());
      }
    }
  }

  private void add(WireMessage message) {
    moved.add(message.object());
    all.add(message.object());
    pack(message).ifPresent(pack -> firstPacks.putIfAbsent(message.object(), pack));
    event(message)
        .ifPresent(
            event -> {
              addTarget(event.object());
              addTarget(event.stickyObject());
            });
  }

  private void addTarget(int object) {
    if (object != 0) {
      all.add(object);
    }
  }

  static Optional<PositionPack> pack(WireMessage message) {
    if (message instanceof UpdatePosition position) {
      return Optional.of(position.pack());
    }
    return message instanceof UpdatePositionAndMotion both
        ? Optional.of(both.pack())
        : Optional.empty();
  }

  private static Optional<MovementEvent> event(WireMessage message) {
    if (message instanceof UpdateMotion motion) {
      return Optional.of(motion.event());
    }
    return message instanceof UpdatePositionAndMotion both
        ? Optional.of(both.event())
        : Optional.empty();
  }

  /** The objects that messages move, in the order of the first message. */
  Set<Integer> moved() {
    return moved;
  }

  boolean has(int object) {
    return all.contains(object);
  }

  /** Where an object's first position message puts it. */
  Optional<PositionPack> firstPack(int object) {
    return Optional.ofNullable(firstPacks.get(object));
  }

  /** The object's next creation that was not {@link #created} yet. */
  Optional<CreateObject> nextCreation(int object) {
    Deque<CreateObject> next = creations.get(object);
    return next == null ? Optional.empty() : Optional.ofNullable(next.peek());
  }

  /** Passes on to the creation after the next one. */
  void created(int object) {
    creations.get(object).remove();
  }
}
