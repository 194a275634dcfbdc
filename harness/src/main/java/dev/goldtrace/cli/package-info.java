/**
 * The command line: one class a command, {@link dev.goldtrace.cli.Main} wires them. Commands read
 * their options, call the packages that do the work and print; they compute nothing themselves.
 */
package dev.goldtrace.cli;
