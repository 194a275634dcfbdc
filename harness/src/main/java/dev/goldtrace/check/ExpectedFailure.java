package dev.goldtrace.check;

import dev.goldtrace.compare.Signature;
import java.util.Optional;

/**
 * An entry of the list of cases that are known to diverge, and how.
 *
 * @param pattern the cases' ids
 * @param address retail address of the function that is at fault; may be empty
 * @param signature their first divergence
 * @param reason why, in a sentence
 * @param since when it was found, or the issue
 * @param file the list
 * @param line the entry's line in it
 */
public record ExpectedFailure(
    IdPattern pattern,
    String address,
    Signature signature,
    String reason,
    String since,
    String file,
    int line)
    implements Expectation {

  @Override
  public String says() {
    return "failing with " + signature;
  }

  @Override
  public CaseStatus fulfilled() {
    return CaseStatus.EXPECTED_FAILURE;
  }

  @Override
  public boolean accepts(Optional<Signature> found) {
    return found.filter(signature::accepts).isPresent();
  }
}
