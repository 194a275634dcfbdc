/**
 * The JUnit Platform engine {@code goldtrace}: traces and function vectors as tests, one for each
 * retail function of a trace. Discovery reads the golden files only; execution replays a trace once
 * and lets each of its checks look at the result.
 */
package dev.goldtrace.junit;
