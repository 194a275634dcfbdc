package dev.goldtrace.result;

import java.util.List;

/**
 * Why a case differs.
 *
 * @param kind what the divergence looks like, e.g. {@code growing_drift}
 * @param diagnosis that in a sentence
 * @param nextStep what to do
 * @param blame the function that wrote the first wrong value
 */
public record ExplanationEntry(String kind, String diagnosis, String nextStep, BlameEntry blame) {

  /**
   * A function.
   *
   * @param address its retail address
   * @param name its name
   * @param evidence how far it can be told
   * @param spec link to its section of the specification
   * @param source file and line of the port
   * @param note what else is known of it: the line of the trace that makes the call, or what it
   *     calls
   * @param others addresses of other functions that write the value
   */
  public record BlameEntry(
      String address,
      String name,
      String evidence,
      String spec,
      String source,
      String note,
      List<String> others) {}
}
