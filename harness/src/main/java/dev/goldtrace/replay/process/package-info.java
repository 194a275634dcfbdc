/**
 * Replays through another program that speaks the subject protocol (docs/subject-protocol.md) over
 * its standard input and output. What the program prints is not trusted: sizes and times are
 * bounded, and everything is checked before it counts.
 */
package dev.goldtrace.replay.process;
