package dev.goldtrace.compare;

import dev.goldtrace.golden.ProbeRow;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Remembers which recorded call came last, of each object and of all. */
final class LastEntered {
  private final Map<Integer, ProbeRow> byObject = new HashMap<>();
  private ProbeRow last;

  void enter(List<ProbeRow> rows) {
    for (ProbeRow row : rows) {
      byObject.put(row.guid(), row);
      last = row;
    }
  }

  /** The object's last call; the last of all if it had none. */
  Optional<ProbeRow> of(int guid) {
    return Optional.ofNullable(byObject.getOrDefault(guid, last));
  }
}
