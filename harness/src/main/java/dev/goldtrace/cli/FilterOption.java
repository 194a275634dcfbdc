package dev.goldtrace.cli;

import dev.goldtrace.check.CaseFilter;
import java.util.List;
import picocli.CommandLine.Option;

/** The conditions that what a command looks at must fulfil. */
final class FilterOption {
  @Option(
      names = "--filter",
      paramLabel = "CONDITION",
      description =
          "Only those with tag:WORD, family:WORD, origin:WORD, dialect:WORD, those of a port with"
              + " the known divergence:ID, those that enter address:ADDRESS or a function of"
              + " manager:CLASS by their golden probes, or those whose id matches a pattern."
              + " Function vectors have no tags and no divergence, and the address and class of"
              + " their one function. Given several times, all must hold.")
  private List<String> texts = List.of();

  /** The conditions as they were given. */
  List<String> texts() {
    return texts;
  }

  boolean isEmpty() {
    return texts.isEmpty();
  }

  /** The conditions for messages. */
  String shown() {
    return String.join(" and ", texts);
  }

  /**
   * The conditions.
   *
   * @throws UsageException one of them is none
   */
  List<CaseFilter> all() {
    try {
      return texts.stream().map(CaseFilter::parse).toList();
    } catch (IllegalArgumentException e) {
      throw new UsageException(e.getMessage());
    }
  }

  /**
   * Makes sure that golden probes can answer all of them.
   *
   * @throws UsageException one asks for a function that is not probed
   */
  void requireProbed() {
    try {
      all().forEach(CaseFilter::requireProbed);
    } catch (IllegalArgumentException e) {
      throw new UsageException(e.getMessage());
    }
  }

  /**
   * Makes sure that none asks for more than a name.
   *
   * @param what what has only a name
   */
  void requireName(String what) {
    for (CaseFilter filter : all()) {
      if (filter.asksHeader() || filter.asksFunction()) {
        throw new UsageException(
            "a "
                + what
                + " is chosen by its name alone, so '"
                + filter
                + "' can't be asked; use a pattern of ids or family:.");
      }
    }
  }

  /**
   * Makes sure that none asks for what only a header holds.
   *
   * @param what what has no header
   */
  void requireNoHeader(String what) {
    for (CaseFilter filter : all()) {
      if (filter.asksHeader()) {
        throw new UsageException(
            "a "
                + what
                + " has no tags, origin, dialect or divergence, so '"
                + filter
                + "' can't be asked; use a pattern of ids, family:, address: or manager:.");
      }
    }
  }
}
