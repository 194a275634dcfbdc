package dev.goldtrace.port.motion;

/**
 * Motion commands: the high byte holds class bits, the low 16 bits the index in the command table
 * (spec motion-interpreter.md section 1).
 */
public final class MotionCommand {
  /** Class bit: a stance. */
  public static final int STYLE_BIT = 0x80000000;

  /** Class bit: a cyclic forward state. Turns and sidesteps have it too. */
  public static final int SUBSTATE_BIT = 0x40000000;

  /** Class bit: a turn, sidestep or jump. */
  public static final int MODIFIER_BIT = 0x20000000;

  /** Class bit: a one-shot action. */
  public static final int ACTION_BIT = 0x10000000;

  public static final int UI_BIT = 0x08000000;
  public static final int TOGGLE_BIT = 0x04000000;
  public static final int CHAT_EMOTE_BIT = 0x02000000;
  public static final int MAPPABLE_BIT = 0x01000000;

  public static final int READY = 0x41000003;
  public static final int STOP = 0x40000004;
  public static final int WALK_FORWARD = 0x45000005;
  public static final int WALK_BACKWARDS = 0x45000006;
  public static final int RUN_FORWARD = 0x44000007;
  public static final int FALLEN = 0x40000008;
  public static final int INTERPOLATING = 0x40000009;
  public static final int HOVER = 0x4000000A;
  public static final int ON = 0x4000000B;
  public static final int OFF = 0x4000000C;
  public static final int TURN_RIGHT = 0x6500000D;
  public static final int TURN_LEFT = 0x6500000E;
  public static final int SIDE_STEP_RIGHT = 0x6500000F;
  public static final int SIDE_STEP_LEFT = 0x65000010;
  public static final int DEAD = 0x40000011;
  public static final int CROUCH = 0x41000012;
  public static final int SITTING = 0x41000013;
  public static final int SLEEPING = 0x41000014;
  public static final int FALLING = 0x40000015;
  public static final int RELOAD = 0x40000016;
  public static final int UNLOAD = 0x40000017;
  public static final int PICKUP = 0x40000018;
  public static final int AIM_LEVEL = 0x4000001E;
  public static final int MAGIC_PRAY = 0x40000039;
  public static final int STOP_TURNING = 0x2000003A;
  public static final int JUMP = 0x2500003B;
  public static final int MAGIC_POWER_UP_01 = 0x1000006F;
  public static final int MAGIC_POWER_UP_10 = 0x10000078;

  /** 2013 numbering. */
  public static final int MAGIC_POWER_UP_01_PURPLE = 0x10000128;

  /** 2013 numbering. */
  public static final int MAGIC_POWER_UP_10_PURPLE = 0x10000131;

  public static final int HOLD_RUN = 0x85000001;
  public static final int HOLD_SIDESTEP = 0x85000002;

  public static final int INVALID_STYLE = 0x80000000;
  public static final int HAND_COMBAT = 0x8000003C;
  public static final int NON_COMBAT = 0x8000003D;
  public static final int SWORD_COMBAT = 0x8000003E;
  public static final int BOW_COMBAT = 0x8000003F;
  public static final int SWORD_SHIELD_COMBAT = 0x80000040;
  public static final int CROSSBOW_COMBAT = 0x80000041;
  public static final int UNUSED_COMBAT = 0x80000042;
  public static final int SLING_COMBAT = 0x80000043;
  public static final int TWO_HANDED_SWORD_COMBAT = 0x80000044;
  public static final int TWO_HANDED_STAFF_COMBAT = 0x80000045;
  public static final int DUAL_WIELD_COMBAT = 0x80000046;
  public static final int THROWN_WEAPON_COMBAT = 0x80000047;
  public static final int GRAZE = 0x80000048;
  public static final int MAGIC = 0x80000049;
  public static final int BOW_NO_AMMO = 0x800000E8;
  public static final int CROSS_BOW_NO_AMMO = 0x800000E9;

  /** 2013 numbering. */
  public static final int ATLATL_COMBAT = 0x80000138;

  /** 2013 numbering. */
  public static final int THROWN_SHIELD_COMBAT = 0x80000139;

  private MotionCommand() {}

  public static boolean isStyle(int motion) {
    return (motion & STYLE_BIT) != 0;
  }

  public static boolean isSubstate(int motion) {
    return (motion & SUBSTATE_BIT) != 0;
  }

  public static boolean isAction(int motion) {
    return (motion & ACTION_BIT) != 0;
  }
}
