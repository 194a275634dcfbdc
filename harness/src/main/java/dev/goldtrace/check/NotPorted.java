package dev.goldtrace.check;

import dev.goldtrace.compare.Signature;
import java.util.Optional;

/**
 * An entry of the list of cases that can't pass yet.
 *
 * @param pattern the cases' ids
 * @param address retail address of a function that is missing; may be empty
 * @param function its name, or what else is missing
 * @param reason why, in a sentence
 * @param file the list
 * @param line the entry's line in it
 */
public record NotPorted(
    IdPattern pattern, String address, String function, String reason, String file, int line)
    implements Expectation {

  @Override
  public String says() {
    return "not ported";
  }

  @Override
  public CaseStatus fulfilled() {
    return CaseStatus.NOT_PORTED;
  }

  @Override
  public boolean accepts(Optional<Signature> found) {
    return true;
  }
}
