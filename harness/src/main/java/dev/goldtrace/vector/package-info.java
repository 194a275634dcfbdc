/**
 * Function vectors ({@code *.vectors.jsonl}): single calls of a function with what it read and what
 * the reference answered. The reader keeps every number as its text; the function's own result says
 * of which type each number is and how exactly it has to agree.
 */
package dev.goldtrace.vector;
