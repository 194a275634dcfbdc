package dev.goldtrace.diagnose;

import dev.goldtrace.port.dialect.Divergence;
import java.util.EnumSet;
import java.util.Set;

/** What one recording says against divergences. */
public final class Evidence {

  private Evidence() {}

  /**
   * The divergences that the recording's program does not have: with one of them more, the port
   * would not reproduce the recording any longer. None if the recording is not explained.
   */
  public static Set<Divergence> against(RecordedTrace recorded, Diagnosis diagnosis) {
    Set<Divergence> against = EnumSet.noneOf(Divergence.class);
    if (!diagnosis.complete()) {
      return against;
    }
    Set<Divergence> candidates = diagnosis.candidates();
    for (Divergence divergence : Divergence.values()) {
      if (!candidates.contains(divergence)) {
        EnumSet<Divergence> more = EnumSet.of(divergence);
        more.addAll(diagnosis.divergences());
        if (!recorded.reach(0, more).complete()) {
          against.add(divergence);
        }
      }
    }
    return against;
  }
}
