package dev.goldtrace.check;

import dev.goldtrace.trace.InputException;
import java.nio.file.Path;
import java.util.List;

/**
 * Which of the selected cases are to be run.
 *
 * @param filters conditions that all must hold
 * @param shard the part of those that fulfil them
 */
public record CaseChoice(List<CaseFilter> filters, Shard shard) {

  public CaseChoice {
    filters = List.copyOf(filters);
  }

  /** Whether it leaves out nothing. */
  public boolean all() {
    return filters.isEmpty() && shard.equals(Shard.WHOLE);
  }

  /**
   * The chosen cases in their order. A case whose trace can't be read is kept, so that running it
   * tells what is wrong with it.
   *
   * @param here the folder that relative paths are relative to
   */
  public List<TraceCase> of(List<TraceCase> cases, Path here) {
    boolean counted = filters.stream().anyMatch(CaseFilter::needsCensus);
    ProbeCensus census = ProbeCensus.of(counted ? cases : List.of(), here);
    return cases.stream()
        .filter(one -> shard.holds(one.id()))
        .filter(one -> filters.isEmpty() || fulfils(one, here, census))
        .toList();
  }

  private boolean fulfils(TraceCase one, Path here, ProbeCensus census) {
    try {
      CaseFacts facts = CaseFacts.read(one, here);
      return filters.stream().allMatch(filter -> filter.accepts(facts, census));
    } catch (InputException unreadable) {
      return true;
    }
  }
}
