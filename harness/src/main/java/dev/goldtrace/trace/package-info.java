/**
 * Traces: the records of a stimulus file, and the reader and writer of such files. Reading knows
 * nothing of replaying.
 */
package dev.goldtrace.trace;
