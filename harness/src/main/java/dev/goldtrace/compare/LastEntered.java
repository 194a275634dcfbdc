package dev.goldtrace.compare;

import dev.goldtrace.golden.ProbeRow;
import dev.goldtrace.trace.ByObject;
import java.util.List;
import java.util.Optional;

/** Remembers which recorded call came last, of each object and of all. */
final class LastEntered {
  private final ByObject<ProbeRow> byObject = new ByObject<>();
  private ProbeRow last;

  void enter(List<ProbeRow> rows) {
    for (ProbeRow row : rows) {
      byObject.put(row.guid(), row);
      last = row;
    }
  }

  /** The object's last call; the last of all if it had none. */
  Optional<ProbeRow> of(int guid) {
    ProbeRow own = byObject.get(guid);
    return Optional.ofNullable(own == null ? last : own);
  }
}
