package dev.goldtrace.vector;

import dev.goldtrace.port.dialect.Dialect;
import dev.goldtrace.trace.TraceDialect;
import java.util.EnumMap;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;

/** All functions that vectors can be run through, by dialect and name. */
public final class VectorFunctions {
  private final Map<TraceDialect, Map<String, VectorFunction>> functions =
      new EnumMap<>(TraceDialect.class);

  private VectorFunctions(Map<TraceDialect, List<VectorGroup>> groups) {
    groups.forEach((dialect, list) -> functions.put(dialect, merged(list)));
  }

  /** The functions of the port. */
  public static VectorFunctions ofPort() {
    return new VectorFunctions(
        Map.of(
            TraceDialect.RETAIL,
            List.of(
                new MathVectors(),
                new CollisionVectors(),
                new PhysicsVectors(Dialect.RETAIL),
                new MotionVectors(),
                new InterpreterVectors(Dialect.RETAIL),
                new MoveToVectors(Dialect.RETAIL),
                new AbsentManagerVectors(Dialect.RETAIL),
                new WireVectors()),
            TraceDialect.ACE,
            List.of(
                new AceMathVectors(),
                new AceMotionVectors(Dialect.ACE),
                new InterpreterVectors(Dialect.ACE),
                new MoveToVectors(Dialect.ACE),
                new AbsentManagerVectors(Dialect.ACE),
                new AceManagerVectors(Dialect.ACE),
                new PhysicsVectors(Dialect.ACE))));
  }

  /** One group alone. */
  static VectorFunctions of(TraceDialect dialect, VectorGroup group) {
    return new VectorFunctions(Map.of(dialect, List.of(group)));
  }

  private static Map<String, VectorFunction> merged(List<VectorGroup> groups) {
    Map<String, VectorFunction> merged = new HashMap<>();
    for (VectorGroup group : groups) {
      group
          .functions()
          .forEach(
              (name, function) -> {
                if (merged.put(name, function) != null) {
                  throw new IllegalStateException("two groups hold " + name);
                }
              });
    }
    return merged;
  }

  /** The function that a vector file is for; empty: not ported. */
  public Optional<VectorFunction> find(VectorHeader header) {
    Map<String, VectorFunction> ofDialect = functions.getOrDefault(header.dialect(), Map.of());
    VectorFunction function = ofDialect.get(header.function());
    return Optional.ofNullable(
        function != null ? function : ofDialect.get(key(header.function(), header.address())));
  }

  /** The key of a function that shares its name with others: {@code "name 0x%08X"}. */
  static String key(String name, int address) {
    return String.format(Locale.ROOT, "%s 0x%08X", name, address);
  }
}
