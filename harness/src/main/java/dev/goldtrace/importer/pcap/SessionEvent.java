package dev.goldtrace.importer.pcap;

import dev.goldtrace.port.wire.WireMessage;

/** What a message says, with when it came. */
sealed interface SessionEvent {

  /** Number of the frame that completed the message. */
  long frame();

  /** Nanoseconds since 1970. */
  long nanos();

  /** The object that it is about. */
  int object();

  /** 0xF746: which object is the player's own. */
  record PlayerIs(long frame, long nanos, int object) implements SessionEvent {}

  /** 0xF745. */
  record Created(long frame, long nanos, CreateObject description) implements SessionEvent {
    @Override
    public int object() {
      return description.object();
    }
  }

  /** 0xF747. */
  record Deleted(long frame, long nanos, int object, int instance) implements SessionEvent {}

  /** 0xF74C, 0xF748, 0xF619 or 0xF74E. */
  record Updated(long frame, long nanos, WireMessage message) implements SessionEvent {
    @Override
    public int object() {
      return message.object();
    }
  }
}
