/**
 * Makes the trace of a divergence small. A reduced trace has golden files only because its
 * reduction changes nothing of what remains: see {@link dev.goldtrace.minimize.Minimizer}.
 */
package dev.goldtrace.minimize;
