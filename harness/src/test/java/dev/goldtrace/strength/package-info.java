/** How many faults of the port the golden files notice: what mutation testing runs and reports. */
package dev.goldtrace.strength;
