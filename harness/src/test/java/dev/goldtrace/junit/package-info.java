/** The golden traces as JUnit tests: one test a trace and check. */
package dev.goldtrace.junit;
