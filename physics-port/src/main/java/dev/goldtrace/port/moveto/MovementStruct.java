package dev.goldtrace.port.moveto;

/** A movement to perform. */
public final class MovementStruct {}
