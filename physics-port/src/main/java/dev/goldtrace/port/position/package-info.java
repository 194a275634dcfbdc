/**
 * What moves an object without the player's input: interpolation to received positions, sticking to
 * another object, and the constraint around the last received position (spec position-managers.md
 * sections 3 to 6).
 */
package dev.goldtrace.port.position;
