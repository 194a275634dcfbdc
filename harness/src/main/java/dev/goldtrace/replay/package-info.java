/**
 * Replays a trace: records go into a {@link dev.goldtrace.replay.Subject}, rows come out into a
 * {@link dev.goldtrace.replay.RecordingSink}. Knows nothing of golden files.
 */
package dev.goldtrace.replay;
