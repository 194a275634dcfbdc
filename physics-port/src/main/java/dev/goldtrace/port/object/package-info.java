/**
 * The physics object, the world that holds it, what a tick does to it, and what it asks of its
 * environment (spec physics-tick.md and position-managers.md sections 8 and 9).
 */
package dev.goldtrace.port.object;
