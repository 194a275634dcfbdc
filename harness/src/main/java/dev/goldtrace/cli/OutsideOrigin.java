package dev.goldtrace.cli;

import dev.goldtrace.authoring.Origins;
import dev.goldtrace.check.TraceCase;
import java.nio.file.Path;
import java.util.List;

/** Refuses to write golden files that came from outside the project. */
final class OutsideOrigin {
  private OutsideOrigin() {}

  /**
   * @param doing what was asked for, e.g. {@code record}
   * @throws UsageException one of the traces is not authored; nothing may be written at all then
   */
  static void refuse(CliContext context, String doing, List<TraceCase> cases, Path here) {
    Origins origins = Origins.of(cases, here);
    if (origins.outside().isEmpty()) {
      return;
    }
    Origins.OutsideTrace first = origins.outside().get(0);
    String which =
        origins.outside().size() == 1
            ? first.id() + " has the origin " + first.origin().word()
            : origins.outside().size()
                + " of the traces are of outside origin ("
                + origins.counts()
                + "), e.g. "
                + first.id();
    throw new UsageException(
        which
            + ": what an outside reference did is never written by this project's own port. Nothing"
            + " was written; "
            + doing
            + " only traces of origin authored, e.g. '"
            + context.command(doing)
            + " \"authored/**\"'.");
  }
}
