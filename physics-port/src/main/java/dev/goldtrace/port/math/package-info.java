/**
 * Frames, positions, vectors and cell ids in retail's arithmetic (spec math.md): doubles inside an
 * expression, floats where retail stores them. {@link dev.goldtrace.port.math.Geometry} chooses
 * between that and ACE's float32 arithmetic, divergence by divergence.
 */
package dev.goldtrace.port.math;
