package dev.goldtrace.check;

import dev.goldtrace.compare.Signature;
import dev.goldtrace.trace.InputException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/** The cases that are known to diverge. */
public record ExpectedFailureList(List<ExpectedFailure> entries) {

  /** Name of the file in the golden folder. */
  public static final String FILE = "expected-failures.csv";

  private static final List<String> HEADER =
      List.of("pattern", "address", "signature", "reason", "since");

  public ExpectedFailureList {
    entries = List.copyOf(entries);
  }

  /**
   * Reads the list of a golden folder; a folder without one lists nothing.
   *
   * @param shown the file as messages name it
   * @throws InputException the file can't be read as such a list
   */
  public static ExpectedFailureList read(Path file, String shown) {
    ListFile list = new ListFile(shown, HEADER);
    List<ExpectedFailure> entries = new ArrayList<>();
    for (ListFile.Entry entry : list.read(file)) {
      String pattern = list.required(entry, 0, "a pattern of trace ids");
      if (!entry.cell(1).matches("|0x[0-9A-F]{8}")) {
        throw list.problem(entry, 1, "the retail address of a function, 0x%08X, or nothing");
      }
      Signature signature =
          Signature.parse(entry.cell(2))
              .orElseThrow(
                  () ->
                      list.problem(
                          entry,
                          2,
                          "the first divergence as TICK/OBJECT/FIELD, e.g. 6/0x80000001/y, as a"
                              + " failing replay prints it; * stands for any part"));
      entries.add(
          new ExpectedFailure(
              new IdPattern(pattern),
              entry.cell(1),
              signature,
              list.required(entry, 3, "a sentence"),
              list.required(entry, 4, "a date or an issue"),
              shown,
              entry.line()));
    }
    return new ExpectedFailureList(entries);
  }
}
