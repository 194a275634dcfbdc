package dev.goldtrace.importer.pcap;

import dev.goldtrace.importer.pcap.Captures.Frame;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/** A capture in which several objects turn, each by a message of its own. */
public final class TurningCapture {
  private static final int RAW_IP = 101;
  private static final int FIRST = 0x80000001;

  private TurningCapture() {}

  /** Writes the capture. */
  public static void write(Path file, int objects) throws IOException {
    List<Frame> frames = new ArrayList<>();
    for (int i = 0; i < objects; i++) {
      byte[] message = Messages.motion(FIRST + i, 5, 201, Messages.turnTo(90));
      frames.add(new Frame(0.1 * i, Captures.toClient(Captures.packet(1 + i, message))));
    }
    Files.write(file, Captures.pcap(RAW_IP, frames));
  }
}
