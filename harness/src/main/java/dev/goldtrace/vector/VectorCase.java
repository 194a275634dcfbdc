package dev.goldtrace.vector;

/**
 * One call.
 *
 * @param line the line in the file, from 1
 * @param in what the function reads
 * @param out what the reference answered
 */
record VectorCase(int line, VectorInput in, VectorValue.Group out) {}
