package dev.goldtrace.port.scene;

import static org.assertj.core.api.Assertions.assertThat;

import dev.goldtrace.port.dialect.Dialect;
import dev.goldtrace.port.dialect.Divergence;
import java.util.function.Function;

/** Plays the same scene in retail's dialect and with one divergence switched on. */
public final class Switched {

  private Switched() {}

  /** The scene comes out as {@code retail} without and as {@code other} with the divergence. */
  public static <T> void differs(
      Divergence divergence, Function<Scene, T> scene, T retail, T other) {
    assertThat(scene.apply(new Scene())).as("retail").isEqualTo(retail);
    assertThat(scene.apply(new Scene(Dialect.RETAIL.with(divergence))))
        .as(divergence.id())
        .isEqualTo(other);
  }
}
