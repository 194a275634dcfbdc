package dev.goldtrace.check;

import dev.goldtrace.trace.InputException;
import java.util.List;
import java.util.function.Function;

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
   * Those that fulfil the conditions, in their order. One that can't be read is kept, so that
   * running it tells what is wrong with it.
   *
   * @param traits what the conditions look at
   */
  public <T> List<T> fulfilling(List<T> all, Function<T, CaseTraits> traits) {
    return filters.isEmpty()
        ? all
        : all.stream().filter(one -> fulfils(traits.apply(one))).toList();
  }

  /**
   * Those of the shard, in their order.
   *
   * @param id stable name
   */
  public <T> List<T> part(List<T> all, Function<T, String> id) {
    return all.stream().filter(one -> shard.holds(id.apply(one))).toList();
  }

  private boolean fulfils(CaseTraits traits) {
    try {
      return filters.stream().allMatch(filter -> filter.accepts(traits));
    } catch (InputException unreadable) {
      return true;
    }
  }
}
