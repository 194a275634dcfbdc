/**
 * Golden files: rows of frames, probes and state as raw bits, with readers and writers whose output
 * is byte-identical to the reference files when the values are equal.
 */
package dev.goldtrace.golden;
