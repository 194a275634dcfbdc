package dev.goldtrace.trace;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashMap;
import java.util.Map;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;

class ByObjectTest {

  @Test
  void answersWhatWasPutLastWhateverTheIds() {
    SplittableRandom random = new SplittableRandom(5);
    ByObject<Integer> values = new ByObject<>();
    Map<Integer, Integer> wanted = new HashMap<>();
    for (int i = 0; i < 20_000; i++) {
      int id = random.nextBoolean() ? random.nextInt(300) << 24 : 0x80000000 + random.nextInt(300);
      Integer value = random.nextInt(3) == 0 ? null : i;
      values.put(id, value);
      wanted.put(id, value);
      int other = random.nextBoolean() ? id : random.nextInt();
      assertThat(values.get(other)).isEqualTo(wanted.get(other));
    }
    wanted.forEach((id, value) -> assertThat(values.get(id)).isEqualTo(value));
  }
}
