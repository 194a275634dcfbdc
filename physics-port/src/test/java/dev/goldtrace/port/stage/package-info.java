/** A small world for the tests of movement: what goes in is set by hand, what happens is logged. */
package dev.goldtrace.port.stage;
