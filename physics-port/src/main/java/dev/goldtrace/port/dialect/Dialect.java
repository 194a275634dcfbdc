package dev.goldtrace.port.dialect;

import java.util.EnumSet;
import java.util.Set;

/** Whose behaviour the port shows: a set of divergences from retail, each switched on or off. */
public final class Dialect {

  /** Retail's behaviour: no divergence. */
  public static final Dialect RETAIL = new Dialect(EnumSet.noneOf(Divergence.class));

  private final EnumSet<Divergence> divergences;

  private Dialect(EnumSet<Divergence> divergences) {
    this.divergences = divergences;
  }

  /** The dialect with exactly these divergences. */
  public static Dialect of(Set<Divergence> divergences) {
    EnumSet<Divergence> copy = EnumSet.noneOf(Divergence.class);
    copy.addAll(divergences);
    return new Dialect(copy);
  }

  public boolean has(Divergence divergence) {
    return divergences.contains(divergence);
  }
}
