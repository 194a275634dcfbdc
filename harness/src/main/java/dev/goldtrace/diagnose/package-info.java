/**
 * Finds which known divergences explain a recording: those under which the port reproduces it.
 * Knows nothing of command lines.
 */
package dev.goldtrace.diagnose;
