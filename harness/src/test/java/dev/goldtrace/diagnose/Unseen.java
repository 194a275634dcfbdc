package dev.goldtrace.diagnose;

import static java.util.Map.entry;

import dev.goldtrace.port.dialect.Divergence;
import java.util.EnumMap;
import java.util.Map;

/** The divergences that no trace can show when they are on alone, and why. */
final class Unseen {
  private static final String NO_JUMP =
      "no record of a trace charges a jump or jumps (format.md section 4)";

  /** In the order of declaration. */
  static final Map<Divergence, String> REASONS =
      new EnumMap<>(
          Map.ofEntries(
              entry(
                  Divergence.D_P02,
                  "only jump_is_allowed asks IsFullyConstrained (motion-interpreter.md 3.14); "
                      + NO_JUMP),
              entry(
                  Divergence.D_P11,
                  "no record hands a manager to another object (position-managers.md 4.7)"),
              entry(
                  Divergence.D_P12,
                  "only an object's end destroys its manager (position-managers.md 4.8); `remove` "
                      + "is exit_world (format.md section 1)"),
              entry(
                  Divergence.D_P24,
                  "the caller reads its position no more after InterpolateTo (position-managers.md "
                      + "9.3, 9.4)"),
              entry(
                  Divergence.D_P26,
                  "progress is a difference of float32 distances of 0.05 m and more, a multiple of "
                      + "2^-28, and 0.0002f is none (position-managers.md 6.5 steps 2 and 6)"),
              entry(
                  Divergence.D_P29,
                  "where the two limits decide otherwise, the factor is 1 (position-managers.md 6.5 "
                      + "step 8)"),
              entry(
                  Divergence.D_P53,
                  "an object's weenie is a player only in format 1.1, whose one cell is outdoors "
                      + "(format-1.1.md sections 2 and 3)"),
              entry(
                  Divergence.D_P69,
                  "set_frame changes only frames with a NaN, which both tests refuse "
                      + "(physics-tick.md 4.5); it shows together with D-P70"),
              entry(
                  Divergence.D_P72,
                  "a trace has no player object (format.md section 7, format-1.1.md section 2)"),
              entry(
                  Divergence.D_P83,
                  "set_rotate has refused what set_frame would repair (math.md 4, physics-tick.md 3 "
                      + "step 6); it shows together with D-P67"),
              entry(
                  Divergence.D_P104,
                  "ticks and frames run update_object, not update_position (format.md section 1, "
                      + "physics-tick.md 2)"),
              entry(
                  Divergence.D_M06,
                  "BeginTurnToHeading is entered with a node in the list only (moveto.md 3.9, 3.14)"),
              entry(
                  Divergence.D_M34,
                  "what is not copied ends in the pending motions' contexts and jump errors and in "
                      + "the actions' stamps (motion-interpreter.md 3.7, 3.8), which no column shows"),
              entry(
                  Divergence.D_M52, "in a trace no last move was autonomous (format.md section 7)"),
              entry(Divergence.D_M54, "no record calls ReportExhaustion (format.md section 4)"),
              entry(
                  Divergence.D_M58,
                  "it shows in jump errors only (motion-interpreter.md 3.12); " + NO_JUMP),
              entry(Divergence.D_M60, NO_JUMP),
              entry(Divergence.D_M61, NO_JUMP),
              entry(Divergence.D_M62, NO_JUMP),
              entry(Divergence.D_M63, NO_JUMP),
              entry(Divergence.D_M64, NO_JUMP),
              entry(
                  Divergence.D_M70,
                  "a speed above 3 that rounds to 3 is 3 with and without the limit "
                      + "(motion-interpreter.md 3.5)")));

  private Unseen() {}
}
