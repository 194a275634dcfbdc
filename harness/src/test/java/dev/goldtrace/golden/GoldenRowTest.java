package dev.goldtrace.golden;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.goldtrace.port.probe.Probe;
import dev.goldtrace.port.probe.ProbedFunction;
import org.junit.jupiter.api.Test;

class GoldenRowTest {

  @Test
  void stateCellsKeepTheirBitsAndTellEmptyFromZero() {
    StateRow.Builder builder = StateRow.builder(StateColumns.V1_0);
    StateRow row =
        builder
            .hex(StateColumn.MT_CMD, 0x80000001)
            .float32(StateColumn.VX, -0f)
            .float64(StateColumn.ST_TIMEOUT, 1001.5)
            .bool(StateColumn.CT_ON, false)
            .int32(StateColumn.MT_TYPE, -7)
            .nodes("9:135.5|7")
            .build(3, 0x80000002);
    assertThat(row.text(StateColumn.MT_CMD)).isEqualTo("0x80000001");
    assertThat(row.text(StateColumn.VX)).isEqualTo("-0");
    assertThat(row.float64(StateColumn.ST_TIMEOUT)).isEqualTo(1001.5);
    assertThat(row.text(StateColumn.CT_ON)).isEqualTo("0");
    assertThat(row.int32(StateColumn.MT_TYPE)).isEqualTo(-7);
    assertThat(row.text(StateColumn.MT_TYPE)).isEqualTo("-7");
    assertThat(row.text(StateColumn.MT_NODES)).isEqualTo("9:135.5|7");
    assertThat(row.isEmpty(StateColumn.IP_KEEP)).isTrue();
    assertThat(row.isEmpty(StateColumn.CT_ON)).isFalse();
    StateRow next = builder.float32(StateColumn.VX, 0f).build(3, 0x80000002);
    assertThat(next.isEmpty(StateColumn.MT_CMD)).isTrue();
    assertThat(next.sameCell(StateColumn.VX, row)).isFalse();
    assertThat(next.sameCell(StateColumn.CT_ON, row)).isFalse();
    assertThat(next.sameCell(StateColumn.IP_KEEP, row)).isTrue();
    assertThat(next.sameCell(StateColumn.MT_NODES, row)).isFalse();
    assertThat(next).isNotEqualTo(row);
  }

  @Test
  void stateCellOfAnotherTypeIsRefused() {
    StateRow.Builder builder = StateRow.builder(StateColumns.V1_0);
    assertThatThrownBy(() -> builder.hex(StateColumn.VX, 0))
        .isInstanceOf(IllegalArgumentException.class);
  }

  @Test
  void probeArgumentsAreEqualHoweverTheirWordsWereWidened() {
    ProbedFunction stick = ProbedFunction.STICKY_MANAGER_STICK_TO;
    ProbeRow signed =
        new ProbeRow(0, 1, 2.0, 3, stick, new long[] {0x80000001, Probe.f32(-1f), Probe.f32(2f)});
    ProbeRow unsigned =
        new ProbeRow(
            0,
            1,
            2.0,
            3,
            stick,
            new long[] {0x80000001L, Probe.f32(-1f) & 0xFFFFFFFFL, Probe.f32(2f)});
    assertThat(signed).isEqualTo(unsigned).hasSameHashCodeAs(unsigned);
    assertThat(signed.argsText()).isEqualTo("object=0x80000001;radius=-1;height=2");
    assertThatThrownBy(() -> new ProbeRow(0, 1, 2.0, 3, stick, new long[2]))
        .isInstanceOf(IllegalArgumentException.class);
  }
}
