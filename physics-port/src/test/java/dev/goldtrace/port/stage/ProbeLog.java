package dev.goldtrace.port.stage;

import dev.goldtrace.port.probe.Probe;
import dev.goldtrace.port.probe.ProbedFunction;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/** Writes down the entries to probed functions as {@code _DoMotion(6500000D,1.0,0)}. */
public final class ProbeLog implements Probe {
  private record Entry(int id, ProbedFunction function, long[] args) {
    String line() {
      StringBuilder line = new StringBuilder(shortName(function)).append('(');
      for (int i = 0; i < args.length; i++) {
        line.append(i == 0 ? "" : ",")
            .append(argument(function.arguments().get(i).type(), args[i]));
      }
      return line.append(')').toString();
    }

    private static String argument(ProbedFunction.ArgumentType type, long word) {
      return switch (type) {
        case HEX -> String.format(Locale.ROOT, "%08X", (int) word);
        case INT -> Integer.toString((int) word);
        case F32 -> Float.toString(Float.intBitsToFloat((int) word));
        case F64 -> Double.toString(Double.longBitsToDouble(word));
      };
    }
  }

  private final List<Entry> entries = new ArrayList<>();

  @Override
  public void enter(int guid, ProbedFunction function, long... args) {
    entries.add(new Entry(guid, function, args));
  }

  /** Forgets all entries. */
  public void clear() {
    entries.clear();
  }

  /** All entries. */
  public List<String> lines() {
    return entries.stream().map(Entry::line).toList();
  }

  /** The entries that belong to an object. */
  public List<String> lines(int id) {
    return entries.stream().filter(entry -> entry.id == id).map(Entry::line).toList();
  }

  /** The entries whose function's name, without its class, is one of {@code names}. */
  public List<String> linesOf(String... names) {
    List<String> wanted = List.of(names);
    return entries.stream()
        .filter(entry -> wanted.contains(shortName(entry.function)))
        .map(Entry::line)
        .toList();
  }

  private static String shortName(ProbedFunction function) {
    String name = function.retailName();
    return name.substring(name.lastIndexOf(':') + 1);
  }
}
