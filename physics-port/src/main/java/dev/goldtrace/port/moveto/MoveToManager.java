package dev.goldtrace.port.moveto;

/** Moves and turns an object to a target. */
public final class MoveToManager {}
