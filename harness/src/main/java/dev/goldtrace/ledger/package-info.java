/** The ledger of known divergences from retail: what each side does, and what can be seen of it. */
package dev.goldtrace.ledger;
