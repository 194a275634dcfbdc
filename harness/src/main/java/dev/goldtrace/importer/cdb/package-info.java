/**
 * Makes traces and golden files out of debugger logs of the retail client: log lines, records of
 * the recorder script, sessions, files, each step one direction only. The line format is specified
 * in docs/import-cdb.md. Everything read is untrusted: sizes are bounded, and what does not fit is
 * skipped and told with its line.
 */
package dev.goldtrace.importer.cdb;
