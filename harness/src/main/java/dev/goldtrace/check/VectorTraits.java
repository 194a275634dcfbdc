package dev.goldtrace.check;

import dev.goldtrace.vector.VectorHeader;
import dev.goldtrace.vector.VectorReader;
import java.nio.file.Path;
import java.util.Set;

/** What the header of a file of function vectors says. */
final class VectorTraits implements CaseTraits {
  private final VectorFinder.VectorFile one;
  private final Path here;
  private VectorHeader header;

  /**
   * @param here the folder that relative paths are relative to
   */
  VectorTraits(VectorFinder.VectorFile one, Path here) {
    this.one = one;
    this.here = here;
  }

  @Override
  public String id() {
    return one.id();
  }

  @Override
  public String origin() {
    return header().origin();
  }

  @Override
  public String dialect() {
    return header().dialect().word();
  }

  @Override
  public Set<Function> functions() {
    return Set.of(new Function(header().address(), header().function()));
  }

  private VectorHeader header() {
    if (header == null) {
      try (VectorReader reader = VectorReader.open(here.resolve(one.file()))) {
        header = reader.header();
      }
    }
    return header;
  }
}
