package dev.goldtrace.check;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.goldtrace.trace.InputException;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ReferenceChecksumsTest {
  private static final String SUM_OF_ABC =
      "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad";

  @TempDir private Path root;

  @BeforeEach
  void aListOfTwoFiles() throws IOException {
    Files.createDirectories(root.resolve("golden"));
    Files.writeString(root.resolve("golden/a"), "abc");
    Files.writeString(root.resolve("golden/b"), "abc");
    Files.writeString(
        root.resolve(ReferenceChecksums.FILE),
        SUM_OF_ABC + "  golden/a\n" + SUM_OF_ABC + "  golden/b\n");
  }

  @Test
  void unchangedFilesAreNotReported() {
    ReferenceChecksums sums = ReferenceChecksums.read(root);

    assertThat(sums.size()).isEqualTo(2);
    assertThat(sums.violations()).isEmpty();
  }

  @Test
  void changedAndMissingFilesAreNamed() throws IOException {
    Files.writeString(root.resolve("golden/a"), "abd");
    Files.delete(root.resolve("golden/b"));

    assertThat(ReferenceChecksums.read(root).violations())
        .containsExactly("changed golden/a", "missing golden/b");
  }

  @Test
  void aListInAnotherFormIsRefusedWithItsLine() throws IOException {
    Files.writeString(root.resolve(ReferenceChecksums.FILE), SUM_OF_ABC + "  golden/a\nx\n");

    assertThatThrownBy(() -> ReferenceChecksums.read(root))
        .isInstanceOf(InputException.class)
        .hasMessageStartingWith("golden/SHA256SUMS:2: expected a SHA-256");
  }

  @Test
  void aMissingListSaysHowToGetItBack() throws IOException {
    Files.delete(root.resolve(ReferenceChecksums.FILE));

    assertThatThrownBy(() -> ReferenceChecksums.read(root))
        .isInstanceOf(InputException.class)
        .hasMessageContaining("git checkout -- golden/SHA256SUMS");
  }
}
