package dev.goldtrace.importer.pcap;

/**
 * A piece of a message.
 *
 * @param sequence together with {@code id}: which message
 * @param count how many pieces the message has
 * @param index which of them this is, from 0
 */
record Fragment(int sequence, int id, int count, int index, byte[] bytes) {}
