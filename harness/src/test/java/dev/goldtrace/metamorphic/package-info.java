/**
 * Metamorphic checks: a change of a trace whose effect on the result is known beforehand, over
 * every trace. They need no golden file, so they also hold for what no reference has recorded.
 */
package dev.goldtrace.metamorphic;
