package dev.goldtrace.doctor;

import dev.goldtrace.selftest.ComparatorSelfTest;

/** Examines whether the comparison of this program sees what it has to see. */
public final class Comparator {

  /** Plants differences and looks whether each is found. */
  public Finding examine() {
    ComparatorSelfTest.Result result = new ComparatorSelfTest().run();
    return result.passed()
        ? Finding.ok(
            "comparator", result.planted() + " planted differences, each found where it is")
        : Finding.bad(
            "comparator",
            result.blunders().get(0),
            "No verdict of this program can be trusted; report it with the output of --version.");
  }
}
