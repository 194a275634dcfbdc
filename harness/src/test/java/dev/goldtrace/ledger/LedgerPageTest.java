package dev.goldtrace.ledger;

import static org.assertj.core.api.Assertions.assertThat;

import dev.goldtrace.repository.RepositoryRoot;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;

class LedgerPageTest {
  private static final Path PAGE = RepositoryRoot.find().resolve("docs/divergences.md");

  /** With {@code -Dgoldtrace.update=true} the page is written, not compared. */
  @Test
  void thePageIsThatOfTheLedger() throws IOException {
    String page = LedgerPage.of(Ledger.ofProgram());
    if (Boolean.getBoolean("goldtrace.update")) {
      Files.writeString(PAGE, page);
    }

    assertThat(Files.readString(PAGE)).isEqualTo(page);
  }
}
