package dev.goldtrace.minimize;

/**
 * Where a subject stopped.
 *
 * @param record index of the record that it could not carry out
 * @param message why
 */
record Stop(int record, String message) {}
