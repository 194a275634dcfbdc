/** Numbers as text: shortest digits that parse back to the same bits, and correct parsing. */
package dev.goldtrace.number;
