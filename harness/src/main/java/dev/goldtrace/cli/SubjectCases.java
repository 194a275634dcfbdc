package dev.goldtrace.cli;

import dev.goldtrace.check.TraceCase;
import dev.goldtrace.replay.process.SubjectCommand;
import dev.goldtrace.report.Words;
import dev.goldtrace.trace.InputException;
import dev.goldtrace.trace.TraceReader;
import java.nio.file.Path;
import java.util.List;

/**
 * Which of the chosen traces another program is to replay. Those that show a port with a known
 * divergence ask it for an error that it may well not have, so they are left out if it has no
 * switch for that; but not when nothing else was chosen.
 */
final class SubjectCases {
  private final SubjectCommand program;
  private final CliContext context;

  SubjectCases(SubjectCommand program, CliContext context) {
    this.program = program;
    this.context = context;
  }

  /**
   * The traces to replay; tells how many others there are.
   *
   * @param here the folder that relative paths are relative to
   */
  List<TraceCase> of(List<TraceCase> chosen, Path here) {
    List<TraceCase> wanted =
        chosen.stream().filter(one -> isShown(here.resolve(one.trace()))).toList();
    int others = chosen.size() - wanted.size();
    if (others == 0 || wanted.isEmpty()) {
      return chosen;
    }
    context
        .err()
        .println(
            "left out: "
                + Words.count(others, "trace", "traces")
                + " of known divergences that the subject has no switch for");
    return wanted;
  }

  /** A trace that can't be read is not left out: replaying it tells why. */
  private boolean isShown(Path trace) {
    try (TraceReader reader = TraceReader.open(trace)) {
      return reader.header().divergences().stream().allMatch(program::hasSwitch);
    } catch (InputException e) {
      return true;
    }
  }
}
