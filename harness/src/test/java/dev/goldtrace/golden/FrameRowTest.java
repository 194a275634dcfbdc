package dev.goldtrace.golden;

import static org.assertj.core.api.Assertions.assertThat;

import java.lang.reflect.Constructor;
import java.lang.reflect.RecordComponent;
import org.junit.jupiter.api.Test;

class FrameRowTest {
  private static final FrameRow ROW = new FrameRow(1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12);

  @Test
  void rowsThatDifferInOneValueAreNotEqual() throws ReflectiveOperationException {
    Constructor<?> constructor = FrameRow.class.getDeclaredConstructors()[0];
    RecordComponent[] values = FrameRow.class.getRecordComponents();
    for (int other = -1; other < values.length; other++) {
      Object[] arguments = new Object[values.length];
      for (int i = 0; i < values.length; i++) {
        Object value = values[i].getAccessor().invoke(ROW);
        arguments[i] = i == other ? another(value) : value;
      }
      assertThat(ROW.equals(constructor.newInstance(arguments))).isEqualTo(other < 0);
    }
  }

  private static Object another(Object value) {
    if (value instanceof Integer number) {
      return number + 1;
    }
    return value instanceof Float number
        ? (Object) Math.nextUp(number)
        : Math.nextUp((Double) value);
  }

  @Test
  void oneNaNIsLikeTheOtherButOneZeroIsNot() {
    assertThat(heading(Float.intBitsToFloat(0x7FC00001)))
        .isEqualTo(heading(Float.NaN))
        .hasSameHashCodeAs(heading(Float.NaN));
    assertThat(heading(0f)).isNotEqualTo(heading(-0f));
  }

  private static FrameRow heading(float heading) {
    return new FrameRow(1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, heading);
  }
}
