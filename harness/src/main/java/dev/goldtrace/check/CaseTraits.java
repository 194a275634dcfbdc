package dev.goldtrace.check;

import dev.goldtrace.golden.ProbeRow;
import dev.goldtrace.port.probe.ProbedFunction;
import java.util.Collection;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * What conditions look at in a trace, a file of function vectors or a recording. Only what is asked
 * for is read.
 */
public interface CaseTraits {

  /** Stable name. */
  String id();

  /** The words to select it by. */
  default List<String> tags() {
    return List.of();
  }

  /** Where its reference comes from; empty if it does not say. */
  default String origin() {
    return "";
  }

  /** Whose behaviour the reference is; empty if it does not say. */
  default String dialect() {
    return "";
  }

  /** The known divergences that the reference shows besides those of the dialect. */
  default List<String> divergences() {
    return List.of();
  }

  /** The retail functions that it is about or enters. */
  Set<Function> functions();

  /** The folder of the case: the id without its last part; empty if it has only one. */
  default String family() {
    return id().substring(0, Math.max(0, id().lastIndexOf('/')));
  }

  /** A retail function by address and qualified name. */
  record Function(int address, String name) {

    /** The functions that some calls enter. */
    public static Set<Function> enteredBy(Collection<ProbeRow> calls) {
      return calls.stream()
          .map(ProbeRow::function)
          .distinct()
          .map(Function::of)
          .collect(Collectors.toUnmodifiableSet());
    }

    static Function of(ProbedFunction probed) {
      return new Function(probed.address(), probed.retailName());
    }

    /** The retail class. */
    String owner() {
      return name.split("::|\\.")[0];
    }
  }
}
