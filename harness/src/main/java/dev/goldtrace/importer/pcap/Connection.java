package dev.goldtrace.importer.pcap;

import java.util.TreeMap;
import java.util.function.Consumer;

/**
 * One direction of a connection: brings the packets into the order of their sequence numbers, as
 * the receiver does, and hands on the messages in them.
 *
 * <p>A packet that comes early waits for those before it. When too many wait, or one for too long,
 * those before are taken for lost by the capture and the waiting ones go on, at the times at which
 * they were captured. A packet that comes after its turn is handed on when it comes: whether it was
 * there before shows when its fragments are put together.
 */
final class Connection {
  private static final int MOST_WAITING = 64;
  private static final long LONGEST_WAIT_NANOS = 5_000_000_000L;

  private record Waiting(TransportPacket packet, long frame, long nanos) {}

  private final Reassembly reassembly;
  private final Skipped skipped;
  private final Consumer<Message> messages;

  /** By distance from the first packet of the connection. */
  private final TreeMap<Integer, Waiting> waiting = new TreeMap<>();

  private boolean started;
  private int first;
  private int next;
  private long lastFrame;
  private long lastNanos = Long.MIN_VALUE;

  /**
   * @param messages takes the messages, in order
   */
  Connection(Skipped skipped, Consumer<Message> messages) {
    this.reassembly = new Reassembly(skipped);
    this.skipped = skipped;
    this.messages = messages;
  }

  void accept(TransportPacket packet, long frame, long nanos) {
    if (packet.acknowledgesOnly()) {
      return;
    }
    if (!started) {
      started = true;
      first = packet.sequence();
    }
    int position = packet.sequence() - first;
    Waiting arrived = new Waiting(packet, frame, nanos);
    if (position < next) {
      handOn(arrived);
      return;
    }
    if (waiting.putIfAbsent(position, arrived) != null) {
      skipped.add("packets sent again while waiting for their turn", frame);
    }
    handOnWhatIsDue();
    while (!waiting.isEmpty() && isOverdue(nanos)) {
      skipGap();
    }
  }

  /** Hands on what still waits. */
  void end() {
    while (!waiting.isEmpty()) {
      skipGap();
    }
    reassembly.end(lastFrame);
  }

  private boolean isOverdue(long nanos) {
    return waiting.size() > MOST_WAITING
        || nanos - waiting.firstEntry().getValue().nanos() > LONGEST_WAIT_NANOS;
  }

  private void skipGap() {
    skipped.add("gaps in the packets of a connection", waiting.firstEntry().getValue().frame());
    next = waiting.firstKey();
    handOnWhatIsDue();
  }

  private void handOnWhatIsDue() {
    while (!waiting.isEmpty() && waiting.firstKey() == next) {
      next++;
      handOn(waiting.pollFirstEntry().getValue());
    }
  }

  private void handOn(Waiting due) {
    lastFrame = due.frame();
    lastNanos = Math.max(lastNanos, due.nanos());
    for (Fragment fragment : due.packet().fragments()) {
      reassembly
          .accept(fragment, due.frame())
          .ifPresent(bytes -> messages.accept(new Message(due.frame(), lastNanos, bytes)));
    }
  }
}
