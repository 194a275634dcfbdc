package dev.goldtrace.trace;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;

class InputsTest {

  @Test
  void everyIdIsFoundAndTheOrderIsKept() {
    SplittableRandom random = new SplittableRandom(1);
    int[] guids = random.ints(500).distinct().toArray();
    List<Integer> values = new ArrayList<>();
    for (int guid : guids) {
      values.add(guid);
    }
    Inputs<Integer> inputs = Inputs.of(guids, values);
    for (int i = 0; i < guids.length; i++) {
      assertThat(inputs.guid(i)).isEqualTo(guids[i]);
      assertThat(inputs.find(guids[i])).isEqualTo(guids[i]);
    }
    assertThat(inputs.find(guids[0] + 1)).isNull();
    assertThat(inputs.holdsAnIdTwice()).isFalse();
  }

  @Test
  void sameIdTwiceIsNoticed() {
    assertThat(Inputs.of(new int[] {-5, 3, -5}, List.of(1, 2, 3)).holdsAnIdTwice()).isTrue();
  }

  @Test
  void emptyInputsAreEqual() {
    assertThat(Inputs.of(new int[0], List.of())).isEqualTo(Inputs.none());
    assertThat(Inputs.none().find(0)).isNull();
  }
}
