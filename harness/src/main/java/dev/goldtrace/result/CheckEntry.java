package dev.goldtrace.result;

/**
 * One check of one case.
 *
 * @param id a retail address, or {@code frames}, {@code state.ct} and the like
 * @param kind what it compares
 * @param title what a reader calls it
 * @param owner the retail class
 * @param passed whether nothing differs
 * @param compared rows or calls compared
 * @param cells cells of those rows
 * @param divergences how many differ
 * @param first the first of them
 */
public record CheckEntry(
    String id,
    String kind,
    String title,
    String owner,
    boolean passed,
    long compared,
    long cells,
    long divergences,
    DivergenceEntry first) {}
