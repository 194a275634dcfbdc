package dev.goldtrace.port.object;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class CollisionTableTest {
  private final CollisionTable table = new CollisionTable();

  @Test
  void aTouchIsNewUntilItIsOver() {
    for (int id = 0; id < 9; id++) {
      assertThat(table.touch(id, 10, false)).isTrue();
      assertThat(table.touch(id, 10, false)).isFalse();
    }

    table.touch(4, 10.5, false);
    table.removeEnded(11);
    assertThat(table.touch(0, 10, false)).as("a second is not over yet").isFalse();
    table.removeEnded(Math.nextUp(11.0));

    for (int id = 0; id < 9; id++) {
      assertThat(table.touch(id, 12, false)).as("object " + id).isEqualTo(id != 4);
    }
  }

  @Test
  void anEtherealTouchIsOverWithTheNextInstant() {
    table.touch(1, 10, true);
    table.touch(2, 10, false);

    table.removeEnded(10);
    assertThat(table.touch(1, 10, true)).isFalse();
    table.removeEnded(10.1);

    assertThat(table.touch(1, 10.1, true)).isTrue();
    assertThat(table.touch(2, 10.1, false)).isFalse();
  }

  @Test
  void noTouchIsLeftWhenAllAreOver() {
    table.touch(1, 10, false);
    table.clear();

    assertThat(table.touch(1, 10, false)).isTrue();
  }
}
