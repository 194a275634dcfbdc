/**
 * The messages that move objects, byte for byte (spec wire.md): what the server sends ({@link
 * dev.goldtrace.port.wire.UpdateMotion}, {@link dev.goldtrace.port.wire.UpdatePosition}, {@link
 * dev.goldtrace.port.wire.UpdatePositionAndMotion}, {@link dev.goldtrace.port.wire.VectorUpdate})
 * and the structures inside.
 *
 * <p>Reading and then writing gives back the same bytes. A sender has a choice where a field that
 * equals its default may be sent or left out, where flag bits have no meaning and where bytes are
 * skipped; so every value read keeps its flag word as sent, bits without meaning included, and the
 * skipped bytes. Floats keep their bits.
 */
package dev.goldtrace.port.wire;
