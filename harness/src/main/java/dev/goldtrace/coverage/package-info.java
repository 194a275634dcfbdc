/**
 * Which functions of the port the traces and vectors reach, and what came of those. The port runs
 * in a class loader of its own, in which every ported function counts its entries.
 */
package dev.goldtrace.coverage;
