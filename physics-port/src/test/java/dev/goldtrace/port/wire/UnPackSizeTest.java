package dev.goldtrace.port.wire;

import static org.assertj.core.api.Assertions.assertThat;

import dev.goldtrace.port.motion.ActionNode;
import dev.goldtrace.port.motion.InterpretedMotionState;
import dev.goldtrace.port.motion.MovementParameters;
import org.junit.jupiter.api.Test;

/** What retail's unpackers make of their size argument. */
class UnPackSizeTest {
  private static final ActionNode DEFAULT_ACTION = new ActionNode(0, 1.0f, 0, false);

  @Test
  void belowFourTheSizeItselfServesAsTheFlags() throws MalformedMessageException {
    byte[] bytes = Examples.bytes("3C000500");
    for (int size = 0; size < 4; size++) {
      WireReader in = new WireReader(bytes);
      PackedInterpretedState packed =
          PackedInterpretedState.unPack(in, size, CommandTable.CLIENT_2013);
      assertThat(packed.flags()).isEqualTo(size);
      int first = 0x8000003C;
      InterpretedMotionState state = packed.state();
      assertThat(state.currentStyle).isEqualTo((size & 1) != 0 ? first : 0x8000003D);
      assertThat(state.forwardCommand)
          .isEqualTo(new int[] {0x41000003, 0x41000003, first, 0x45000005}[size]);
      assertThat(in.offset()).isEqualTo(size == 0 ? 0 : 4);
    }
  }

  @Test
  void atFourTheFlagsAreReadButNoAction() throws MalformedMessageException {
    byte[] bytes = Examples.bytes("00010000 58000500 0000A03F 59000600 0000803F");
    for (int size = 4; size < 8; size++) {
      WireReader in = new WireReader(bytes);
      PackedInterpretedState packed =
          PackedInterpretedState.unPack(in, size, CommandTable.CLIENT_2013);
      assertThat(packed.state().actions).containsExactly(DEFAULT_ACTION, DEFAULT_ACTION);
      assertThat(in.offset()).isEqualTo(4);
    }
  }

  @Test
  void fromEightOnEveryActionIsReadThoughTheSizeIsUsedUp() throws MalformedMessageException {
    byte[] bytes = Examples.bytes("00010000 58000500 0000A03F 59000680 0000803F");
    WireReader in = new WireReader(bytes);
    PackedInterpretedState packed = PackedInterpretedState.unPack(in, 8, CommandTable.CLIENT_2013);
    assertThat(packed.state().actions)
        .containsExactly(
            new ActionNode(0x10000058, 1.25f, 5, false), new ActionNode(0x10000059, 1.0f, 6, true));
    assertThat(in.offset()).isEqualTo(20);
  }

  @Test
  void theEndIsAlignedByTheAbsoluteAddress() throws MalformedMessageException {
    byte[] bytes = Examples.bytes("02000000 0500 FFFF");
    WireReader in = new WireReader(bytes, 2, FieldListener.NONE);
    PackedInterpretedState.unPack(in, 8, CommandTable.CLIENT_2013);
    assertThat(in.offset()).isEqualTo(6);
  }

  @Test
  void netParametersNeedTheirTypesSize() throws MalformedMessageException {
    byte[] bytes = new byte[28];
    for (int type = -1; type <= 10; type++) {
      int needed = type == 6 || type == 7 ? 28 : type == 8 || type == 9 ? 12 : Integer.MAX_VALUE;
      for (int size : new int[] {0, 11, 12, 27, 28}) {
        WireReader in = new WireReader(bytes);
        MovementParameters params = new MovementParameters();
        assertThat(NetParameters.unPackNet(type, in, size, params)).isEqualTo(size >= needed);
        assertThat(in.offset()).isEqualTo(size >= needed ? needed : 0);
        assertThat(params.bitfield)
            .isEqualTo(size >= needed ? 0 : MovementParameters.DEFAULT_BITFIELD);
      }
    }
  }

  @Test
  void contextHoldKeyAndActionStampNeverComeFromTheNetwork() throws MalformedMessageException {
    MovementParameters params = new MovementParameters();
    params.contextId = 5;
    params.holdKeyToApply = 2;
    params.actionStamp = 6;
    NetParameters.unPackNet(6, new WireReader(new byte[28]), 28, params);
    assertThat(params.contextId).isEqualTo(5);
    assertThat(params.holdKeyToApply).isEqualTo(2);
    assertThat(params.actionStamp).isEqualTo(6);
  }
}
