package dev.goldtrace.check;

import dev.goldtrace.port.probe.ProbedFunction;
import dev.goldtrace.text.NearMatch;
import java.util.Arrays;
import java.util.Collection;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;

/**
 * A condition on cases: {@code tag:WORD}, {@code family:WORD}, {@code origin:WORD}, {@code
 * dialect:WORD}, {@code divergence:ID} (they show a port with it), {@code address:ADDRESS} (they
 * enter or are about the function), {@code manager:CLASS} (a function of the retail class, {@code
 * StickyManager} or {@code sticky}) or a pattern of ids.
 */
public final class CaseFilter {

  /** What a condition looks at. */
  private enum Subject {
    ID,
    TAG,
    FAMILY,
    ORIGIN,
    DIALECT,
    DIVERGENCE,
    ADDRESS,
    MANAGER
  }

  private final Subject subject;
  private final String word;
  private final IdPattern pattern;

  private CaseFilter(Subject subject, String word) {
    this.subject = subject;
    this.word = word;
    this.pattern = new IdPattern(word);
  }

  /**
   * Reads a condition.
   *
   * @throws IllegalArgumentException it is none; the message says what there is
   */
  public static CaseFilter parse(String text) {
    int colon = text.indexOf(':');
    if (colon < 0) {
      return new CaseFilter(Subject.ID, text);
    }
    String subject = text.substring(0, colon).toUpperCase(Locale.ROOT);
    if (Arrays.stream(Subject.values()).noneMatch(known -> known.name().equals(subject))) {
      throw new IllegalArgumentException(
          "'"
              + text
              + "' is no filter: write tag:, family:, origin:, dialect:, divergence:, address: or manager: before the"
              + " word, or a pattern of ids.");
    }
    if (colon == text.length() - 1) {
      throw new IllegalArgumentException(
          "'" + text + "' is no filter: write the word that is meant behind the colon.");
    }
    CaseFilter filter = new CaseFilter(Subject.valueOf(subject), text.substring(colon + 1));
    if (filter.subject == Subject.ADDRESS && FunctionCatalog.address(filter.word).isEmpty()) {
      throw new IllegalArgumentException(
          "'" + filter.word + "' is no address of a retail function, e.g. 0x00555710.");
    }
    return filter;
  }

  /**
   * Makes sure that probes can answer the condition.
   *
   * @throws IllegalArgumentException no probed function is meant; the message says what there is
   */
  public void requireProbed() {
    boolean probed =
        Arrays.stream(ProbedFunction.values()).map(CaseTraits.Function::of).anyMatch(this::isMeant);
    if (subject == Subject.ADDRESS && !probed) {
      throw new IllegalArgumentException(
          "'" + word + "' is no probed function: golden files do not say who enters it.");
    }
    if (subject == Subject.MANAGER && !probed) {
      throw new IllegalArgumentException(
          "'" + word + "' is no retail class with probed functions, e.g. StickyManager.");
    }
  }

  /** Whether the condition is about what stands in a header: tags, origin and the like. */
  public boolean asksHeader() {
    return switch (subject) {
      case TAG, ORIGIN, DIALECT, DIVERGENCE -> true;
      case ID, FAMILY, ADDRESS, MANAGER -> false;
    };
  }

  /** Whether a case fulfils the condition. */
  public boolean accepts(CaseTraits traits) {
    return switch (subject) {
      case ID -> pattern.matches(traits.id());
      case TAG -> traits.tags().stream().anyMatch(pattern::matches);
      case FAMILY -> familyMatches(traits.family());
      case ORIGIN -> pattern.matches(traits.origin());
      case DIALECT -> pattern.matches(traits.dialect());
      case DIVERGENCE -> traits.divergences().stream().anyMatch(pattern::matches);
      case ADDRESS, MANAGER -> traits.functions().stream().anyMatch(this::isMeant);
    };
  }

  /** Whether the condition is about functions: an address or a class. */
  public boolean asksFunction() {
    return subject == Subject.ADDRESS || subject == Subject.MANAGER;
  }

  /** Whether a function is one that the condition is about; every one if it is about none. */
  public boolean accepts(CaseTraits.Function function) {
    return !asksFunction() || isMeant(function);
  }

  /**
   * The conditions that may have been meant by one that nothing fulfils, most likely first.
   *
   * @param all what there is
   */
  public List<String> near(Collection<? extends CaseTraits> all) {
    if (asksFunction()) {
      return List.of();
    }
    if (subject == Subject.ID) {
      List<String> patterns =
          Stream.of(List.of("family:" + word), IdPattern.anywhere(word), List.of("tag:" + word))
              .flatMap(List::stream)
              .filter(text -> all.stream().anyMatch(parse(text)::accepts))
              .toList();
      if (!patterns.isEmpty()) {
        return patterns;
      }
    }
    String prefix = subject == Subject.ID ? "" : subject.name().toLowerCase(Locale.ROOT) + ":";
    Set<String> words = new TreeSet<>();
    all.forEach(one -> words.addAll(offered(one)));
    return NearMatch.of(word, words).stream().map(near -> prefix + near).toList();
  }

  private List<String> offered(CaseTraits traits) {
    return switch (subject) {
      case ID -> List.of(traits.id());
      case TAG -> traits.tags();
      case FAMILY -> List.of(traits.family(), lastPart(traits.family()));
      case ORIGIN -> List.of(traits.origin());
      case DIALECT -> List.of(traits.dialect());
      case DIVERGENCE -> traits.divergences();
      case ADDRESS, MANAGER -> List.of();
    };
  }

  private boolean isMeant(CaseTraits.Function function) {
    return switch (subject) {
      case ADDRESS ->
          FunctionCatalog.address(word).filter(it -> it == function.address()).isPresent();
      case MANAGER ->
          function.owner().equalsIgnoreCase(word)
              || function.owner().equalsIgnoreCase(word + "Manager");
      default -> false;
    };
  }

  @Override
  public String toString() {
    return subject == Subject.ID ? word : subject.name().toLowerCase(Locale.ROOT) + ":" + word;
  }

  private boolean familyMatches(String family) {
    return pattern.matches(family) || pattern.matches(lastPart(family));
  }

  private static String lastPart(String family) {
    return family.substring(family.lastIndexOf('/') + 1);
  }
}
