package dev.goldtrace.diagnose;

import static java.util.Map.entry;

import dev.goldtrace.port.dialect.Divergence;
import java.util.EnumMap;
import java.util.Map;

/** The divergences that no trace can show when they are on alone, and why. */
final class Unseen {
  /** In the order of declaration. */
  static final Map<Divergence, String> REASONS =
      new EnumMap<>(
          Map.ofEntries(
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
                  "only in traces with collision, whose one cell is outdoors, another object's weenie is a player "
                      + "(format-1.1.md sections 2 and 3)"),
              entry(
                  Divergence.D_P69,
                  "set_frame changes only frames with a NaN, which both tests refuse "
                      + "(physics-tick.md 4.5); it shows together with D-P70"),
              entry(
                  Divergence.D_P83,
                  "set_rotate has refused what set_frame would repair (math.md 4, physics-tick.md 3 "
                      + "step 6); it shows together with D-P67"),
              entry(
                  Divergence.D_M06,
                  "BeginTurnToHeading is entered with a node in the list only (moveto.md 3.9, 3.14)"),
              entry(Divergence.D_M61, "a call is made on an object (format.md section 4)"),
              entry(
                  Divergence.D_M64,
                  "a trace's weenie answers CanJump and JumpStaminaCost no (format.md section 7)"),
              entry(
                  Divergence.D_M70,
                  "a speed above 3 that rounds to 3 is 3 with and without the limit "
                      + "(motion-interpreter.md 3.5)")));

  private Unseen() {}
}
