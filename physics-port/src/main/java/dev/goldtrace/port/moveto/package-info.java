/**
 * The move-to manager and the movement manager, the facade that an object talks to (spec moveto.md
 * sections 2 to 4).
 */
package dev.goldtrace.port.moveto;
