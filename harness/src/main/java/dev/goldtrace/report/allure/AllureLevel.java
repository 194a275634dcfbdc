package dev.goldtrace.report.allure;

/** How fine the results are. */
public enum AllureLevel {
  /** One result a trace, for very large runs. */
  TRACE,
  /** One result a trace and check. */
  CHECK
}
