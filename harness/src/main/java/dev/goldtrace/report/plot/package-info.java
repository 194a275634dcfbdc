/** Draws where the tracks of a recording and of its golden files part, as SVG. */
package dev.goldtrace.report.plot;
