package dev.goldtrace.explain;

/**
 * What a report calls the two things that it compares.
 *
 * @param expected the values of the one that decides
 * @param actual the values of the other one
 * @param own the adjective of what is the deciding one's
 * @param expectedWhole the one that decides, as a whole
 * @param actualWhole the other one, as a whole
 * @param incomparable why rows of a kind are not compared
 * @param one what is compared, one of it
 * @param many what is compared, several of it
 * @param same how those are that do not differ
 */
public record Sides(
    String expected,
    String actual,
    String own,
    String expectedWhole,
    String actualWhole,
    String incomparable,
    String one,
    String many,
    String same) {

  /** A golden file and a replay. */
  public static final Sides REPLAY =
      new Sides(
          "golden",
          "replayed",
          "the golden",
          "the golden file",
          "the replay",
          "the subject does not emit them, or there are no golden files of them",
          "trace",
          "traces",
          "as golden");

  /** The two recordings that a user names. */
  public static final Sides RECORDINGS =
      new Sides(
          "A",
          "B",
          "A's",
          "A",
          "B",
          "A or B lacks files of them",
          "recording",
          "recordings",
          "equal");

  /** Whether the second one is a replay of a trace by a port, and not a file. */
  boolean isReplay() {
    return this == REPLAY;
  }
}
