package dev.goldtrace.port.dialect;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.EnumSet;
import java.util.Set;
import org.junit.jupiter.api.Test;

class DialectTest {

  @Test
  void retailHasNoDivergence() {
    for (Divergence divergence : Divergence.values()) {
      assertThat(Dialect.RETAIL.has(divergence)).as(divergence.id()).isFalse();
    }
  }

  @Test
  void aceHasItsOwnAndNotThoseOfDesignDocuments() {
    for (Divergence divergence : Divergence.values()) {
      assertThat(Dialect.ACE.has(divergence)).as(divergence.id()).isEqualTo(divergence.isAces());
    }
    assertThat(Divergence.D_M01.isAces()).isTrue();
    assertThat(Divergence.D_SM01.isAces()).isFalse();
  }

  @Test
  void oneCanBeAddedOrTakenAwayWithoutChangingTheOriginal() {
    Dialect one = Dialect.RETAIL.with(Divergence.D_P01);

    assertThat(one.divergences()).containsExactly(Divergence.D_P01);
    assertThat(one.without(Divergence.D_P01).divergences()).isEmpty();
    assertThat(one.has(Divergence.D_P01)).isTrue();
    assertThat(Dialect.RETAIL.divergences()).isEmpty();
  }

  @Test
  void theSetHandedInOrOutIsACopy() {
    Set<Divergence> set = EnumSet.of(Divergence.D_P01);
    Dialect dialect = Dialect.of(set);
    set.clear();
    dialect.divergences().clear();

    assertThat(dialect.has(Divergence.D_P01)).isTrue();
  }
}
