package dev.goldtrace.compare;

/**
 * One side of an object's behaviour that is compared on its own: a group of columns, the calls of
 * one function, or the order of all calls.
 */
public sealed interface Aspect permits ColumnGroup, FunctionCalls, CallSequence {

  /** Short stable name, e.g. {@code frames}, {@code state.ct} or {@code 0x00555710}. */
  String id();
}
