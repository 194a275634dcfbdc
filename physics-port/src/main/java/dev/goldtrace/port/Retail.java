package dev.goldtrace.port;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * Names the function of the retail client (build 11.4186) that a method ports. Checks, reports,
 * coverage and {@code explain} are keyed by the address.
 */
@Documented
@Retention(RetentionPolicy.RUNTIME)
@Target({ElementType.METHOD, ElementType.CONSTRUCTOR})
public @interface Retail {

  /** Entry point in the retail executable, e.g. {@code 0x00555430}. */
  int address();

  /** Retail's qualified name, e.g. {@code "StickyManager::adjust_offset"}. */
  String name();
}
