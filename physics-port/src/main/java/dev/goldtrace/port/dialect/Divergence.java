package dev.goldtrace.port.dialect;

/** A known difference from retail, by its id in the divergence tables of the specification. */
public enum Divergence {}
