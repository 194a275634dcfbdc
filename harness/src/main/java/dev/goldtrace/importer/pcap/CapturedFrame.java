package dev.goldtrace.importer.pcap;

/**
 * One frame of a capture.
 *
 * @param number from 1, as packet analysers count
 * @param nanos when it was captured, nanoseconds since 1970
 * @param linkType the LINKTYPE_ number of what it starts with
 * @param bytes what was captured
 * @param whole whether that is all of the frame
 */
record CapturedFrame(long number, long nanos, int linkType, byte[] bytes, boolean whole) {}
