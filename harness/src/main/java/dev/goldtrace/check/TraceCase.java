package dev.goldtrace.check;

import java.nio.file.Path;
import java.util.List;

/**
 * One trace with the places where its golden files may lie. Paths are as a user would write them.
 *
 * @param id stable name: the path below the folder {@code traces} (or below the folder that was
 *     asked for) without the suffix, with {@code /} between the parts
 * @param trace the trace file
 * @param goldenBases the golden files' common path without {@code .frames.csv} and the like; the
 *     first one that exists counts
 */
public record TraceCase(String id, Path trace, List<Path> goldenBases) {

  public TraceCase {
    goldenBases = List.copyOf(goldenBases);
  }

  /**
   * The golden files: those at the first base where at least one of the three exists, otherwise
   * those that are expected at the first base.
   *
   * @param here the folder that relative paths are relative to
   */
  public GoldenFiles golden(Path here) {
    for (Path base : goldenBases) {
      GoldenFiles files = GoldenFiles.at(here.resolve(base));
      if (files.missing().size() < GoldenFiles.COUNT) {
        return files;
      }
    }
    return GoldenFiles.at(here.resolve(goldenBases.get(0)));
  }

  /**
   * What conditions look at.
   *
   * @param here the folder that relative paths are relative to
   */
  public CaseTraits traits(Path here) {
    return new TraceTraits(this, here);
  }
}
