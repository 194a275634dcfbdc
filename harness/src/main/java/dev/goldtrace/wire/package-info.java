/** Shows a message of the wire field by field, with offsets, for people and for programs. */
package dev.goldtrace.wire;
