package dev.goldtrace.result;

import java.util.List;

/**
 * The result of one case.
 *
 * @param id stable name
 * @param trace the trace's file; null if it is no trace
 * @param vectors the file of function vectors; null if it is none
 * @param origin where its golden files come from; with the following, null if it can't be read
 * @param dialect whose behaviour they hold
 * @param title what it is about
 * @param tags words to select it by
 * @param status how it came out
 * @param asExpected whether that is as it is expected to be
 * @param ticks ticks run
 * @param rows rows compared; of function vectors their cases
 * @param cells cells compared
 * @param calls calls compared
 * @param notReached golden rows that the replay never came to
 * @param checks its checks
 * @param first the first divergence
 * @param explanation why it differs
 * @param objects the objects that differ
 * @param failure where the subject stopped, in words
 * @param problem what can't be read
 * @param listed what is listed about it, in words
 * @param rerun the command that runs just this
 */
public record CaseEntry(
    String id,
    String trace,
    String vectors,
    String origin,
    String dialect,
    String title,
    List<String> tags,
    String status,
    boolean asExpected,
    long ticks,
    long rows,
    long cells,
    long calls,
    long notReached,
    List<CheckEntry> checks,
    DivergenceEntry first,
    ExplanationEntry explanation,
    List<ObjectEntry> objects,
    String failure,
    String problem,
    String listed,
    String rerun) {

  /**
   * An object that differs.
   *
   * @param object its id
   * @param signature its first divergence
   * @param later how many differences follow
   */
  public record ObjectEntry(String object, String signature, long later) {}
}
