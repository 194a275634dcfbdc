package dev.goldtrace.port.motion;

/**
 * A motion handed to the animation side and not yet reported done.
 *
 * @param contextId the context of the parameters it was asked for with
 * @param motion the motion command
 * @param jumpErrorCode why one cannot jump while it is the first pending motion; 0: one can
 */
public record MotionNode(int contextId, int motion, int jumpErrorCode) {}
