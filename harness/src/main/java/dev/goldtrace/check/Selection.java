package dev.goldtrace.check;

import java.nio.file.Path;
import java.util.List;

/**
 * What a run is to replay.
 *
 * @param cases ordered by id
 * @param orphans golden files and pending results of the folders asked for that belong to no trace
 *     there
 * @param goldenRoots the folders whose golden files are used
 * @param whole whether a whole folder {@code traces} was asked for
 */
public record Selection(
    List<TraceCase> cases, List<Path> orphans, List<Path> goldenRoots, boolean whole) {

  public Selection {
    cases = List.copyOf(cases);
    orphans = List.copyOf(orphans);
    goldenRoots = List.copyOf(goldenRoots);
  }
}
