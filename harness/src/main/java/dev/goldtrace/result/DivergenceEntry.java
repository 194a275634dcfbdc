package dev.goldtrace.result;

/**
 * A place where replay and golden file differ.
 *
 * @param signature it in one word: {@code TICK/OBJECT/FIELD}, of function vectors {@code
 *     LINE/MEMBER}
 * @param kind in what way
 * @param line the line of the case in a file of function vectors; null elsewhere
 * @param tick the tick; with the object, null in function vectors
 * @param time its clock, seconds; null where it is unknown
 * @param object the object's id
 * @param field the column or argument; null for whole rows and calls
 * @param headline it in a sentence
 * @param golden the golden value or call
 * @param replayed the replayed value or call
 * @param ulps distance in representable values, unsigned decimal
 * @param absolute distance
 * @param lastEntered the call entered last before it
 */
public record DivergenceEntry(
    String signature,
    String kind,
    Integer line,
    Integer tick,
    Double time,
    String object,
    String field,
    String headline,
    Value golden,
    Value replayed,
    String ulps,
    Double absolute,
    String lastEntered) {

  /**
   * A value or call as one side has it.
   *
   * @param text as it stands in a golden file
   * @param bits the bits of a number, hexadecimal
   */
  public record Value(String text, String bits) {}
}
