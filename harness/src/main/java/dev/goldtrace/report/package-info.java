/** Prints results. Never computes any. */
package dev.goldtrace.report;
