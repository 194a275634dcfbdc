package dev.goldtrace.port.motion;

/**
 * One action of a motion state's FIFO list (spec motion-interpreter.md section 2.1).
 *
 * @param action the command
 * @param speed multiplier, 1 by default
 * @param stamp 15-bit sequence number
 * @param autonomous whether the mover itself started it
 */
public record ActionNode(int action, float speed, int stamp, boolean autonomous) {}
