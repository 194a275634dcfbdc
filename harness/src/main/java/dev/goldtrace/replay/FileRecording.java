package dev.goldtrace.replay;

import dev.goldtrace.golden.FrameRow;
import dev.goldtrace.golden.FrameWriter;
import dev.goldtrace.golden.ProbeRow;
import dev.goldtrace.golden.ProbeWriter;
import dev.goldtrace.golden.StateRow;
import dev.goldtrace.golden.StateWriter;
import java.io.IOException;
import java.io.UncheckedIOException;

/** Writes a recording as it is made, in the form of golden files. */
public final class FileRecording implements RecordingSink, AutoCloseable {
  private final FrameWriter frames;
  private final ProbeWriter probes;
  private final StateWriter states;

  /** Writes to three writers and closes them in the end. */
  public FileRecording(FrameWriter frames, ProbeWriter probes, StateWriter states) {
    this.frames = frames;
    this.probes = probes;
    this.states = states;
  }

  @Override
  public void tick(int n, double time) {
    // The rows say which tick they belong to.
  }

  @Override
  public void probe(ProbeRow row) {
    attempt(() -> probes.write(row));
  }

  @Override
  public void frame(FrameRow row) {
    attempt(() -> frames.write(row));
  }

  @Override
  public void state(StateRow row) {
    attempt(() -> states.write(row));
  }

  private interface Write {
    void run() throws IOException;
  }

  private static void attempt(Write write) {
    try {
      write.run();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  @Override
  public void close() throws IOException {
    try (frames;
        probes;
        states) {
      // Closes all three, also when one of them fails.
    }
  }
}
