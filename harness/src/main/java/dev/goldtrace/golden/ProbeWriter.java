package dev.goldtrace.golden;

import dev.goldtrace.number.NumberBuffer;
import dev.goldtrace.port.probe.ProbedFunction;
import java.io.IOException;
import java.io.OutputStream;
import java.util.List;

/** Writes {@code NAME.probes.csv}. */
public final class ProbeWriter extends RowWriter<ProbeRow> {

  /** Writes to a stream, which {@link #close} closes. */
  public ProbeWriter(OutputStream out) throws IOException {
    super(out, String.join(",", ProbeReader.TITLES));
  }

  @Override
  void cells(ProbeRow row, NumberBuffer line) {
    line.appendInt(row.seq()).append(',');
    line.appendInt(row.tick()).append(',');
    line.appendCsv(row.time()).append(',');
    line.appendHex(row.guid()).append(',');
    line.appendHex(row.function().address()).append(',');
    line.append(row.function().retailName()).append(',');
    appendArgs(row, line);
  }

  /** Appends the arguments as {@code name=value;name=value...}. */
  static void appendArgs(ProbeRow row, NumberBuffer line) {
    List<ProbedFunction.Argument> arguments = row.function().arguments();
    for (int i = 0; i < arguments.size(); i++) {
      if (i > 0) {
        line.append(';');
      }
      line.append(arguments.get(i).name()).append('=');
      appendValue(arguments.get(i).type(), row.args()[i], line);
    }
  }

  private static void appendValue(ProbedFunction.ArgumentType type, long word, NumberBuffer line) {
    switch (type) {
      case HEX -> line.appendHex((int) word);
      case INT -> line.appendInt((int) word);
      case F32 -> line.appendCsv(Float.intBitsToFloat((int) word));
      case F64 -> line.appendCsv(Double.longBitsToDouble(word));
    }
  }
}
