package dev.goldtrace.importer.pcap;

import dev.goldtrace.importer.pcap.ImportReport.Omission;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** What was left out of an import, by reason: how often, and where first. */
final class Skipped {
  private static final int MOST_REASONS = 200;

  private final Map<String, Omission> entries = new LinkedHashMap<>();

  /** Counts one more; of very many different reasons the last ones are counted together. */
  void add(String reason, long frame) {
    String key =
        entries.containsKey(reason) || entries.size() < MOST_REASONS ? reason : "other reasons";
    entries.merge(
        key,
        new Omission(key, frame, 1),
        (known, one) -> new Omission(key, known.frame(), known.count() + 1));
  }

  /** In the order in which they first happened. */
  List<Omission> omissions() {
    return List.copyOf(entries.values());
  }
}
