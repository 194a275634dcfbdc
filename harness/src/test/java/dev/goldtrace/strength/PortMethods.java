package dev.goldtrace.strength;

import dev.goldtrace.check.RetailFunction;
import dev.goldtrace.check.RetailIndex;
import java.util.List;
import java.util.Locale;

/** Which retail function a changed method ports. */
final class PortMethods {
  private final List<RetailFunction> functions;

  PortMethods(RetailIndex index) {
    functions = index.all();
  }

  /**
   * What a line of the report is about: a ported function, or the rest of a class.
   *
   * @param address as text; empty for methods that port no function by themselves
   * @param name retail's name, or the class
   */
  record Owner(String address, String name) implements Comparable<Owner> {

    /** By address; what has none comes last, by name. */
    @Override
    public int compareTo(Owner other) {
      if (address.isEmpty() != other.address.isEmpty()) {
        return address.isEmpty() ? 1 : -1;
      }
      int byAddress = address.compareTo(other.address);
      return byAddress != 0 ? byAddress : name.compareTo(other.name);
    }
  }

  /** The owner of a mutant; of overloaded methods that port different functions, the nearest. */
  Owner of(Mutant mutant) {
    String simple = mutant.simpleType();
    String method =
        mutant.method().name().equals("<init>")
            ? "new " + simple
            : simple + "." + mutant.method().written();
    RetailFunction owner = null;
    for (RetailFunction function : functions) {
      if (function.method().equals(method)
          && function.file().equals(mutant.path())
          && (owner == null || starts(function, mutant) > starts(owner, mutant))) {
        owner = function;
      }
    }
    return owner == null
        ? new Owner("", simple)
        : new Owner(String.format(Locale.ROOT, "0x%08X", owner.address()), owner.name());
  }

  /** The function's first line if it begins before the mutant, otherwise less than any. */
  private static int starts(RetailFunction function, Mutant mutant) {
    return function.line() <= mutant.line() ? function.line() : -function.line();
  }
}
