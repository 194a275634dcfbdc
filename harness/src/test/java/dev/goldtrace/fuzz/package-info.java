/**
 * Damaged inputs of every kind: whatever the bytes, the answer is a located message or a result,
 * soon, in little memory.
 */
package dev.goldtrace.fuzz;
