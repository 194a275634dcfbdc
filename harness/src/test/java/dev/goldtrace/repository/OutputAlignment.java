package dev.goldtrace.repository;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * What a document should show of an output that has changed: the printed line in the place of each
 * shown line that it resembles most, and {@code ...} where the document left something out.
 *
 * <p>A cheapest way from the shown to the printed lines: replacing a line costs the share of its
 * words that differ, dropping a shown line or adding a printed one costs more, and {@code ...}
 * takes printed lines almost for nothing.
 */
final class OutputAlignment {
  static final String ANYTHING = "...";

  private static final double CHANGED = 0.1;
  private static final double DROPPED = 1;
  private static final double ADDED = 0.6;
  private static final double LEFT_OUT = 0.01;

  private final List<String> shown;
  private final List<String> printed;
  private final double[][] cost;

  private OutputAlignment(List<String> shown, List<String> printed) {
    this.shown = shown;
    this.printed = printed;
    this.cost = new double[shown.size() + 1][printed.size() + 1];
    for (int i = shown.size(); i >= 0; i--) {
      for (int j = printed.size(); j >= 0; j--) {
        cost[i][j] = i == shown.size() && j == printed.size() ? 0 : cheapest(i, j);
      }
    }
  }

  /** The lines to show. */
  static List<String> align(List<String> shown, List<String> printed) {
    return new OutputAlignment(shown, printed).lines();
  }

  private List<String> lines() {
    List<String> lines = new ArrayList<>();
    int i = 0;
    int j = 0;
    while (i < shown.size() || j < printed.size()) {
      double least = cost[i][j];
      if (least == skipped(i, j)) {
        if (isGap(i)) {
          lines.add(ANYTHING);
        }
        i++;
      } else if (least == replaced(i, j)) {
        lines.add(printed.get(j));
        i++;
        j++;
      } else {
        if (!isGap(i)) {
          lines.add(printed.get(j));
        }
        j++;
      }
    }
    return lines;
  }

  private double cheapest(int i, int j) {
    return Math.min(skipped(i, j), Math.min(replaced(i, j), taken(i, j)));
  }

  /** Goes on after a shown line without a printed one. */
  private double skipped(int i, int j) {
    return i == shown.size() ? Double.POSITIVE_INFINITY : (isGap(i) ? 0 : DROPPED) + cost[i + 1][j];
  }

  /** Goes on after both. */
  private double replaced(int i, int j) {
    return i == shown.size() || j == printed.size() || isGap(i)
        ? Double.POSITIVE_INFINITY
        : distance(shown.get(i), printed.get(j)) + cost[i + 1][j + 1];
  }

  /** Goes on after a printed line without a shown one. */
  private double taken(int i, int j) {
    return j == printed.size()
        ? Double.POSITIVE_INFINITY
        : (isGap(i) ? LEFT_OUT : ADDED) + cost[i][j + 1];
  }

  private boolean isGap(int i) {
    return i < shown.size() && shown.get(i).equals(ANYTHING);
  }

  /** 0 for equal lines, otherwise more the fewer words they have in common. */
  private static double distance(String shown, String printed) {
    if (shown.equals(printed)) {
      return 0;
    }
    List<String> words = new ArrayList<>(Arrays.asList(shown.strip().split("\\s+")));
    String[] others = printed.strip().split("\\s+");
    int all = words.size() + others.length;
    long common = Arrays.stream(others).filter(words::remove).count();
    return CHANGED + 1 - 2.0 * common / all;
  }
}
