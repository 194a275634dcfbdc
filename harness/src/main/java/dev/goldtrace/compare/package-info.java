/**
 * Compares a recording with golden rows, tick by tick, to the last bit. Computes and never prints;
 * knows neither files nor the port.
 */
package dev.goldtrace.compare;
