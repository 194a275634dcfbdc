package dev.goldtrace.vector;

import java.util.Map;

/** The vector functions of one part of the port in one dialect. */
interface VectorGroup {

  /**
   * The functions by the name in the vector file's header. Where several functions share a name,
   * the key is {@link VectorFunctions#key the name and the address}.
   */
  Map<String, VectorFunction> functions();
}
