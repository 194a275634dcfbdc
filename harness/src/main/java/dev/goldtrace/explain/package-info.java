/**
 * Says why a case differs, as far as the recordings tell: the kind of the first divergence and the
 * function to look at. Works on whole recordings in memory, after the verdict and without any part
 * in it.
 */
package dev.goldtrace.explain;
