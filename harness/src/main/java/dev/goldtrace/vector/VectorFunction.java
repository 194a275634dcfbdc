package dev.goldtrace.vector;

import dev.goldtrace.trace.InputException;

/** Calls one function of the port with the members of a case. */
@FunctionalInterface
public interface VectorFunction {

  /**
   * Reads every member that the function reads, calls it, and says what it answered and wrote.
   *
   * @throws InputException a member is missing, of the wrong type, or outside what is defined
   */
  VectorOutput call(VectorInput in);
}
