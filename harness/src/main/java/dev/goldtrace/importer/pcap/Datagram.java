package dev.goldtrace.importer.pcap;

/**
 * A UDP datagram over IPv4.
 *
 * @param frame number of the frame that held it
 * @param nanos when it was captured, nanoseconds since 1970
 * @param source IPv4 address
 * @param destination IPv4 address
 */
record Datagram(
    long frame,
    long nanos,
    int source,
    int sourcePort,
    int destination,
    int destinationPort,
    byte[] payload) {}
