package dev.goldtrace.explain;

import java.util.List;

/** Tells what is stored until it is set from what is computed anew each tick. */
final class StoredColumns {
  private static final List<String> STORED =
      List.of("mt.", "st.", "ct.", "ip.", "tg.", "mi.", "transient", "state");

  /** Stored like the others of their manager, but written in each tick in which it is at work. */
  private static final List<String> COMPUTED = List.of("ct.offset", "ip.progress");

  private StoredColumns() {}

  static boolean contains(String column) {
    return STORED.stream().anyMatch(column::startsWith) && !COMPUTED.contains(column);
  }
}
