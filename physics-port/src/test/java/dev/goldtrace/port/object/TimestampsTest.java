package dev.goldtrace.port.object;

import static org.assertj.core.api.Assertions.assertThat;

import dev.goldtrace.port.scene.Scene;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class TimestampsTest {

  @ParameterizedTest
  @CsvSource({
    "0, 0, false",
    "0, 1, true",
    "1, 0, false",
    "0, 0x7FFF, true",
    "0x7FFF, 0, false",
    "0, 0x8000, false",
    "0x8000, 0, true",
    "0, 0x8001, false",
    "0x8001, 0, true",
    "0xFFFF, 0, true",
    "0, 0xFFFF, false",
    "0xFFFF, 0xFFFF, false",
    "0x7FFF, 0xFFFF, false",
    "0xFFFF, 0x7FFF, true",
    "0x1234, 0x1235, true"
  })
  void laterStampsWrapAroundAndOfTwoHalfARangeApartTheSmallerIsLater(
      String oldStamp, String newStamp, boolean newer) {
    assertThat(Timestamps.isNewer(Integer.decode(oldStamp), Integer.decode(newStamp)))
        .isEqualTo(newer);
  }

  @Test
  void ofTwoDifferentStampsExactlyOneIsLater() {
    for (int stamp = 1; stamp <= 0xFFFF; stamp++) {
      assertThat(Timestamps.isNewer(0, stamp)).isNotEqualTo(Timestamps.isNewer(stamp, 0));
    }
  }

  @Test
  void newerEventStoresOnlyALaterStamp() {
    PhysicsObj object = new Scene().creature(0x50000001, 0, 0, 0);
    object.updateTimes[TimestampSlot.VECTOR] = 0xFFFE;

    assertThat(object.newerEvent(TimestampSlot.VECTOR, 0xFFFE)).isFalse();
    assertThat(object.newerEvent(TimestampSlot.VECTOR, 0xFFFD)).isFalse();
    assertThat(object.updateTimes[TimestampSlot.VECTOR]).isEqualTo(0xFFFE);

    assertThat(object.newerEvent(TimestampSlot.VECTOR, 3)).isTrue();
    assertThat(object.updateTimes[TimestampSlot.VECTOR]).isEqualTo(3);
    assertThat(object.updateTimes[TimestampSlot.STATE]).isZero();
  }
}
