package dev.goldtrace.authoring;

import dev.goldtrace.check.GoldenFiles;
import dev.goldtrace.check.PendingName;
import dev.goldtrace.check.TraceCase;
import dev.goldtrace.compare.Comparison;
import dev.goldtrace.compare.ExpectedRows;
import dev.goldtrace.compare.TraceComparison;
import dev.goldtrace.golden.FrameReader;
import dev.goldtrace.golden.ProbeReader;
import dev.goldtrace.golden.StateReader;
import dev.goldtrace.replay.RecordedRows;
import dev.goldtrace.replay.Recording;
import dev.goldtrace.replay.RecordingSink;
import dev.goldtrace.text.QuotedWord;
import dev.goldtrace.trace.InputException;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * A recorded result that waits for a decision.
 *
 * @param traceCase the trace
 * @param golden its golden files, whether they are there or not
 */
public record PendingResult(TraceCase traceCase, GoldenFiles golden) {

  /**
   * The pending result of a trace, if it has one.
   *
   * @param here the folder that relative paths are relative to
   */
  public static Optional<PendingResult> of(TraceCase one, Path here) {
    PendingResult result = new PendingResult(one, one.golden(here));
    return result.changed().isEmpty() ? Optional.empty() : Optional.of(result);
  }

  /** The golden files that would be made or replaced. */
  public List<Path> changed() {
    return golden.all().stream().filter(file -> Files.exists(PendingName.of(file))).toList();
  }

  /** What it does to frames, probes and state, in this order. */
  public List<Change> changes() {
    return golden.all().stream().map(PendingResult::change).toList();
  }

  private static Change change(Path file) {
    if (!Files.exists(PendingName.of(file))) {
      return Change.SAME;
    }
    return Files.exists(file) ? Change.CHANGED : Change.NEW;
  }

  /**
   * Compares the pending result with the golden files; empty if one of these is not there.
   *
   * @param context how many ticks to keep around a first divergence, before and after
   * @throws InputException one of the files can't be read
   */
  public Optional<Comparison> compare(int context) {
    if (!golden.missing().isEmpty()) {
      return Optional.empty();
    }
    requireComplete();
    try (FrameReader frames = FrameReader.open(golden.frames());
        ProbeReader probes = ProbeReader.open(golden.probes());
        StateReader states = StateReader.open(golden.state())) {
      TraceComparison comparison =
          new TraceComparison(new ExpectedRows(frames::next, probes::next, states::next), context);
      read(comparison);
      return Optional.of(comparison.finish());
    }
  }

  /**
   * Reads the pending files through.
   *
   * @throws InputException one of them is damaged, or not all are there
   */
  public void requireReadable() {
    List<Path> before = changed();
    try {
      requireComplete();
      read(new Recording());
    } catch (InputException e) {
      // If another run has decided about it meanwhile, the files are not what was asked about.
      if (changed().equals(before)) {
        throw e;
      }
    }
  }

  private void requireComplete() {
    if (Files.exists(RecordingMark.of(golden))) {
      throw new InputException(
          traceCase.trace().toString(),
          0,
          0,
          "its result is being recorded, or the program was killed while it recorded; run"
              + " 'goldtrace record "
              + QuotedWord.of(traceCase.id())
              + "'");
    }
  }

  /** Reads the result as it would be after accepting it. */
  private void read(RecordingSink sink) {
    try (FrameReader frames = FrameReader.open(decided(golden.frames()));
        ProbeReader probes = ProbeReader.open(decided(golden.probes()));
        StateReader states = StateReader.open(decided(golden.state()))) {
      RecordedRows.play(frames::next, probes::next, states::next, sink);
    }
  }

  private static Path decided(Path file) {
    Path pending = PendingName.of(file);
    return Files.exists(pending) ? pending : file;
  }

  /**
   * Lets the pending files take the place of the golden files, all or none, also when the run is
   * killed.
   *
   * @return the golden files that were made or replaced
   */
  public List<Path> accept() throws IOException {
    List<Path> files = changed();
    return files.isEmpty() ? files : Acceptance.of(golden, files).carryOut();
  }

  /**
   * Carries out what a killed run was to accept for a trace.
   *
   * @param here the folder that relative paths are relative to
   * @return the golden files that were made or replaced
   */
  public static List<Path> completeAcceptance(TraceCase one, Path here) throws IOException {
    Optional<Acceptance> interrupted = Acceptance.interrupted(one.golden(here));
    return interrupted.isPresent() ? interrupted.get().carryOut() : List.of();
  }

  /**
   * Removes the pending files.
   *
   * @return those that were removed
   */
  public List<Path> reject() throws IOException {
    List<Path> rejected = new ArrayList<>();
    for (Path file : changed()) {
      if (Files.deleteIfExists(PendingName.of(file))) {
        rejected.add(PendingName.of(file));
      }
    }
    Files.deleteIfExists(RecordingMark.of(golden));
    return rejected;
  }
}
