package dev.goldtrace.port.object;

import static org.assertj.core.api.Assertions.assertThat;

import dev.goldtrace.port.scene.Scene;
import java.util.Arrays;
import java.util.List;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;

class ObjectTableTest {
  private final Scene scene = new Scene();
  private final ObjectTable table = new ObjectTable();

  private PhysicsObj object(int id) {
    return new PhysicsObj(scene.world, id, null, null, null);
  }

  private List<Integer> hashOrder() {
    return Arrays.stream(table.hashOrder()).map(object -> object.id).toList();
  }

  @Test
  void bucketsComeInOrderAndTheObjectAddedLastFirstInEach() {
    // 0x100 ^ 0x001 = bucket 1, like 1 and 0x81.
    for (int id : new int[] {2, 1, 0x81, 0x100, 0x80000000, 0x7F}) {
      table.add(object(id));
    }

    assertThat(hashOrder()).containsExactly(0x80000000, 0x100, 0x81, 1, 2, 0x7F);
    assertThat(table.declared()).extracting(object -> object.id).startsWith(2, 1, 0x81);
  }

  @Test
  void theHashOrderFollowsChanges() {
    table.add(object(2));
    table.add(object(1));
    assertThat(hashOrder()).containsExactly(1, 2);

    table.remove(table.get(1));
    assertThat(hashOrder()).containsExactly(2);

    table.add(object(0));
    assertThat(hashOrder()).containsExactly(0, 2);
  }

  @Test
  void everyObjectIsFoundByItsIdThroughAdditionsAndRemovals() {
    SplittableRandom random = new SplittableRandom(1);
    for (int i = 0; i < 2000; i++) {
      int id = random.nextInt(1 << 12) | 0x50000000;
      if (table.get(id) == null) {
        table.add(object(id));
      } else if (random.nextBoolean()) {
        table.remove(table.get(id));
        assertThat(table.get(id)).isNull();
      }
    }
    for (PhysicsObj object : table.declared()) {
      assertThat(table.get(object.id)).isSameAs(object);
    }
    assertThat(table.hashOrder()).hasSameSizeAs(table.declared());
  }

  @Test
  void ofTwoObjectsWithOneIdTheLaterOneIsFound() {
    PhysicsObj first = object(0x5000000A);
    PhysicsObj second = object(0x5000000A);
    table.add(first);
    table.add(second);

    assertThat(table.get(0x5000000A)).isSameAs(second);
    assertThat(table.hashOrder()).containsExactly(second, first);

    table.remove(second);

    assertThat(table.get(0x5000000A)).isSameAs(first);
  }

  @Test
  void anObjectThatIsNotInTheTableIsRemovedWithoutEffect() {
    table.add(object(1));

    table.remove(object(1));

    assertThat(table.get(1)).isNotNull();
  }
}
