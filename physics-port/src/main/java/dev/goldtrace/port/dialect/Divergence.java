package dev.goldtrace.port.dialect;

/**
 * A known difference from retail that the port can show, by its id in the divergence tables of the
 * specification. Each constant says what is done where it is switched on; the ledger says more.
 *
 * <p>{@code D_P} and {@code D_M} are ACE's. {@code D_SP} and {@code D_SM} are what design documents
 * for ports say otherwise (the tables S1 and S-01): no emulator is known to do all of them.
 */
public enum Divergence {
  /** ConstraintManager::adjust_offset 0x00556180: the offset is the last step, it does not grow. */
  D_P01("D-P01"),
  /** ConstraintManager::IsFullyConstrained 0x005560D0: 0.9 is a float. */
  D_P02("D-P02"),
  /** ConstraintManager::adjust_offset 0x00556180: the brake factor in float32. */
  D_P03("D-P03"),
  /** GetStartConstraintDistance 0x0050EBC0: indoors and outdoors swapped. */
  D_P05("D-P05"),
  /** HandleReceivedPosition 0x00453FD0: the constraint is never armed. */
  D_P06("D-P06"),
  /** StickyManager::SetPhysicsObject 0x005556E0: the stick is kept. */
  D_P11("D-P11"),
  /** StickyManager::Destroy 0x00555650: the target stays subscribed. */
  D_P12("D-P12"),
  /** StickyManager::adjust_offset 0x00555430: the gap in float32. */
  D_P14("D-P14"),
  /** StickyManager::adjust_offset 0x00555430: speed and step in float32. */
  D_P15("D-P15"),
  /** StickyManager::adjust_offset 0x00555430: the heading difference in float32. */
  D_P16("D-P16"),
  /** stick_to_object 0x005127E0: the object's own parent in place of the target's. */
  D_P19("D-P19"),
  /** InterpolationManager 0x005558D0: there is no queue; whatever reaches for it throws. */
  D_P21("D-P21"),
  /** InterpolateTo 0x00555B20: keep-heading is never stored. */
  D_P22("D-P22"),
  /** InterpolateTo 0x00555B20, far: the argument counts for the node's heading. */
  D_P23("D-P23"),
  /** InterpolateTo 0x00555B20: the node holds the caller's position itself. */
  D_P24("D-P24"),
  /** InterpolationManager::adjust_offset 0x00555D30: a small rest is a failure too. */
  D_P25("D-P25"),
  /** InterpolationManager::adjust_offset 0x00555D30: progress must exceed the epsilon. */
  D_P26("D-P26"),
  /** InterpolationManager::adjust_offset 0x00555D30: the result is lost. */
  D_P27("D-P27"),
  /** Position::subtract2 0x00555A90: another operation, which changes its operand. */
  D_P28("D-P28"),
  /** InterpolationManager::adjust_offset 0x00555D30: the step limit is a double. */
  D_P29("D-P29"),
  /** InterpolationManager::adjust_offset 0x00555D30: the progress rate in float32. */
  D_P30("D-P30"),
  /** InterpolationManager::UseTime 0x00555F20: throws where retail blips with an empty queue. */
  D_P32("D-P32"),
  /** HandleTargetting 0x0051AA90: nothing is done while the target has not answered. */
  D_P37("D-P37"),
  /** HandleTargetting 0x0051AA90: the frame clock counts for the period too. */
  D_P38("D-P38"),
  /** The voyeur table 0x0051AA90, 0x0051A6F0: a .NET dictionary's order, and a snapshot of it. */
  D_P39("D-P39"),
  /** ReceiveUpdate 0x0051A930: the context of the update is taken over. */
  D_P40("D-P40"),
  /** SetTarget 0x0051AC30, SetTargetQuantum 0x0051A4A0: the quantum is passed on as a double. */
  D_P42("D-P42"),
  /** GetInterpolatedPosition 0x0051A5E0: float32. */
  D_P43("D-P43"),
  /** MakePositionManager 0x00510210: wakes the object only when the manager is made. */
  D_P51("D-P51"),
  /** get_minterp 0x005120C0: a manager made wakes static objects only. Also D-M45. */
  D_P52("D-P52"),
  /** GetAutonomyBlipDistance 0x0050EB70: 25 indoors for every player. */
  D_P53("D-P53"),
  /** newer_event 0x00451B10: the stamp is not stored. */
  D_P54("D-P54"),
  /** MoveOrTeleport 0x00516330: the cell is looked at first; without one no stamp is stored. */
  D_P55("D-P55"),
  /** MoveOrTeleport 0x00516330: a teleport does not slide. */
  D_P56("D-P56"),
  /** unset_parent 0x00513470: HIDDEN is cleared in place of NODRAW. */
  D_P58("D-P58"),
  /**
   * Position::get_offset 0x00509F60: float32, left to right; so are the lengths, distances and unit
   * vectors made from offsets, and the turning of a vector into and out of a frame's space.
   */
  D_P61("D-P61"),
  /** Frame::set_heading 0x00535E40: a wrong pitch for frames that are not level; float32. */
  D_P62("D-P62"),
  /** Frame::set_vector_heading 0x00535DB0: the pitch becomes a roll; float32. */
  D_P63("D-P63"),
  /** Headings 0x00535760, 0x005A9520, 0x004575D0: float32. Also D-M49. */
  D_P64("D-P64"),
  /** Frame::grotate 0x005357A0: Euler angles on the inner side, always run; float32. */
  D_P66("D-P66"),
  /**
   * Frame::set_rotate 0x00535080: no validity test of a product, nor where ACE sets the rotation.
   */
  D_P67("D-P67"),
  /** Frame::combine 0x005122E0: the product is not normalised; float32. */
  D_P68("D-P68"),
  /** Frame::IsValid 0x00534ED0: the norm is tested, not its square. */
  D_P69("D-P69"),
  /** Frame::IsValidExceptForHeading 0x00534FE0: only the origin is looked at. */
  D_P70("D-P70"),
  /** update_object 0x00515D10: the player's distance neither wakes nor puts to sleep. */
  D_P72("D-P72"),
  /** update_object 0x00515D10: no slice shorter than 1/30 s. */
  D_P73("D-P73"),
  /** update_object 0x00515D10: slices of at most 0.1 s. */
  D_P75("D-P75"),
  /** UpdateObjectInternal 0x005156B0: an object that has not moved keeps the new origin. */
  D_P79("D-P79"),
  /** UpdateObjectInternal 0x005156B0: a sled is pitched along its velocity. */
  D_P80("D-P80"),
  /** UpdateObjectInternal 0x005156B0: a transition that ends in no cell has failed. */
  D_P82("D-P82"),
  /** UpdateObjectInternal 0x005156B0: the frame after a failed transition is not repaired. */
  D_P83("D-P83"),
  /** UpdateObjectInternal 0x005156B0: the cached velocity is a float32 quotient. */
  D_P84("D-P84"),
  /** UpdatePhysicsInternal 0x00510700: float32. */
  D_P85("D-P85"),
  /** calc_acceleration 0x00510950: none on the ground, sledding or not. */
  D_P86("D-P86"),
  /** calc_friction 0x0050EE70: a fast sled glides on flat ground, not on slopes. */
  D_P87("D-P87"),
  /** calc_friction 0x0050EE70: float32. */
  D_P88("D-P88"),
  /** set_velocity 0x005113F0: the smallest change counts. */
  D_P89("D-P89"),
  /** set_velocity 0x005113F0: limits in float32. */
  D_P90("D-P90"),
  /** update_position 0x00514520: a pause of more than 2 s is simulated. */
  D_P104("D-P104"),
  /** SetTarget 0x0051AC30: calls ClearTarget, which retail has inlined. */
  D_P109("D-P109"),
  /** SetPosition 0x005160C0: outdoors the cell is derived from the origin. */
  D_P110("D-P110"),
  /** get_block_offset 0x0043E630: throws at the edge of the map. */
  D_P111("D-P111"),
  /** MoveToManager::InitializeLocalVariables 0x00529250: the flags stay, the distance is 0. */
  D_M01("D-M01"),
  /**
   * MoveToManager::InitializeLocalVariables 0x00529250: the distances of the progress test stay.
   */
  D_M02("D-M02"),
  /** MoveToPosition 0x0052A240: the previous movement decides whether there is a final turn. */
  D_M03("D-M03"),
  /** TurnToHeading 0x0052A630: the turn begins a tick later. */
  D_M05("D-M05"),
  /** BeginTurnToHeading 0x00529B90: throws with an empty plan. */
  D_M06("D-M06"),
  /** BeginTurnToHeading 0x00529B90: a difference of exactly 360 is a turn. */
  D_M08("D-M08"),
  /** HandleMoveToPosition 0x00529D80: when steering ends, the heading is set. */
  D_M09("D-M09"),
  /** HandleMoveToPosition 0x00529D80: without spheres, moving off within a metre is arrival. */
  D_M10("D-M10"),
  /** HandleMoveToPosition 0x00529D80: speed and time of arrival in float32. */
  D_M11("D-M11"),
  /** heading_diff 0x00528FB0: float32. */
  D_M15("D-M15"),
  /** heading_greater 0x00528F60: float32. */
  D_M16("D-M16"),
  /**
   * cylinder_distance 0x005A97F0: the reach, unless both reach and gap have the same strict sign.
   */
  D_M17("D-M17"),
  /** CheckProgressMade 0x005290F0: differences in float32. */
  D_M18("D-M18"),
  /** Heading sums and differences 0x00529A00, 0x0052A240, 0x0052A400, 0x00529D80: float32. */
  D_M19("D-M19"),
  /** TurnToObject_Internal 0x0052A550: float32. */
  D_M20("D-M20"),
  /** MovementParameters 0x00524380: can_charge is set. */
  D_M30("D-M30"),
  /** MovementParameters 0x00524380: the run threshold is 1. */
  D_M31("D-M31"),
  /** MovementParameters::get_command 0x0052AA00: can_charge does not make it run. */
  D_M32("D-M32"),
  /** towards_and_away, get_command 0x0052A9A0, 0x0052AA00: differences in float32. */
  D_M33("D-M33"),
  /** DoMotion, StopMotion 0x00528D20, 0x00528530: only some of the parameters are copied. */
  D_M34("D-M34"),
  /** MovementManager::Create 0x00524050: makes both children. */
  D_M40("D-M40"),
  /** MovementManager::EnterDefaultState 0x005241C0: once. */
  D_M41("D-M41"),
  /** MoveToObject and others 0x00512860: a manager made puts the object to sleep. */
  D_M44("D-M44"),
  /** unpack_movement 0x00512040: a manager made does not wake the object. */
  D_M46("D-M46"),
  /** enter_default_state 0x00528C80: the pending motions are dropped. */
  D_M51("D-M51"),
  /** apply_current_movement 0x00528870: the raw state counts for every creature of its own will. */
  D_M52("D-M52"),
  /** ReportExhaustion 0x005288D0: the jump is locked. */
  D_M54("D-M54"),
  /** move_to_interpreted_state 0x005289C0: the autonomous actions are played. */
  D_M56("D-M56"),
  /** SetHoldKey 0x00528BB0: cannot switch to run. */
  D_M57("D-M57"),
  /** motion_allows_jump 0x005279E0: Falling in place of Fallen. */
  D_M58("D-M58"),
  /** charge_jump 0x005281C0: Falling in place of Fallen, and not while sleeping. */
  D_M60("D-M60"),
  /** jump_is_allowed 0x005282B0: another error code without an object. */
  D_M61("D-M61"),
  /** jump_is_allowed 0x005282B0: without a weenie it may jump anywhere. */
  D_M62("D-M62"),
  /** jump_is_allowed 0x005282B0: a single pending motion does not forbid it. */
  D_M63("D-M63"),
  /** jump_is_allowed 0x005282B0: a jump that costs nothing is refused. */
  D_M64("D-M64"),
  /** get_state_velocity 0x00527D50: the server's run rate without a weenie. */
  D_M67("D-M67"),
  /** get_state_velocity 0x00527D50: the limit in float32. */
  D_M68("D-M68"),
  /** adjust_motion 0x00528010: the sidestep factor in float32. */
  D_M69("D-M69"),
  /** apply_run_to_command 0x00527BE0: the rounded speed is limited. */
  D_M70("D-M70"),
  /** Command indices 0x0051F400, 0x00524440: the numbering of 2015. */
  D_M90("D-M90"),
  /** PositionManager::adjust_offset 0x00555190: interpolating and sticking add to the movement. */
  D_SP02("D-SP02"),
  /** StickyManager::UseTime 0x00555610: expires at the deadline, not after it. */
  D_SP04("D-SP04"),
  /** StickyManager::UseTime 0x00555610: the deadline is for the first answer only. */
  D_SP05("D-SP05"),
  /** HandleTargetting 0x0051AA90: voyeurs of quantum 0 are looked after in every slice. */
  D_SP12("D-SP12"),
  /** MoveOrTeleport 0x00516330: has a velocity in place of has contact. Also S-13. */
  D_SP18("D-SP18"),
  /** MoveOrTeleport 0x00516330: a teleport without the teleport hook. */
  D_SP19("D-SP19"),
  /** InterpolationManager::UseTime 0x00555F20: the first failure blips. */
  D_SP20("D-SP20"),
  /** cylinder_distance_no_z 0x005A98B0: the horizontal distance. */
  D_SP25("D-SP25"),
  /** heading_diff 0x00528FB0: the direction of the turn plays no part. */
  D_SM01("D-SM01"),
  /** HandleMoveToPosition 0x00529D80: the quantum is set anew from 1 s on. */
  D_SM02("D-SM02"),
  /** GetCurrentDistance 0x005291B0: between the centres for every move to a position. */
  D_SM03("D-SM03"),
  /** unpack_movement 0x00524440: events of other types do not change the stance. */
  D_SM07("D-SM07"),
  /** MoveOrTeleport 0x00516330: far is more than 96 m. */
  D_SM14("D-SM14");

  private final String id;

  Divergence(String id) {
    this.id = id;
  }

  /** The id in the specification and in the ledger, e.g. {@code "D-P61"}. */
  public String id() {
    return id;
  }

  /** Whether ACE does so; otherwise a design document says so. */
  public boolean isAces() {
    return !id.startsWith("D-S");
  }
}
