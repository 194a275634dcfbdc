/**
 * The authored traces: their golden files are what the specification says, checked here against
 * numbers derived from it and not from the port.
 */
package dev.goldtrace.authored;
