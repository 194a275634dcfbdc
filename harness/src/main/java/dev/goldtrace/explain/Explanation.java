package dev.goldtrace.explain;

import java.util.Optional;

/**
 * Why a case differs, as far as it can be told.
 *
 * @param kind what the divergence looks like, with the diagnosis and the next step
 * @param blame the function that wrote the first wrong value
 */
public record Explanation(Kind kind, Optional<Blame> blame) {}
