package dev.goldtrace.explain;

import dev.goldtrace.check.CaseResult;
import java.util.Optional;

/**
 * A case and, if it differs, why.
 *
 * @param result the verdict
 * @param explanation why it differs; empty if it does not, or differs as listed
 */
public record ExplainedCase(CaseResult result, Optional<Explanation> explanation) {}
