package dev.goldtrace.port.target;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class VoyeurDictionaryTest {
  private final VoyeurDictionary voyeurs = new VoyeurDictionary();

  private void add(int... ids) {
    for (int id : ids) {
      voyeurs.add(new TargettedVoyeurInfo(id, 0.5f, 0.5));
    }
  }

  private List<Integer> ids() {
    List<Integer> ids = new ArrayList<>();
    voyeurs.forEach(voyeur -> ids.add(voyeur.objectId));
    return ids;
  }

  @Test
  void entriesComeInTheOrderOfTheirSlots() {
    add(9, 4, 7);

    assertThat(ids()).containsExactly(9, 4, 7);
    assertThat(voyeurs.size()).isEqualTo(3);
  }

  @Test
  void theSlotFreedLastIsFilledFirst() {
    add(1, 2, 3, 4);
    assertThat(voyeurs.remove(1)).isTrue();
    assertThat(voyeurs.remove(3)).isTrue();
    assertThat(voyeurs.size()).isEqualTo(2);

    add(5, 6, 7);

    assertThat(ids()).containsExactly(6, 2, 5, 4, 7);
  }

  @Test
  void onlyWhatIsHeldIsFoundAndRemoved() {
    add(1);

    assertThat(voyeurs.find(1).objectId).isEqualTo(1);
    assertThat(voyeurs.find(2)).isNull();
    assertThat(voyeurs.remove(2)).isFalse();
    assertThat(voyeurs.remove(1)).isTrue();
    assertThat(voyeurs.find(1)).isNull();
    assertThat(voyeurs.size()).isZero();
  }

  @Test
  void aLoopRunsOverASnapshot() {
    add(1, 2, 3);
    List<Integer> met = new ArrayList<>();

    voyeurs.forEach(
        voyeur -> {
          met.add(voyeur.objectId);
          voyeurs.remove(3);
          if (met.size() == 1) {
            add(4);
          }
        });

    assertThat(met).containsExactly(1, 2, 3);
    assertThat(ids()).containsExactly(1, 2, 4);
  }
}
