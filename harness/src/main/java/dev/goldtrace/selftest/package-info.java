/**
 * Checks the checker: plants every kind of difference in a recording and looks whether the
 * comparison finds it where it is.
 */
package dev.goldtrace.selftest;
