package dev.goldtrace.importer.pcap;

import dev.goldtrace.trace.TraceRecord;

/**
 * A record and when it happens.
 *
 * @param nanos nanoseconds since 1970
 */
record TimedRecord(long nanos, TraceRecord record) {}
