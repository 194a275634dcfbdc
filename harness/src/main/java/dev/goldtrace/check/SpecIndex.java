package dev.goldtrace.check;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Where the specification speaks of a retail address. The texts of docs/spec are in the program as
 * resources.
 */
public final class SpecIndex {
  /** Most specific first: where several texts name an address, the first is the one to read. */
  static final List<String> FILES =
      List.of(
          "position-managers.md",
          "moveto.md",
          "motion-interpreter.md",
          "physics-tick.md",
          "transition.md",
          "math.md",
          "wire.md",
          "undecided.md",
          "divergences-position.md",
          "divergences-moveto.md",
          "divergences-evidence.md");

  private static final String RESOURCES = "/dev/goldtrace/spec/";
  private static final Pattern ADDRESS = Pattern.compile("0x(00[4-7][0-9A-F]{5})\\b");
  private static final Pattern DIVERGENCE = Pattern.compile("^\\| (D-[A-Z]\\d+) \\|");
  private static final Pattern HEADING = Pattern.compile("^#+ +(.*?)\\s*$");
  private static final Pattern CHAPTER = Pattern.compile("^## .*");
  private static final Comparator<SpecPlace> BEST_FIRST =
      Comparator.comparing((SpecPlace place) -> isDivergence(place))
          .thenComparing(place -> !place.heading());

  private final Map<Integer, List<SpecPlace>> places;

  private SpecIndex(Map<Integer, List<SpecPlace>> places) {
    this.places = places;
  }

  /** Reads the specification that this program was built with. */
  public static SpecIndex ofProgram() {
    Map<Integer, List<SpecPlace>> places = new TreeMap<>(Integer::compareUnsigned);
    for (String file : FILES) {
      read(file, places);
    }
    places.values().forEach(list -> list.sort(BEST_FIRST));
    return new SpecIndex(places);
  }

  private static void read(String file, Map<Integer, List<SpecPlace>> places) {
    String chapter = "";
    String title = "";
    int number = 0;
    for (String line : lines(file)) {
      number++;
      Matcher heading = HEADING.matcher(line);
      boolean isHeading = heading.matches();
      if (isHeading) {
        title = heading.group(1);
        chapter = CHAPTER.matcher(line).matches() ? title : chapter;
      }
      Matcher address = ADDRESS.matcher(line);
      while (address.find()) {
        places
            .computeIfAbsent(
                Integer.parseUnsignedInt(address.group(1), 16), key -> new ArrayList<>())
            .add(new SpecPlace(file, number, chapter, title, anchor(title), isHeading, line));
      }
    }
  }

  private static List<String> lines(String file) {
    try (InputStream resource = SpecIndex.class.getResourceAsStream(RESOURCES + file);
        BufferedReader reader =
            new BufferedReader(new InputStreamReader(resource, StandardCharsets.UTF_8))) {
      return reader.lines().toList();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** The anchor that GitHub gives a heading. */
  static String anchor(String title) {
    StringBuilder anchor = new StringBuilder();
    title
        .toLowerCase(Locale.ROOT)
        .codePoints()
        .filter(c -> Character.isLetterOrDigit(c) || c == ' ' || c == '-' || c == '_')
        .map(c -> c == ' ' ? '-' : c)
        .forEach(anchor::appendCodePoint);
    return anchor.toString();
  }

  private static boolean isDivergence(SpecPlace place) {
    return place.file().startsWith("divergences-");
  }

  /** The section to read about a function, if the specification names its address. */
  public Optional<SpecPlace> section(int address) {
    return places.getOrDefault(address, List.of()).stream()
        .filter(place -> !isDivergence(place))
        .findFirst();
  }

  /**
   * The rows of the divergence tables about a function, e.g. {@code D-P01}, in the table's order.
   */
  public List<String> divergences(int address) {
    return places.getOrDefault(address, List.of()).stream()
        .map(place -> DIVERGENCE.matcher(place.text()))
        .filter(Matcher::find)
        .map(row -> row.group(1))
        .distinct()
        .toList();
  }

  /** The functions that a section of their own is about, with the section. */
  public Map<Integer, SpecPlace> sections() {
    Map<Integer, SpecPlace> sections = new TreeMap<>(Integer::compareUnsigned);
    for (int address : places.keySet()) {
      section(address).filter(SpecPlace::heading).ifPresent(place -> sections.put(address, place));
    }
    return sections;
  }
}
