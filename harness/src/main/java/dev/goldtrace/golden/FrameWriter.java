package dev.goldtrace.golden;

import dev.goldtrace.number.NumberBuffer;
import java.io.IOException;
import java.io.OutputStream;

/** Writes {@code NAME.frames.csv}. */
public final class FrameWriter extends RowWriter<FrameRow> {

  /** Writes to a stream, which {@link #close} closes. */
  public FrameWriter(OutputStream out) throws IOException {
    super(out, String.join(",", FrameReader.TITLES));
  }

  @Override
  void cells(FrameRow row, NumberBuffer line) {
    line.appendInt(row.tick()).append(',');
    line.appendCsv(row.time()).append(',');
    line.appendHex(row.guid()).append(',');
    line.appendHex(row.cell()).append(',');
    line.appendCsv(row.x()).append(',');
    line.appendCsv(row.y()).append(',');
    line.appendCsv(row.z()).append(',');
    line.appendCsv(row.qw()).append(',');
    line.appendCsv(row.qx()).append(',');
    line.appendCsv(row.qy()).append(',');
    line.appendCsv(row.qz()).append(',');
    line.appendCsv(row.heading());
  }
}
