package dev.goldtrace.junit;

import java.nio.file.Path;
import java.util.Collection;
import java.util.List;
import org.junit.platform.engine.UniqueId;
import org.junit.platform.engine.support.descriptor.EngineDescriptor;

/** All that was found: the root of the engine's tree. */
final class FoundDescriptor extends EngineDescriptor {
  private final List<Path> goldenRoots;

  /**
   * @param goldenRoots the folders of its golden files, absolute
   */
  FoundDescriptor(UniqueId id, Collection<Path> goldenRoots) {
    super(id, "Goldtrace");
    this.goldenRoots = List.copyOf(goldenRoots);
  }

  List<Path> goldenRoots() {
    return goldenRoots;
  }
}
