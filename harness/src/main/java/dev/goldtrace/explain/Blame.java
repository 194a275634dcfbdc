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
 * @param note what else is known of it, for readers
 * @param others addresses of the other functions that write the same value
 */
public record Blame(
    int address,
    String name,
    Evidence evidence,
    Optional<SpecPlace> section,
    Optional<RetailFunction> source,
    Optional<String> note,
    List<Integer> others) {

  /** How far the writer of a value can be told. */
  public enum Evidence {
    ENTERED("entered in this tick, and writes this value"),
    ACTIVE("at work in this tick, by the state, and writes this value"),
    COLUMN("writes this value each tick"),
    STORED("writes this stored value when it is called"),
    BEFORE_CALL("can call it and was entered last of those, so likely its caller"),
    CALLED("the function called; its caller is not probed"),
    TRACE("called by the trace itself");

    private final String meaning;

    Evidence(String meaning) {
      this.meaning = meaning;
    }

    /** What it says, for readers. */
    public String meaning() {
      return meaning;
    }
  }

  /** The same with a note. */
  Blame noting(String words) {
    return new Blame(address, name, evidence, section, source, Optional.of(words), others);
  }

  public Blame {
    others = List.copyOf(others);
  }
}
