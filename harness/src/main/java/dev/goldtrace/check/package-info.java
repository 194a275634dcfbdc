/**
 * What is checked, by retail address: finds the cases, runs them and turns comparisons into check
 * results.
 */
package dev.goldtrace.check;
