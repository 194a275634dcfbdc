package dev.goldtrace.compare;

import dev.goldtrace.golden.ProbeRow;
import java.util.Locale;
import java.util.Optional;

/**
 * A divergence in one word that stays the same as long as the divergence does: {@code
 * TICK/OBJECT/WHAT}, e.g. {@code 6/0x80000001/y}, {@code 3/0x80000002/0x00555710.radius}, {@code
 * 3/0x80000002/0x0051A830:extra_call} or {@code 9/0x80000001/state.ct:missing_row}. In an expected
 * signature each part may be {@code *}.
 *
 * @param tick number of the tick
 * @param object the object's id
 * @param what the column, the argument, or the check and what is wrong with it
 */
public record Signature(String tick, String object, String what) {
  private static final String ANY = "*";

  /** The signature of a divergence. */
  public static Signature of(Divergence divergence) {
    return new Signature(
        Integer.toString(divergence.tick()),
        String.format(Locale.ROOT, "0x%08X", divergence.guid()),
        what(divergence));
  }

  private static String what(Divergence divergence) {
    if (divergence.kind() != DivergenceKind.VALUE) {
      return divergence.aspect().id() + ":" + divergence.kind().name().toLowerCase(Locale.ROOT);
    }
    Optional<ProbeRow> call = divergence.expectedCall();
    return call.map(
            row ->
                String.format(Locale.ROOT, "0x%08X.", row.function().address())
                    + divergence.field())
        .orElse(divergence.field());
  }

  /**
   * The signature of a subject that stopped.
   *
   * @param tick the last tick that it started
   */
  public static Signature stopped(int tick) {
    return new Signature(Integer.toString(tick), ANY, "stopped");
  }

  /** Reads a signature; empty if the text is none. */
  public static Optional<Signature> parse(String text) {
    String[] parts = text.split("/", -1);
    boolean wellFormed =
        parts.length == 3
            && parts[0].matches("\\*|-?\\d+")
            && parts[1].matches("\\*|0x[0-9A-F]{8}")
            && !parts[2].isBlank();
    return wellFormed ? Optional.of(new Signature(parts[0], parts[1], parts[2])) : Optional.empty();
  }

  /** Whether a signature is this one, where {@code *} stands for anything. */
  public boolean accepts(Signature other) {
    return accepts(tick, other.tick) && accepts(object, other.object) && accepts(what, other.what);
  }

  private static boolean accepts(String expected, String found) {
    return expected.equals(ANY) || found.equals(ANY) || expected.equals(found);
  }

  @Override
  public String toString() {
    return tick + "/" + object + "/" + what;
  }
}
