package dev.goldtrace.importer.pcap;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;

/** Puts the fragments of one direction of a connection together, each message once. */
final class Reassembly {
  /** Messages begun and not complete that are kept; the oldest goes first. */
  private static final int MOST_PENDING = 256;

  /** Finished messages remembered, so that a repetition is known as one. */
  private static final int MOST_FINISHED = 4096;

  /** Pieces of a message: with 448 bytes each, more than any message of the game. */
  private static final int MOST_PIECES = 2048;

  private record Key(int sequence, int id) {}

  private static final class Pending {
    private final byte[][] pieces;
    private int missing;

    private Pending(int count) {
      pieces = new byte[count][];
      missing = count;
    }
  }

  private final Map<Key, Pending> pending = new LinkedHashMap<>();
  private final Map<Key, Boolean> finished = new LinkedHashMap<>();
  private final Skipped skipped;

  Reassembly(Skipped skipped) {
    this.skipped = skipped;
  }

  /** Takes a fragment; the message if this completes it. */
  Optional<byte[]> accept(Fragment fragment, long frame) {
    Key key = new Key(fragment.sequence(), fragment.id());
    if (finished.containsKey(key)) {
      skipped.add("fragments sent again", frame);
      return Optional.empty();
    }
    if (fragment.count() > MOST_PIECES) {
      skipped.add("fragments of messages of more than " + MOST_PIECES + " pieces", frame);
      return Optional.empty();
    }
    Pending message = pending.computeIfAbsent(key, k -> new Pending(fragment.count()));
    if (message.pieces.length != fragment.count()) {
      skipped.add("fragments that disagree on how many there are", frame);
      return Optional.empty();
    }
    if (message.pieces[fragment.index()] != null) {
      skipped.add("fragments sent again", frame);
      return Optional.empty();
    }
    message.pieces[fragment.index()] = fragment.bytes();
    message.missing--;
    if (message.missing > 0) {
      dropOldest(pending, MOST_PENDING, "messages never completed", frame);
      return Optional.empty();
    }
    pending.remove(key);
    finished.put(key, true);
    dropOldest(finished, MOST_FINISHED, null, frame);
    return Optional.of(joined(message.pieces));
  }

  /** Counts what never got complete. */
  void end(long frame) {
    pending.forEach((key, message) -> skipped.add("messages never completed", frame));
    pending.clear();
  }

  private void dropOldest(Map<Key, ?> map, int most, String reason, long frame) {
    if (map.size() > most) {
      map.remove(map.keySet().iterator().next());
      if (reason != null) {
        skipped.add(reason, frame);
      }
    }
  }

  private static byte[] joined(byte[][] pieces) {
    int size = 0;
    for (byte[] piece : pieces) {
      size += piece.length;
    }
    byte[] joined = new byte[size];
    int at = 0;
    for (byte[] piece : pieces) {
      System.arraycopy(piece, 0, joined, at, piece.length);
      at += piece.length;
    }
    return joined;
  }
}
