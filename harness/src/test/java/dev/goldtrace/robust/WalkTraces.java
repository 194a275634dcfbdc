package dev.goldtrace.robust;

import dev.goldtrace.check.PendingName;
import dev.goldtrace.cli.CommandRun;
import dev.goldtrace.repository.RepositoryRoot;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Locale;
import java.util.Map;

/** A folder with many authored traces, which all say the same. */
final class WalkTraces {
  static final int NUMBER = 6;

  private final Path here;

  private WalkTraces(Path here) {
    this.here = here;
  }

  /** Makes the traces; none has golden files. */
  static WalkTraces in(Path here) throws IOException {
    Path trace = RepositoryRoot.find().resolve("docs/tour/traces/walk.trace.jsonl");
    Path folder = Files.createDirectories(here.resolve("traces/authored"));
    for (int i = 0; i < NUMBER; i++) {
      Files.copy(trace, folder.resolve(id(i) + ".trace.jsonl"));
    }
    return new WalkTraces(here);
  }

  private static String id(int number) {
    return String.format(Locale.ROOT, "walk%02d", number);
  }

  Path golden() {
    return here.resolve("golden");
  }

  /** Gives each trace golden files that lack their last row, and a pending result that is whole. */
  void makePendingChanges() throws IOException {
    CommandRun.in(here, "record", "authored/**");
    for (Map.Entry<String, String> file : FolderContent.of(golden()).entrySet()) {
      Path pending = golden().resolve(file.getKey());
      Path golden = pending.resolveSibling(pending.getFileName().toString().replace(".new", ""));
      if (!PendingName.of(golden).equals(pending)) {
        throw new IllegalStateException(pending + " is no pending file");
      }
      String text = file.getValue();
      Files.writeString(golden, text.substring(0, text.lastIndexOf('\n', text.length() - 2) + 1));
    }
  }
}
