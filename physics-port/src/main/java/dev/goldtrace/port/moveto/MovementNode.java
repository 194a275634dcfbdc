package dev.goldtrace.port.moveto;

/**
 * One step of a move-to plan.
 *
 * @param type {@link MovementType#MOVE_TO_POSITION} or {@link MovementType#TURN_TO_HEADING}
 * @param heading of a turn: compass degrees; otherwise 0
 */
public record MovementNode(int type, float heading) {}
