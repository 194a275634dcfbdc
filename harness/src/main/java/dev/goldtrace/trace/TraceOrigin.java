package dev.goldtrace.trace;

/** Where a trace and its golden files come from. */
public enum TraceOrigin {
  /** A debugger's log of the retail client. */
  CDB("cdb"),
  /** The published decompilation of the retail client, executed. */
  RETAIL_MODEL("retail-model"),
  /** ACE's own code, executed. */
  ACE("ace"),
  /** A network capture. */
  PCAP("pcap"),
  /** Written for this project; its golden files are this project's own output. */
  AUTHORED("authored");

  private final String word;

  TraceOrigin(String word) {
    this.word = word;
  }

  /** The word in the file. */
  public String word() {
    return word;
  }
}
