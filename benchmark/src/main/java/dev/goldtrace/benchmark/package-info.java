/**
 * Measures how fast the port, the replay and the command line are, and keeps the tables of
 * docs/performance.md: {@code mvn -Pbenchmark verify}.
 */
package dev.goldtrace.benchmark;
