package dev.goldtrace.diagnose;

import static org.assertj.core.api.Assertions.assertThat;

import dev.goldtrace.repository.RepositoryRoot;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

@Tag("slow")
class DiagnosisProofTest {
  private static final Path ROOT = RepositoryRoot.find();
  private static final Path PAGE = ROOT.resolve("docs/diagnose.md");
  private static final String MARK = "<!-- measured -->\n";

  /** With {@code -Dgoldtrace.update=true} the page is written, not compared. */
  @Test
  void thePageSaysWhatIsMeasured() throws IOException {
    String measured = new DiagnosisProof(ROOT.resolve("traces")).page();
    String page = Files.readString(PAGE);
    String whole = page.substring(0, page.indexOf(MARK) + MARK.length()) + measured;
    if (Boolean.getBoolean("goldtrace.update")) {
      Files.writeString(PAGE, whole);
    }

    assertThat(Files.readString(PAGE)).isEqualTo(whole);
  }
}
