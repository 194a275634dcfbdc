package dev.goldtrace.explain;

import dev.goldtrace.check.RetailFunction;
import dev.goldtrace.check.SpecPlace;
import java.util.List;
import java.util.Optional;

/**
 * The retail function that wrote the first wrong value, as far as calls and state tell.
 *
 * @param address its address
 * @param name its name
 * @param evidence how far it can be told
 * @param section the section of the specification about it, if there is one
 * @param source the method of the port, if it is ported
 * @param others addresses of the other functions that write the same value
 */
public record Blame(
    int address,
    String name,
    Evidence evidence,
    Optional<SpecPlace> section,
    Optional<RetailFunction> source,
    List<Integer> others) {

  /** How far the writer of a value can be told. */
  public enum Evidence {
    ENTERED("entered in this tick, and writes this value"),
    ACTIVE("at work in this tick, by the state, and writes this value"),
    COLUMN("writes this value each tick"),
    BEFORE_CALL("entered last before the call, so likely its caller"),
    CALLED("the function called");

    private final String meaning;

    Evidence(String meaning) {
      this.meaning = meaning;
    }

    /** What it says, for readers. */
    public String meaning() {
      return meaning;
    }
  }

  public Blame {
    others = List.copyOf(others);
  }
}
