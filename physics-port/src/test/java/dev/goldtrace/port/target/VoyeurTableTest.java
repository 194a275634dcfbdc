package dev.goldtrace.port.target;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class VoyeurTableTest {
  private final VoyeurTable table = new VoyeurTable();

  private void add(int... ids) {
    for (int id : ids) {
      table.add(new TargettedVoyeurInfo(id, 0.5f, 0.5));
    }
  }

  /** Walks the table as the manager does, with something done while each entry is handled. */
  private List<Integer> walk(java.util.function.IntConsumer whileHandling) {
    List<Integer> met = new ArrayList<>();
    TargettedVoyeurInfo next = table.first();
    while (next != null) {
      TargettedVoyeurInfo voyeur = next;
      next = table.after(voyeur);
      met.add(voyeur.objectId);
      whileHandling.accept(voyeur.objectId);
      next = table.skipRemoved(next);
    }
    return met;
  }

  private List<Integer> ids() {
    return walk(id -> {});
  }

  @Test
  void anEmptyTableHasNoEntry() {
    assertThat(ids()).isEmpty();
    assertThat(table.size()).isZero();
    assertThat(table.remove(1)).isFalse();
  }

  @Test
  void bucketsComeInOrderAndTheNewestFirstInEach() {
    add(4, 1, 2, 3, 8, 5);

    assertThat(ids()).containsExactly(8, 4, 5, 1, 2, 3);
  }

  @Test
  void theUpperHalfOfTheIdCountsInItsBucket() {
    // 0x50000001: 1 ^ 0x5000 = bucket 1; 0x80010001: 1 ^ 0x8001 = bucket 0.
    add(0x50000001, 0x80010001);

    assertThat(ids()).containsExactly(0x80010001, 0x50000001);
  }

  @Test
  void anyEntryOfAChainCanBeRemoved() {
    add(0, 4, 8, 12);

    assertThat(table.remove(12)).isTrue();
    assertThat(table.remove(4)).isTrue();
    assertThat(table.remove(4)).isFalse();

    assertThat(ids()).containsExactly(8, 0);
    assertThat(table.size()).isEqualTo(2);
    assertThat(table.find(4)).isNull();
    assertThat(table.find(8).objectId).isEqualTo(8);
  }

  @Test
  void theEntryBeingHandledCanBeRemoved() {
    add(0, 4, 8);

    assertThat(walk(table::remove)).containsExactly(8, 4, 0);
    assertThat(table.size()).isZero();
  }

  @Test
  void theEntryThatComesNextIsSkippedIfItIsRemoved() {
    add(0, 4, 8);

    assertThat(walk(id -> table.remove(4))).containsExactly(8, 0);
  }

  @Test
  void allEntriesThatComeNextMayBeRemoved() {
    add(0, 4, 8, 1);

    assertThat(
            walk(
                id -> {
                  table.remove(0);
                  table.remove(4);
                }))
        .containsExactly(8, 1);
  }

  @Test
  void anEntryAddedToTheBucketOfTheNextOneIsMissed() {
    add(0, 4);

    assertThat(walk(id -> addOnce(8))).containsExactly(4, 0);
    assertThat(ids()).containsExactly(8, 4, 0);
  }

  @Test
  void anEntryAddedToALaterBucketIsMet() {
    add(0, 4);

    assertThat(walk(id -> addOnce(3))).containsExactly(4, 0, 3);
  }

  @Test
  void whileTheLastEntryIsHandledNothingAddedIsMet() {
    add(1);

    assertThat(walk(id -> addOnce(3))).containsExactly(1);
  }

  @Test
  void anEntryRemovedAndAddedAgainIsANewOne() {
    add(0, 4, 8);

    // 4 comes next, is removed, and stands before the loop when it is added again.
    assertThat(
            walk(
                id -> {
                  if (id == 8) {
                    table.remove(4);
                    add(4);
                  }
                }))
        .containsExactly(8, 0);
    assertThat(ids()).containsExactly(4, 8, 0);
  }

  private void addOnce(int id) {
    if (table.find(id) == null) {
      add(id);
    }
  }
}
