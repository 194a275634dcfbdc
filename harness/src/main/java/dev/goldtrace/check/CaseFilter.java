package dev.goldtrace.check;

import dev.goldtrace.port.probe.ProbedFunction;
import dev.goldtrace.trace.TraceHeader;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;

/**
 * A condition on cases: {@code tag:WORD}, {@code family:WORD}, {@code origin:WORD}, {@code
 * dialect:WORD}, {@code address:ADDRESS} (the golden probes enter the function), {@code
 * manager:CLASS} (they enter a function of the retail class, {@code StickyManager} or {@code
 * sticky}) or a pattern of ids.
 */
public final class CaseFilter {

  /** What a condition looks at. */
  private enum Subject {
    ID,
    TAG,
    FAMILY,
    ORIGIN,
    DIALECT,
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
              + "' is no filter: write tag:, family:, origin:, dialect:, address: or manager: before the"
              + " word, or a pattern of ids.");
    }
    CaseFilter filter = new CaseFilter(Subject.valueOf(subject), text.substring(colon + 1));
    if (filter.subject == Subject.ADDRESS && filter.functions().isEmpty()) {
      throw new IllegalArgumentException(
          "'" + filter.word + "' is no probed function: golden files do not say who enters it.");
    }
    if (filter.subject == Subject.MANAGER && filter.functions().isEmpty()) {
      throw new IllegalArgumentException(
          "'" + filter.word + "' is no retail class with probed functions, e.g. StickyManager.");
    }
    return filter;
  }

  /** Whether the golden probes must be counted before cases can be judged. */
  public boolean needsCensus() {
    return subject == Subject.ADDRESS || subject == Subject.MANAGER;
  }

  /**
   * Whether a case fulfils the condition.
   *
   * @param census the golden probes of the cases, if {@link #needsCensus}
   */
  public boolean accepts(CaseFacts facts, ProbeCensus census) {
    TraceHeader header = facts.header();
    return switch (subject) {
      case ID -> pattern.matches(facts.traceCase().id());
      case TAG -> header.tags().stream().anyMatch(pattern::matches);
      case FAMILY -> familyMatches(facts.family());
      case ORIGIN -> pattern.matches(header.origin().word());
      case DIALECT -> pattern.matches(header.dialect().word());
      case ADDRESS, MANAGER ->
          functions().stream()
              .anyMatch(function -> census.entries(function).containsKey(facts.traceCase().id()));
    };
  }

  private boolean familyMatches(String family) {
    return pattern.matches(family)
        || pattern.matches(family.substring(family.lastIndexOf('/') + 1));
  }

  private List<ProbedFunction> functions() {
    if (subject == Subject.MANAGER) {
      return Arrays.stream(ProbedFunction.values())
          .filter(function -> isCalled(owner(function)))
          .toList();
    }
    return FunctionCatalog.address(word).flatMap(ProbedFunction::at).stream().toList();
  }

  private boolean isCalled(String retailClass) {
    return retailClass.equalsIgnoreCase(word) || retailClass.equalsIgnoreCase(word + "Manager");
  }

  private static String owner(ProbedFunction function) {
    String name = function.retailName();
    return name.substring(0, name.indexOf("::"));
  }
}
