package dev.goldtrace.recording;

import dev.goldtrace.recording.Recordings.Pair;
import dev.goldtrace.replay.RowKind;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;

/**
 * Tells which files of a recording only one of two sides has. A side that is a single file was
 * chosen for that part alone: there nothing is missing.
 */
public final class MissingFiles {
  private final Recordings a;
  private final Recordings b;

  /** The two sides that pairs are made of. */
  public MissingFiles(Recordings a, Recordings b) {
    this.a = a;
    this.b = b;
  }

  /** Which side lacks which files of a pair, in words; empty if both sides have the same parts. */
  public Optional<String> of(Pair pair) {
    if (a.isSingleFile() || b.isSingleFile()) {
      return Optional.empty();
    }
    List<String> lacking = new ArrayList<>();
    lacking("A", a, pair.a(), pair.b()).ifPresent(lacking::add);
    lacking("B", b, pair.b(), pair.a()).ifPresent(lacking::add);
    return lacking.isEmpty() ? Optional.empty() : Optional.of(String.join("; ", lacking));
  }

  private static Optional<String> lacking(
      String side, Recordings all, RecordingFiles has, RecordingFiles other) {
    List<RowKind> parts =
        other.parts().stream().filter(part -> !has.parts().contains(part)).toList();
    if (parts.isEmpty()) {
      return Optional.empty();
    }
    String files = parts.stream().map(has::missing).collect(Collectors.joining(", "));
    String never =
        parts.stream().filter(all::neverHas).map(RowKind::word).collect(Collectors.joining(" or "));
    return Optional.of(
        "file missing in "
            + side
            + ": "
            + files
            + (never.isEmpty() ? "" : ", and no other recording of " + side + " has " + never));
  }
}
