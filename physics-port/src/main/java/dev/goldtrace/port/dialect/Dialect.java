package dev.goldtrace.port.dialect;

import java.util.EnumSet;
import java.util.Set;

/** Whose behaviour the port shows: a set of divergences from retail, each switched on or off. */
public final class Dialect {

  /** Retail's behaviour: no divergence. */
  public static final Dialect RETAIL = new Dialect(EnumSet.noneOf(Divergence.class));

  /** ACE's behaviour: every divergence that is ACE's. */
  public static final Dialect ACE = new Dialect(allOfAce());

  private final EnumSet<Divergence> divergences;

  private Dialect(EnumSet<Divergence> divergences) {
    this.divergences = divergences;
  }

  private static EnumSet<Divergence> allOfAce() {
    EnumSet<Divergence> all = EnumSet.allOf(Divergence.class);
    all.removeIf(divergence -> !divergence.isAces());
    return all;
  }

  /** The dialect with exactly these divergences. */
  public static Dialect of(Set<Divergence> divergences) {
    EnumSet<Divergence> copy = EnumSet.noneOf(Divergence.class);
    copy.addAll(divergences);
    return new Dialect(copy);
  }

  /** This dialect with one divergence more. */
  public Dialect with(Divergence divergence) {
    EnumSet<Divergence> more = divergences.clone();
    more.add(divergence);
    return new Dialect(more);
  }

  /** This dialect with one divergence less. */
  public Dialect without(Divergence divergence) {
    EnumSet<Divergence> fewer = divergences.clone();
    fewer.remove(divergence);
    return new Dialect(fewer);
  }

  public boolean has(Divergence divergence) {
    return divergences.contains(divergence);
  }

  /** A copy of the divergences, in the order of their declaration. */
  public Set<Divergence> divergences() {
    return divergences.clone();
  }
}
