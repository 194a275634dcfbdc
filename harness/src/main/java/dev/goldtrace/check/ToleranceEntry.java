package dev.goldtrace.check;

import dev.goldtrace.compare.Tolerance;

/**
 * An entry of the list of tolerances.
 *
 * @param pattern the cases' ids
 * @param tolerance what is allowed
 * @param reason why exactness can't be had, in a sentence
 * @param measured how far off it was when the entry was written
 */
public record ToleranceEntry(
    IdPattern pattern, Tolerance tolerance, String reason, String measured) {}
