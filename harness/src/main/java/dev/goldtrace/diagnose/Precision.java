package dev.goldtrace.diagnose;

import dev.goldtrace.port.dialect.Divergence;
import java.util.Collections;
import java.util.EnumSet;
import java.util.Set;

/** The divergences that are arithmetic at 32 instead of 53 bits and nothing else. */
public final class Precision {
  /** In the order of their declaration. */
  public static final Set<Divergence> ROWS =
      Collections.unmodifiableSet(
          EnumSet.of(
              Divergence.D_P02,
              Divergence.D_P03,
              Divergence.D_P14,
              Divergence.D_P15,
              Divergence.D_P16,
              Divergence.D_P29,
              Divergence.D_P30,
              Divergence.D_P42,
              Divergence.D_P43,
              Divergence.D_P61,
              Divergence.D_P64,
              Divergence.D_P84,
              Divergence.D_P85,
              Divergence.D_P88,
              Divergence.D_P90,
              Divergence.D_M11,
              Divergence.D_M15,
              Divergence.D_M16,
              Divergence.D_M18,
              Divergence.D_M19,
              Divergence.D_M20,
              Divergence.D_M33,
              Divergence.D_M68,
              Divergence.D_M69));

  private Precision() {}
}
