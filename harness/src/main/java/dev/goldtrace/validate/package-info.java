/**
 * Checks traces, golden files and function vectors made by others: every problem with its line and
 * column, not only the first.
 */
package dev.goldtrace.validate;
