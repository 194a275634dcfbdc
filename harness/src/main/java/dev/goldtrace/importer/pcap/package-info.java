/**
 * Makes traces out of network captures: capture file, frames, datagrams, transport packets,
 * fragments, messages, trace records, each step one direction only. Everything read is untrusted:
 * sizes are bounded, and what does not fit is counted and skipped.
 *
 * <p>The capture formats are read here and not by a library: the pure Java ones do not read pcapng,
 * and the others need a native library.
 */
package dev.goldtrace.importer.pcap;
